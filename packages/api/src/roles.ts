/** What a person, or a token, may do in an organization: each may do what the ones after it may. */
export const roles = ["owner", "engineer", "checker", "viewer"] as const;
export type Role = (typeof roles)[number];

export const mayAs = (role: Role, needs: Role): boolean => roles.indexOf(role) <= roles.indexOf(needs);
