import type { ErrorCode } from '@home-design/contract';
import { ApiError } from '../../lib/api/api-error.ts';
import { isLost } from '../../lib/api/is-lost.ts';
import { uiCopy } from '../copy.ts';

/** The specification's title of failures. It says nothing, so states that are expected have a title of their own. */
export const ERROR_TITLE = 'Error';

/** A state in which an action cannot succeed, although nothing is broken. */
interface ExpectedState {
  title: string;
  message: string;
  /** Whether the server could not be reached. */
  isLost: boolean;
}

const BY_CODE: Partial<Record<ErrorCode, string>> = {
  storage_quota_full: uiCopy.storageFull,
  project_limit_reached: uiCopy.limitReached,
  listing_limit_reached: uiCopy.limitReached,
  csrf_failed: uiCopy.pageOutdated,
};
const BY_STATUS: Readonly<Record<number, string>> = {
  401: uiCopy.signedOut,
  402: uiCopy.designsUsed,
  409: uiCopy.notNow,
  429: uiCopy.pleaseWait,
  503: uiCopy.pleaseWait,
};

/** The expected state behind a failed call, also if the failure is wrapped in an error of its own; null if there is none. */
export function expectedState(error: unknown): ExpectedState | null {
  if (!(error instanceof ApiError))
    return error instanceof Error && error.cause instanceof ApiError ? expectedState(error.cause) : null;
  const { status, code, message } = error;
  if (isLost(error))
    return { title: isOffline() ? uiCopy.isOffline : uiCopy.isAway, message: uiCopy.isKept, isLost: true };
  const title = code === null ? undefined : (BY_CODE[code as ErrorCode] ?? BY_STATUS[status]);
  return title === undefined ? null : { title, message, isLost: false };
}

const isOffline = (): boolean => navigator.onLine === false;
