import type { ImageId, VersionId } from '@home-design/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Collection, originalsOf, type PublicVersion, publicVersions } from '../collections/index.ts';
import { type LiveLink, liveLink } from './link-store.ts';
import { isLive } from './link-view.ts';
import type { WrittenList } from './write-list.ts';

/** What was found is used this long, so that sixty pictures of a page cost one look; revoking takes no longer. */
const TRUSTED_MS = 500;
/** Links remembered at once; the oldest go first. */
const REMEMBERED = 500;

/** A live link and everything it gives access to. */
export interface OpenedShare {
  link: LiveLink;
  collection: Collection;
  /** In the order of the board. */
  versions: readonly PublicVersion[];
  /** Photos as they were taken that may be shown, by the image. */
  originals: ReadonlyMap<ImageId, PublicVersion>;
  /** Where each of them stands, from 0. */
  places: ReadonlyMap<VersionId, number>;
  /** Every picture that may be seen, and no other. */
  pictures: ReadonlyMap<VersionId, PublicVersion>;
  /** Written out for one visitor, it serves all who come in the same half second. */
  ready: { list?: Promise<WrittenList> };
}

/** Live links by their token. */
export interface OpenedShares {
  /** Undefined for a token that opens nothing, whatever the reason. */
  find(token: string): Promise<OpenedShare | undefined>;
  /** Looks anew from now on, after something was changed. */
  forget(): void;
}

/** Only what was found by its hash is remembered by its token, so that a picture costs no hash. */
export function createOpenedShares(
  db: Database,
  clock: Clock,
  hashOf: (token: string) => string,
): OpenedShares {
  const remembered = new Map<string, { share: Promise<OpenedShare | undefined>; until: number }>();

  function look(token: string): Promise<OpenedShare | undefined> {
    const now = performance.now();
    const known = remembered.get(token);
    if (known && known.until > now) return known.share;

    const share = openShare(db, hashOf(token), clock.now());
    const entry = { share, until: now + TRUSTED_MS };
    remembered.delete(token);
    remembered.set(token, entry);
    if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
    const drop = () => {
      if (remembered.get(token) === entry) remembered.delete(token);
    };
    // Guesses are not remembered: they would push out what people look at.
    share.then((found) => found ?? drop(), drop);
    return share;
  }

  return {
    find: async (token) => {
      const share = await look(token);
      return share && isLive(share.link, clock.now()) ? share : undefined;
    },
    forget: () => remembered.clear(),
  };
}

async function openShare(db: Database, tokenHash: string, now: Date): Promise<OpenedShare | undefined> {
  const link = await liveLink(db, tokenHash, now);
  if (!link) return undefined;
  const collection = link.boardId === null ? { projectId: link.ownProjectId } : { boardId: link.boardId };
  const versions = await publicVersions(db, collection);
  const originals = link.showsOriginals
    ? await originalsOf(db, [...new Set(versions.map((version) => version.imageId))])
    : versions.filter((version) => version.kind === 'original');
  return {
    link,
    collection,
    versions,
    originals: new Map(originals.map((original) => [original.imageId, original])),
    places: new Map(versions.map(({ id }, place) => [id, place])),
    pictures: new Map([...originals, ...versions].map((picture) => [picture.id, picture])),
    ready: {},
  };
}
