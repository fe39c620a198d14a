import type { EditMode, VersionId } from '@home-design/contract';

/** A request for an edit. */
export interface AskedEdit {
  versionId: VersionId;
  mode: EditMode;
  args: Record<string, unknown>;
}

/** A kind of edit that a button or a command asks for. */
export interface WantedMode {
  mode: EditMode;
  /** Whether its marking tool opens as well. */
  opensTool?: boolean;
  /** The version that must be open first; absent: the one that is open. */
  at?: VersionId;
}
