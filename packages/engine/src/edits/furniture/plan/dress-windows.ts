import type { RoomType } from '@home-design/vocabulary';
import type { StagingRoom } from '../room/staging-room.ts';
import { CELL } from '../room/floor-grid.ts';
import { type WallFeature, windowsOn } from '../room/wall-features.ts';
import { SEEN, type WallGrid } from '../room/wall-grid.ts';
import { IN_THE_WAY, shareSeen } from './bare-wall.ts';
import { type Candidate, candidate } from './candidate.ts';
import { type Footprint, overlap, turned } from './footprint.ts';
import { type WallLine, wallLines } from './rules.ts';
import { USUAL_SIZES } from './sizes.ts';

const ROOMS: readonly RoomType[] = ['living_room', 'bedroom', 'dining_room', 'office'];
/** From this strength on windows get curtains. */
const FROM_STRENGTH = 0.5;
/** Smallest width and height of a window with curtains, meters. */
const LEAST = [0.7, 0.9] as const;
/** Curtains reach this far beyond the window at best and at least, meters. */
const BESIDE = { best: 0.28, least: 0.14 };
/** … and this far over it, or up to the ceiling if that is nearer than this; meters. */
const OVER = { window: 0.16, toCeiling: 0.32, gap: 0.04 };
/** Windows nearer to each other than this share a curtain, meters. */
const ONE_WINDOW = 0.35;
/** The widest and highest curtain, meters. */
const MOST = [4, 3.3] as const;
/** Widths of the panels drawn to both sides: a share of the rod, but not less than this; meters. */
const DRAWN = { share: 0.21, least: 0.36 };
/** Room that a panel takes before the wall, meters. */
const PANEL_DEPTH = 0.2;
/** Windows that show more of curtains or blinds than this are dressed already. */
const DRESSED = 0.3;
/** Beside a window this share of the wall is seen to be wall. */
const WALL_BESIDE = 0.8;

/** Curtains to the floor for windows that the room network sees whole, where nothing of the group stands before them. */
export function dressWindows(
  room: StagingRoom,
  { roomType, strength }: { roomType: RoomType; strength: number },
  things: readonly Candidate[],
): Candidate[] {
  if (!ROOMS.includes(roomType) || strength < FROM_STRENGTH || !room.wallsTrusted) return [];
  return wallLines(room).flatMap((line) =>
    joined(windowsOn(line.wall))
      .flatMap((window) => curtainFor(room, line, window) ?? [])
      .filter((curtain) => !things.some((thing) => hangsBefore(curtain, thing))),
  );
}

/** Windows side by side as one. */
function joined(windows: readonly WallFeature[]): WallFeature[] {
  const found: WallFeature[] = [];
  for (const window of [...windows].sort((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (!last || window.from - last.to > ONE_WINDOW) found.push(window);
    else {
      found[found.length - 1] = {
        ...last,
        to: Math.max(last.to, window.to),
        bottom: Math.min(last.bottom, window.bottom),
        top: Math.max(last.top, window.top),
      };
    }
  }
  return found;
}

function curtainFor(room: StagingRoom, { wall, turn, at }: WallLine, window: WallFeature): Candidate | null {
  const { from, to, bottom, top } = window;
  if (to - from < LEAST[0] || top - bottom < LEAST[1]) return null;
  if (shareSeen(wall, [from, to], [bottom, top], [SEEN.curtain]) > DRESSED) return null;
  const beside = Math.min(BESIDE.best, wallBeside(wall, window, -1), wallBeside(wall, window, 1));
  if (beside < BESIDE.least) return null;
  const toCeiling = room.ceilingSeen && room.height - top < OVER.toCeiling;
  const height = toCeiling ? room.height - OVER.gap : top + OVER.window;
  const width = to - from + 2 * beside;
  if (width > MOST[0] || height > MOST[1] || height > room.height) return null;
  return candidate('curtain', [width, height, USUAL_SIZES.curtain[2]], {
    ...at((from + to) / 2, 0),
    turn,
    bottom: 0,
    rests: 'wall',
  });
}

/** Meters of wall in view right beside a window, without doors and other windows. */
function wallBeside(wall: WallGrid, { from, to, bottom, top }: WallFeature, side: -1 | 1): number {
  const { cell, start, columns, rows, state } = wall;
  const edge = Math.round(((side < 0 ? from : to) - start) / cell);
  const [low, high] = [Math.ceil(bottom / cell), Math.min(rows, Math.floor(top / cell))];
  let count = 0;
  for (; count * cell < BESIDE.best; count++) {
    const column = side < 0 ? edge - 1 - count : edge + count;
    if (column < 0 || column >= columns) break;
    let seen = 0;
    for (let row = low; row < high; row++) if (state[row * columns + column] !== CELL.unseen) seen++;
    const along = start + (column + 0.5) * cell;
    const isOther = shareSeen(wall, [along, along], [bottom, top], IN_THE_WAY) > 1 - WALL_BESIDE && count > 0;
    if (seen < WALL_BESIDE * (high - low) || isOther) break;
  }
  return count * cell;
}

/** Whether a standing thing is in the place of a curtain's panels. */
export function hangsBefore(curtain: Candidate, thing: Candidate): boolean {
  if (curtain.kind !== 'curtain' || thing.rests !== 'floor') return false;
  return panels(curtain).some((panel) => overlap(panel, thing.print));
}

function panels({ print, size }: Candidate): Footprint[] {
  const drawn = Math.max(DRAWN.least, size[0] * DRAWN.share);
  return [-1, 1].map((side) => {
    const [dx, dz] = turned(side * (size[0] / 2 - drawn / 2), PANEL_DEPTH / 2, print.turn);
    return { x: print.x + dx, z: print.z + dz, turn: print.turn, halfWidth: drawn / 2, halfDepth: PANEL_DEPTH / 2 };
  });
}
