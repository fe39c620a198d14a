/** Deep-buttoned leather: the relief of the cover, and the places of its buttons. */
export interface Tufting {
  relief(along: number, rise: number): number;
  /** Button places within the tufted field, in the same meters. */
  readonly buttons: ReadonlyArray<readonly [along: number, rise: number]>;
}

/** The field that is tufted: `from` … `to` meters up the surface, `length` along it. */
export interface TuftedField {
  readonly length: number;
  readonly from: number;
  readonly to: number;
  /** Diamonds along the field and up it. */
  readonly columns: number;
  readonly rows: number;
  /** Depth of a button, meters. */
  readonly depth: number;
}

/**
 * Diamond tufting: pleats run along both diagonals from button to button, and the cover swells between them.
 */
export function diamondTufting(field: TuftedField): Tufting {
  const { length, from, to, columns, rows, depth } = field;
  const pleat = (place: number) => Math.exp((0.08 - Math.hypot(Math.sin(Math.PI * place), 0.08)) / 0.16);
  const buttons: Array<readonly [number, number]> = [];
  for (let j = 0; j <= 2 * rows; j++) {
    for (let i = 0; i <= 2 * columns; i++) {
      if ((i + j) % 2 === 0 && j > 0 && j < 2 * rows && i > 0 && i < 2 * columns) {
        buttons.push([(i / (2 * columns)) * length, from + (j / (2 * rows)) * (to - from)]);
      }
    }
  }
  return {
    buttons,
    relief(along, rise) {
      const [p, q] = [(along / length) * columns, ((rise - from) / (to - from)) * rows];
      const fade = smooth(q / 0.25) * smooth((rows - q) / 0.25);
      const [a, b] = [p + q, p - q];
      const [folds, hole] = [pleat(a) + pleat(b), pleat(a) * pleat(b)];
      return -depth * fade * (0.34 * folds + 0.5 * hole) + 0.3 * depth * fade;
    },
  };
}

/** Upright flutes: `columns` of them along `length`. */
export function channels(length: number, columns: number, depth: number): (along: number) => number {
  return (along) => depth * (Math.abs(Math.sin((Math.PI * along * columns) / length)) ** 0.6 - 1);
}

function smooth(part: number): number {
  const t = Math.max(0, Math.min(1, part));
  return t * t * (3 - 2 * t);
}
