// Generated from the schemas of @x/api by tests/docs.test.ts: vitest run tests/ -u writes it anew.

import type { AnnexCode } from "@x/eurocode";

export type Account = {
  /** account */
  id: number;
  email: string;
  tier: "free" | "pro" | "studio";
  subscription_status: "none" | "active" | "trialing" | "past_due" | "unpaid" | "paused" | "incomplete" | "incomplete_expired" | "canceled";
  email_verified_at: string | null;
  /** when the account was made */
  created_at: string;
};

export type Token = {
  /** token */
  id: number;
  name: string;
  /** the last four characters of the value, to tell tokens apart */
  last4: string;
  /** where events are sent; null: nowhere */
  webhook_url: string | null;
  /** flat: job.completed without envelope, as older receivers expect it */
  payload: "envelope" | "flat";
  /** when it was made */
  created_at: string;
  last_used_at: string | null;
  revoked_at: string | null;
};

export type MadeToken = {
  token: {
    /** token */
    id: number;
    name: string;
    /** where events are sent; null: nowhere */
    webhook_url: string | null;
    /** when it was made */
    created_at: string;
    /** the last four characters of the value, to tell tokens apart */
    last4: string;
  };
  /** the token itself, shown only once; null when an answer is repeated */
  value: string | null;
  /** shown only once; null without a webhook */
  webhook_secret: string | null;
};

export type Usage = {
  tier: "free" | "pro" | "studio";
  /** checks a month; null: no limit */
  limit: number | null;
  used: number;
  /** null: no limit */
  remaining: number | null;
  /** start of the next month, UTC */
  reset_at: string;
  by_endpoint: ({
    endpoint: string;
    calls: number;
    /** mean time to the answer, in milliseconds */
    avg_ms: number;
  })[];
};

export type Delivery = {
  /** delivery */
  id: number;
  /** the same at every attempt */
  delivery_id: string;
  event: "project.created" | "job.started" | "job.completed" | "job.failed" | "revision.detected" | "export.ready" | "ping";
  status: "pending" | "delivered" | "dead";
  attempts: number;
  response_status: number | null;
  /** what was wrong with the last attempt */
  error: string | null;
  /** when it was made */
  created_at: string;
  next_attempt_at: string | null;
};

export type Project = {
  /** project */
  id: number;
  name: string;
  description: string | null;
  /** national annex; EN: recommended values */
  national_annex: AnnexCode;
  default_actions: (MemberActions)[] | null;
  /** when it was made */
  created_at: string;
};

export type MemberActions = {
  /** mark of the member */
  mark: string;
  N_Ed?: number | undefined;
  M_y_Ed?: number | undefined;
  M_z_Ed?: number | undefined;
  V_z_Ed?: number | undefined;
  V_y_Ed?: number | undefined;
  T_Ed?: number | undefined;
  B_Ed?: number | undefined;
};

export type Watcher = {
  /** project */
  project_id: number;
  url: string;
  /** minutes between two fetches */
  interval_minutes: number;
  /** what the last fetch found; waiting: not fetched yet; changed: a job was made of it */
  status: "waiting" | "unchanged" | "changed" | "failed";
  /** why the last fetch failed */
  error: string | null;
  job_id: number | null;
  checked_at: string | null;
  /** next look */
  next_at: string;
};

export type JobEntry = {
  /** job */
  id: number;
  status: "pending" | "processing" | "done" | "failed";
  /** 1 for a first submission */
  revision_number: number;
  /** project */
  project_id: number;
  input_filename: string;
  /** when it was submitted */
  created_at: string;
};

export type Job = {
  /** job */
  id: number;
  status: "pending" | "processing" | "done" | "failed";
  /** 1 for a first submission */
  revision_number: number;
  /** project */
  project_id: number;
  input_filename: string;
  /** when it was submitted */
  created_at: string;
  parent_job_id: number | null;
  priority: number;
  national_annex: AnnexCode;
  /** last change */
  updated_at: string;
  /** while it is processing */
  progress?: {
    stage: string;
    fraction: number;
  } | undefined;
  /** the fabrication PDF, when done */
  result_url?: string | undefined;
  /** files that were made, when done */
  export_urls?: Record<string, string> | undefined;
  extracted_data?: ExtractedData | undefined;
  connections_data?: (Connection)[] | undefined;
  welds_data?: (Weld)[] | undefined;
  base_plates_data?: (BasePlate)[] | undefined;
  /** why it failed */
  error?: string | undefined;
  /** what a person has corrected, as given; absent where nothing is */
  corrections?: ({
    mark: string;
    [more: string]: unknown;
  })[] | undefined;
  /** all jobs of the chain, this one too, the oldest first */
  revisions: ({
    /** job */
    id: number;
    revision_number: number;
    status: "pending" | "processing" | "done" | "failed";
  })[];
};

