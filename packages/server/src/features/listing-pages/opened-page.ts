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

/** A picture on a page. */
export interface PagePicture {
  /** Its name, on this page only. */
  key: string;
  version: VersionRow;
  caption: string;
  /** Its disclosure. */
  label: string | null;
  /** The words drawn on it. */
  drawn: DrawnLabel | null;
  /** Whether it is an original that the rules require beside an altered one. */
  isBefore: boolean;
  /** Key of the original photo, for comparison. */
  original: string | null;
}

/** The content of a listing's page. */
export interface PageContent {
  listing: ListingRow;
  settings: ListingPageSettings;
  /** The business that presents it; null: its owner wrote no branding. */
  branding: Branding | null;
  /** In their order. */
  shown: readonly PagePicture[];
  /** All visible pictures, by their keys. */
  pictures: ReadonlyMap<string, PagePicture>;
}

/** The page of a listing behind a live link, and everything it gives access to. */
export interface OpenedPage extends PageContent {
  link: PageLink & { ownProjectId: ListingRow['projectId'] };
}

interface PageDeps {
  db: Database;
  shareKeys: ShareKeys;
}

/**
 * The page of a token; undefined for an unknown token.
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
 * The content of a listing's page, switched on or not.
 * @param reader the scope of its picture keys: the keys of one reader are unknown to others
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

/** The caption of a photo; empty for a name that a camera gave. */
function captionOf(name: string): string {
  const plain = withoutEnding(name).trim();
  return /^(?:img|image|dscn?|dscf|pxl|photo|picture|screenshot|p|_mg|mvimg)?[\s_()-]*\d[\d\s_()x-]*$/i.test(
    plain,
  )
    ? ''
    : plain;
}
