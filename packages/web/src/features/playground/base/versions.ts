import { EditJobId, type Version, type VersionId } from '@home-design/contract';

/** A version that is still being made. */
export const isRunning = (version: Version): boolean =>
  version.status === 'pending' || version.status === 'processing';

/** The job that makes, or made, a version: the field of that name first, then the one among the parameters. */
export function jobIdOf(version: Version): EditJobId | null {
  return version.job_id ?? EditJobId.safeParse(version.params.job_id).data ?? null;
}

/** Jobs of the versions that are still being made, oldest first. */
export const runningJobIds = (versions: readonly Version[]): EditJobId[] =>
  versions
    .filter(isRunning)
    .map(jobIdOf)
    .filter((jobId) => jobId !== null);

/** The version with the id; without one, or when it is gone, the primary version, else the original. */
export function selectedVersion(versions: readonly Version[], id: VersionId | null): Version | null {
  return (
    versions.find((version) => version.id === id) ??
    versions.find((version) => version.is_primary && version.status === 'completed') ??
    versions.find((version) => version.kind === 'original') ??
    versions[0] ??
    null
  );
}

/** The version itself when its picture is finished, else the nearest one before it that is. */
export function finishedVersion(versions: readonly Version[], version: Version): Version | null {
  let candidate: Version | undefined = version;
  // As many steps as there are versions end a chain of parents that bites its own tail.
  for (let step = 0; candidate && step < versions.length; step += 1) {
    if (candidate.status === 'completed') return candidate;
    const { parent }: Version = candidate;
    candidate = versions.find((each) => each.id === parent);
  }
  return versions.find((each) => each.kind === 'original' && each.status === 'completed') ?? null;
}

/** What a version was made from, when that can be shown; null for originals. */
export function versionBefore(versions: readonly Version[], version: Version): Version | null {
  const parent = versions.find((each) => each.id === version.parent);
  return parent ? finishedVersion(versions, parent) : null;
}

/** The finished version a step earlier (-1) or later (1); null at either end. Versions come oldest first. */
export function neighborVersion(
  versions: readonly Version[],
  version: Version,
  step: -1 | 1,
): Version | null {
  const finished = versions.filter((each) => each.status === 'completed' || each.id === version.id);
  const place = finished.findIndex((each) => each.id === version.id);
  return finished[place + step] ?? null;
}
