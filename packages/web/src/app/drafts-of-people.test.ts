import { expect, it } from 'vitest';
import { guest } from '../../test/users.ts';
import { readDraft, watchDraft } from '../lib/storage/drafts.ts';
import { claimDraftsOf, leaveDrafts } from './drafts-of-people.ts';

const ida = { ...guest, uid: 'ida', isAnonymous: false };
const olaf = { ...guest, uid: 'olaf', isAnonymous: false };
const anotherGuest = { ...guest, uid: 'another' };
const read = () => readDraft('title', '');

function type(text: string): void {
  const end = watchDraft('title', () => text);
  leaving.push(end);
}
const leaving: (() => void)[] = [];
const formsGo = () => {
  for (const end of leaving.splice(0)) end();
};

it.each([
  ['the same user', ida, ida],
  ['another session of a guest', guest, anotherGuest],
  ['the account that a guest became', guest, ida],
])('U-26 drafts of an ended session are kept for %s', (_, before, after) => {
  type('Bright loft');
  leaveDrafts(before, null, false);
  formsGo();
  expect(read()).toBe('');
  claimDraftsOf(after);
  expect(read()).toBe('Bright loft');
});

it.each([
  ['another user', ida, olaf],
  ['a guest', ida, guest],
])('U-26 such drafts are deleted when %s signs in', (_, before, after) => {
  type('Bright loft');
  leaveDrafts(before, null, false);
  formsGo();
  claimDraftsOf(after);
  expect(read()).toBe('');
  claimDraftsOf(before);
  expect(read()).toBe('');
});

it('U-26 drafts are deleted after signing out, and when another user signs in', () => {
  for (const [next, isSigningOut] of [
    [null, true],
    [olaf, false],
  ] as const) {
    type('Bright loft');
    leaveDrafts(ida, next, isSigningOut);
    formsGo();
    claimDraftsOf(ida);
    expect(read()).toBe('');
  }
});
