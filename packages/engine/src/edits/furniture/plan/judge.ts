import type { PieceKind } from '../../../furniture/kinds.ts';
import type { StagingRoom } from '../room/staging-room.ts';
import { wallShares } from '../room/wall-grid.ts';
import type { Candidate } from './candidate.ts';
import { corners, turned } from './footprint.ts';
import { misplaced } from './judge-layout.ts';
import type { Pose } from './poses.ts';
import { wallLines } from './rules.ts';
import type { Visibility } from './visibility.ts';

/** Limits on the view of one thing in the picture. */
interface ViewLimits {
  /** Smallest share of it inside the picture. */
  readonly share: number;
  /** Smallest distance from the camera, meters: nearer things look huge and are cut off. */
  readonly nearest: number;
  /** Largest share of the picture. */
  readonly coverage: number;
}

const MAIN: ViewLimits = { share: 0.82, nearest: 1.35, coverage: 0.34 };
/** For narrow views where nothing else fits. */
const LENIENT_MAIN: ViewLimits = { share: 0.67, nearest: 1.1, coverage: 0.4 };
const OTHER: ViewLimits = { share: 0.7, nearest: 1.6, coverage: 0.12 };
const FLAT: ViewLimits = { share: 0.3, nearest: 0.6, coverage: 0.5 };
/** Tall things that the frame cuts look like mistakes. */
const TALL: ViewLimits = { share: 0.93, nearest: 2, coverage: 0.09 };
const TALL_FROM = 1.25;
/** Smallest distance of a thing that is cut off, meters. */
const CUT = { below: 0.93, nearest: 1.9 };

/** Whether a thing is visible well enough to be placed. */
export function showsWell(
  { kind, rests, size }: Candidate,
  view: Visibility,
  role: 'main' | 'main-lenient' | 'other',
): boolean {
  const tall = rests === 'floor' && size[1] > TALL_FROM && kind !== 'wardrobe' && kind !== 'parasol';
  const mains = { main: MAIN, 'main-lenient': LENIENT_MAIN, other: tall ? TALL : OTHER };
  const limits = rests === 'flat' ? FLAT : mains[role];
  if (view.share < limits.share || view.nearest < limits.nearest || view.coverage > limits.coverage) {
    return false;
  }
  return rests === 'flat' || role !== 'other' || view.share >= CUT.below || view.nearest >= CUT.nearest;
}

/** The share of furniture in pictures of successful listings, from sparse to full. */
const BEST_COVERAGE = { sparse: 0.16, full: 0.32 };
/** The boxes of outlines are larger than the things. */
const BOX_FILL = 0.6;
/** Best distances of main pieces, meters. */
const MIDDLE_DISTANCE = { from: 2.6, to: 5 };
/**
 * Mats lie no farther if possible, meters: near the viewer's feet, the floor is certain; beyond, it may be a tub's
 * white front.
 */
const SURE_FLOOR = 1.8;

/** Loss of a group for each thing that the frame cuts in half. */
const CUT_OFF = 2.2;
/** Cost of hidden windows, doors and fireplaces: a twentieth of the picture rules out any group. */
const HIDDEN = 24;

/** Gain of a group with a free view to a wall with windows, doors or a fireplace. */
const FRAMES_VIEW = 0.7;

/** The value of a free view of the far wall: its windows, doors or fireplace around the group's axis. */
export function framedView(room: StagingRoom, { x }: Pose): number {
  const far = room.walls.find(({ face }) => face === 'far');
  return far ? FRAMES_VIEW * wallShares(far, [x - 1, x + 1], [0.3, 1.7]).taken : 0;
}

/** The quality of a group in the picture: fully visible, in the middle distance, open to the viewer, hiding nothing. */
export function judge(
  room: StagingRoom,
  things: readonly Candidate[],
  seen: readonly Visibility[],
  pose: Pose,
  strength: number,
): number {
  const [main] = seen;
  if (!main) return Number.NEGATIVE_INFINITY;
  const coverage = seen.reduce((sum, view) => sum + view.coverage * view.share, 0) * BOX_FILL;
  const best = BEST_COVERAGE.sparse + strength * (BEST_COVERAGE.full - BEST_COVERAGE.sparse);
  const hidden = seen.reduce((sum, view) => sum + view.hides, 0);
  const cut = seen.reduce((sum, view, i) => sum + (things[i]!.rests === 'flat' ? 0 : 1 - view.share), 0);
  const distance = Math.hypot(pose.x, pose.z);
  const [fx, fz] = turned(0, 1, pose.turn);
  // 1 = the group faces the viewer, -1 = it shows its back.
  const facing = -(fx * pose.x + fz * pose.z) / Math.max(0.1, distance);
  return (
    2 * main.share -
    CUT_OFF * cut -
    5 * Math.abs(coverage - best) -
    0.9 * Math.abs(main.across - 0.5) -
    HIDDEN * hidden +
    0.5 * facing -
    outOfPlace(things[0]!, main.nearest, distance) -
    backsToView(room, things) -
    backsToViewer(things, seen) -
    endsToViewer(things, seen) -
    misplaced(room, things)
  );
}

