/** The content of a picture's manifest. */
export interface PictureHistory {
  /** Name of the file. */
  title: string;
  /** Version of this program. */
  program: string;
  /** The uploaded photo from which everything was made. */
  original: { path: string; mediaType: string; title: string };
  /** In the order of the edits. */
  actions: readonly HistoryAction[];
}

export interface HistoryAction {
  /** Name by the standard, such as `c2pa.edited`. */
  action: string;
  description?: string;
  /** Name in the IPTC's list of digital source types. */
  sourceType?: string;
  when?: Date;
  /** Our own ones, without their prefix. */
  parameters?: Record<string, unknown>;
}
