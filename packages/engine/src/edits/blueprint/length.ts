import type { BlueprintRequest } from './request.ts';

const METERS_PER_INCH = 0.0254;

/** An estimated length in words: '≈ 4.2 m', or in feet and inches, to the nearest three inches. */
export function estimatedLength(meters: number, units: BlueprintRequest['units']): string {
  if (units === 'metric') return `≈ ${meters.toFixed(1)} m`;
  const inches = 3 * Math.round(meters / METERS_PER_INCH / 3);
  return `≈ ${Math.floor(inches / 12)}' ${inches % 12}"`;
}
