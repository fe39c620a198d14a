import type { Version } from '@home-design/contract';
import type { AskedEdit, WantedMode } from '../base/asked-edit.ts';
import type { Furnished } from '../base/furnished.ts';

export interface EditPanelProps {
  /** The version to edit; null without an image. */
  base: Version | null;
  /** The version before it; null for originals. */
  before?: Version | null;
  /** The staging of that version, if it has one; another staging starts before it. */
  furnished?: Furnished | null;
  isApplying: boolean;
  /** Why the last edit was not accepted. */
  problem?: Error | null;
  /** A kind of edit that was requested elsewhere. Each request is a new object. */
  wanted?: WantedMode | null;
  /** Null without a version to edit. */
  onApply: ((edit: AskedEdit) => void) | null;
}
