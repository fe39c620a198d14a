import { fileURLToPath } from 'node:url';

/** A small room or house of the engine's benchmark, rendered by this project. */
export function scene(name: string): string {
  return fileURLToPath(new URL(`../../packages/engine/scenes/${name}/photo.webp`, import.meta.url));
}
