import type { StagingRoom } from '../room/staging-room.ts';
import type { Filler } from './arrangements/arrangement.ts';
import { type Candidate, candidate } from './candidate.ts';
import { turned } from './footprint.ts';
import { bareFloor, collide, keptFree, mayStand, type WallLine, wallLines } from './rules.ts';
import { USUAL_SIZES } from './sizes.ts';
import { visibility } from './visibility.ts';

/** Middle of hung pictures above the floor, meters: eye height of galleries. */
const EYE_HEIGHT = 1.5;
/** A way to walk stays between a group and what is added, meters. */
const WALKWAY = 0.45;
/** Things in corners may stand close to others. */
const CLOSE = 0.12;
const STEP = 0.15;
/** Of a filler at least this much is in the picture, and of its floor. */
const VISIBLE = 0.7;
const ON_BARE_FLOOR = 0.3;
const NEAREST = 1.4;
/** Alone, nothing that is added may fill more of the picture than this. */
const LARGEST_COVERAGE = 0.16;

/** Adds what the strength asks for wherever it fits best; what fits nowhere is left away. */
export function placeFillers(
  room: StagingRoom,
  fillers: readonly Filler[],
  group: readonly Candidate[],
  strength: number,
): Candidate[] {
  const things = [...group];
  for (const filler of fillers) {
    if (filler.importance < 1 - strength) continue;
    const best = bestPlace(room, filler, things);
    if (best) things.push(best, ...decorOn(best, filler, strength));
  }
  return things;
}

function bestPlace(room: StagingRoom, filler: Filler, things: readonly Candidate[]): Candidate | null {
  const free = keptFree(room);
  const gap = filler.place === 'corner' ? CLOSE : WALKWAY;
  let best: Candidate | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const { thing, bonus } of places(room, filler)) {
    const view = visibility(room, thing);
    if (view.share < VISIBLE || view.nearest < NEAREST || view.coverage > LARGEST_COVERAGE) continue;
    if (things.some((other) => collide(other, thing, gap)) || !mayStand(room, free, thing)) continue;
    if (thing.rests === 'floor' && bareFloor(room, thing.print) < ON_BARE_FLOOR) continue;
    // Balance: rather where the picture is still empty.
    const nearest = Math.min(
      ...things.map((t) => Math.hypot(t.print.x - thing.print.x, t.print.z - thing.print.z)),
      3,
    );
    const score = bonus + view.share + 0.25 * nearest + 2 * Math.min(0.06, view.coverage);
    if (score > bestScore) {
      best = thing;
      bestScore = score;
    }
  }
  return best;
}

function* places(room: StagingRoom, filler: Filler): Generator<{ thing: Candidate; bonus: number }> {
  const [width, height, depth] = filler.size;
  for (const line of wallLines(room)) {
    const from = line.wall.start;
    const to = line.wall.start + line.wall.columns * line.wall.cell;
    for (let along = from + width / 2 + 0.04; along <= to - width / 2 - 0.04; along += STEP) {
      if (filler.place === 'hung') {
        const place = { ...line.at(along, 0), turn: line.turn };
        yield {
          thing: candidate(filler.kind, filler.size, {
            ...place,
            bottom: EYE_HEIGHT - height / 2,
            rests: 'wall',
          }),
          bonus: 0,
        };
        continue;
      }
      const toEnd = Math.min(along - width / 2 - from, to - along - width / 2);
      const off = depth / 2 + (filler.place === 'corner' ? 0.08 : 0.015);
      yield {
        thing: candidate(filler.kind, filler.size, {
          ...line.at(along, off),
          turn: line.turn + (filler.place === 'corner' ? inward(line, along, from, to) : 0),
        }),
        bonus: filler.place === 'corner' ? 1.2 * Math.exp(-toEnd / 0.25) : 0,
      };
    }
  }
}

/** Things in corners look towards the middle of the room. */
function inward({ wall }: WallLine, along: number, from: number, to: number): number {
  const nearStart = along - from < to - along;
  const sign = wall.face === 'right' ? 1 : wall.face === 'left' ? -1 : 1;
  return sign * (nearStart ? 30 : -30);
}

/** Small things side by side on top of a sideboard, dresser or stool. */
function decorOn(thing: Candidate, { decor }: Filler, strength: number): Candidate[] {
  const count = Math.round(decor.length * Math.min(1, strength + 0.2));
  return decor.slice(0, count).map((kind, i) => {
    const across = decor.length === 1 ? 0 : (i / (decor.length - 1) - 0.5) * (thing.size[0] * 0.68);
    const [dx, dz] = turned(across, i % 2 === 0 ? 0 : 0.04, thing.print.turn);
    return candidate(kind, USUAL_SIZES[kind], {
      x: thing.print.x + dx,
      z: thing.print.z + dz,
      turn: thing.print.turn,
      bottom: thing.size[1],
      rests: 'top',
    });
  });
}
