import { revolved } from '../../base/geometry/revolve.ts';
import { tube } from '../../base/geometry/tube.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import { type Material, material } from '../../render/materials/material.ts';
import { part } from '../finish.ts';
import { rod } from '../joinery.ts';
import { reseeded } from '../materials/reseeded.ts';
import { paper } from '../materials/solid.ts';
import type { Bulb, Making, Part } from '../piece.ts';

/** Cloth and paper from this translucency on let the light of bulbs through. */
const LETS_THROUGH = 0.62;

/** Opal glass with its lamp on: barely brighter than a sunlit wall. */
export const OPAL: Material = material(
  { kind: 'plain', color: '#f7f1e4' },
  { coat: 0.04, roughness: 0.2, emission: [0.85, 0.72, 0.54] },
);

/** Milky plastic or thin glass that glows from the lamp in it. */
export const MILKY: Material = material(
  { kind: 'plain', color: '#f6efe0' },
  { coat: 0.04, roughness: 0.25, translucency: LETS_THROUGH },
);

/** White enamel inside metal shades. */
export const ENAMEL: Material = material({ kind: 'plain', color: '#efe9dc' }, { coat: 0.04, roughness: 0.4 });

/** The style's own cloth or paper of shades, which glows when the lamp is on. */
export function shadeCloth({ style, seed }: Making): Material {
  const glowing = style.shade.filter(({ translucency }) => translucency > 0.3);
  const chosen = glowing[seed % Math.max(1, glowing.length)] ?? paper('#f3ead8');
  return { ...reseeded(chosen, seed), translucency: Math.max(LETS_THROUGH, chosen.translucency) };
}

/** A round shade, open above and below. */
export interface Shade {
  /** Radii and heights of its lower and upper rim, meters. */
  readonly low: readonly [radius: number, height: number];
  readonly high: readonly [radius: number, height: number];
  readonly detail: Making['detail'];
}

/** The shade with its rims, held by three wires from the socket. */
export function clothShade(cloth: Material, metal: Material, { low, high, detail }: Shade): Part[] {
  const segments = 20 + 8 * detail;
  const rim = ([radius, height]: readonly [number, number]): Part => {
    const path = Array.from({ length: segments }, (_, i): Vec3 => {
      const angle = (i / segments) * 2 * Math.PI;
      return [radius * Math.cos(angle), height, radius * Math.sin(angle)];
    });
    return part(cloth, tube(path, 0.0022, { sides: 4, closed: true }));
  };
  const hub = high[1] - 0.03;
  const wires = [0, 1, 2].map((i): Part => {
    const angle = (i / 3) * 2 * Math.PI;
    return rod(
      metal,
      [
        [0, hub, 0],
        [high[0] * Math.cos(angle), high[1] - 0.004, high[0] * Math.sin(angle)],
      ],
      0.0015,
      4,
    );
  });
  return [part(cloth, revolved([low, high], segments)), rim(low), rim(high), ...wires];
}

/** A metal dome or cone with its enamelled inside; profile from the rim up. */
export function metalShade(
  material: Material,
  profile: ReadonlyArray<readonly [number, number]>,
  detail: Making['detail'],
): Part[] {
  const segments = 20 + 8 * detail;
  const inner = profile.map(([r, y]): readonly [number, number] => [Math.max(0, r - 0.003), y - 0.003]);
  return [part(material, revolved(profile, segments)), part(ENAMEL, revolved(inner, segments))];
}

/** The socket with its bulb standing on it (or hanging from it where `down`), around the y axis through `at`. */
export function socket(metal: Material, [x, y, z]: Vec3, down = false): { parts: Part[]; bulb: Bulb } {
  const way = down ? -1 : 1;
  const holder = rod(
    metal,
    [
      [x, y - way * 0.035, z],
      [x, y, z],
    ],
    0.014,
    10,
  );
  return { parts: [holder], bulb: { at: [x, y + way * 0.032, z], radius: 0.028 } };
}

/** A ball of glass. */
export function globe(material: Material, radius: number, center: Vec3, detail: Making['detail']): Part {
  const steps = 8 + 2 * detail;
  const profile = Array.from({ length: steps + 1 }, (_, i): readonly [number, number] => {
    const angle = (i / steps - 0.5) * Math.PI;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  return part(material, revolved(profile, 2 * steps), center);
}

/** A disc with a soft edge that keeps a lamp upright. */
export function disc(material: Material, radius: number, thick: number, detail: Making['detail']): Part {
  const edge = Math.min(0.006, thick / 2);
  return part(
    material,
    revolved(
      [
        [0, 0],
        [radius, 0],
        [radius, thick - edge],
        [radius - edge * 0.3, thick - edge * 0.3],
        [radius - edge, thick],
        [0, thick],
      ],
      20 + 8 * detail,
    ),
  );
}
