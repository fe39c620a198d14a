/** The form values of one destination. A number is a text while it is invalid. */
export interface DestinationFields {
  /** The name of its folder; empty until a new destination is saved. */
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
