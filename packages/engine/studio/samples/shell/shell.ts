import type { Portal } from '../../../src/render/scene.ts';
import { fixtureParts } from '../fixtures/fixtures.ts';
import type { RoomSpec } from '../room-spec.ts';
import { doorParts } from './doors.ts';
import { fireplaceParts } from './fireplace.ts';
import { panelParts } from './panels.ts';
import type { ShellPart } from './shell-part.ts';
import { trimParts } from './trim.ts';
import { boxParts } from './walls.ts';
import { portalOf, windowParts } from './windows.ts';

/** The room without furniture. */
export interface Shell {
  readonly parts: readonly ShellPart[];
  /** One for each window, in the spec's order. */
  readonly portals: readonly Portal[];
}

/** Builds walls, floor, ceiling, windows, doors, trim and fixtures. */
export function buildShell(spec: RoomSpec): Shell {
  return {
    parts: [
      ...boxParts(spec),
      ...trimParts(spec),
      ...panelParts(spec),
      ...spec.windows.flatMap((window, i) => windowParts(spec, window, i)),
      ...spec.doors.flatMap((door) => doorParts(spec, door)),
      ...fireplaceParts(spec),
      ...fixtureParts(spec),
    ],
    portals: spec.windows.map((window) => portalOf(spec, window)),
  };
}
