import { material } from '../../src/render/materials/material.ts';
import type { RenderScene, RenderSurface } from '../../src/render/scene.ts';
import type { ViewClass } from '../../src/scene/segmentation/room-network/view-classes.ts';
import { fixtureParts } from '../samples/fixtures/fixtures.ts';
import { furnish } from '../samples/furnish.ts';
import { lightOf } from '../samples/light.ts';
import type { PanelSpec, RoomSpec } from '../samples/room-spec.ts';
import { cameraOf, surfacesOfPiece } from '../samples/scene.ts';
import { doorParts } from '../samples/shell/doors.ts';
import { fireplaceParts } from '../samples/shell/fireplace.ts';
import { panelParts } from '../samples/shell/panels.ts';
import type { ShellPart } from '../samples/shell/shell-part.ts';
import { trimParts } from '../samples/shell/trim.ts';
import { boxParts } from '../samples/shell/walls.ts';
import { portalOf, windowParts } from '../samples/shell/windows.ts';
import { classOfShell, labelOfPiece, objectOf } from './label-parts.ts';
import type { ViewRoom, WallOpening } from './view-room.ts';

/**
 * The class of a panel on a wall: molding is painted with its wall, a rail is trim, boards and slabs cover the wall.
 */
const OF_PANEL: Readonly<Record<PanelSpec['kind'], ViewClass>> = {
  molding: 'wall',
  rail: 'trim',
  boards: 'covering',
  slats: 'covering',
  slab: 'covering',
};
/** For door leaves that are not built. */
const UNSEEN = material({ kind: 'plain', color: '#000000' });
/** Edges and tufts of the furniture: as in tests. */
const DETAIL = 1;

/** The room as the renderer draws it; the object number of a pixel is `objectOf` its label. */
export function buildView(room: ViewRoom, width: number): RenderScene {
  const { spec } = room;
  const pieces = furnish(spec, spec.pieces, DETAIL);
  const portals = spec.windows.map((window) => portalOf(spec, window));
  return {
    surfaces: [
      ...shellSurfaces(room),
      ...pieces.flatMap((piece, index) => {
        const object = objectOf(labelOfPiece(piece.placement));
        return surfacesOfPiece(piece, index).map((surface) => ({ ...surface, object }));
      }),
      ...room.added.map((part) => ({ mesh: part.mesh, material: part.material, object: objectOf(part) })),
    ],
    camera: cameraOf(spec.camera, width),
    light: lightOf(spec.light, portals, pieces),
  };
}

function shellSurfaces({ spec, openings, hasFlatCeiling }: ViewRoom): RenderSurface[] {
  const holed: RoomSpec = { ...spec, doors: [...spec.doors, ...openings.map(asDoor)] };
  const box = boxParts(holed).map((part) => labeled(part, isBeam(part, spec) ? 'built-in' : undefined));
  const ceiling = objectOf({ shows: 'ceiling', goes: false });
  return [
    ...box.filter(({ object }) => hasFlatCeiling || object !== ceiling),
    ...trimParts(holed).map((part) => labeled(part)),
    ...spec.panels.flatMap((panel) =>
      panelParts({ ...spec, panels: [panel] }).map((part) => labeled(part, OF_PANEL[panel.kind])),
    ),
    ...spec.windows.flatMap((window, i) => windowParts(spec, window, i)).map((part) => labeled(part)),
    ...spec.doors.flatMap((door) => doorParts(spec, door)).map((part) => labeled(part, 'door')),
    ...[...fireplaceParts(spec), ...fixtureParts(spec)].map((part) => labeled(part)),
  ];
}

function labeled(part: ShellPart, shows: ViewClass = classOfShell(part)): RenderSurface {
  const { mesh, pane } = part;
  return {
    mesh,
    material: part.material,
    object: objectOf({ shows, goes: false }),
    ...(pane !== undefined && { pane }),
  };
}

const isBeam = (part: ShellPart, { ceiling }: RoomSpec): boolean =>
  part.shows === 'ceiling' && part.material !== ceiling.material;

/** Only its hole matters. */
function asDoor(opening: WallOpening): RoomSpec['doors'][number] {
  return { ...opening, material: UNSEEN, panels: [0, 0], handle: UNSEEN };
}
