import type { RoomType } from '@home-design/vocabulary';
import type { StagingRoom } from '../room/staging-room.ts';
import type { WallFeature } from '../room/wall-features.ts';
import { SEEN, type WallGrid, wallShares } from '../room/wall-grid.ts';
import { type Stretch, shareSeen } from './bare-wall.ts';
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
  return wallLines(room).flatMap((line) => {
    const windows = joined(room.windows.filter(({ face }) => face === line.wall.face));
    const curtains = windows.flatMap((window) => curtainFor(room, line, window) ?? []);
    const isFree = curtains.every((curtain) => !things.some((thing) => hangsBefore(curtain, thing)));
    // Windows of one wall are dressed alike.
    return isFree && curtains.length === windows.length ? curtains : [];
  });
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
  // An arch goes on above what is seen of the window.
  if (!toCeiling && !isWall(wall, [from + 0.05, to - 0.05], [top + 0.1, top + 0.2])) return null;
  const width = to - from + 2 * beside;
  if (width > MOST[0] || height > MOST[1] || height > room.height) return null;
  return candidate('curtain', [width, height, USUAL_SIZES.curtain[2]], {
    ...at((from + to) / 2, 0),
    turn,
    bottom: 0,
    rests: 'wall',
  });
}

/** Meters of plain wall in view right beside a window. */
function wallBeside(wall: WallGrid, { from, to, bottom, top }: WallFeature, side: -1 | 1): number {
  const { cell } = wall;
  let count = 0;
  while (count * cell < BESIDE.best) {
    const near = side < 0 ? from - (count + 1) * cell : to + count * cell;
    if (!isWall(wall, [near + cell / 4, near + (3 * cell) / 4], [bottom, top])) break;
    count++;
  }
  return count * cell;
}

/** Whether a rectangle on a wall is wall in view, apart from its outermost cells. */
function isWall(wall: WallGrid, along: Stretch, heights: Stretch): boolean {
  const { bare, covered } = wallShares(wall, along, heights);
  return bare + covered >= WALL_BESIDE;
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
    return {
      x: print.x + dx,
      z: print.z + dz,
      turn: print.turn,
      halfWidth: drawn / 2,
      halfDepth: PANEL_DEPTH / 2,
    };
  });
}
