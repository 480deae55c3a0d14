/** A part of the model: the pieces of one mark and profile, or what is fixed to them, as one mesh in metres, y upwards. */
export interface Part {
  readonly kind: PartKind;
  /** Of the member it is, or is fixed to. */
  readonly mark: string;
  readonly profile: string;
  readonly pieces: number;
  readonly positions: Float32Array<ArrayBuffer>;
  readonly normals: Float32Array<ArrayBuffer>;
  readonly indices: Uint32Array<ArrayBuffer>;
}

export type PartKind = "member" | "plate" | "bolt" | "weld";

export type Answer = { readonly parts: readonly Part[] } | { readonly problem: "away" | "unreadable" };
