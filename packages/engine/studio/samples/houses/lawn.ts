import { createMeshBuilder, type MeshBuilder } from '../../../src/base/geometry/mesh.ts';
import { normalize } from '../../../src/base/geometry/vector.ts';
import { createRandom } from '../../../src/base/random.ts';
import { material } from '../../../src/render/materials/material.ts';
import { partsOf, type ShellPart } from '../shell/shell-part.ts';
import { isLawn } from './ground-plan.ts';
import type { HouseSpec } from './house-spec.ts';

const BLADES = 140_000;
/** Distance in meters from the camera in which single blades are visible. */
const NEAR = 2.2;
const FAR = 30;
/** Half the angle that is seen, with a margin; radians. */
const HALF_VIEW = 0.72;
/** Fresh, usual and dry blades, and how many there are of each. */
const TONES = [
  ['#66752f', 0.3],
  ['#57662c', 0.5],
  ['#858253', 0.2],
] as const;

/** Blades of grass where the camera is near enough to see them, evenly spread over the picture. */
export function lawnParts(spec: HouseSpec): ShellPart[] {
  const { position, yaw } = spec.camera;
  const random = createRandom(spec.seed + 5);
  const heading = (yaw / 180) * Math.PI;
  return TONES.flatMap(([color, share]) => {
    const mesh = createMeshBuilder();
    for (let i = 0; i < BLADES * share; i++) {
      const angle = heading + (random() * 2 - 1) * HALF_VIEW;
      const away = NEAR * (FAR / NEAR) ** random();
      const x = position[0] + away * Math.sin(angle);
      const z = position[2] - away * Math.cos(angle);
      if (isLawn(spec, x, z)) addBlade(mesh, x, z, away, random);
    }
    const blade = material({ kind: 'plain', color }, { translucency: 0.25, sheen: 0.2 });
    return partsOf('ground', blade, [mesh.build()]);
  });
}

/** One bent triangle; wider far away, where it represents several. */
function addBlade(mesh: MeshBuilder, x: number, z: number, away: number, random: () => number): void {
  const turn = random() * 2 * Math.PI;
  const width = 0.004 + 0.0011 * away;
  const tall = 0.015 + 0.025 * random();
  const lean = 0.04 * random();
  const normal = normalize([0.5 * (random() - 0.5), 1, 0.5 * (random() - 0.5)]);
  const [dx, dz] = [Math.cos(turn) * width * 0.5, Math.sin(turn) * width * 0.5];
  const tip = turn + 1.57 + random();
  mesh.triangle(
    mesh.vertex([x - dx, -0.005, z - dz], normal, [0, 0]),
    mesh.vertex([x + dx, -0.005, z + dz], normal, [1, 0]),
    mesh.vertex([x + lean * Math.cos(tip), tall, z + lean * Math.sin(tip)], normal, [0, 1]),
  );
}
