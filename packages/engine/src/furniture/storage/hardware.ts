import { bentPath } from '../../base/geometry/curve.ts';
import { revolved } from '../../base/geometry/revolve.ts';
import { tube } from '../../base/geometry/tube.ts';
import { aboutX, type Vec3 } from '../../base/geometry/vector.ts';
import type { Material } from '../../render/materials/material.ts';
import { part } from '../finish.ts';
import type { Making, Part } from '../piece.ts';
import type { LegShape } from '../styles/style.ts';
import { batten } from '../woodwork.ts';

/** The hardware of fronts. */
type Hardware = 'knob' | 'wooden-knob' | 'bar' | 'edge' | 'cup' | 'ring' | 'none';

/** Handles follow the legs of a style: turned legs go with knobs, steel rods with bars. */
const BY_LEG: Record<LegShape, Hardware> = {
  tapered: 'bar',
  splayed: 'wooden-knob',
  block: 'ring',
  turned: 'knob',
  hairpin: 'cup',
  sled: 'edge',
  plinth: 'none',
};

/** The handle of a drawer at the middle of its face, or upright that of a door at `at`; sizes in meters. */
export function hardwareOn(making: Making, at: Vec3, width: number, door?: { height: number }): Part[] {
  const upright = door !== undefined;
  const { style } = making;
  const metal = style.metal.find(({ metallic }) => metallic > 0) ?? style.metal[0];
  const pair = width > 0.62 && !upright;
  const places = pair ? [-width * 0.28, width * 0.28] : [0];
  return places.flatMap((dx) => {
    const place: Vec3 = [at[0] + dx, at[1], at[2]];
    return handle(hardwareOf(making), metal, style.wood[0], place, {
      room: upright ? door.height : width,
      upright,
    });
  });
}

function hardwareOf({ style }: Making): Hardware {
  // Plinths of metal are those of formal styles, which show their brass.
  if (style.leg === 'plinth' && style.legMaterial.metallic > 0) return 'bar';
  return BY_LEG[style.leg];
}

function handle(
  kind: Hardware,
  metal: Material,
  wood: Material,
  at: Vec3,
  { room, upright }: { room: number; upright: boolean },
): Part[] {
  switch (kind) {
    case 'none':
      return [];
    case 'knob':
      return [knob(metal, at, 0.016)];
    case 'wooden-knob':
      return [knob(wood, at, 0.018)];
    case 'edge': {
      const long = Math.min(upright ? 0.3 : 0.2, room * 0.4);
      return [
        batten(metal, upright ? [0.006, long, 0.018] : [long, 0.006, 0.018], [at[0], at[1], at[2] + 0.009]),
      ];
    }
    case 'bar':
      return [pull(metal, at, Math.min(upright ? 0.24 : 0.17, room * 0.4), 0.0055, upright)];
    case 'cup':
      return [pull(metal, at, Math.min(upright ? 0.16 : 0.11, room * 0.5), 0.0075, upright)];
    case 'ring':
      return [knob(metal, at, 0.009), ring(metal, at)];
  }
}

function knob(material: Material, [x, y, z]: Vec3, radius: number): Part {
  const profile = revolved(
    [
      [radius * 0.5, 0],
      [radius * 0.42, radius * 0.7],
      [radius * 0.95, radius * 1.1],
      [radius, radius * 1.4],
      [radius * 0.7, radius * 1.75],
      [0, radius * 1.85],
    ],
    12,
  );
  return part(material, profile, [x, y, z], aboutX(Math.PI / 2));
}

function pull(material: Material, [x, y, z]: Vec3, long: number, r: number, upright: boolean): Part {
  const out = 0.028;
  const point = (along: number, away: number): Vec3 =>
    upright ? [x, y + along, z + away] : [x + along, y, z + away];
  const half = long / 2;
  const path = bentPath([point(-half, 0), point(-half, out), point(half, out), point(half, 0)], 0.008, 2);
  return part(material, tube(path, r, { sides: 7 }));
}

function ring(material: Material, [x, y, z]: Vec3): Part {
  const path = Array.from({ length: 14 }, (_, i): Vec3 => {
    const angle = (i / 14) * 2 * Math.PI;
    return [x + 0.024 * Math.sin(angle), y - 0.02 - 0.024 * Math.cos(angle), z + 0.012];
  });
  return part(material, tube(path, 0.0035, { sides: 5, closed: true }));
}
