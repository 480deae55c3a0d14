/** A picture in shades of grey. */
export interface Gray {
  readonly width: number;
  readonly height: number;
  /** 0 black … 255 white, row by row */
  readonly data: Uint8Array;
}
