/** How paths find light: by drawing it, by bouncing into it, or both ways, weighed against each other. */
export type Strategy = 'both' | 'draw' | 'bounce';

/**
 * Share of a light found by a bounce of likelihood `own` when drawing it has the likelihood `other` (the power
 * heuristic, Veach & Guibas 1995). 0 = it cannot be found that way.
 */
export function bounceShare(strategy: Strategy, own: number, other: number): number {
  if (strategy === 'both') return own <= 0 ? 1 : (own * own) / (own * own + other * other);
  return strategy === 'bounce' || own <= 0 || other <= 0 ? 1 : 0;
}

/** The same for a drawn light. */
export function drawShare(strategy: Strategy, own: number, other: number): number {
  if (strategy === 'both') return (own * own) / (own * own + other * other);
  return strategy === 'draw' ? 1 : 0;
}
