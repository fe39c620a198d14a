import { describe, expect, it } from 'vitest';
import { make } from '../../../../test/make.ts';
import { inAboutWords, secondsLeft, usualSeconds } from './time-left.ts';

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
const running = (progress: number) => make.job(pending, { started_at: START, progress });

describe('the duration of an edit', () => {
  it('is the median of the last edits of its kind', () => {
    expect(usualSeconds([done(4), done(90), done(6)], 'wall-color')).toBe(6);
    expect(usualSeconds([done(4), done(5), done(5), done(5), done(6), done(900)], 'wall-color')).toBe(5);
    expect(usualSeconds([done(4, { status: 'failed' }), done(4, { kind: 'sky' })], 'wall-color')).toBeNull();
  });

  it('counts down from the usual time, and relies more on the progress as it advances', () => {
    expect(secondsLeft(running(0), 20, after(2))).toBe(18);
    expect(secondsLeft(running(0.5), null, after(10))).toBe(10);
    expect(secondsLeft(running(0.5), 30, after(10))).toBe(15);
    expect(secondsLeft(running(0.8), 10, after(40))).toBeCloseTo(10);
  });

  it('is unknown while it waits, or without past edits', () => {
    expect(secondsLeft(make.job(pending, { queue_position: 2 }), 20, after(2))).toBeNull();
    expect(secondsLeft(running(0.02), null, after(30))).toBeNull();
    expect(secondsLeft(running(0.02), 20, after(30))).toBeNull();
  });

  it('is shown no more precisely than it is known', () => {
    expect([0.2, 7.4, 12, 41, 100, 170].map(inAboutWords)).toEqual([
      'about 1 s',
      'about 7 s',
      'about 10 s',
      'about 40 s',
      'about 2 min',
      'about 3 min',
    ]);
  });
});
