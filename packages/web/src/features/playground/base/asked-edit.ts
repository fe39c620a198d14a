import type { EditMode, VersionId } from '@home-design/contract';

/** An edit as a person asked for it. */
export interface AskedEdit {
  versionId: VersionId;
  mode: EditMode;
  args: Record<string, unknown>;
}

/** A kind of edit asked for by its name. */
export interface WantedMode {
  mode: EditMode;
  /** Whether its tool for pointing things out opens as well. */
  opensTool?: boolean;
}
