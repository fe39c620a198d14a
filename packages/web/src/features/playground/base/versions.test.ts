import type { Version, VersionId } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import {
  finishedVersion,
  jobIdOf,
  neighborVersion,
  runningJobIds,
  selectedVersion,
  versionBefore,
} from './versions.ts';

const JOB = '0b5e8f2a-2f53-4a35-9c51-6a4a4f2f8f10';
const versionOf = (id: string, about: Partial<Version> = {}) =>
  ({
    id,
    parent: 'a',
    kind: 'edited',
    status: 'completed',
    is_primary: false,
    job_id: null,
    params: {},
    ...about,
  }) as Version;
const original = versionOf('a', { kind: 'original', parent: null, is_primary: true });
const painted = versionOf('b');
const pending = versionOf('c', { parent: 'b' as VersionId, status: 'pending', params: { job_id: JOB } });
const broken = versionOf('d', { parent: 'c' as VersionId, status: 'failed' });
const versions = [original, painted, pending, broken];

describe('versions of an image', () => {
  it('PLAYGROUND-26 select the version of the address, or the primary one without it', () => {
    expect(selectedVersion(versions, 'b' as VersionId)).toBe(painted);
    expect(selectedVersion(versions, null)).toBe(original);
    expect(selectedVersion(versions, 'gone' as VersionId)).toBe(original);
    expect(selectedVersion([], null)).toBeNull();
  });

  it('VERSIONS-09 C-33 read the job from job_id, then from params.job_id', () => {
    const other = '0b5e8f2a-2f53-4a35-9c51-6a4a4f2f8f11';
    expect(jobIdOf({ ...pending, job_id: other } as unknown as Version)).toBe(other);
    expect(jobIdOf(pending)).toBe(JOB);
    expect(jobIdOf(original)).toBeNull();
  });

  it('U-12 include the jobs to watch', () => {
    expect(runningJobIds(versions)).toEqual([JOB]);
  });

  it('show the picture of the version before while one has none', () => {
    expect(finishedVersion(versions, pending)).toBe(painted);
    expect(finishedVersion(versions, broken)).toBe(painted);
    expect(finishedVersion(versions, painted)).toBe(painted);
  });

  it('fall back to the original when the chain of parents is broken or a circle', () => {
    const orphan = versionOf('e', { parent: 'gone' as VersionId, status: 'failed' });
    const one = versionOf('f', { parent: 'g' as VersionId, status: 'failed' });
    const other = versionOf('g', { parent: 'f' as VersionId, status: 'failed' });
    expect(finishedVersion([original, orphan], orphan)).toBe(original);
    expect(finishedVersion([original, one, other], one)).toBe(original);
  });

  it('know the version they were made from', () => {
    expect(versionBefore(versions, painted)).toBe(original);
    expect(versionBefore(versions, original)).toBeNull();
  });

  it('U-19 can be stepped through: the finished ones, up to both ends', () => {
    expect(neighborVersion(versions, original, 1)).toBe(painted);
    expect(neighborVersion(versions, painted, 1)).toBeNull();
    expect(neighborVersion(versions, painted, -1)).toBe(original);
    expect(neighborVersion(versions, original, -1)).toBeNull();
  });
});
