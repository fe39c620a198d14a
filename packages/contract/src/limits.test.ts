import { describe, expect, it } from 'vitest';
import {
  BIN_DAYS,
  BUSINESS_MONTHLY_LIMIT,
  DEFAULT_QUOTA_LIMIT,
  FREE_MONTHLY_LIMIT,
  FREE_PROJECT_LIMIT,
  GUEST_MONTHLY_LIMIT,
  JOB_POLL_ATTEMPTS,
  JOB_POLL_INTERVAL_MS,
  JOB_WATCH_LIMIT_MS,
  MAX_BATCH_IMAGES,
  MAX_BOARD_VERSIONS,
  MAX_COMPARED_VERSIONS,
  MAX_EXPORTED_VERSIONS,
  MAX_NOTES_LENGTH,
  MAX_TAGS_PER_VERSION,
  MAX_TITLE_LENGTH,
  MAX_UPLOAD_BYTES,
  MAX_UPLOAD_FILES,
  MAX_UPLOAD_MEGABYTES,
  MAX_WORKFLOW_STEPS,
  OPERATIONS_PAGE_SIZE,
  PRO_MONTHLY_LIMIT,
  RECENT_IMAGES_FETCHED,
  RECENT_IMAGES_SHOWN,
  TOAST_DURATION_MS,
  TOASTS_VISIBLE,
  UPLOAD_EXTENSIONS,
} from './limits.ts';
import { PLAN_PRICES } from './plans/plan-facts.ts';

/** As in the specification; server and web read them from here. */
describe('the documented limits', () => {
  it.each([
    ['CONST-02 operations on a page', OPERATIONS_PAGE_SIZE, 25],
    ['CONST-03 designs of a guest in a month', GUEST_MONTHLY_LIMIT, 10],
    ['CONST-04 fair-use limit', DEFAULT_QUOTA_LIMIT, 2000],
    ['CONST-05 UPLOAD-25 files of an upload', MAX_UPLOAD_FILES, 10],
    ['CONST-06 UPLOAD-26 bytes of a file', MAX_UPLOAD_BYTES, 10 * 1024 * 1024],
    ['CONST-06 UPLOAD-26 the same in MB', MAX_UPLOAD_MEGABYTES, 10],
    ['CONST-12 CONST-68 designs of the Free plan in a month', FREE_MONTHLY_LIMIT, 100],
    ['CONST-69 designs of the Pro plan in a month', PRO_MONTHLY_LIMIT, 1000],
    ['CONST-70 designs of the Business plan in a month', BUSINESS_MONTHLY_LIMIT, 5000],
    ['CONST-71 price of Free in dollars', PLAN_PRICES.free, 0],
    ['CONST-72 price of Pro in dollars a month', PLAN_PRICES.pro, 19],
    ['CONST-73 price of Business in dollars a month', PLAN_PRICES.business, 49],
    ['CONST-74 projects of the Free plan', FREE_PROJECT_LIMIT, 5],
    ['CONST-20 how long a toast stays', TOAST_DURATION_MS, 4000],
    ['CONST-21 toasts shown at once', TOASTS_VISIBLE, 3],
    ['CONST-27 JOBS-19 polling interval of a job', JOB_POLL_INTERVAL_MS, 2000],
    ['CONST-28 JOBS-23 when the playground stops polling', JOB_WATCH_LIMIT_MS, 120_000],
    ['CONST-29 JOBS-20 how many times it polls', JOB_POLL_ATTEMPTS, 60],
    ['CONST-30 recent images fetched', RECENT_IMAGES_FETCHED, 8],
    ['CONST-31 recent images shown', RECENT_IMAGES_SHOWN, 4],
  ])('%s: %i', (_name, limit, documented) => {
    expect(limit).toBe(documented);
  });

  it.each([
    ['days in the bin (U-03)', BIN_DAYS, 30],
    ['steps of a workflow', MAX_WORKFLOW_STEPS, 10],
    ['images of a batch', MAX_BATCH_IMAGES, 100],
    ['versions of an export', MAX_EXPORTED_VERSIONS, 1_000],
    ['versions compared at once', MAX_COMPARED_VERSIONS, 10],
    ['tags of a version', MAX_TAGS_PER_VERSION, 20],
    ['versions of a board', MAX_BOARD_VERSIONS, 500],
    ['letters of a title', MAX_TITLE_LENGTH, 200],
    ['letters of notes', MAX_NOTES_LENGTH, 5_000],
  ])('CONST-84 not in the specification: %s: %i', (_name, limit, ours) => {
    expect(limit).toBe(ours);
  });

  it('agree with each other: polling as often as allowed takes as long as the playground waits', () => {
    expect(JOB_POLL_ATTEMPTS * JOB_POLL_INTERVAL_MS).toBe(JOB_WATCH_LIMIT_MS);
  });

  it('UPLOAD-19 allow exactly jpeg, jpg, png and webp', () => {
    expect(UPLOAD_EXTENSIONS).toEqual(['jpeg', 'jpg', 'png', 'webp']);
  });
});
