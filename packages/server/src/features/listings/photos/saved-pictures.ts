import { randomUUID } from 'node:crypto';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { WebFetcher } from '../../../platform/web-fetcher/web-fetcher.ts';
import { listingPictureKey, SAVED_PAGE_FILE } from '../../listing-pictures/index.ts';
import { webAddress } from '../reading/facts/source-key.ts';
import { readSavedPage, type SavedPage } from '../reading/pages/read-saved-page.ts';

/** Host of pictures that a saved page names by a content id (`cid:`). No such host can exist (RFC 2606). */
const CARRIED_HOST = 'saved-page.invalid';

/** A saved page with the pictures in it, by the addresses under which the page names them. */
export interface PageWithPictures {
  html: string;
  pictures: ReadonlyMap<string, Buffer>;
}

/** Gives every picture of a saved page a web address, in the page and beside it. */
export function withPictures({ html, url, pictures }: SavedPage): PageWithPictures {
  const byAddress = new Map<string, Buffer>();
  for (const [name, { content }] of pictures) {
    const address = name.startsWith('cid:') ? carriedAddress(name) : webAddress(name, url ?? undefined)?.href;
    if (address !== undefined && !byAddress.has(address)) byAddress.set(address, content);
  }
  const named = html.replace(/cid:[^\s"'<>)]{1,300}/gi, (name) =>
    pictures.has(name) ? carriedAddress(name) : name,
  );
  return { html: named, pictures: byAddress };
}

const carriedAddress = (name: string): string =>
  `https://${CARRIED_HOST}/${encodeURIComponent(name.slice('cid:'.length))}`;

/** Whether an address stands for a picture that only the saved page has. */
export const isOnlyInFile = (address: string | null): boolean =>
  address !== null && URL.parse(address)?.hostname === CARRIED_HOST;

/** Stores a saved page for the pictures in it. @returns its id */
export async function keepSavedPage(storage: Storage, path: string): Promise<string> {
  const id = randomUUID();
  const scratch = await storage.scratchFolder();
  await copyFile(path, join(scratch, SAVED_PAGE_FILE));
  await storage.putFolder(listingPictureKey(id), scratch);
  return id;
}

/** Writes the picture of a listing into a file. @returns its size in bytes. @throws WebFetchError */
export type FetchPicture = (
  listing: { savedPageId: string | null },
  url: string,
  options: { file: string; signal: AbortSignal },
) => Promise<number>;

/**
 * Takes pictures from the saved page of their listing, and missing ones from the web. The last page is cached,
 * because the pictures of a listing are taken one after the other.
 */
export function pictureFetcher(deps: { storage: Storage; webFetcher: WebFetcher }): FetchPicture {
  let last: { id: string; pictures: PageWithPictures['pictures'] } | undefined;
  return async ({ savedPageId }, url, options) => {
    if (savedPageId !== null && last?.id !== savedPageId) {
      last = { id: savedPageId, pictures: await picturesIn(deps.storage, savedPageId) };
    }
    const carried = savedPageId === null ? undefined : last?.pictures.get(url);
    if (carried === undefined) return (await deps.webFetcher.fetchPicture(url, options)).bytes;
    await writeFile(options.file, carried);
    return carried.length;
  };
}

async function picturesIn(storage: Storage, id: string): Promise<PageWithPictures['pictures']> {
  const key = `${listingPictureKey(id)}/${SAVED_PAGE_FILE}`;
  if (!(await storage.has(key))) return new Map();
  return withPictures(readSavedPage(await readFile(await storage.localPath(key)), SAVED_PAGE_FILE)).pictures;
}
