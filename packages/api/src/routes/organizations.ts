import * as z from "zod";
import {
  id,
  invitation,
  name,
  newInvitation,
  newOrganization,
  organization,
  page,
  person,
  role,
} from "../resources.ts";
import { bothPaths, nextLink, type Route, smallBody } from "../route.ts";

const office = {
  id: 12,
  name: "Bridge Office",
  role: "owner",
  tier: "studio",
  subscription_status: "active",
  created_at: "2026-11-21T09:30:00.000Z",
} as const;
const ben = { id: 14, email: "ben@example.com", role: "checker", created_at: "2026-11-21T10:00:00.000Z" } as const;
const invited = {
  id: 3,
  email: "ben@example.com",
  role: "checker",
  created_at: "2026-11-21T09:40:00.000Z",
  expires_at: "2026-11-28T09:40:00.000Z",
} as const;
const mine = { tag: "Organizations", access: "cookie", role: "self", whenCanceled: true } as const;
const owners = { tag: "Organizations", access: "cookie", role: "owner" } as const;
const people = z.object({ id: id("person") });

/** Accounts that several people share, and what each of them may do there. */
export const organizationRoutes = {
  list: {
    method: "GET",
    ...bothPaths("/organizations"),
    operationId: "organizations",
    summary: "Organizations of the person who is signed in",
    description: "With the role in each, by name.",
    ...mine,
    success: {
      status: 200,
      description: "The organizations",
      schema: z.object({ organizations: z.array(organization) }),
      example: { organizations: [office] },
    },
  },
  create: {
    method: "POST",
    ...bothPaths("/organizations"),
    operationId: "create-organization",
    summary: "Make an organization",
    description:
      "An account that several people share: projects, jobs, tokens, quota, plan and audit log are the organization's. Who makes it is its owner, and acts for it from now on. A person may own 10 (409).",
    ...mine,
    verified: true,
    body: {
      schema: newOrganization,
      most: smallBody,
      examples: () => ({
        example: {
          summary: "What one has becomes the office's",
          request: { name: office.name, move: true },
          response: { organization: office },
        },
      }),
    },
    success: { status: 201, description: "The organization", schema: z.object({ organization }) },
    errors: [409],
  },
  actFor: {
    method: "PATCH",
    ...bothPaths("/session"),
    operationId: "act-for",
    summary: "Act for an organization, or for oneself",
    description:
      "What this session does from now on is done in that account; null: in one's own. 404 where one is not in it.",
    ...mine,
    body: {
      schema: z.strictObject({
        organization_id: id("the organization to act for").nullable().meta({ description: "null: for oneself" }),
      }),
      most: smallBody,
      examples: () => ({
        example: {
          summary: "For the office",
          request: { organization_id: office.id },
          response: { organization: office },
        },
        oneself: { summary: "For oneself", request: { organization_id: null }, response: {} },
      }),
    },
    success: {
      status: 200,
      description: "What the session acts for; nothing: oneself",
      schema: z.object({ organization: organization.optional() }),
    },
    errors: [404],
  },
  rename: {
    method: "PATCH",
    ...bothPaths("/organization"),
    operationId: "rename-organization",
    summary: "Rename the organization that one acts for",
    description: "409 where one acts for oneself.",
    ...owners,
    body: {
      schema: z.strictObject({ name: name.meta({ description: "display name" }) }),
      most: smallBody,
      examples: () => ({
        example: { summary: "Another name", request: { name: office.name }, response: { organization: office } },
      }),
    },
    success: { status: 200, description: "The organization", schema: z.object({ organization }) },
    errors: [409],
  },
  remove: {
    method: "POST",
    ...bothPaths("/organization/deletion"),
    operationId: "delete-organization",
    summary: "Delete the organization that one acts for, with everything it has",
    description:
      "Takes one's own password. Its tokens end at once, its data and files are removed within a day; its people keep their own accounts. 409 while a subscription is paid for, and where one acts for oneself.",
    ...owners,
    whenCanceled: true,
    body: {
      schema: z.strictObject({ password: z.string().max(200) }),
      most: smallBody,
      examples: () => ({}),
    },
    success: { status: 204, description: "It is closed" },
    errors: [409],
  },
  people: {
    method: "GET",
    ...bothPaths("/people"),
    operationId: "people",
    summary: "Who is in the organization",
    description: "With what each may do; of a person's own account that person alone. In the order in which they came.",
    tag: "Organizations",
    access: "token",
    role: "viewer",
    whenCanceled: true,
    success: {
      status: 200,
      description: "The people",
      schema: z.object({ people: z.array(person) }),
      example: { people: [ben] },
    },
  },
  changeRole: {
    method: "PATCH",
    ...bothPaths("/people/{id}"),
    operationId: "change-role",
    summary: "Change what a person may do",
    description:
      "At once, for the tokens that the person made too: none may more than its maker. 409 for the only owner. Roles: a `viewer` reads; a `checker` also runs checks; an `engineer` also submits, corrects and deletes drawings and keeps projects and webhooks; an `owner` also decides on people, sees the audit log and may delete the organization.",
    ...owners,
    parameters: people,
    body: {
      schema: z.strictObject({ role }),
      most: smallBody,
      examples: () => ({ example: { summary: "A checker", request: { role: "checker" }, response: { person: ben } } }),
    },
    success: { status: 200, description: "The person", schema: z.object({ person }) },
    errors: [409],
  },
  removePerson: {
    method: "DELETE",
    ...bothPaths("/people/{id}"),
    operationId: "remove-person",
    summary: "Take a person out of the organization, or leave it",
    description:
      "Owners take out anybody, everybody may leave. Sessions that act for it end, and so do the tokens that the person made. 409 for the only owner.",
    tag: "Organizations",
    access: "cookie",
    role: "viewer",
    whenCanceled: true,
    parameters: people,
    success: {
      status: 200,
      description: "The person is out",
      schema: z.object({ revoked_tokens: z.int().meta({ description: "tokens that ended with it" }) }),
      example: { revoked_tokens: 1 },
    },
    errors: [409],
  },
  invitations: {
    method: "GET",
    ...bothPaths("/invitations"),
    operationId: "invitations",
    summary: "Invitations that nobody has taken yet",
    description: "Newest first, those whose link is too old as well.",
    ...owners,
    query: page,
    success: {
      headers: nextLink,
      status: 200,
      description: "The invitations",
      schema: z.object({ invitations: z.array(invitation) }),
      example: { invitations: [invited] },
    },
  },
  invite: {
    method: "POST",
    ...bothPaths("/invitations"),
    operationId: "invite",
    summary: "Invite a person by mail",
    description:
      "The link in the mail holds for a week, and once. Whoever opens it signs in as that address, or makes an account, which the link proves to be theirs. Inviting again sends another link, and the former ends. 409 for who is in it already, and where one acts for oneself. 50 a day.",
    ...owners,
    verified: true,
    body: {
      schema: newInvitation,
      most: smallBody,
      examples: () => ({
        example: {
          summary: "A checker",
          request: { email: ben.email, role: "checker" },
          response: { invitation: invited, link: null },
        },
      }),
    },
    success: {
      status: 201,
      description: "On its way",
      schema: z.object({
        invitation,
        link: z
          .string()
          .nullable()
          .meta({ description: "where the server sends no mail: to be handed to the person; shown only once" }),
      }),
    },
    errors: [409],
  },
  withdraw: {
    method: "DELETE",
    ...bothPaths("/invitations/{id}"),
    operationId: "withdraw-invitation",
    summary: "Withdraw an invitation",
    description: "Its link ends.",
    ...owners,
    parameters: z.object({ id: id("invitation") }),
    success: { status: 204, description: "Withdrawn" },
  },
} as const satisfies Record<string, Route>;
