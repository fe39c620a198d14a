import { fileURLToPath } from 'node:url';

/** A room or house of the engine's benchmark: small, and rendered by the project itself. */
export function scene(name: string): string {
  return fileURLToPath(new URL(`../../packages/engine/scenes/${name}/photo.webp`, import.meta.url));
}
