type Fields = Readonly<Record<string, unknown>>;

/** Whether a request says by which annex it is calculated. */
export const namesAnnex = (request: Fields): boolean =>
  request.national_annex !== undefined || request.own_annex !== undefined;

/** A request of a project, or of a folder: what names no annex itself is calculated by theirs. */
export const withAnnex = <Request extends Fields>(request: Request, annex: string | undefined): Request =>
  annex === undefined || namesAnnex(request) ? request : { national_annex: annex, ...request };
