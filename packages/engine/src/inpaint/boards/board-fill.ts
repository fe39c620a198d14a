import { createRandom } from '../../base/random.ts';
import { CELL, type PatchGrid } from '../patch-match/patch-grid.ts';
import {
  type Board,
  type BoardFloor,
  boardsOf,
  createBoardFloor,
  hasHole,
  LEAST_RUN,
  type Run,
  type Stretch,
  seenStretches,
  stretchesFor,
} from './boards.ts';
import { grainDirection } from './grain-direction.ts';
import { turnGrid } from './turned-grid.ts';

/** A hole filled along the boards of a floor. */
export interface BoardFill {
  /** For every cell of the hole the number of the cell it is copied from; -1 elsewhere. */
  readonly from: Int32Array;
  /** Mean square difference, a value, where copies meet the floor that is seen. */
  readonly misfit: number;
}

/** Smallest strength of a direction: carpets and stone reach .06, boards .11 and more. */
const BOARDS = 0.1;
/** So many columns are compared where two copies meet. */
const SEAM = 4;
/** A copy is taken at random from this share of the places that fit best. */
const CHOICE = 0.08;
/**
 * Continues boards into a hole: every board is made of whole stretches of itself, or of another board where nothing of
 * it is seen, laid end to end where they fit. Joints go on straight, and nothing is averaged.
 *
 * @param grid texture without light.
 * @param fineness pixels of the photo per cell.
 * @returns null if the surface has no direction, or no board shows a stretch that is long enough.
 */
export function fillAlongBoards(grid: PatchGrid, fineness: Float32Array, seed: number): BoardFill | null {
  const direction = grainDirection(grid, fineness);
  if (direction.strength < BOARDS) return null;
  const turned = turnGrid(grid, direction);
  const floor = createBoardFloor(grid, turned, fineness);
  const boards = boardsOf(floor);
  const seen = seenStretches(floor, boards);
  if (seen.length === 0) return null;
  const random = createRandom(seed);
  const copied = new Int32Array(turned.cells.length).fill(-1);
  const seams = { sum: 0, count: 0 };
  const lay = (board: Board): void => {
    if (!hasHole(floor, board)) return;
    const stretches = stretchesFor(floor, board, seen, random);
    if (stretches.length > 0) fillBoard(floor, { board, stretches, copied }, seams, random);
    else if (board.height > 1) halvesOf(board).forEach(lay);
  };
  boards.forEach(lay);
  const from = new Int32Array(grid.state.length).fill(-1);
  for (let i = 0; i < from.length; i++) {
    if (grid.state[i] !== CELL.hole) continue;
    const place = copied[turned.placeOf(i)]!;
    const source = place < 0 ? -1 : turned.cells[place]!;
    if (source >= 0 && grid.state[source] === CELL.source) from[i] = source;
  }
  return { from, misfit: seams.count === 0 ? 0 : seams.sum / seams.count };
}

/** No stretch is as wide as some boards that are seen in part: they are laid in two. */
function halvesOf({ top, height }: Board): Board[] {
  const half = height >> 1;
  return [
    { top, height: half },
    { top: top + half, height: height - half },
  ];
}

/** A board, what it can be made of, and where the places laid so far come from (-1 elsewhere). */
interface Laying {
  readonly board: Board;
  readonly stretches: readonly Stretch[];
  readonly copied: Int32Array;
}

/** Fills the hole in a board, stretch by stretch; `copied` gets the places they come from. */
function fillBoard(
  floor: BoardFloor,
  laying: Laying,
  seams: { sum: number; count: number },
  random: () => number,
): void {
  const { width, state } = floor;
  const { copied } = laying;
  const { top, height } = laying.board;
  const isOpen = (u: number): boolean => {
    for (let v = top; v < top + height; v++) if (state[v * width + u] === CELL.hole) return true;
    return false;
  };
  for (let u = 0; u < width; ) {
    if (!isOpen(u)) {
      u++;
      continue;
    }
    let end = u;
    while (end < width && isOpen(end)) end++;
    let last: Piece | null = null;
    while (u < end) {
      const piece = bestPiece(floor, { ...laying, last }, { start: u, end }, random);
      if (!piece) return;
      for (let v = 0; v < height; v++) {
        for (let k = 0; k < piece.length; k++) {
          copied[(top + v) * width + u + k] = (piece.row + v) * width + piece.start + k;
        }
      }
      seams.sum += piece.misfit;
      seams.count += piece.isMeasured ? 1 : 0;
      u += piece.length;
      last = piece;
    }
  }
}

