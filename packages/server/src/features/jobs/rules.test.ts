import { EngineError, type EngineErrorCode } from '@home-design/engine';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../platform/http/app-error.ts';
import { editJobStatus, hasEnded, jobStatus, verdictOn } from './rules.ts';

it.each([
  ['pending', 'in_progress', 'pending', false],
  ['in_progress', 'in_progress', 'in_progress', false],
  ['succeeded', 'succeeded', 'completed', true],
  ['failed', 'failed', 'failed', true],
] as const)(
  'JOBS-02 JOBS-07 C-08 %s reads %s as an edit job and %s as a job',
  (status, editJob, job, ended) => {
    expect(editJobStatus(status)).toBe(editJob);
    expect(jobStatus(status)).toBe(job);
    expect(hasEnded(status)).toBe(ended);
  },
);

describe('what happens after an attempt breaks off', () => {
  const refusals: EngineErrorCode[] = [
    'photo_unreadable',
    'photo_too_many_pixels',
    'edit_invalid',
    'edit_not_confident',
    'timed_out',
  ];
  it.each(refusals)('JOBS-10 %s fails at once with the sentence of the engine', (code) => {
    expect(verdictOn(new EngineError(code, 'No walls were found.'), 0)).toEqual({
      next: 'fail',
      failure: { code, message: 'No walls were found.' },
    });
  });

  it.each([
    [0, 'retry'],
    [1, 'retry'],
    [2, 'fail'],
    [7, 'fail'],
  ])('R2 a dead engine after %i breakdowns: %s', (breakdowns, next) => {
    expect(verdictOn(new EngineError('crashed', 'The engine stopped.'), breakdowns)).toMatchObject({ next });
  });

  it('explains an end after three crashes to the user', () => {
    expect(verdictOn(new EngineError('crashed', 'x'), 2)).toMatchObject({
      failure: { message: 'This edit stopped the engine 3 times and was given up. It was not charged.' },
    });
  });

  it.each([
    [0, 'retry'],
    [2, 'fail'],
  ])(
    'a failing disk or database after %i breakdowns: %s, without its technical message',
    (breakdowns, next) => {
      const verdict = verdictOn(new Error('ENOSPC /data/secret'), breakdowns);
      expect(verdict.next).toBe(next);
      expect(JSON.stringify(verdict)).not.toContain('secret');
    },
  );

  it('R4 says that the disk was full', () => {
    expect(verdictOn(new AppError('storage_full'), 0).next).toBe('retry');
    expect(verdictOn(new AppError('storage_full'), 2)).toMatchObject({
      failure: { code: 'storage_full', message: expect.stringMatching(/no space left/) },
    });
  });

  it('JOBS-15 a canceled attempt decides nothing', () => {
    expect(verdictOn(new EngineError('cancelled', 'x'), 2)).toEqual({ next: 'stop' });
  });
});