export type ExtractedData = {
  drawing_info: {
    project_name?: string | undefined;
    scale?: string | undefined;
    [more: string]: unknown;
  };
  members: (JobMember)[];
  summary: {
    total_mass_kg: number;
    /** pieces */
    member_count: number;
    row_count: number;
    [more: string]: unknown;
  };
  warnings: (string)[];
  unresolved: ({
    text: string;
    page: number;
    /** x0, y0, x1, y1 in points from the top left corner of the page */
    bbox: [number, number, number, number];
    reason: string;
  })[];
  [more: string]: unknown;
};

export type JobMember = {
  mark: string;
  /** as printed */
  section: string;
  /** the catalogue's name */
  profile?: string | undefined;
  steel_grade: string;
  length_mm?: number | undefined;
  /** pieces */
  quantity: number;
  /** of all pieces */
  mass_kg?: number | undefined;
  section_class?: number | undefined;
  /** false also where the member could not be checked */
  passed: boolean;
  /** fraction; absent where the member could not be checked */
  utilization?: number | undefined;
  buckling?: Record<string, number> | undefined;
  verifications?: ({
    id: string;
    clause: string;
    demand: number;
    resistance: number;
    unit: string;
    utilization: number;
    passed: boolean;
  })[] | undefined;
  actions: Record<string, number>;
  /** file, correction, drawing, area load, project default, self-weight or none */
  actions_source: string;
  /** why it was not checked */
  unchecked?: string | undefined;
  source: {
    page: number;
    /** x0, y0, x1, y1 in points from the top left corner of the page */
    bbox: [number, number, number, number];
    method: string;
    confidence: number;
    [more: string]: unknown;
  };
  [more: string]: unknown;
};

export type Connection = {
  id: string;
  type: string;
  M_j_Rd_kNm: number;
  S_j_ini_kNm_rad: number;
  classification: string;
  passed: boolean;
  /** fraction */
  utilization: number;
  [more: string]: unknown;
};

export type Weld = {
  id: string;
  type: string;
  throat_mm: number;
  F_w_Rd_kN: number;
  passed: boolean;
  [more: string]: unknown;
};

export type BasePlate = {
  id: string;
  section: string;
  plate_width_mm: number;
  N_c_Rd_kN: number;
  passed: boolean;
  [more: string]: unknown;
};

export type JobPage = {
  page: number;
  /** points, as displayed */
  width: number;
  height: number;
  picture_url: string;
  boxes: ({
    kind: "member" | "unresolved" | "other";
    /** x0, y0, x1, y1 in points from the top left corner of the page */
    bbox: [number, number, number, number];
    mark?: string | undefined;
    section?: string | undefined;
    text?: string | undefined;
    method?: string | undefined;
    confidence?: number | undefined;
    reason?: string | undefined;
  })[];
};

export type Submitted = {
  /** job */
  job_id: number;
  status: "pending";
  priority: number;
  /** project */
  project_id: number;
  poll_url: string;
};

export type Revised = {
  /** job */
  job_id: number;
  /** job */
  parent_job_id: number;
  revision_number: number;
  status: "pending";
  poll_url: string;
};

export type Diff = {
  members: {
    added: (Record<string, unknown>)[];
    removed: (Record<string, unknown>)[];
    changed: ({
      before: Record<string, unknown>;
      after: Record<string, unknown>;
      [more: string]: unknown;
    })[];
  };
  connections: {
    added: (Record<string, unknown>)[];
    removed: (Record<string, unknown>)[];
    changed: ({
      before: Record<string, unknown>;
      after: Record<string, unknown>;
      [more: string]: unknown;
    })[];
  };
  welds: {
    added: (Record<string, unknown>)[];
    removed: (Record<string, unknown>)[];
    changed: ({
      before: Record<string, unknown>;
      after: Record<string, unknown>;
      [more: string]: unknown;
    })[];
  };
};

export type ItemSummary = {
  mark?: string | undefined;
  passed: boolean;
  verified: boolean;
  /** fraction */
  utilization: number;
  /** what governs; null where nothing was verified */
  verification: string | null;
  clause: string | null;
};

export type ErrorBody = {
  /** one sentence that says what is wrong */
  error: string;
  /** the same for every error of its kind */
  code: "invalid_input" | "unauthorized" | "forbidden" | "subscription_inactive" | "email_unverified" | "not_found" | "method_not_allowed" | "conflict" | "rate_limited" | "quota_exceeded" | "limit_reached" | "internal" | "unavailable";
  /** where this server says what the code means */
  documentation: string;
  /** every problem of the input */
  details?: ({
    /** field, such as members[0].profile */
    path: string;
    message: string;
  })[] | undefined;
  /** as in the header X-Request-Id and in the server's log */
  request_id: string;
};

export type NamedSection = {
  designation: string;
  family: string;
  /** the standard of its dimensions */
  standard: string;
  shape: string;
  fabrication: string;
  /** mm */
  dimensions: Record<string, unknown>;
  /** computed from the nominal dimensions */
  properties: Record<string, unknown>;
  [more: string]: unknown;
};

export type DeterminedParameter = {
  standard: string;
  symbol: string;
  clause: string;
  text: string;
  under: Record<AnnexCode, DeterminedValue>;
};

