import type { Branding, ImageId, VersionId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { brandingOnLinks } from '../branding/index.ts';
import {
  type BoardLayout,
  type Collection,
  inSections,
  layoutOf,
  NO_LAYOUT,
  originalsOf,
  type PublicVersion,
  publicVersions,
} from '../collections/index.ts';
import type { WrittenList } from './content/written-list.ts';
import { type LiveLink, liveLink } from './links/link-store.ts';

/** A live link and everything it gives access to. */
export interface OpenedShare {
  link: LiveLink;
  collection: Collection;
  /** The business that presents it; null: its owner wrote no branding. */
  branding: Branding | null;
  /** In the order of the board. */
  versions: readonly PublicVersion[];
  /** How they are put together. */
  layout: BoardLayout;
  /** Visible original photos, by the image. */
  originals: ReadonlyMap<ImageId, PublicVersion>;
  /** The place of each, from 0. */
  places: ReadonlyMap<VersionId, number>;
  /** All visible pictures. */
  pictures: ReadonlyMap<VersionId, PublicVersion>;
  /** The list as written for one visitor, reused for all who come within the same half second. */
  ready: { list?: Promise<WrittenList> };
}

/** Opens the token of a board or project. */
export async function openShare(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<OpenedShare | undefined> {
  const link = await liveLink(db, tokenHash, now);
  if (!link) return undefined;
  const collection = link.boardId === null ? { projectId: link.ownProjectId } : { boardId: link.boardId };
  const [placed, layout] = await Promise.all([
    publicVersions(db, collection),
    link.boardId === null ? NO_LAYOUT : layoutOf(db, link.boardId),
  ]);
  const versions = inSections(placed, layout, ({ id }) => id);
  const originals = link.showsOriginals
    ? await originalsOf(db, [...new Set(versions.map((version) => version.imageId))])
    : versions.filter((version) => version.kind === 'original');
  return {
    link,
    collection,
    branding: await brandingOnLinks(db, link.userId),
    versions,
    layout,
    originals: new Map(originals.map((original) => [original.imageId, original])),
    places: new Map(versions.map(({ id }, place) => [id, place])),
    pictures: new Map([...originals, ...versions].map((picture) => [picture.id, picture])),
    ready: {},
  };
}
