/** What the form holds of one destination. Numbers are text while they are none. */
export interface DestinationFields {
  /** Names its folder; empty until a new destination is saved. */
  id: string;
  name: string;
  maxWidth: number | string;
  maxHeight: number | string;
  minWidth: number | string;
  minHeight: number | string;
  /** In kB. */
  maxBytes: number | string;
  /** Empty: no limit. */
  maxPictures: number | string;
}

export type NumberField = Exclude<keyof DestinationFields, 'id' | 'name'>;
