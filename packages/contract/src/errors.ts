import { z } from 'zod';
import { LISTING_PAGE_ERRORS } from './listings/listing-page-errors.ts';

/** What to do with a HEIC photo; the browser says it before the upload. */
export const HEIC_ADVICE =
  'HEIC photos cannot be read here. Please share or export the photo as JPEG and try again.';

/** All expected errors, each with its HTTP status and its default sentence. */
export const ERRORS = {
  invalid_request: { status: 400, detail: 'Part of the request is not valid.' },
  unknown_transformation: { status: 400, detail: 'Unknown transformation type' },
  upload_missing: { status: 400, detail: 'Please choose a photo to upload.' },
  upload_too_many_files: { status: 400, detail: 'Maximum 10 files allowed' },
  photo_unsupported_format: { status: 400, detail: 'Invalid format. Accepted: jpeg, jpg, png, webp' },
  photo_heic: { status: 400, detail: HEIC_ADVICE },
  photo_animated: { status: 400, detail: 'Animated pictures cannot be edited. Please upload a still photo.' },
  photo_unreadable: { status: 400, detail: 'This photo is damaged or incomplete and cannot be read.' },
  photo_timed_out: {
    status: 400,
    detail:
      'Checking this photo took too long. The server may be busy: please try again in a moment. If it happens again, save or export the photo again.',
  },
  photo_too_many_pixels: { status: 400, detail: 'This photo has more than 50 megapixels.' },
  photo_too_small: { status: 400, detail: 'This picture is too small to edit.' },
  photo_size_mismatch: {
    status: 400,
    detail: 'The size stated in this file does not match its picture. Please save or export the photo again.',
  },
  listing_page_unreadable: {
    status: 400,
    detail:
      'This file has no facts about a property. Please open the page of one property, wait until it has loaded, and save it from the browser.',
  },
  listing_table_unreadable: {
    status: 400,
    detail:
      'This table could not be read. Please save it as CSV or XLSX, with the column names in the first row.',
  },
  listing_columns_unknown: {
    status: 400,
    detail: 'No column was recognized. Please choose what the columns mean.',
  },
  listing_mapping_mismatch: {
    status: 400,
    detail: 'The number of columns does not match this table. Please choose the file again.',
  },
  unauthenticated: { status: 401, detail: 'Please sign in to continue.' },
  id_token_invalid: { status: 401, detail: 'Your sign-in could not be verified. Please sign in again.' },
  api_key_invalid: { status: 401, detail: 'This API key does not exist, or it was revoked.' },
  api_key_expired: {
    status: 401,
    detail: 'This API key has expired. Please create a new one in the settings.',
  },
  not_anonymous: { status: 400, detail: 'User must be anonymous to convert' },
  account_required: { status: 400, detail: 'This sign-in is a guest, too. Please sign in with an account.' },
  challenge_required: { status: 403, detail: 'Please confirm that you are human, then try again.' },
  sign_in_not_offered: { status: 404, detail: 'Signing in with Google is not set up on this server.' },
  sign_in_cancelled: { status: 400, detail: 'You did not finish signing in with Google.' },
  sign_in_refused: { status: 400, detail: "Google's answer could not be verified. Please sign in again." },
  sign_in_not_found: {
    status: 400,
    detail: 'This sign-in was not completed here, or took too long. Please start it again.',
  },
  guest_return_not_found: {
    status: 404,
    detail: 'There is no longer a guest session to continue on this browser.',
  },
  upload_stalled: {
    status: 408,
    detail: 'The upload stopped on its way. Please check the connection and try again.',
  },
  csrf_failed: { status: 403, detail: 'This page is out of date. Please reload it and try again.' },
  origin_refused: { status: 403, detail: 'Requests from other sites are not accepted.' },
  board_read_only: {
    status: 403,
    detail:
      'This board is updated automatically from its project. It can be shared or deleted, but not changed.',
  },
  project_limit_reached: {
    status: 403,
    detail: 'You have as many projects as your plan allows. The plans are at /plans.',
  },
  api_access_not_included: {
    status: 403,
    detail: 'Your plan does not include API access. The plans are at /plans.',
  },
  api_key_scope_missing: {
    status: 403,
    detail: 'This API key does not have the scope that this call needs.',
  },
  api_key_refused: {
    status: 403,
    detail: 'This cannot be done with an API key. Please do it in the app.',
  },
  listing_limit_reached: {
    status: 403,
    detail: 'This account has reached its limit of listings. Please delete some that you no longer need.',
  },
  mls_not_offered: { status: 404, detail: 'No MLS is set up on this server.' },
  mls_needs_account: { status: 403, detail: 'Please sign in with an account to search the MLS.' },
  payment_not_offered: { status: 404, detail: 'Plans cannot be paid for on this server.' },
  payment_not_found: { status: 404, detail: 'This account has no payments.' },
  payment_needs_account: {
    status: 403,
    detail: 'Please sign in with Google first: as a guest, you would lose your plan with this browser.',
  },
  payment_event_refused: { status: 400, detail: 'This was not sent by the payment service.' },
  plan_not_higher: { status: 409, detail: 'You already have this plan or a larger one.' },
  share_password_required: { status: 403, detail: 'Please enter the password of this link.' },
  share_password_wrong: { status: 403, detail: 'This password is incorrect.' },
  share_password_locked: {
    status: 429,
    detail: 'Too many wrong passwords were entered here. Please try again later.',
  },
  share_upload_refused: { status: 403, detail: 'This link does not allow uploads.' },
  share_download_refused: { status: 403, detail: 'The owner of this board does not allow downloads.' },
  share_comments_refused: { status: 403, detail: 'The owner of this board does not allow comments.' },
  not_found: { status: 404, detail: 'Not found.' },
  deletion_not_confirmed: { status: 400, detail: 'The confirmation does not match. Please try again.' },
  unsubscribe_link_invalid: {
    status: 404,
    detail: 'This link is incomplete. Please copy it from the email again.',
  },
  newsletter_link_invalid: {
    status: 404,
    detail: 'This link is incomplete, or your request was deleted. Please copy it from the email again.',
  },
  newsletter_link_ended: {
    status: 410,
    detail: 'This link has expired. Please ask for the newsletter again to get a new one.',
  },
  api_key_not_found: { status: 404, detail: 'This API key was already revoked.' },
  session_not_found: { status: 404, detail: 'This sign-in has already ended.' },
  project_not_found: { status: 404, detail: 'Project not found.' },
  sample_project_deleted: {
    status: 409,
    detail: 'Your sample project was deleted. Each account gets it only once.',
  },
  listing_not_found: { status: 404, detail: 'Listing not found.' },
  listing_batch_not_found: { status: 404, detail: 'Import not found.' },
  image_not_found: { status: 404, detail: 'Image not found.' },
  version_not_found: { status: 404, detail: 'Version not found.' },
  recipe_not_found: { status: 404, detail: 'Recipe not found.' },
  look_not_found: { status: 404, detail: 'This look was not found.' },
  look_item_not_found: { status: 404, detail: 'This photo of the look was not found.' },
  look_item_busy: { status: 409, detail: 'This photo is still being worked on.' },
  look_item_not_ready: { status: 409, detail: 'This photo has no result that could be approved.' },
  workflow_not_found: { status: 404, detail: 'Workflow not found.' },
  tag_not_found: { status: 404, detail: 'Tag not found.' },
  board_not_found: { status: 404, detail: 'Board not found.' },
  share_link_not_found: { status: 404, detail: 'Share link not found.' },
  pdf_too_large: {
    status: 400,
    detail: 'A PDF can have at most 120 pictures. Please use a smaller board, or download the pictures.',
  },
  section_not_found: { status: 404, detail: 'Section not found.' },
  share_not_found: { status: 404, detail: 'This board link is invalid or has expired.' },
  ...LISTING_PAGE_ERRORS,
  lead_not_found: { status: 404, detail: 'This message no longer exists.' },
  share_upload_not_found: { status: 404, detail: 'Upload not found.' },
  comment_not_found: { status: 404, detail: 'Comment not found.' },
  job_not_found: { status: 404, detail: 'Job not found.' },
  file_not_found: { status: 404, detail: 'Picture not found.' },
  design_not_found: { status: 404, detail: 'This design is no longer in the gallery.' },
  method_not_allowed: { status: 405, detail: 'This call does not exist here.' },
  version_not_ready: {
    status: 409,
    detail: 'This version is still being made. Please wait until it is done.',
  },
  suggestion_not_kept: {
    status: 409,
    detail: 'This version is a suggestion. Keep it first, which takes 1 design.',
  },
  version_is_original: {
    status: 409,
    detail: 'The original cannot be removed on its own. Delete the photo to remove it with all its versions.',
  },
  version_in_use: {
    status: 409,
    detail: 'An edit of this version is running. Please wait until it is done, or cancel it.',
  },
  regions_not_known: {
    status: 409,
    detail: 'The surfaces of this picture have not been detected yet. Detect them first.',
  },
  version_tags_full: {
    status: 409,
    detail: 'This version has 20 tags already. Please take one off first.',
  },
  look_failed: {
    status: 500,
    detail: 'This picture could not be analyzed. Please try again in a moment.',
  },
  version_elsewhere: { status: 409, detail: 'A board can only show pictures of its own project.' },
  share_links_full: {
    status: 409,
    detail: 'This already has 50 links. Please revoke one first.',
  },
  api_keys_full: {
    status: 409,
    detail: 'You have 20 API keys already. Please revoke one first.',
  },
  share_uploads_full: {
    status: 429,
    detail: 'This link has reached its daily limit of photos. Please come back tomorrow.',
  },
  edit_banned_by_profile: {
    status: 409,
    detail: 'The publishing rules of this listing do not allow this edit.',
  },
  publishing_profile_not_found: { status: 404, detail: 'Publishing rules not found.' },
  listing_takes_no_photos: {
    status: 409,
    detail: 'This listing is complete and accepts no more photos. Please add them to a new listing.',
  },
  listing_photo_not_found: { status: 404, detail: 'This photo does not belong to the listing.' },
  listing_not_read: {
    status: 409,
    detail: 'This listing has not been read yet. Please wait until it is read, or refresh it.',
  },
  listing_merged: {
    status: 409,
    detail: 'This listing was merged into another one. Undo that merge first.',
  },
  listing_not_merged: { status: 409, detail: 'This listing is no longer merged into another one.' },
  listing_merge_itself: { status: 409, detail: 'A listing cannot be merged with itself.' },
  listing_busy: {
    status: 409,
    detail:
      'One of these listings is being read, or its photos are being downloaded. Please wait until that is done.',
  },
  publishing_obstructed: {
    status: 409,
    detail: 'This listing has issues that must be resolved before publishing.',
  },
  publication_under_way: {
    status: 409,
    detail: 'A set of this listing is already being made. Please wait until it is done, or cancel it.',
  },
  publications_full: {
    status: 409,
    detail: 'This listing has 50 sets already. Please delete one first.',
  },
  publication_not_found: { status: 404, detail: 'Set not found.' },
  publication_not_finished: { status: 409, detail: 'This set is not finished yet.' },
  bin_photo_first: { status: 409, detail: 'Its photo is in the bin. Restore the photo first.' },
  bin_project_first: { status: 409, detail: 'Its project is in the bin. Restore the project first.' },
  bin_entry_not_found: { status: 404, detail: 'This is no longer in the bin.' },
  nothing_to_export: { status: 409, detail: 'This project has no finished pictures yet.' },
  job_finished: { status: 409, detail: 'This edit has already ended.' },
  job_not_retryable: { status: 409, detail: 'Only a failed edit can be tried again.' },
  storage_quota_full: {
    status: 409,
    detail: 'Your storage is full. Delete some photos, versions or sets and empty the bin, then try again.',
  },
  idempotency_conflict: { status: 409, detail: 'This request was already sent with different content.' },
  upload_too_large: { status: 413, detail: 'File size exceeds 10MB' },
  media_type_refused: { status: 415, detail: 'Please send JSON, or a form with files.' },
  rate_limited: { status: 429, detail: 'Too many requests. Please wait a moment and try again.' },
  edits_waiting_full: {
    status: 429,
    detail: 'You have too many edits waiting. Please wait until some of them are done.',
  },
  uploads_open_full: {
    status: 429,
    detail: 'You have too many uploads in progress. Please wait until one of them is done.',
  },
  credits_exhausted: { status: 402, detail: 'You have used all designs of this month.' },
  internal: { status: 500, detail: 'Something went wrong on our side. Nothing was lost; please try again.' },
  picture_damaged: {
    status: 500,
    detail:
      'This picture is damaged on the server and cannot be shown. The person who runs the server can look for a good copy.',
  },
  unavailable: { status: 503, detail: 'The service is not ready. Please try again in a moment.' },
  storage_full: { status: 507, detail: 'The server has no space left for pictures.' },
} as const satisfies Record<string, { status: number; detail: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** The body of every answer with a status of 400 and above. */
export const ErrorBody = z
  .object({
    detail: z.string(),
    code: z.string(),
    /** Messages by field, for forms. */
    errors: z.record(z.string(), z.array(z.string())).optional(),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof ErrorBody>;
