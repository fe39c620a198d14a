import { describe, expect, it } from 'vitest';
import { make } from '../../../../test/make.ts';
import { inAboutWords, type ShownEnd, shownEnd, usualSeconds } from './time-left.ts';

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

describe('the shown end of an edit', () => {
  const NOTHING: ShownEnd = { job: undefined, endsAt: null };
  const told = (seconds: number | null) => make.job(pending, { seconds_left: seconds });
  /** The shown end, in seconds since the start, after messages at these seconds. */
  const shownAfter = (...messages: [at: number, left: number | null][]) => {
    const { endsAt } = messages.reduce(
      (shown, [at, left]) => shownEnd(shown, told(left), after(at)),
      NOTHING,
    );
    return endsAt === null ? null : (endsAt - Date.parse(START)) / 1000;
  };

  it('is unknown as long as the server does not know it, whatever the progress is', () => {
    expect(shownAfter([5, null])).toBeNull();
    expect(shownEnd(NOTHING, undefined, after(5)).endsAt).toBeNull();
    expect(shownAfter([1, 20], [5, null])).toBeNull();
  });

  it('does not move by small changes of the estimate', () => {
    expect(shownAfter([0, 20], [1, 21], [2, 16], [5, 17])).toBe(20);
    expect(shownAfter([0, 80], [10, 85])).toBe(80);
  });

  it('moves when the estimate is another one', () => {
    expect(shownAfter([0, 20], [5, 40])).toBe(45);
    expect(shownAfter([0, 20], [5, 6])).toBe(11);
  });
});

it('a duration is said as people say it', () => {
  expect([0.2, 7.4, 12, 26, 41, 50, 70, 100, 170].map(inAboutWords)).toEqual([
    'a few seconds',
    'a few seconds',
    'about 10 s',
    'about 25 s',
    'about 40 s',
    'less than a minute',
    'about a minute',
    'about 2 min',
    'about 3 min',
  ]);
});
