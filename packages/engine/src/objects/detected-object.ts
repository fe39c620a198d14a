import type { ObjectType } from '@home-design/vocabulary';
import type { ShareBox } from '../base/geometry/share-box.ts';

/** One thing in a photo. */
export interface DetectedObject {
  /** Index in the list; the same photo gives the same numbers, so a person may switch objects on and off by them. */
  readonly id: number;
  readonly type: ObjectType;
  /** 0 … 1. */
  readonly confidence: number;
  readonly box: ShareBox;
}
