import { expect, it } from 'vitest';
import { make } from '../../../../test/make.ts';
import { usualSeconds } from './usual-seconds.ts';

const pending = make.pending(make.version(), make.id());
const START = '2026-01-02T10:00:00.000Z';
const after = (seconds: number) => new Date(Date.parse(START) + seconds * 1000);
const done = (seconds: number, about = {}) =>
  make.job(pending, {
    status: 'succeeded',
    started_at: START,
    finished_at: after(seconds).toISOString(),
    ...about,
  });

it('the usual duration is the median of the last edits of its kind', () => {
  expect(usualSeconds([done(4), done(90), done(6)], 'wall-color')).toBe(6);
  expect(usualSeconds([done(4), done(5), done(5), done(5), done(6), done(900)], 'wall-color')).toBe(5);
  expect(usualSeconds([done(4, { status: 'failed' }), done(4, { kind: 'sky' })], 'wall-color')).toBeNull();
});
