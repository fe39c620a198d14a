import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import * as accounts from './migrations/0001-accounts.ts';
import * as pictures from './migrations/0002-pictures.ts';
import * as idempotencyClaims from './migrations/0003-idempotency-claims.ts';
import * as stagingPlans from './migrations/0004-staging-plans.ts';
import * as editClasses from './migrations/0005-edit-classes.ts';
import * as tags from './migrations/0006-tags.ts';
import * as workflows from './migrations/0007-workflows.ts';
import * as editSteps from './migrations/0008-edit-steps.ts';
import * as sampleAndBin from './migrations/0009-sample-and-bin.ts';
import * as boards from './migrations/0010-boards.ts';
import * as shareLinks from './migrations/0011-share-links.ts';
import * as shareFeedback from './migrations/0012-share-feedback.ts';
import * as estimates from './migrations/0020-estimates.ts';
import * as audit from './migrations/0021-audit.ts';
import * as boardBin from './migrations/0022-board-bin.ts';
import * as gallery from './migrations/0024-gallery.ts';
import * as leads from './migrations/0026-leads.ts';
import * as googleSignIn from './migrations/0027-google-sign-in.ts';
import * as fairQueue from './migrations/0030-fair-queue.ts';
import * as signIns from './migrations/0031-sign-ins.ts';
import * as guestReturns from './migrations/0032-guest-returns.ts';
import * as photoOrderAndBin from './migrations/0033-photo-order-and-bin.ts';
import * as chosenPrimary from './migrations/0034-chosen-primary.ts';
import * as shownOnLinks from './migrations/0035-shown-on-links.ts';
import * as plans from './migrations/0036-plans.ts';
import * as mailPreferences from './migrations/0037-mail-preferences.ts';
import * as accountDeletion from './migrations/0038-account-deletion.ts';
import * as apiKeys from './migrations/0039-api-keys.ts';
import * as payments from './migrations/0040-payments.ts';
import * as guestRemovals from './migrations/0041-guest-removals.ts';
import * as newsletter from './migrations/0042-newsletter.ts';
import * as listings from './migrations/0043-listings.ts';
import * as publishingProfiles from './migrations/0044-publishing-profiles.ts';
import * as publications from './migrations/0045-publications.ts';
import * as looks from './migrations/0046-looks.ts';
import * as shownClasses from './migrations/0047-shown-classes.ts';
import * as resoListings from './migrations/0051-reso-listings.ts';
import * as lostEdits from './migrations/0053-lost-edits.ts';
import * as listingSources from './migrations/0054-listing-sources.ts';
import * as publishingChoices from './migrations/0055-publishing-choices.ts';
import * as listingPages from './migrations/0056-listing-pages.ts';
import * as listingMerges from './migrations/0057-listing-merges.ts';
import * as listingRefusals from './migrations/0058-listing-refusals.ts';
import * as listingAttribution from './migrations/0059-listing-attribution.ts';
import * as branding from './migrations/0060-branding.ts';
import * as boardSections from './migrations/0061-board-sections.ts';
import * as linkMessages from './migrations/0062-link-messages.ts';

/** In order; a name is never changed once released. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-pictures': pictures,
  '0003-idempotency-claims': idempotencyClaims,
  '0004-staging-plans': stagingPlans,
  '0005-edit-classes': editClasses,
  '0006-tags': tags,
  '0007-workflows': workflows,
  '0008-edit-steps': editSteps,
  '0009-sample-and-bin': sampleAndBin,
  '0010-boards': boards,
  '0011-share-links': shareLinks,
  '0012-share-feedback': shareFeedback,
  '0020-estimates': estimates,
  '0021-audit': audit,
  '0022-board-bin': boardBin,
  '0024-gallery': gallery,
  '0026-leads': leads,
  '0027-google-sign-in': googleSignIn,
  '0030-fair-queue': fairQueue,
  '0031-sign-ins': signIns,
  '0032-guest-returns': guestReturns,
  '0033-photo-order-and-bin': photoOrderAndBin,
  '0034-chosen-primary': chosenPrimary,
  '0035-shown-on-links': shownOnLinks,
  '0036-plans': plans,
  '0037-mail-preferences': mailPreferences,
  '0038-account-deletion': accountDeletion,
  '0039-api-keys': apiKeys,
  '0040-payments': payments,
  '0041-guest-removals': guestRemovals,
  '0042-newsletter': newsletter,
  '0043-listings': listings,
  '0044-publishing-profiles': publishingProfiles,
  '0045-publications': publications,
  '0046-looks': looks,
  '0047-shown-classes': shownClasses,
  '0051-reso-listings': resoListings,
  '0053-lost-edits': lostEdits,
  '0054-listing-sources': listingSources,
  '0055-publishing-choices': publishingChoices,
  '0056-listing-pages': listingPages,
  '0057-listing-merges': listingMerges,
  '0058-listing-refusals': listingRefusals,
  '0059-listing-attribution': listingAttribution,
  '0060-branding': branding,
  '0061-board-sections': boardSections,
  '0062-link-messages': linkMessages,
};

/**
 * Migrates the tables, under a lock if several servers start at once.
 * @returns the names of the executed migrations
 * @throws if one fails; nothing of that run is kept
 */
export async function migrate(db: Database): Promise<string[]> {
  if (await isUpToDate(db)) return [];
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: async () => MIGRATIONS },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be brought up to date.', { cause: error });
  return (results ?? []).map((result) => result.migrationName);
}

/** The first of these migrations that this program does not know, in its order; undefined if it knows all of them. */
export function unknownMigration(names: readonly string[]): string | undefined {
  const known = Object.keys(MIGRATIONS).sort();
  return names.find((name, index) => known[index] !== name);
}

/**
 * Creates the tables of an empty database as these migrations made them, in the caller's transaction.
 * @param names migrations from the first on, in order, all of them known
 */
export async function createTablesAsOf(tx: Database, names: readonly string[]): Promise<void> {
  const wanted = Object.entries(MIGRATIONS).filter(([name]) => names.includes(name));
  const migrator = new Migrator({
    db: tx.withoutPlugins(),
    provider: { getMigrations: async () => Object.fromEntries(wanted) },
    // A restore moves old tables to other schemas, which must not count as tables of this one.
    migrationTableSchema: 'public',
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The tables could not be made.', { cause: error });
}

/** One small query at every start replaces the migrator's look at the whole catalog. */
async function isUpToDate(db: Database): Promise<boolean> {
  const table = sql.lit(DEFAULT_MIGRATION_TABLE);
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${table}) is not null as there`.execute(
    db,
  );
  if (!rows[0]?.there) return false;
  const done = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(
    db,
  );
  const names = new Set(done.rows.map((row) => row.name));
  // A migration of a newer program must reach the migrator, which then refuses to start.
  return (
    names.size === Object.keys(MIGRATIONS).length && Object.keys(MIGRATIONS).every((name) => names.has(name))
  );
}
