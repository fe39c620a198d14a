import type { Branding, ListingPageSettings, PublishingProfile } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { withoutEnding } from '../../platform/pictures/file-names.ts';
import { brandingOnLinks } from '../branding/index.ts';
import type { DrawnLabel } from '../downloads/index.ts';
import { type ListingRow, ownListing } from '../listings/index.ts';
import type { ShareKeys } from '../shares/index.ts';
import type { VersionRow } from '../versions/index.ts';
import { defaultSettings } from './default-settings.ts';
import { type PagePhoto, readPagePhotos } from './page-photos.ts';
import { type PageLink, pageLink, pageSettings } from './store.ts';

/** A picture that a page shows. */
export interface PagePicture {
  /** Names it on this page only. */
  key: string;
  version: VersionRow;
  caption: string;
  /** What has to be said of it. */
  label: string | null;
  /** What is written on it. */
  drawn: DrawnLabel | null;
  /** Whether it stands beside an altered one because the rules ask for it. */
  isBefore: boolean;
  /** Key of the photo as it was taken, to compare it with. */
  original: string | null;
}

/** What the page of a listing shows. */
export interface PageContent {
  listing: ListingRow;
  settings: ListingPageSettings;
  /** Who presents it; null: its owner wrote no branding. */
  branding: Branding | null;
  /** In their order. */
  shown: readonly PagePicture[];
  /** Every picture that may be seen, and no other, by its key. */
  pictures: ReadonlyMap<string, PagePicture>;
}

/** The page of a listing that a live link opens, and everything it gives access to. */
export interface OpenedPage extends PageContent {
  link: PageLink & { ownProjectId: ListingRow['projectId'] };
}

interface PageDeps {
  db: Database;
  shareKeys: ShareKeys;
}

/**
 * What the token of a page opens; undefined for one that never opened any.
 * @throws AppError `listing_page_off`, `listing_page_expired`, `listing_page_sold`, `listing_page_withdrawn`
 */
export async function openPage(deps: PageDeps, token: string, now: Date): Promise<OpenedPage | undefined> {
  const link = await pageLink(deps.db, deps.shareKeys.hashOf(token));
  if (!link) return undefined;
  if (link.revokedAt !== null) throw new AppError('listing_page_off');
  if (link.expiresAt !== null && link.expiresAt <= now) throw new AppError('listing_page_expired');
  const listing = await ownListing(deps.db, link.userId, link.listingId);
  if (!listing) return undefined;
  const content = await readContent(deps, listing, link.id);
  return { ...content, link: { ...link, ownProjectId: listing.projectId } };
}

/**
 * What the page of a listing shows, whether it is on or not.
 * @param reader where its pictures are named: the names of one reader mean nothing to another one
 * @throws AppError `listing_page_sold`, `listing_page_withdrawn`
 */
export async function readContent(
  { db, shareKeys }: PageDeps,
  listing: ListingRow,
  reader: string,
): Promise<PageContent> {
  if (listing.isArchived) throw new AppError('listing_page_withdrawn');
  if (listing.listingType === 'sold') throw new AppError('listing_page_sold');
  const settings = (await pageSettings(db, listing.id)) ?? (await defaultSettings(db, listing.userId));
  const { photos, profile } = await readPagePhotos(db, listing);
  const leftOut = new Set(settings.left_out);
  const keyOf = (version: VersionRow) => shareKeys.nameOf(`picture of ${reader}`, version.id);
  const wanted = photos.filter(({ banned, imageId }) => banned === null && !leftOut.has(imageId));
  const parts = wanted.map((photo) => picturesOf(photo, { profile, settings, keyOf }));
  return {
    listing,
    settings,
    branding: await brandingOnLinks(db, listing.userId),
    shown: parts.flatMap(({ shown }) => shown),
    pictures: new Map(parts.flatMap(({ all }) => all).map((picture) => [picture.key, picture])),
  };
}

interface Look {
  profile: PublishingProfile;
  settings: ListingPageSettings;
  keyOf: (version: VersionRow) => string;
}

function picturesOf(
  { shown, original, name, label }: PagePhoto,
  { profile, settings, keyOf }: Look,
): { shown: PagePicture[]; all: PagePicture[] } {
  const { mode, text, place } = profile.label;
  const isAltered = shown.kind !== 'original' && original.files !== null;
  const isDemanded = isAltered && label !== null && profile.originals !== 'none';
  const showsOriginal = isAltered && (settings.shows_comparisons || isDemanded);
  const caption = captionOf(name);
  const main: PagePicture = {
    key: keyOf(shown),
    version: shown,
    caption,
    label,
    drawn: label !== null && mode !== 'caption' ? { text, place } : null,
    isBefore: false,
    original: showsOriginal ? keyOf(original) : null,
  };
  if (!showsOriginal) return { shown: [main], all: [main] };
  const before: PagePicture = {
    ...{ key: keyOf(original), version: original, caption },
    ...{ label: null, drawn: null, isBefore: true, original: null },
  };
  const all = [main, before];
  if (!isDemanded) return { shown: [main], all };
  return { shown: profile.originals === 'before' ? [before, main] : all, all };
}

/** What a photo is called, where that says anything: names that cameras give do not. */
function captionOf(name: string): string {
  const plain = withoutEnding(name).trim();
  return /^(?:img|image|dscn?|dscf|pxl|photo|picture|screenshot|p|_mg|mvimg)?[\s_()-]*\d[\d\s_()x-]*$/i.test(
    plain,
  )
    ? ''
    : plain;
}
