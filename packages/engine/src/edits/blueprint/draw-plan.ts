import { drawLine, type Point } from '../../base/drawing/ink.ts';
import { drawText, THIN, textWidth } from '../../base/drawing/lettering.ts';
import type { Mask } from '../../base/raster/raster.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { rayThrough } from '../../scene/camera/camera.ts';
import { estimatedLength } from './length.ts';
import type { BlueprintRequest } from './request.ts';
import { drawDimension, type Sheet } from './sheet.ts';
import { type WallInView, wallsInView } from './walls-in-view.ts';

const CAPTION = 'FLOOR PLAN';
/** The plan shows at most this much of the room behind the camera, meters. */
const BEHIND = 0.6;
/** Room around the plan for dimensions and its title, in letter heights. */
const SURROUND = { side: 4, top: 3.6, bottom: 4.4 };

/**
 * Draws the floor of the room box from above, the far wall at the top: walls in view in bold as far as they are
 * visible, the rest dashed, the camera and its view, and the estimated dimensions.
 */
export function drawPlan(
  ink: Mask,
  analysis: Analysis,
  sheet: Sheet,
  units: BlueprintRequest['units'],
): void {
  const { layout } = analysis;
  const { plan, letter, line } = sheet;
  const [left, far] = [layout.min[0], layout.min[2]];
  const right = layout.max[0];
  const near = Math.min(layout.max[2], BEHIND);
  const area = {
    x: plan.x + SURROUND.side * letter,
    y: plan.y + SURROUND.top * letter,
    width: plan.width - 2 * SURROUND.side * letter,
    height: plan.height - (SURROUND.top + SURROUND.bottom) * letter,
  };
  const scale = Math.min(area.width / (right - left), area.height / (near - far));
  const startX = area.x + (area.width - scale * (right - left)) / 2;
  const startY = area.y + (area.height - scale * (near - far)) / 2;
  const at = (x: number, z: number): Point => [startX + scale * (x - left), startY + scale * (z - far)];

  const walls = wallsInView(analysis);
  const dashed = { width: line, dash: [3 * line, 4 * line] as const };
  drawLine(ink, [at(left, near), at(left, far), at(right, far), at(right, near)], dashed);
  for (const wall of walls) drawLine(ink, wallLine(wall, analysis, at, near), { width: 3.2 * line });
  drawCamera(ink, analysis, at, near, sheet);

  const shows = (face: WallInView['face']) => walls.some((wall) => wall.face === face);
  const gap = 1.6 * letter;
  if (shows('left') && shows('right')) {
    const [from, to] = [at(left, far), at(right, far)];
    drawDimension(
      [ink],
      [from[0], from[1] - gap],
      [to[0], to[1] - gap],
      estimatedLength(right - left, units),
      sheet,
    );
  }
  if (shows('far')) {
    const [from, to] = [at(left, 0), at(left, far)];
    drawDimension([ink], [from[0] - gap, from[1]], [to[0] - gap, to[1]], estimatedLength(-far, units), sheet);
  }
  const style = { height: letter, pen: THIN * 1.3 };
  const middle = startX + (scale * (right - left)) / 2;
  const below = startY + scale * (near - far) + 2.6 * letter;
  drawText(ink, CAPTION, [middle - textWidth(CAPTION, style) / 2, below], style);
}

function wallLine(
  { face, from, to }: WallInView,
  { layout }: Analysis,
  at: (x: number, z: number) => Point,
  near: number,
): Point[] {
  if (face === 'far') return [at(from, layout.min[2]), at(to, layout.min[2])];
  const x = face === 'left' ? layout.min[0] : layout.max[0];
  return [at(x, from), at(x, Math.min(to, near))];
}

/** A small triangle at the camera, and the edges of its view as far as the walls. */
function drawCamera(
  ink: Mask,
  { camera, layout }: Analysis,
  at: (x: number, z: number) => Point,
  near: number,
  { letter, line }: Sheet,
): void {
  const [x, y] = at(0, 0);
  for (const column of [0, camera.width]) {
    const [rx, , rz] = rayThrough(camera, column, camera.height / 2);
    const reach = Math.min(
      rx === 0 ? Number.POSITIVE_INFINITY : (rx < 0 ? layout.min[0] : layout.max[0]) / rx,
      rz === 0 ? Number.POSITIVE_INFINITY : (rz < 0 ? layout.min[2] : near) / rz,
    );
    drawLine(ink, [[x, y], at(reach * rx, reach * rz)], { width: 0.8 * line, dash: [line, 4 * line] });
  }
  const [fx, , fz] = rayThrough(camera, camera.width / 2, camera.height / 2);
  const length = Math.hypot(fx, fz);
  const [dx, dy] = [(fx / length) * 0.8 * letter, (fz / length) * 0.8 * letter];
  drawLine(
    ink,
    [
      [x - dx - dy * 0.8, y - dy + dx * 0.8],
      [x + dx, y + dy],
      [x - dx + dy * 0.8, y - dy - dx * 0.8],
      [x - dx - dy * 0.8, y - dy + dx * 0.8],
    ],
    { width: 1.4 * line },
  );
}
