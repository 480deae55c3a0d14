export { earthquake as check } from "@x/eurocode/en-1998-1/check";
