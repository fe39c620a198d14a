import { AppError } from '../../platform/http/app-error.ts';
import type { VersionRow } from './store.ts';

/**
 * Makes sure that a version is no suggestion, which may be looked at, but not used until it is kept.
 * @throws AppError `suggestion_not_kept`
 */
export function requireKept({ status }: Pick<VersionRow, 'status'>): void {
  if (status === 'suggested') throw new AppError('suggestion_not_kept');
}

/**
 * Makes sure that a version may be used.
 * @throws AppError `suggestion_not_kept`, `version_not_ready`
 */
export function requireFinished(version: Pick<VersionRow, 'status'>): void {
  requireKept(version);
  if (version.status !== 'completed') throw new AppError('version_not_ready');
}
