import { HEIC_ADVICE, tooLargeDetail } from '@home-design/contract';
import { ERROR_TITLE } from '../../ui/toasts/expected-state.ts';

/** So many files are named one by one; the rest is only counted. */
const NAMED = 5;

/** Sentences of the upload component. Quoted ones are fixed by the specification, word for word. */
export const copy = {
  invalidFormat: (accepted: readonly string[]) => `Invalid format. Accepted: ${accepted.join(', ')}`,
  heicHint: HEIC_ADVICE,
  tooLarge: tooLargeDetail,
  onlyOne: 'Only one file can be uploaded',
  tooMany: (count: number) => `Maximum ${count} files allowed`,
  leftOut: (names: readonly string[]) =>
    names.length > NAMED
      ? `Not added: ${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more.`
      : `Not added: ${names.join(', ')}.`,
  validationTitle: 'Validation Errors',
  uploadButton: (count: number) => `Upload ${count} Files`,
  clearAll: 'Clear All',
  uploadFailed: 'Upload failed',
  notSent: 'Not uploaded yet. Press Retry when the connection is back.',
  uploadsFailed: 'Failed to upload files',
  idMissing: 'Upload succeeded but image ID is missing',
  errorTitle: ERROR_TITLE,
  dropTitle: (multiple: boolean) => (multiple ? 'Drop photos here, or' : 'Drop a photo here, or'),
  choose: (multiple: boolean) => (multiple ? 'Choose photos to upload' : 'Choose a photo to upload'),
  takePhoto: 'Take a photo',
  limits: (accepted: readonly string[], megabytes: number, multiple: boolean) =>
    `${formatNames(accepted)}, up to ${megabytes} MB${multiple ? ' each' : ''}`,
  stopAll: 'Stop all',
  summary: (done: number, all: number, failed: number) =>
    `${done} of ${all} uploaded${failed === 0 ? '' : `, ${failed} failed`}`,
  paused: (seconds: number) => `The server asked for a pause of ${seconds} s; it goes on by itself.`,
  retryAll: (count: number) => `Retry ${count} failed`,
  fileList: 'Photos to upload',
  remove: (name: string) => `Remove ${name}`,
  cancel: (name: string) => `Cancel upload of ${name}`,
  retry: (name: string) => `Retry upload of ${name}`,
  retryShort: 'Retry',
  cancelShort: 'Cancel',
  waiting: 'Ready to upload',
  uploading: (percent: number) => `Uploading, ${percent}%`,
  finishing: 'Preparing the photo …',
  done: 'Uploaded',
  leaveTitle: 'Photos are still being uploaded',
  leaveText: 'If you leave now, unfinished uploads are canceled.',
  leave: 'Leave',
  leaveStay: 'Stay here',
  close: 'Close',
  progressOfAll: 'Upload progress of all photos',
  progressOf: (name: string) => `Upload progress of ${name}`,
} as const;

/** Users see 'jpeg' and 'jpg' as one format. */
function formatNames(accepted: readonly string[]): string {
  const names = [...new Set(accepted.map((ending) => ending.toUpperCase().replace('JPG', 'JPEG')))];
  const webNames = names.map((name) => (name === 'WEBP' ? 'WebP' : name));
  const last = webNames.at(-1) ?? '';
  return webNames.length < 2 ? last : `${webNames.slice(0, -1).join(', ')} or ${last}`;
}
