import { type RawBuilder, sql } from 'kysely';

/** The account whose rows are exported. */
export interface Owner {
  userId: string;
  /** In lower case; null for guests. */
  email: string | null;
}

/** Rows of one table that belong to an account. */
export interface OwnRows {
  /** Name of the file in the ZIP, without its ending. */
  file: string;
  table: string;
  /** Columns that order the rows and identify each. */
  key: readonly string[];
  where: (owner: Owner) => RawBuilder<unknown>;
  /** Columns that are left out: secrets, and internals without use to the owner. */
  without?: readonly string[];
}

const byUser = ({ userId }: Owner) => sql`user_id = ${userId}`;
const byLink = ({ userId }: Owner) => sql`link_id in (select id from share_links where user_id = ${userId})`;
/** A missing address matches no row. */
const byEmail =
  (column: string) =>
  ({ email }: Owner) =>
    sql`lower(${sql.ref(column)}) = ${email ?? ''} and ${email ?? ''} <> ''`;

/** Every table with rows of an account, in the order of the ZIP. */
export const OWN_ROWS: readonly OwnRows[] = [
  { file: 'account', table: 'users', key: ['id'], where: ({ userId }) => sql`id = ${userId}` },
  { file: 'identity', table: 'identity_users', key: ['uid'], where: ({ userId }) => sql`uid = ${userId}` },
  // The id is left out because it authenticates the browser's cookie.
  { file: 'sessions', table: 'sessions', key: ['id'], where: byUser, without: ['id', 'sign_in'] },
  { file: 'projects', table: 'projects', key: ['id'], where: byUser },
  { file: 'photos', table: 'images', key: ['id'], where: byUser },
  { file: 'versions', table: 'versions', key: ['id'], where: byUser },
  { file: 'tags', table: 'tags', key: ['id'], where: byUser },
  {
    file: 'tags-of-versions',
    table: 'version_tags',
    key: ['version_id', 'tag_id'],
    where: ({ userId }) => sql`tag_id in (select id from tags where user_id = ${userId})`,
  },
  {
    file: 'edits',
    table: 'edit_jobs',
    key: ['id'],
    where: byUser,
    without: ['lease', 'queue_number', 'virtual_start', 'virtual_finish'],
  },
  { file: 'workflows', table: 'workflows', key: ['id'], where: byUser },
  { file: 'recipes', table: 'recipes', key: ['id'], where: byUser },
  { file: 'looks', table: 'looks', key: ['id'], where: byUser },
  {
    file: 'photos-of-looks',
    table: 'look_items',
    key: ['id'],
    where: ({ userId }) => sql`look_id in (select id from looks where user_id = ${userId})`,
  },
  { file: 'boards', table: 'boards', key: ['id'], where: byUser },
  {
    file: 'versions-of-boards',
    table: 'board_versions',
    key: ['board_id', 'version_id'],
    where: ({ userId }) => sql`board_id in (select id from boards where user_id = ${userId})`,
  },
  {
    file: 'sections-of-boards',
    table: 'board_sections',
    key: ['id'],
    where: ({ userId }) => sql`board_id in (select id from boards where user_id = ${userId})`,
  },
  {
    file: 'links',
    table: 'share_links',
    key: ['id'],
    where: byUser,
    without: ['token_hash', 'token_sealed', 'password_hash'],
  },
  { file: 'visits-of-links', table: 'share_visits', key: ['link_id', 'day'], where: byLink },
  { file: 'photos-from-visitors', table: 'share_uploads', key: ['id'], where: byUser },
  {
    file: 'likes-from-visitors',
    table: 'share_picks',
    key: ['link_id', 'version_id', 'visitor'],
    where: byLink,
    without: ['visitor'],
  },
  {
    file: 'comments-from-visitors',
    table: 'share_comments',
    key: ['id'],
    where: byUser,
    without: ['visitor'],
  },
  {
    file: 'choices-of-visitors',
    table: 'share_choices',
    key: ['link_id', 'section_id', 'visitor'],
    where: byLink,
    without: ['visitor'],
  },
  { file: 'listing-imports', table: 'listing_batches', key: ['id'], where: byUser },
  { file: 'listings', table: 'listings', key: ['id'], where: byUser },
  {
    file: 'pictures-of-listings',
    table: 'listing_images',
    key: ['id'],
    where: ({ userId }) => sql`listing_id in (select id from listings where user_id = ${userId})`,
  },
  {
    file: 'listings-that-look-alike',
    table: 'listing_pairs',
    key: ['first_id', 'second_id'],
    where: ({ userId }) => sql`first_id in (select id from listings where user_id = ${userId})`,
  },
  {
    file: 'merged-listings',
    table: 'listing_merges',
    key: ['merged_id'],
    where: ({ userId }) => sql`merged_id in (select id from listings where user_id = ${userId})`,
  },
  { file: 'branding', table: 'brandings', key: ['user_id'], where: byUser },
  { file: 'own-publishing-rules', table: 'own_publishing_profiles', key: ['user_id'], where: byUser },
  {
    file: 'published-sets',
    table: 'listing_publications',
    key: ['id'],
    where: byUser,
    without: ['is_chosen', 'lease', 'failures', 'input_hash'],
  },
  {
    file: 'pages-of-listings',
    table: 'listing_pages',
    key: ['listing_id'],
    where: ({ userId }) => sql`listing_id in (select id from listings where user_id = ${userId})`,
  },
  {
    file: 'messages-from-buyers',
    table: 'leads',
    key: ['id'],
    where: byUser,
    without: ['repeat_key', 'email_key'],
  },
  { file: 'activity', table: 'operations', key: ['id'], where: byUser },
  { file: 'changes', table: 'audit_entries', key: ['id'], where: byUser },
  { file: 'designs', table: 'credit_entries', key: ['id'], where: byUser },
  { file: 'api-keys', table: 'api_keys', key: ['id'], where: byUser, without: ['key_hash'] },
  { file: 'payment-customers', table: 'payment_customers', key: ['id'], where: byUser },
  { file: 'subscriptions', table: 'subscriptions', key: ['id'], where: byUser },
  { file: 'paid-periods', table: 'paid_periods', key: ['subscription_id', 'starts_at'], where: byUser },
  { file: 'plan-requests', table: 'upgrade_requests', key: ['id'], where: byUser },
  { file: 'deletion-requests', table: 'account_deletions', key: ['user_id'], where: byUser },
  { file: 'announced-removals', table: 'guest_removals', key: ['user_id'], where: byUser },
  {
    file: 'consultation-requests',
    table: 'leads',
    key: ['id'],
    where: byEmail('email'),
    without: ['repeat_key'],
  },
  { file: 'mails', table: 'mails', key: ['id'], where: byEmail('recipient') },
];

/** Tables with an account's id that are not exported, and why. */
export const KEPT_BACK: Readonly<Record<string, string>> = {
  guest_returns: 'a ticket that opens the account, hashed',
  idempotency_keys: 'answers of calls, kept for a day',
  identity_sign_ins: 'the same as the sessions, at the identity service',
};
