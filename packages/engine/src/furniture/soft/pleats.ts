import type { Mesh } from '../../base/geometry/mesh.ts';
import { ripples } from '../../base/geometry/ripples.ts';
import { sheet } from '../../base/geometry/shapes.ts';

/** A hanging panel of cloth with upright pleats. */
export interface PleatedPanel {
  readonly width: number;
  readonly height: number;
  /** Depth of its folds at the hem, meters. */
  readonly depth: number;
  /** Folds along its width. */
  readonly folds: number;
  /** Depth of the folds at the heading, as a share of `depth`: 0 flat … 1 as deep as below. */
  readonly heading: number;
  /** Variation of the folds: 0 as on a ripple track … 1 gathered by hand. */
  readonly wild: number;
  /** Width by the part of its height from the top: curtains that are tied back. */
  readonly waist?: (drop: number) => { readonly width: number; readonly shift: number };
  readonly seed: number;
  readonly detail: 1 | 2 | 3;
}

/** The panel hanging from y = height down to the floor, its folds around z = 0, its middle at x = 0. */
export function pleatedPanel(panel: PleatedPanel): Mesh {
  const { width, height, depth, folds, heading, wild, waist, seed, detail } = panel;
  const stray = ripples(seed, 1.1);
  const size = ripples(seed + 1, 0.9);
  return sheet(
    (u, v) => {
      const drop = 1 - v;
      const { width: share, shift } = waist?.(drop) ?? { width: 1, shift: 0 };
      // Folds wander sideways on their way down, and no two are equally deep.
      const fold =
        u * folds +
        wild *
          (0.35 * stray([u * folds * 0.45, drop * 0.8, 0]) * Math.sqrt(drop) +
            0.25 * stray([u * folds * 0.3, 0, 3]));
      const own = 1 + wild * 0.5 * size([u * folds * 0.4, drop * 0.5, 0]);
      const full = heading + (1 - heading) * Math.min(1, drop * 5) ** 0.7;
      const wave = Math.sin(fold * 2 * Math.PI);
      // Folds are rounder outside and pinched inside, as heavy cloth falls.
      const round = Math.sign(wave) * Math.abs(wave) ** 0.75;
      const lean = 0.16 * Math.sin(fold * 4 * Math.PI) * (1 - 0.5 * heading);
      return [
        (u - 0.5) * width * share + shift + (lean * width * share) / folds,
        v * height,
        Math.max(-0.5, Math.min(0.5, 0.42 * round * full * own)) * depth * (0.75 + 0.25 * drop),
      ];
    },
    Math.round(folds * (4 + 3 * detail)),
    waist ? 10 + 8 * detail : 4 + 5 * detail,
    [width * 2, height],
  );
}
