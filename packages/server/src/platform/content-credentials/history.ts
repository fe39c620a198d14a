/** What a picture's manifest says of it. */
export interface PictureHistory {
  /** Name of the file. */
  title: string;
  /** Version of this program. */
  program: string;
  /** The photo as it was uploaded, from which everything was made. */
  original: { path: string; mediaType: string; title: string };
  /** In the order in which they were done. */
  actions: readonly HistoryAction[];
}

export interface HistoryAction {
  /** Name by the standard, such as `c2pa.edited`. */
  action: string;
  description?: string;
  /** Name in the IPTC's list of digital source types. */
  sourceType?: string;
  when?: Date;
  /** Of our own, without their prefix. */
  parameters?: Record<string, unknown>;
}
