import { createHash } from 'node:crypto';
import type { RenderScene } from '../../src/render/scene.ts';

/** SHA-256 of all that a picture follows from: meshes, materials, camera, light and how it is traced. */
export function sceneHash({ surfaces, camera, light }: RenderScene, tracing: object): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([camera, light, tracing]));
  for (const { mesh, material, object, pane } of surfaces) {
    hash.update(JSON.stringify([material, object, pane ?? null]));
    for (const values of [mesh.positions, mesh.normals, mesh.uvs, mesh.triangles]) {
      hash.update(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
    }
  }
  return hash.digest('hex');
}
