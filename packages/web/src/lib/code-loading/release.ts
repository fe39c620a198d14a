import { tabText } from '../storage/browser-storage.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';

/** Why the page reloads itself: the server has another release, or the browser remembers a failed file. */
export type RenewalReason = 'release' | 'stuck';

const renewed = tabText(STORAGE_KEYS.renewed);
/** The scripts a page starts with; their names change with every build. */
const MODULE_SCRIPT = /<script[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/g;

/** Identifies the release of a page. */
export const releaseOf = (html: string): string =>
  [...html.matchAll(MODULE_SCRIPT)].map(([, address]) => address).join(' ');

/** Identifies the release of this page. */
const ownRelease = (): string => releaseOf(document.documentElement.outerHTML);

/** The release that the server has now; null if it does not say. */
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
/** Whether the page is being reloaded. */
let isLeaving = false;

/** Stops the page from reloading itself while something would be lost; returns a function that ends this. */
export function holdRenewal(): () => void {
  holders += 1;
  return () => {
    holders -= 1;
  };
}

let target: () => string | null = () => null;

/** Notes the address that the user is navigating to; null: they stay. */
export function setRenewalTarget(read: () => string | null): void {
  target = read;
}

/**
 * How many reloads have the same reason, and in which time, in milliseconds. A release that one reload does not
 * bring will not come by the next. A file may fail each time that the connection is lost; a broken one
 * fails at once, every time.
 */
const MOST: Readonly<Record<RenewalReason, { times: number; within: number }>> = {
  release: { times: 1, within: Number.POSITIVE_INFINITY },
  stuck: { times: 3, within: 60_000 },
};

/**
 * Reloads the page, so seldom for each release and reason in this tab that it cannot loop.
 * @returns whether it does
 */
export function renewPage(reason: RenewalReason): boolean {
  // Several parts find out at the same time, and none of them may show a failure.
  if (isLeaving) return true;
  if (holders > 0) return false;
  const mark = `${reason} ${ownRelease()} `;
  const now = Date.now();
  const { times, within } = MOST[reason];
  const marks = (renewed.read() ?? '').split('\n').filter((line) => line !== '');
  // Each mark contains its time.
  const counted = marks.filter(
    (line) => line.startsWith(mark) && now - Number(line.slice(mark.length)) < within,
  );
  if (counted.length >= times) return false;
  try {
    renewed.write([...marks, mark + now].join('\n'));
  } catch {
    return false; // without storage it might loop forever
  }
  isLeaving = true;
  leave(target());
  return true;
}

/** Reloads the page, or opens another address in its place. */
export type Leave = (address: string | null) => void;

let leave: Leave = (address) => {
  if (address === null) window.location.reload();
  else window.location.assign(address);
};

/** For tests: a freshly loaded page, with another way to leave it. */
export function resetRenewal(how: Leave): void {
  isLeaving = false;
  leave = how;
}
