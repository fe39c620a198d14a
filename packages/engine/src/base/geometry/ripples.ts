import { createRandom } from '../random.ts';
import { dot, type Vec3 } from './vector.ts';

/**
 * Smooth unevenness between about -1 and 1, for hand-made and soft things: waves of seeded directions, around
 * `wavelength` meters long.
 */
export function ripples(seed: number, wavelength: number): (position: Vec3) => number {
  const random = createRandom(seed);
  const waves = Array.from({ length: 6 }, () => {
    const [lift, turn] = [random() * 2 - 1, random() * 2 * Math.PI];
    const flat = Math.sqrt(1 - lift * lift);
    const pitch = (2 * Math.PI) / (wavelength * (0.6 + random()));
    const direction: Vec3 = [flat * Math.cos(turn) * pitch, lift * pitch, flat * Math.sin(turn) * pitch];
    return { direction, phase: random() * 2 * Math.PI };
  });
  return (position) =>
    waves.reduce((sum, { direction, phase }) => sum + Math.sin(dot(direction, position) + phase), 0) / 3;
}
