import type { UserId } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { NOTHING_CHANGED } from '../listing-merges/index.ts';
import { moveSets } from '../published-sets/index.ts';

/**
 * Keeps one listing of a page that a guest and the account both have: the account's, with the guest's project if it
 * has none. The deletion of accounts removes the picture of the other listing.
 */
export async function mergeListings(tx: Database, guest: UserId, account: UserId): Promise<void> {
  await carryPairs(tx, guest, account);
  // A part of another listing is not a duplicate: both its merge and the account's listing of the page stay.
  await sql`update listings set source_key = null where user_id = ${guest} and merged_into is not null
    and source_key in (select source_key from listings as own where own.user_id = ${account})`.execute(tx);
  const pairs = sql`from listings as former where former.user_id = ${guest}
    and own.user_id = ${account} and own.source_key = former.source_key`;
  await sql`update listings as own set
    is_featured = own.is_featured or former.is_featured,
    is_archived = own.is_archived and former.is_archived,
    project_id = case when exists (
        select 1 from projects where projects.id = own.project_id and projects.deleted_at is null)
      then own.project_id else coalesce(former.project_id, own.project_id) end
    ${pairs}`.execute(tx);
  await moveSets(tx, guest, account);
  await movePages(tx, guest, account);
  const isDouble = sql`user_id = ${guest} and source_key in (
    select source_key from listings as own where own.user_id = ${account})`;
  await sql`insert into doomed_pictures (version_id, created_at)
    select picture_id, now() from listings where ${isDouble} and picture_id is not null
    on conflict do nothing`.execute(tx);
  await keepParts(tx, guest, account);
  await sql`delete from listings where ${isDouble}`.execute(tx);
}

/** Pairs of a removed listing move to the listing that stays, and so do decisions to keep two listings apart. */
async function carryPairs(tx: Database, guest: UserId, account: UserId): Promise<void> {
  const own = (id: string) => sql`coalesce((select own.id from listings as former
    join listings as own on own.source_key = former.source_key and own.user_id = ${account}
    where former.id = ${sql.ref(id)} and former.user_id = ${guest}), ${sql.ref(id)})`;
  await sql`insert into listing_pairs (first_id, second_id, same_address, photos_alike, is_apart, found_at)
    select least(one, other), greatest(one, other), same_address, photos_alike, is_apart, found_at
    from (select ${own('pair.first_id')} as one, ${own('pair.second_id')} as other, pair.same_address,
        pair.photos_alike, pair.is_apart, pair.found_at
      from listing_pairs as pair join listings as first on first.id = pair.first_id
      where first.user_id = ${guest}) as carried
    where one <> other on conflict do nothing`.execute(tx);
  // The guest had merged this page into another listing. The account also has it as a listing, so the two are offered
  // for merging.
  await sql`insert into listing_pairs (first_id, second_id, same_address, photos_alike, is_apart, found_at)
    select least(own.id, part.merged_into), greatest(own.id, part.merged_into), true, 0, false, now()
    from listings as part
    join listings as own on own.source_key = part.source_key and own.user_id = ${account}
    join listings as whole on whole.id = part.merged_into
    where part.user_id = ${guest} and whole.address <> '' and lower(whole.address) = lower(own.address)
    on conflict do nothing`.execute(tx);
}

/** Parts of a removed listing become parts of the listing that stays, with their pictures. */
async function keepParts(tx: Database, guest: UserId, account: UserId): Promise<void> {
  const pairs = sql`from listings as former, listings as own
    where former.user_id = ${guest} and own.user_id = ${account} and own.source_key = former.source_key`;
  await sql`update listing_images set listing_id = listing_images.merged_from, merged_from = null
    ${pairs} and listing_images.listing_id = former.id and listing_images.merged_from is not null
    and not exists (select 1 from listing_images as there where there.listing_id = listing_images.merged_from
      and there.source_url = listing_images.source_url)`.execute(tx);
  await sql`update listing_merges set kept_id = own.id, changes = ${NOTHING_CHANGED}::jsonb
    ${pairs} and listing_merges.kept_id = former.id`.execute(tx);
  await sql`update listings as part set merged_into = coalesce(own.merged_into, own.id)
    ${pairs} and part.merged_into = former.id`.execute(tx);
}

/**
 * The link to the page of a removed listing now opens the listing that stays; if that one has a page already, the
 * removed one's page is switched off. Messages of buyers move to the listing that stays.
 */
async function movePages(tx: Database, guest: UserId, account: UserId): Promise<void> {
  const pairs = sql`listings as former, listings as own`;
  const arePair = sql`former.user_id = ${guest} and own.user_id = ${account}
    and own.source_key = former.source_key`;
  await sql`insert into listing_pages
    select own.id, page.shows_address, page.place, page.shows_comparisons, page.shows_contact, page.contact_name,
      page.contact_email, page.contact_phone, page.takes_leads, page.is_indexed, page.left_out, page.updated_at
    from listing_pages as page, ${pairs} where page.listing_id = former.id and ${arePair}
    on conflict do nothing`.execute(tx);
  await sql`update share_links set listing_id = own.id,
      revoked_at = coalesce(share_links.revoked_at, (
        select now() where exists (
          select 1 from share_links as kept where kept.listing_id = own.id and kept.revoked_at is null)))
    from ${pairs} where share_links.listing_id = former.id and ${arePair}`.execute(tx);
  await sql`update leads set listing_id = own.id
    from ${pairs} where leads.listing_id = former.id and ${arePair}`.execute(tx);
}
