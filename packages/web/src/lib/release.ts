import { tabText } from './browser-storage.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

/** Why the page loads itself anew: the server has another release, or the browser keeps a failed file failed. */
export type RenewalReason = 'release' | 'stuck';

const renewed = tabText(STORAGE_KEYS.renewed);
/** Scripts a page starts with; their names change with every build. */
const MODULE_SCRIPT = /<script[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/g;

/** Names the release that a page belongs to. */
export const releaseOf = (html: string): string =>
  [...html.matchAll(MODULE_SCRIPT)].map(([, address]) => address).join(' ');

/** Names the release that this page was loaded from. */
const ownRelease = (): string => releaseOf(document.documentElement.outerHTML);

/** The release that the server has now; null where it does not say. */
async function releaseOfServer(): Promise<string | null> {
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    return answer.ok ? releaseOf(await answer.text()) || null : null;
  } catch {
    return null;
  }
}

/** Whether the server has another release than this page. */
export async function isReplaced(): Promise<boolean> {
  const own = ownRelease();
  const theirs = await releaseOfServer();
  return own !== '' && theirs !== null && theirs !== own;
}

let holders = 0;
/** Whether the page is being loaded anew. */
let isLeaving = false;

/** Keeps the page from loading itself anew, while something would be lost by it; returns a function that ends it. */
export function holdRenewal(): () => void {
  holders += 1;
  return () => {
    holders -= 1;
  };
}

let target: () => string | null = () => null;

/** Says which address somebody is on the way to; null: they stay where they are. */
export function setRenewalTarget(read: () => string | null): void {
  target = read;
}

/**
 * How often a page is loaded anew for the same reason, and in which time, in milliseconds. A release that is not there
 * after one load will not be after the next. A file may fail each time that the connection is lost; one that is broken
 * fails at once, every time.
 */
const MOST: Readonly<Record<RenewalReason, { times: number; within: number }>> = {
  release: { times: 1, within: Number.POSITIVE_INFINITY },
  stuck: { times: 3, within: 60_000 },
};

/**
 * Loads the page anew, so seldom for each release and reason in this tab that it can never go round in circles.
 * @returns whether it does
 */
export function renewPage(reason: RenewalReason): boolean {
  // Several parts of a page find out at once, and none of them may show that it failed.
  if (isLeaving) return true;
  if (holders > 0) return false;
  const mark = `${reason} ${ownRelease()} `;
  const now = Date.now();
  const { times, within } = MOST[reason];
  const marks = (renewed.read() ?? '').split('\n').filter((line) => line !== '');
  // The time stands behind each mark.
  const counted = marks.filter(
    (line) => line.startsWith(mark) && now - Number(line.slice(mark.length)) < within,
  );
  if (counted.length >= times) return false;
  try {
    renewed.write([...marks, mark + now].join('\n'));
  } catch {
    return false; // without a memory it might never end
  }
  isLeaving = true;
  leave(target());
  return true;
}

/** Loads the page anew, or another address in its place. */
export type Leave = (address: string | null) => void;

let leave: Leave = (address) => {
  if (address === null) window.location.reload();
  else window.location.assign(address);
};

/** For tests: a page that has just been loaded, with another way to leave it. */
export function resetRenewal(how: Leave): void {
  isLeaving = false;
  leave = how;
}
