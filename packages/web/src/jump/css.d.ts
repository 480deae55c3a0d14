/** Styles that come with what they are for. */
declare module "*.css";
