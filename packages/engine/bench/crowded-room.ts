import { joined, type Mesh, placed } from '../src/base/geometry/mesh.ts';
import { box, ellipsoid, roundedBox } from '../src/base/geometry/shapes.ts';
import type { Vec3 } from '../src/base/geometry/vector.ts';
import { between, createRandom } from '../src/base/random.ts';
import { makeCamera } from '../src/render/camera.ts';
import type { FlatScene } from '../src/render/flat-scene.ts';
import { flattenScene } from '../src/render/flatten.ts';
import { material } from '../src/render/materials/material.ts';

/** A closed room of 6 x 3 x 5 m crowded with balls and cushions, of at least so many triangles. */
export function crowdedRoom(triangles: number): FlatScene {
  const random = createRandom(3);
  const size = (): Vec3 => [between(random, 0.2, 1), between(random, 0.2, 0.7), between(random, 0.2, 1)];
  const meshes: Mesh[] = [placed(box([6, 3, 5]), [0, 1.5, 0])];
  for (let count = 12; count < triangles; ) {
    const [x, y, z] = size();
    const thing =
      meshes.length % 2 === 0 ? ellipsoid([x / 2, y / 2, z / 2], 60) : roundedBox([x, y, z], 0.05, 8, 0.03);
    const at: Vec3 = [between(random, -2.5, 2.5), between(random, 0, 1.5), between(random, -2, 2)];
    meshes.push(placed(thing, at));
    count += thing.triangles.length / 3;
  }
  const look = material({ kind: 'plain', color: '#808080' });
  const sky = { zenith: [1, 1, 1], horizon: [1, 1, 1], ground: [1, 1, 1] } as const;
  return flattenScene({
    surfaces: [{ mesh: joined(meshes), material: look, object: 1 }],
    camera: makeCamera({ position: [0, 1.4, 2.4], focal: 0.7, width: 800, height: 600 }),
    light: { kind: 'daylight', sky, portals: [], lamps: [] },
  });
}
