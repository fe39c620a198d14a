/** The role of a pixel in a membrane. */
export const MEMBRANE = { outside: 0, known: 1, unknown: 2 } as const;

/** Interleaved channels on a grid whose unknown cells are to be spanned. */
export interface MembraneGrid {
  readonly width: number;
  readonly height: number;
  /** Values a cell. */
  readonly channels: number;
  /** width * height * channels values; those of unknown cells are ignored. */
  readonly values: Float32Array;
  /** One of `MEMBRANE` a cell; nothing flows through cells outside. */
  readonly state: Uint8Array;
}

/** Sweeps per level: the coarser levels have already brought everything from far away. */
const SWEEPS = 24;
/** Over-relaxation (Young 1954): 1 = Gauss-Seidel; this suits the few cells between what levels leave to each other. */
const RELAXATION = 1.6;
const SMALLEST = 3;

/**
 * Spans unknown cells like a soap film between the known ones: the solution of Laplace's equation, found from coarse
 * to fine (pull-push, Gortler et al. 1996, relaxed on every level). Unknown cells without a path to a known cell get
 * the mean of all known ones; zeros if there is none.
 *
 * @returns new values; known cells keep theirs, cells outside are 0.
 */
export function spanMembrane(grid: MembraneGrid): Float32Array {
  const { width, height, channels, state } = grid;
  const out = new Float32Array(grid.values.length);
  for (let i = 0; i < state.length; i++) {
    if (state[i] !== MEMBRANE.known) continue;
    for (let c = 0; c < channels; c++) out[i * channels + c] = grid.values[i * channels + c]!;
  }
  if (Math.min(width, height) <= SMALLEST) fillWithMean(grid, out);
  else {
    const coarse = pull(grid);
    push(spanMembrane(coarse), coarse, grid, out);
  }
  for (let sweep = 0; sweep < SWEEPS; sweep++) relax(grid, out, sweep % 2 === 0);
  return out;
}

/** Half the size: the mean of what is known. */
function pull({ width, height, channels, values, state }: MembraneGrid): MembraneGrid {
  const halfWidth = (width + 1) >> 1;
  const halfHeight = (height + 1) >> 1;
  const coarse = new Float32Array(halfWidth * halfHeight * channels);
  const count = new Uint8Array(halfWidth * halfHeight);
  const coarseState = new Uint8Array(halfWidth * halfHeight);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const to = (y >> 1) * halfWidth + (x >> 1);
      if (state[i] === MEMBRANE.unknown && count[to] === 0) coarseState[to] = MEMBRANE.unknown;
      if (state[i] !== MEMBRANE.known) continue;
      coarseState[to] = MEMBRANE.known;
      count[to]!++;
      for (let c = 0; c < channels; c++) coarse[to * channels + c]! += values[i * channels + c]!;
    }
  }
  for (let i = 0; i < count.length; i++) {
    for (let c = 0; c < channels; c++) coarse[i * channels + c]! /= Math.max(1, count[i]!);
  }
  return { width: halfWidth, height: halfHeight, channels, values: coarse, state: coarseState };
}

/** Carries a coarse solution into the unknown cells, bilinearly among coarse cells that are not outside. */
function push(coarse: Float32Array, half: MembraneGrid, grid: MembraneGrid, out: Float32Array): void {
  const { width, height, channels, state } = grid;
  for (let y = 0, i = 0; y < height; y++) {
    const top = Math.max(0, (y - 1) >> 1);
    const bottom = Math.min(half.height - 1, (y + 1) >> 1);
    for (let x = 0; x < width; x++, i++) {
      if (state[i] !== MEMBRANE.unknown) continue;
      const left = Math.max(0, (x - 1) >> 1);
      const right = Math.min(half.width - 1, (x + 1) >> 1);
      let weights = 0;
      for (const row of [top, bottom]) {
        for (const column of [left, right]) {
          const from = row * half.width + column;
          if (half.state[from] === MEMBRANE.outside) continue;
          const near = (row === y >> 1 ? 3 : 1) * (column === x >> 1 ? 3 : 1);
          weights += near;
          for (let c = 0; c < channels; c++) {
            out[i * channels + c]! += near * coarse[from * channels + c]!;
          }
        }
      }
      for (let c = 0; c < channels; c++) out[i * channels + c]! /= Math.max(1, weights);
    }
  }
}

function fillWithMean({ channels, values, state }: MembraneGrid, out: Float32Array): void {
  const mean = new Float64Array(channels);
  let known = 0;
  for (let i = 0; i < state.length; i++) {
    if (state[i] !== MEMBRANE.known) continue;
    known++;
    for (let c = 0; c < channels; c++) mean[c]! += values[i * channels + c]!;
  }
  for (let i = 0; i < state.length; i++) {
    if (state[i] !== MEMBRANE.unknown) continue;
    for (let c = 0; c < channels; c++) out[i * channels + c] = mean[c]! / Math.max(1, known);
  }
}

/** One sweep, forward or backward; at cells outside and at the grid's edge the film ends level. */
function relax({ width, height, channels, state }: MembraneGrid, out: Float32Array, forward: boolean): void {
  const cells = width * height;
  for (let n = 0; n < cells; n++) {
    const i = forward ? n : cells - 1 - n;
    if (state[i] !== MEMBRANE.unknown) continue;
    const x = i % width;
    const left = x > 0 && state[i - 1] !== 0;
    const right = x < width - 1 && state[i + 1] !== 0;
    const above = i >= width && state[i - width] !== 0;
    const below = i < cells - width && state[i + width] !== 0;
    const neighbors = +left + +right + +above + +below;
    if (neighbors === 0) continue;
    for (let c = 0; c < channels; c++) {
      const at = i * channels + c;
      let sum = 0;
      if (left) sum += out[at - channels]!;
      if (right) sum += out[at + channels]!;
      if (above) sum += out[at - width * channels]!;
      if (below) sum += out[at + width * channels]!;
      out[at]! += RELAXATION * (sum / neighbors - out[at]!);
    }
  }
}
