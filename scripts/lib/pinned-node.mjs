import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { Explained } from './say.mjs';

/** From this version on Node runs the server's TypeScript directly. */
const NEEDED_MAJOR = 24;

/**
 * The Node that runs the product: the one among the dependencies, else the running one if it is new enough.
 * @throws Explained when there is neither
 */
export function pinnedNode() {
  const pinned = inRoot('node_modules', '.bin', 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR) return process.execPath;
  throw new Explained(
    `Node ${NEEDED_MAJOR} is needed, and there is none among the dependencies for ${process.platform} ` +
      `${process.arch}. Please install Node ${NEEDED_MAJOR} and try again.`,
  );
}