/** Loss of a main piece by its distance, meters. */
function outOfPlace({ rests }: Candidate, nearest: number, distance: number): number {
  if (rests === 'flat') return 0.8 * Math.max(0, distance - SURE_FLOOR);
  return (
    0.5 * Math.max(0, MIDDLE_DISTANCE.from - nearest) + 0.12 * Math.max(0, distance - MIDDLE_DISTANCE.to)
  );
}

const SEATS: readonly PieceKind[] = [
  'sofa',
  'sectional',
  'armchair',
  'desk-chair',
  'outdoor-sofa',
  'outdoor-chair',
];
const LONG_SEATS: readonly PieceKind[] = ['sofa', 'sectional', 'outdoor-sofa'];
/** A seat this near to a window or fireplace behind it hides it from the room, meters. */
const BEFORE_VIEW = 5;
const TURNED_AWAY = 1;

/** Cost of seats with their back to a window, door or fireplace right behind them. */
function backsToView(room: StagingRoom, things: readonly Candidate[]): number {
  let cost = 0;
  for (const { kind, print, size } of things) {
    if (!SEATS.includes(kind)) continue;
    for (const { wall, turn } of wallLines(room)) {
      const away = Math.cos(((print.turn - turn) * Math.PI) / 180);
      if (away < 0.7) continue;
      const back = corners(print).map(([x, z]) =>
        wall.face === 'far' ? z - room.min[1] : wall.face === 'left' ? x - room.min[0] : room.max[0] - x,
      );
      if (Math.min(...back) > BEFORE_VIEW) continue;
      const middle = wall.face === 'far' ? print.x : print.z;
      const { taken } = wallShares(wall, [middle - size[0] / 2, middle + size[0] / 2], [0.3, 1.6]);
      const near = 1 - Math.max(0, Math.min(...back)) / BEFORE_VIEW;
      cost += TURNED_AWAY * taken * (0.4 + near) * (size[0] / 2.2);
    }
  }
  return cost;
}

/** A visible back is a fault, and a worse one the more of the picture it fills. */
const BACK_TO_VIEWER = { any: 0.4, perCoverage: 10 };

/** Cost of seats that show the viewer their back. */
function backsToViewer(things: readonly Candidate[], seen: readonly Visibility[]): number {
  let cost = 0;
  for (const [i, { kind, print }] of things.entries()) {
    if (!SEATS.includes(kind) || kind === 'desk-chair') continue;
    const [fx, fz] = turned(0, 1, print.turn);
    const away = (fx * print.x + fz * print.z) / Math.max(0.1, Math.hypot(print.x, print.z));
    const weight = BACK_TO_VIEWER.any + BACK_TO_VIEWER.perCoverage * seen[i]!.coverage;
    cost += weight * Math.max(0, away);
  }
  return cost;
}

/** The side of an arm: up to this share of the picture it frames the view, beyond it blocks it. */
const END_TO_VIEWER = { from: 0.11, perCoverage: 30 };

/** Cost of long seats that fill the foreground with their end. */
function endsToViewer(things: readonly Candidate[], seen: readonly Visibility[]): number {
  let cost = 0;
  for (const [i, { kind, print }] of things.entries()) {
    if (!LONG_SEATS.includes(kind)) continue;
    const [fx, fz] = turned(0, 1, print.turn);
    const sideways = Math.abs(fx * print.z - fz * print.x) / Math.max(0.1, Math.hypot(print.x, print.z));
    const tooLarge = Math.max(0, seen[i]!.coverage - END_TO_VIEWER.from);
    cost += END_TO_VIEWER.perCoverage * tooLarge * sideways;
  }
  return cost;
}
