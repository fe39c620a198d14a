import { describe, expect, it } from 'vitest';
import { type Measurement, measurementText } from './measurement.ts';
import { reportText } from './report.ts';

type Change = Measurement['changes'][number];

const SAME: Change = { isSame: true, share: 0, decibels: null, isTurned: false };
const constant = (name: string, fixed: string | null = null) => ({
  name,
  value: 0.5,
  isWhole: false,
  start: 0,
  end: 3,
  fixed,
  file: 'scene/walls/walls.ts',
});
const measured = (name: string, direction: 'down' | 'up', ...changes: Change[]): Measurement => ({
  file: 'scene/walls/walls.ts',
  name,
  direction,
  changes,
  failed: null,
  cpuSeconds: 1,
});

describe('the effect of one move', () => {
  const text = (...changes: Change[]) => measurementText(measured('NEAR', 'up', ...changes));

  it('is the largest change of pixels, and in how many results something changed', () => {
    const changed = { isSame: false, share: 0.0123, decibels: 41.4, isTurned: false };
    expect(text(SAME, changed)).toBe('1.23 % of the pixels, 41 dB (1 of 2)');
  });

  it('is no pixel when only numbers changed, and nothing when every byte is the same', () => {
    expect(text(SAME, { ...SAME, isSame: false })).toBe('no pixel (1 of 2)');
    expect(text(SAME, SAME)).toBe('nothing');
  });

  it('tells of results that are refused now, or no longer, and of failures', () => {
    expect(text({ ...SAME, isSame: false, isTurned: true })).toBe('1 of 1 made or refused instead');
    expect(measurementText({ ...measured('NEAR', 'up'), failed: 'RangeError: -1' })).toBe(
      'fails: RangeError: -1',
    );
  });
});

describe('the report of a run', () => {
  const changed = (share: number): Change => ({ isSame: false, share, decibels: null, isTurned: false });
  const text = reportText(
    [
      constant('SMALL'),
      constant('LARGE'),
      constant('DEAD'),
      constant('SIDE', "the network's input"),
      constant('LATE'),
    ],
    [
      ...(['down', 'up'] as const).flatMap((direction) => [
        measured('SMALL', direction, changed(0.01)),
        measured('LARGE', direction, changed(0.2)),
        measured('DEAD', direction, SAME),
      ]),
      measured('LATE', 'down', SAME),
    ],
  );

  it('begins with the largest effect', () => {
    expect(text.indexOf('LARGE')).toBeLessThan(text.indexOf('SMALL'));
  });

  it('ends with what changes nothing, and what was left out with the reason', () => {
    const [, dead, fixed] = text.split(/Change nothing on these photos:|Left out:/);
    expect(dead).toContain('DEAD');
    expect(fixed).toMatch(/SIDE .* the network's input/);
  });

  it('has no line for a constant that was moved in one direction only', () => {
    expect(text).not.toContain('LATE');
  });
});
