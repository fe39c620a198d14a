import { EditJobId, type Version, type VersionId } from '@home-design/contract';

/** A version that is still being made. */
export const isRunning = (version: Version): boolean =>
  version.status === 'pending' || version.status === 'processing';

/** The job of a version: its own field first, then the parameter. */
export function jobIdOf(version: Version): EditJobId | null {
  return version.job_id ?? EditJobId.safeParse(version.params.job_id).data ?? null;
}

/** Jobs of the unfinished versions, oldest first. */
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

/** The version itself when its picture is finished, else the nearest finished version before it. */
export function finishedVersion(versions: readonly Version[], version: Version): Version | null {
  let candidate: Version | undefined = version;
  // The count of versions limits the steps, so that a circle of parents ends.
  for (let step = 0; candidate && step < versions.length; step += 1) {
    if (candidate.status === 'completed') return candidate;
    const { parent }: Version = candidate;
    candidate = versions.find((each) => each.id === parent);
  }
  return versions.find((each) => each.kind === 'original' && each.status === 'completed') ?? null;
}

/** The version that this one was made from, if it can be shown; null for originals. */
export function versionBefore(versions: readonly Version[], version: Version): Version | null {
  const parent = versions.find((each) => each.id === version.parent);
  return parent ? finishedVersion(versions, parent) : null;
}

/** The finished version one step earlier (-1) or later (1); null at either end. Versions come oldest first. */
export function neighborVersion(
  versions: readonly Version[],
  version: Version,
  step: -1 | 1,
): Version | null {
  const finished = versions.filter((each) => each.status === 'completed' || each.id === version.id);
  const place = finished.findIndex((each) => each.id === version.id);
  return finished[place + step] ?? null;
}
