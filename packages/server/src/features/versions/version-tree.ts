import type { VersionTree } from '@home-design/contract';
import type { TaggedVersion } from './store.ts';
import { versionView } from './view.ts';

/**
 * The original of an image, with the children of each version below it.
 * @param versions all versions of one image, oldest first
 */
export function versionTree(versions: readonly TaggedVersion[]): VersionTree {
  const original = versions.find((version) => version.kind === 'original');
  if (!original) throw new Error('An image has lost its original.');
  const children = Map.groupBy(versions, (version) => version.parentId);
  const below = (version: TaggedVersion): VersionTree => ({
    version: versionView(version),
    children: (children.get(version.id) ?? []).map(below),
  });
  return below(original);
}