export type DeterminedValue = {
  /** absent where a rule takes its place; `reads` says the rule */
  value?: unknown | undefined;
  reads?: string | undefined;
  confidence: string;
  edition: string;
  source: string;
  [more: string]: unknown;
};

export type NewToken = {
  /** what the token is for */
  readonly name: string;
  /** where events of the account are sent: an HTTPS address that is reachable from the internet */
  readonly webhook_url?: string;
  /** key of the signature of events, 16 to 200 characters; made when left out */
  readonly webhook_secret?: string;
  /** envelope where nothing is said */
  readonly payload?: "envelope" | "flat";
};

export type NewProject = {
  /** display name */
  readonly name: string;
  readonly description?: string | null;
  /** national annex; EN: recommended values */
  readonly national_annex?: AnnexCode;
  readonly default_actions?: readonly (MemberActions)[] | null;
};

export type ProjectChange = {
  /** display name */
  readonly name?: string;
  readonly description?: string | null;
  /** national annex; EN: recommended values */
  readonly national_annex?: AnnexCode;
  readonly default_actions?: readonly (MemberActions)[] | null;
};

export type NewWatcher = {
  /** a public address of the PDF, 20 MB at most */
  readonly url: string;
  /** minutes between two fetches; 60 when left out */
  readonly interval_minutes?: number;
};

export type ReportQuery = {
  /** pdf when left out */
  readonly format?: "pdf" | "html" | "md";
  /** of headings and sentences; en when left out */
  readonly lang?: "en" | "nl" | "de" | "fr" | "sv";
  /** true: one page */
  readonly brief?: "true" | "false";
  /** name of the project */
  readonly project?: string;
  /** its number */
  readonly number?: string;
  /** for whom */
  readonly client?: string;
  /** part of the structure */
  readonly part?: string;
  /** who calculated */
  readonly author?: string;
  /** who checked */
  readonly checker?: string;
  /** as it shall be printed; today (UTC) when left out */
  readonly date?: string;
  /** of the report */
  readonly revision?: string;
};

export type Correction = {
  /** mark of the member; an unmarked one has page and place as its mark */
  readonly mark: string;
  /** the drawing has no such member; alone */
  readonly remove?: true;
  readonly section?: string;
  readonly steel_grade?: string;
  readonly length_mm?: number;
  readonly quantity?: number;
  readonly role?: "beam" | "column" | "brace" | "purlin" | "rail" | "chord" | "plate" | "other";
  readonly actions?: {
    readonly N_Ed?: number;
    readonly M_y_Ed?: number;
    readonly M_z_Ed?: number;
    readonly V_z_Ed?: number;
    readonly V_y_Ed?: number;
  };
  readonly tributary_width_mm?: number;
  /** fields of the check, as { "plate": { "t_mm": 15 } } */
  readonly check?: Readonly<Record<string, unknown>>;
  readonly start?: {
    /** skew cut in degrees from square: in the plane of the web (about y) or of the flanges (about z), not both */
    readonly cut?: {
      readonly about_y_deg?: number;
      readonly about_z_deg?: number;
    };
    readonly joint?: "none" | "simple" | "fin-plate" | "header-plate" | "angle-cleats" | "end-plate" | "welded-beam" | "splice" | "gusset" | "hollow-section-joint" | "column-base";
    /** mark of the member that carries it */
    readonly support?: string;
    /** where on each piece of the support; with `support` */
    readonly support_at?: readonly ({
      /** from the start of the support to the axis of this one; of a brace: to where the axes meet */
      readonly x_mm: number;
      /** flanges are top and bottom, faces of the web front and back */
      readonly side: "top" | "bottom" | "front" | "back";
      /** of the axes: across a column; up on a beam, where tops are level by default */
      readonly offset_mm?: number;
      /** of a brace on its gusset: from the support's axis, towards its end; 90 is square */
      readonly angle_deg?: number;
    })[];
    /** fields of the check, as { "plate": { "t_mm": 15 } } */
    readonly set?: Readonly<Record<string, unknown>>;
  };
  readonly end?: {
    /** skew cut in degrees from square: in the plane of the web (about y) or of the flanges (about z), not both */
    readonly cut?: {
      readonly about_y_deg?: number;
      readonly about_z_deg?: number;
    };
    readonly joint?: "none" | "simple" | "fin-plate" | "header-plate" | "angle-cleats" | "end-plate" | "welded-beam" | "splice" | "gusset" | "hollow-section-joint" | "column-base";
    /** mark of the member that carries it */
    readonly support?: string;
    /** where on each piece of the support; with `support` */
    readonly support_at?: readonly ({
      /** from the start of the support to the axis of this one; of a brace: to where the axes meet */
      readonly x_mm: number;
      /** flanges are top and bottom, faces of the web front and back */
      readonly side: "top" | "bottom" | "front" | "back";
      /** of the axes: across a column; up on a beam, where tops are level by default */
      readonly offset_mm?: number;
      /** of a brace on its gusset: from the support's axis, towards its end; 90 is square */
      readonly angle_deg?: number;
    })[];
    /** fields of the check, as { "plate": { "t_mm": 15 } } */
    readonly set?: Readonly<Record<string, unknown>>;
  };
};
