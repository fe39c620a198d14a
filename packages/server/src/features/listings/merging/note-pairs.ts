import type { ListingId, UserId } from '@home-design/contract';
import { type Database, transaction } from '../../../platform/database/database.ts';
import { lockOwnListings } from '../store.ts';
import { pairsAlike } from './alike.ts';
import {
  forgetPairs,
  keptApart,
  type NearPrints,
  nearPrints,
  notePair,
  type PlacedListing,
  placedListings,
} from './pair-store.ts';
import { isSamePlace, placeOf } from './same-place.ts';

/** A single common photo may be the logo of an agency. */
const PHOTOS_NEEDED = 2;
/** Most listings considered as one property. */
const MOST_ALIKE = 20;

/** The reason why two listings are probably one property. */
interface Likeness {
  sameAddress: boolean;
  photosAlike: number;
}

/**
 * Finds listings that are probably the same property as this one, by address and by photos, and stores the pairs, to
 * be offered for merging. Nothing is merged: the person decides that. Repeatable.
 */
export async function notePairs(
  db: Database,
  { id, userId }: { id: ListingId; userId: UserId },
  now: Date,
): Promise<void> {
  const all = await placedListings(db, userId);
  const own = all.find((each) => each.id === id);
  if (!own) return;
  const found = [...likenesses(own, all, await nearPrints(db, userId, id))];
  await transaction(db, async (tx) => {
    const locked = await lockOwnListings(tx, userId, [id, ...found.map(([other]) => other)]);
    if (!locked.includes(id)) return;
    const apart = await keptApart(tx, id);
    const alike = found.filter(([other]) => locked.includes(other) && !apart.has(other)).slice(0, MOST_ALIKE);
    await forgetPairs(
      tx,
      id,
      alike.map(([other]) => other),
    );
    for (const [other, likeness] of alike) await notePair(tx, [id, other], likeness, now);
  });
}

/** Listings that are probably the same property, those with the same address first. */
function likenesses(
  own: PlacedListing,
  all: readonly PlacedListing[],
  near: readonly NearPrints[],
): Map<ListingId, Likeness> {
  const place = placeOf(own.address);
  // Equal places contain the same number, so most addresses need no closer comparison.
  const number = /\d+/.exec(own.address)?.[0];
  const isSame = (address: string) =>
    number !== undefined && address.includes(number) && isSamePlace(place, placeOf(address));
  const byListing = Map.groupBy(near, ({ listingId }) => listingId);
  const found = all.flatMap(({ id, address }): [ListingId, Likeness][] => {
    if (id === own.id) return [];
    const likeness = {
      sameAddress: isSame(address),
      photosAlike: countAlike(byListing.get(id) ?? []),
    };
    return likeness.sameAddress || likeness.photosAlike >= PHOTOS_NEEDED ? [[id, likeness]] : [];
  });
  return new Map(found.sort(([, a], [, b]) => Number(b.sameAddress) - Number(a.sameAddress)));
}

/** The reason why two listings are probably one property, if any. */
export async function likenessOf(
  db: Database,
  userId: UserId,
  one: PlacedListing,
  other: PlacedListing,
): Promise<Likeness> {
  const near = (await nearPrints(db, userId, one.id)).filter(({ listingId }) => listingId === other.id);
  return {
    sameAddress: isSamePlace(placeOf(one.address), placeOf(other.address)),
    photosAlike: countAlike(near),
  };
}

/** The number of photos that two listings have in common, each counted once. */
function countAlike(near: readonly NearPrints[]): number {
  const ones = new Map(near.map(({ own }) => [own.id, own]));
  const others = new Map(near.map(({ other }) => [other.id, other]));
  return pairsAlike([...ones.values()], [...others.values()]).length;
}