/** How two copies meet: mean square difference of their values, and of their mean color. */
interface Seam {
  readonly fit: number;
  readonly tone: number;
}

/** A stretch, or a part of one, laid somewhere. */
interface Piece {
  readonly row: number;
  readonly start: number;
  readonly length: number;
  readonly cost: number;
  readonly misfit: number;
  /** Whether something is seen where it begins. */
  readonly isMeasured: boolean;
}

/** The stretch to lay at a column: among those that fit what is before it, and what comes after it if it ends there. */
function bestPiece(
  floor: BoardFloor,
  { board, stretches, copied, last }: Laying & { readonly last: Piece | null },
  { start: at, end }: Run,
  random: () => number,
): Piece | null {
  const longest = Math.max(0, ...stretches.map((run) => run.end - run.start));
  const open = end - at;
  const candidates: Piece[] = [];
  for (const run of stretches) {
    const least = Math.min(open, LEAST_RUN, run.end - run.start);
    const step = Math.max(1, Math.floor((run.end - run.start) / 60));
    for (let start = run.start; start + least <= run.end; start += step) {
      const most = Math.min(open, run.end - start);
      // What was just laid would show as a repetition.
      if (last && last.row === run.row && Math.abs(start - last.start) < last.length / 2) continue;
      const before = seamMisfit(floor, board, copied, { at: at - SEAM, row: run.row, from: start - SEAM });
      const after =
        most === open
          ? seamMisfit(floor, board, copied, { at: end, row: run.row, from: start + most })
          : null;
      const known = [before, after].filter((one) => one !== null);
      const fit = known.reduce((sum, one) => sum + one.fit, 0) / Math.max(1, known.length);
      const tone = known.reduce((sum, one) => sum + one.tone, 0) / Math.max(1, known.length);
      const short = Math.min(1, most / Math.min(open, longest));
      candidates.push({
        row: run.row,
        start,
        length: most,
        cost: fit / short,
        misfit: tone,
        isMeasured: known.length > 0,
      });
    }
  }
  if (candidates.length === 0) return last && { ...last, length: Math.min(last.length, open) };
  candidates.sort((a, b) => a.cost - b.cost);
  const good = candidates.slice(0, Math.max(1, Math.ceil(CHOICE * candidates.length)));
  return good[Math.floor(random() * good.length)]!;
}

/** Mean square difference of a few columns that are seen, or laid already, from those beside a stretch. */
function seamMisfit(
  { width, state, values }: BoardFloor,
  { top, height }: Board,
  copied: Int32Array,
  columns: { readonly at: number; readonly row: number; readonly from: number },
): Seam | null {
  let [sum, count] = [0, 0];
  const off = [0, 0, 0];
  for (let k = 0; k < SEAM; k++) {
    const [u, source] = [columns.at + k, columns.from + k];
    if (u < 0 || u >= width || source < 0 || source >= width) continue;
    for (let v = 0; v < height; v++) {
      const there = (columns.row + v) * width + source;
      if (state[there] !== CELL.source) continue;
      const place = (top + v) * width + u;
      const here = state[place] === CELL.source ? place : copied[place]!;
      if (here < 0) continue;
      for (let c = 0; c < 3; c++) {
        const difference = values[here * 3 + c]! - values[there * 3 + c]!;
        sum += difference ** 2;
        off[c]! += difference;
      }
      count++;
    }
  }
  if (count < height) return null;
  const tone = off.reduce((all, one) => all + (one / count) ** 2, 0) / 3;
  return { fit: sum / (3 * count), tone };
}
