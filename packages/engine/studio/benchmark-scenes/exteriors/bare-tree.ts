import type { Mesh } from '../../../src/base/geometry/mesh.ts';
import { bar } from '../../../src/base/geometry/shapes.ts';
import { add, normalize, scale, type Vec3 } from '../../../src/base/geometry/vector.ts';
import { createRandom } from '../../../src/base/random.ts';
import { material } from '../../../src/render/materials/material.ts';
import type { RenderSurface } from '../../../src/render/scene.ts';
import { SCENE_LABELS } from '../labels.ts';

const BARK = material({ kind: 'wood', color: '#5f564c', dark: '#37302a', contrast: 0.6, knots: 2, seed: 6 });
const FORKS = 7;

/** A tree in winter: nothing but branches down to twigs of a few millimeters. It stands on y = 0; meters. */
export function bareTree(x: number, z: number, height: number, seed: number): RenderSurface[] {
  const random = createRandom(seed);
  const wood: Mesh[] = [];
  grow(
    [x, -0.1, z],
    [0.08 * (random() - 0.5), 1, 0.08 * (random() - 0.5)],
    0.26 * height,
    0.022 * height,
    FORKS,
  );
  return wood.map((mesh) => ({ mesh, material: BARK, object: SCENE_LABELS.vegetation }));

  function grow(from: Vec3, direction: Vec3, length: number, radius: number, forks: number): void {
    const to = add(from, scale(direction, length));
    wood.push(bar(from, to, radius, radius * 0.7, forks > 4 ? 9 : 4));
    if (forks === 0) return;
    const children = forks === FORKS ? 4 : random() < 0.6 ? 3 : 2;
    const first = random() * 2 * Math.PI;
    for (let i = 0; i < children; i++) {
      const turn = first + ((i + 0.5 * random()) / children) * 2 * Math.PI;
      const lean = i === 0 ? 0.2 + 0.2 * random() : 0.55 + 0.45 * random();
      const out = normalize([
        direction[0] + lean * Math.cos(turn),
        direction[1] + 0.08,
        direction[2] + lean * Math.sin(turn),
      ]);
      const start = add(from, scale(direction, length * (0.65 + 0.35 * random())));
      grow(
        start,
        out,
        length * (i === 0 ? 0.8 : 0.6 + 0.2 * random()),
        Math.max(0.004, radius * 0.62),
        forks - 1,
      );
    }
  }
}
