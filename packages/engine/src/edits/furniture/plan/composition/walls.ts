import type { StagingRoom } from '../../room/staging-room.ts';
import { bareStretches, coversSomething, IN_THE_WAY, placeOnWall, shareSeen } from '../bare-wall.ts';
import type { Candidate } from '../candidate.ts';
import { corners, overlap } from '../footprint.ts';
import { keptFree, type WallLine, wallLines } from '../rules.ts';
import type { Composition, Fault } from './fault.ts';

/** Things nearer to a wall than this hide what is on it, meters. */
const BEFORE_WALL = 0.45;
const ABOVE_SKIRTING = 0.25;
/** The largest share of a thing's back that may hide a window, a door or what is built in. */
const MOST_HIDDEN = 0.25;
/** A hung thing may be off the middle of its bare wall by this share of it, if by more than these meters. */
const OFF_CENTER = { share: 0.2, least: 0.15 };
/** A hung thing over furniture is this near to its middle, and the furniture this near to the wall, meters. */
const OVER = { middle: 0.12, off: 1.4 };

/** Things before doors, and things right before windows, radiators and what is built in. */
export function openingFaults({ room, things }: Composition): Fault[] {
  const ways = keptFree(room);
  return things
    .filter(({ rests }) => rests === 'floor')
    .filter((thing) => ways.some((way) => overlap(way, thing.print)) || hidesOpening(room, thing))
    .map((thing) => ({ name: 'before-opening', thing }));
}

function hidesOpening(room: StagingRoom, { print, size }: Candidate): boolean {
  if (size[1] <= ABOVE_SKIRTING) return false;
  return room.walls.some((wall) => {
    const points = corners(print).map(([x, z]) => placeOnWall(room, wall, x, z));
    if (Math.min(...points.map(({ off }) => off)) > BEFORE_WALL) return false;
    const behind = points.filter(({ off }) => off < BEFORE_WALL + 0.3).map(({ along }) => along);
    const range = [Math.min(...behind), Math.max(...behind)] as const;
    return (
      range[1] - range[0] > 0.1 && shareSeen(wall, range, [ABOVE_SKIRTING, size[1]], IN_THE_WAY) > MOST_HIDDEN
    );
  });
}

/** Hung things that are off their wall's middle, or over something. */
export function hungFaults({ room, things }: Composition): Fault[] {
  const lines = wallLines(room);
  return things.flatMap((thing): Fault[] => {
    const line = lines.find(({ turn }) => turn === thing.print.turn);
    if (thing.rests !== 'wall' || thing.kind === 'curtain' || !line) return [];
    const { along } = placeOnWall(room, line.wall, thing.print.x, thing.print.z);
    return [
      ...(coversSomething(line.wall, along, thing) ? [{ name: 'hung-over-something', thing } as const] : []),
      ...(isOffCenter(room, line, along, thing, things) ? [{ name: 'hung-off-center', thing } as const] : []),
    ];
  });
}

function isOffCenter(
  room: StagingRoom,
  { wall }: WallLine,
  along: number,
  hung: Candidate,
  things: readonly Candidate[],
): boolean {
  const others = things.filter((thing) => thing !== hung);
  const isOver = others.some(({ rests, print }) => {
    const below = placeOnWall(room, wall, print.x, print.z);
    return rests === 'floor' && Math.abs(below.along - along) < OVER.middle && below.off < OVER.off;
  });
  if (isOver) return false;
  const heights = [hung.bottom, hung.bottom + hung.size[1]] as const;
  const around = bareStretches(room, wall, heights, others).find(([from, to]) => along > from && along < to);
  if (!around) return true;
  const off = Math.abs((around[0] + around[1]) / 2 - along);
  return off > OFF_CENTER.least && off > OFF_CENTER.share * (around[1] - around[0]);
}
