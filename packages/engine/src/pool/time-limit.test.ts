import { describe, expect, it } from 'vitest';
import { isOverTime, processorTime } from './time-limit.ts';

describe('the time limit of a task', () => {
  it('ends it by the clock when it has worked all the time', () => {
    expect(isOverTime({ passed: 99, processor: 190 }, 100)).toBe(false);
    expect(isOverTime({ passed: 100, processor: 190 }, 100)).toBe(true);
  });

  it('waits for a task that other programs keep from working, but not forever', () => {
    expect(isOverTime({ passed: 300, processor: 60 }, 100)).toBe(false);
    expect(isOverTime({ passed: 300, processor: 100 }, 100)).toBe(true);
    expect(isOverTime({ passed: 500, processor: 0 }, 100)).toBe(true);
  });

  it('is by the clock alone where the system does not tell the time of processors', () => {
    expect(isOverTime({ passed: 100, processor: null }, 100)).toBe(true);
  });
});

describe('the processor time of a process', () => {
  it.runIf(process.platform === 'linux')('grows while it works', async () => {
    const before = await processorTime(process.pid);
    for (const { user } = process.cpuUsage(); process.cpuUsage().user - user < 50_000; );
    expect((await processorTime(process.pid))! - before!).toBeGreaterThanOrEqual(40);
  });

  it('is unknown for a process that is not there', async () => {
    expect(await processorTime(undefined)).toBeNull();
  });
});
