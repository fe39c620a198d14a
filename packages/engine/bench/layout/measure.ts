import { analysePhoto } from '../../src/scene/analyse.ts';
import type { Analysis } from '../../src/scene/analysis.ts';
import { FACES, type Face, faceMap, type RoomLayout } from '../../src/scene/room-box/layout.ts';
import { degreesBetween, knownLayout } from '../scenes/known-camera.ts';
import type { LayoutError } from './layout-error.ts';
import { type LayoutView, pictureOf } from './views.ts';

/** A face that fills less of the picture than this cannot be measured, and nothing is put on it. */
const VISIBLE_SHARE = 0.04;

/** Analyzes a view and compares with the room it was rendered from. */
export async function measureLayout(view: LayoutView): Promise<LayoutError> {
  return layoutError(view, await analysePhoto(await pictureOf(view)));
}

/** How far an analysis is from the room and the camera its picture was rendered with. */
export function layoutError(
  view: LayoutView,
  { camera, layout }: Pick<Analysis, 'camera' | 'layout'>,
): LayoutError {
  const truth = knownLayout(view.facts, camera);
  const faces = faceMap(truth.camera, truth.layout, camera.width, camera.height);
  const found = faceMap(camera, layout, camera.width, camera.height);
  const counts = FACES.map((_, face) => faces.filter((f) => f === face).length);
  const scale = truth.layout.cameraHeight / layout.cameraHeight;
  return {
    name: view.name,
    view: view.facts.view,
    heldOut: view.facts.heldOut,
    isEmpty: view.isEmpty,
    upDegrees: degreesBetween(camera.axes[1], truth.camera.axes[1]),
    yawDegrees: degreesBetween(camera.axes[0], truth.camera.axes[0]),
    focalPercent: 100 * (camera.focal / truth.camera.focal - 1),
    scalePercent: 100 * (1 / scale - 1),
    faces: FACES.filter((face, i) => face !== 'floor' && counts[i]! > VISIBLE_SHARE * faces.length).map(
      (face) => {
        const ratio = distance(layout, face) / distance(truth.layout, face);
        return { face, percent: 100 * (ratio - 1), shapePercent: 100 * (scale * ratio - 1) };
      },
    ),
    pixelsWrong: faces.filter((face, i) => face !== found[i]).length / faces.length,
    confidence: layout.confidence,
  };
}

function distance({ min, max }: RoomLayout, face: Face): number {
  return { floor: -min[1], ceiling: max[1], left: -min[0], right: max[0], far: -min[2], behind: max[2] }[
    face
  ];
}
