import { designFrom } from '../design-from.ts';
import { moved, sizeWithin } from '../finish.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import type { ArtDesign } from '../styles/style.ts';
import { batten } from '../woodwork.ts';
import { hung } from './hung.ts';
import { type Framing, framed, frameOf, painting } from './picture-frame.ts';

interface Wall {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

function sizeOf({ size }: Making): Wall {
  const [width, height, depth] = sizeWithin(size, [0.8, 0.8, 0.035], [0.25, 0.25, 0.02], [2.6, 1.6, 0.06]);
  return { width, height, depth };
}

function artOf({ style, seed }: Making, number = 0): ArtDesign {
  return style.art[(seed + number) % style.art.length] ?? style.art[0];
}

/** Landscapes and seascapes hang in wide mouldings without a mat, prints in slim ones with a mat. */
function framing(making: Making, width: number, height: number, number = 0): Framing {
  const art = artOf(making, number);
  const { style } = making;
  const formal = style.leg === 'turned' || style.frame[0].metallic > 0;
  const painted = art.subject === 'landscape' || art.subject === 'seascape';
  const least = Math.min(width, height);
  return {
    width,
    height,
    depth: sizeOf(making).depth,
    frame: frameOf(making),
    moulding: painted && formal ? Math.min(0.075, least * 0.11) : Math.min(0.022, least * 0.05),
    mat: painted ? 0 : Math.min(0.1, least * 0.13),
    moulded: painted && formal,
    art,
    seed: making.seed * 13 + number,
  };
}

function single(making: Making): Piece {
  const { width, height } = sizeOf(making);
  return hung(framed(framing(making, width, height)));
}

/** Pictures of one size side by side. */
function row(making: Making, count: number): Piece {
  const { width, height } = sizeOf(making);
  const gap = Math.min(0.06, width * 0.05);
  const each = (width - gap * (count - 1)) / count;
  const tall = Math.min(height, each * 1.45);
  const parts = Array.from({ length: count }, (_, i): Part[] =>
    moved(framed({ ...framing(making, each, tall), seed: making.seed * 13 + i * 5 }), [
      (i - (count - 1) / 2) * (each + gap),
      0,
      0,
    ]),
  );
  return hung(parts.flat());
}

/** A canvas over its stretcher in a thin floating frame. */
function canvas(making: Making): Piece {
  const { width, height, depth } = sizeOf(making);
  const frame = frameOf(making);
  const lip = 0.008;
  const gap = 0.006;
  const [w, h] = [width - 2 * (lip + gap), height - 2 * (lip + gap)];
  return hung([
    ...[-1, 1].flatMap((s) => [
      batten(frame, [lip, height, depth], [s * (width / 2 - lip / 2), 0, depth / 2]),
      batten(frame, [width - 2 * lip, lip, depth], [0, s * (height / 2 - lip / 2), depth / 2]),
    ]),
    batten(frame, [width - 0.002, height - 0.002, 0.004], [0, 0, 0.002]),
    ...edges(making, w, h, depth * 0.86),
  ]);
}

function edges(making: Making, width: number, height: number, depth: number): Part[] {
  const face = painting(artOf(making), [width, height], making.seed, depth);
  return [
    face,
    batten(making.style.bedding[0], [width, height, depth - 0.0006], [0, 0, (depth - 0.0006) / 2]),
  ];
}

/** A salon wall: pictures of several sizes around one, with even gaps. */
function gallery(making: Making): Piece {
  const { width, height } = sizeOf(making);
  const gap = Math.min(0.045, width * 0.04);
  const columns = layout(making.seed);
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const across = width - gap * (columns.length - 1);
  const parts: Part[] = [];
  let x = -width / 2;
  let number = 0;
  for (const { share, rows } of columns) {
    const wide = (share / shares) * across;
    const rowShares = rows.reduce((sum, row) => sum + row, 0);
    let y = height / 2;
    for (const row of rows) {
      const high = (row / rowShares) * (height - gap * (rows.length - 1));
      parts.push(...moved(framed(framing(making, wide, high, number)), [x + wide / 2, y - high / 2, 0]));
      y -= high + gap;
      number++;
    }
    x += wide + gap;
  }
  return hung(parts);
}

/** Columns by their share of the width, and in each its pictures by their share of the height, from the top. */
function layout(seed: number): ReadonlyArray<{ share: number; rows: readonly number[] }> {
  const layouts = [
    [
      { share: 1, rows: [1.3, 1] },
      { share: 1.5, rows: [1] },
      { share: 1, rows: [1, 1.3] },
    ],
    [
      { share: 1.4, rows: [1, 0.7] },
      { share: 1, rows: [0.7, 1, 0.7] },
      { share: 1.1, rows: [0.8, 1] },
    ],
    [
      { share: 1, rows: [1, 1] },
      { share: 1.2, rows: [1.4, 1] },
      { share: 1, rows: [1, 1] },
    ],
  ];
  return layouts[seed % layouts.length] ?? [{ share: 1, rows: [1] }];
}

export const ART: PieceDesign = designFrom({
  single,
  diptych: (making) => row(making, 2),
  triptych: (making) => row(making, 3),
  gallery,
  canvas,
});
