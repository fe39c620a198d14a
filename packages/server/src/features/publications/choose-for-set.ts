import type { BodyOf, ImageId, ListingId, publicationRoutes } from '@home-design/contract';
import { type Database, transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { PublishingChoices } from '../../schema/listing-tables.ts';
import { imagesInOrder } from '../images/index.ts';
import { ownListing } from '../listings/index.ts';
import { keepChoices, lockListing } from './store.ts';

type Change = NonNullable<BodyOf<typeof publicationRoutes.choose>>;

/**
 * Stores the choices for the sets of a listing. Choices for photos that left its project are removed.
 * @throws AppError `listing_not_found`
 */
export async function chooseForSet(
  db: Database,
  who: Who,
  listingId: ListingId,
  { photos = [], destinations }: Change,
): Promise<void> {
  await transaction(db, async (tx) => {
    await lockListing(tx, who.userId, listingId);
    const listing = await ownListing(tx, who.userId, listingId);
    if (!listing) throw new AppError('listing_not_found');
    const images = listing.projectId ? await imagesInOrder(tx, who.userId, listing.projectId) : [];
    const leftOut = new Set(listing.publishingChoices.leftOut);
    const captions = new Map(Object.entries(listing.publishingChoices.captions ?? {}));
    for (const { image, is_left_out: isOut, caption } of photos) {
      if (isOut === true) leftOut.add(image as ImageId);
      if (isOut === false) leftOut.delete(image as ImageId);
      if (caption === null) captions.delete(image);
      else if (caption !== undefined) captions.set(image, caption);
    }
    const chosen: PublishingChoices = {
      leftOut: images.map(({ id }) => id).filter((id) => leftOut.has(id)),
      captions: Object.fromEntries(
        images.flatMap(({ id }) => {
          const text = captions.get(id);
          return text === undefined ? [] : [[id, text]];
        }),
      ),
      destinations: destinations ?? listing.publishingChoices.destinations ?? [],
    };
    await keepChoices(tx, listingId, chosen);
  });
}
