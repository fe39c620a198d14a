import { readFile, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { EditClass, PublishingDestination } from '@home-design/contract';
import type { PublishResult } from '@home-design/engine';
import type { ContentCredentials } from '../../platform/content-credentials/content-credentials.ts';
import type { ReadBack } from '../../platform/content-credentials/embed-manifest.ts';
import type { HistoryAction, PictureHistory } from '../../platform/content-credentials/history.ts';
import type { Engine } from '../../platform/engine.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { soundOriginal, withProvenance } from '../versions/index.ts';
import type { PictureOfSet, PlannedSet, StoredPicture } from './planned-set.ts';

export interface MakeDeps {
  storage: Storage;
  engine: Engine;
  credentials: ContentCredentials;
  /** Version of this program. */
  program: string;
}

/** A finished picture of a set. */
export interface MadePicture extends Omit<PublishResult, 'bytes'> {
  /** With its metadata. */
  jpeg: Buffer;
  /** The signed manifest as read back; null: nothing is signed. */
  readBack: ReadBack | null;
}

/** Bytes that are reserved for metadata at first; if they need more, the picture is made again. */
const METADATA_BYTES = 20_000;
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/**
 * Makes a picture of a set: fitted to its destination, labeled, compressed, and signed or described in its metadata,
 * all within the size limit of the destination.
 * @throws AppError `file_not_found`, `picture_damaged`; EngineError
 */
export async function makePicture(
  deps: MakeDeps,
  set: PlannedSet,
  picture: PictureOfSet,
  signal: AbortSignal,
): Promise<MadePicture> {
  const destination = set.profile.destinations.find(({ id }) => id === picture.destination);
  if (!destination) throw new Error(`The profile has no destination ${picture.destination}`);
  const pathOf = ({ id, file, sha256 }: StoredPicture) =>
    soundOriginal(deps.storage, { id, contentHash: sha256 }, file);
  const source = await pathOf(picture.version);
  const original = await pathOf(picture.original);
  let reserved = Math.min(METADATA_BYTES, Math.floor(destination.max_bytes / 2));
  for (;;) {
    const { jpeg: plain, ...made } = await compress(deps, set, picture, {
      ...{ source, destination, signal },
      maxBytes: destination.max_bytes - reserved,
    });
    const { jpeg, readBack } = await describe(deps, set, picture, { plain, made, original });
    if (jpeg.length <= destination.max_bytes) return { ...made, jpeg, readBack };
    reserved = jpeg.length - plain.length + 256;
  }
}

async function compress(
  { storage, engine }: MakeDeps,
  set: PlannedSet,
  picture: PictureOfSet,
  how: { source: string; destination: PublishingDestination; maxBytes: number; signal: AbortSignal },
): Promise<Omit<PublishResult, 'bytes'> & { jpeg: Buffer }> {
  const scratch = await storage.scratchFolder();
  try {
    const published = join(scratch, 'published.jpg');
    const { drawnLabel } = picture;
    const { bytes: _bytes, ...made } = await engine.run(
      {
        kind: 'publish',
        picture: how.source,
        published,
        maxWidth: how.destination.max_width,
        maxHeight: how.destination.max_height,
        maxBytes: how.maxBytes,
        label: drawnLabel === null ? null : { text: drawnLabel, place: set.profile.label.place },
        wordmark: set.watermark,
      },
      { signal: how.signal },
    );
    return { ...made, jpeg: await readFile(published) };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/**
 * Adds the metadata: the IPTC's source type of edited pictures in any case, and the signed manifest if signing is
 * possible.
 */
async function describe(
  { credentials, program }: MakeDeps,
  set: PlannedSet,
  picture: PictureOfSet,
  { plain, made, original }: { plain: Buffer; made: Omit<PublishResult, 'bytes'>; original: string },
): Promise<{ jpeg: Buffer; readBack: ReadBack | null }> {
  const isEdited = picture.edits.length > 0 || !picture.isHistoryComplete;
  const provenanced = { kind: isEdited ? 'edited' : 'original', shownClass: heaviest(picture) } as const;
  const { stream } = await withProvenance(provenanced, {
    stream: Readable.from([plain]),
    bytes: plain.length,
  });
  const jpeg = await buffer(stream);
  const history: PictureHistory = {
    title: picture.file,
    program,
    original: {
      path: original,
      mediaType: MEDIA_TYPES[extname(picture.original.file)] ?? 'image/jpeg',
      title: picture.photo,
    },
    actions: actionsOf(set, picture, made),
  };
  return (await credentials.embed(jpeg, history)) ?? { jpeg, readBack: null };
}

/** The class of the whole chain: light counts only if nothing else was done. */
function heaviest({ edits, isHistoryComplete }: PictureOfSet): EditClass | null {
  const isLightOnly = isHistoryComplete && edits.every(({ editClass }) => editClass === 'light only');
  return isLightOnly ? 'light only' : null;
}

function actionsOf(
  set: PlannedSet,
  picture: PictureOfSet,
  { width, height, quality }: Omit<PublishResult, 'bytes'>,
): HistoryAction[] {
  const { drawnLabel, edits, original } = picture;
  return [
    ...edits.map((edit) => ({
      action: 'c2pa.edited',
      description: edit.description,
      sourceType: edit.editClass === 'light only' ? 'algorithmicallyEnhanced' : 'compositeSynthetic',
      ...(edit.madeAt ? { when: new Date(edit.madeAt) } : {}),
      parameters: { mode: edit.mode, class: edit.editClass ?? 'not known', settings: edit.settings },
    })),
    ...(drawnLabel === null
      ? []
      : [
          {
            action: 'c2pa.drawing',
            description: `Label drawn on the picture: ${drawnLabel}`,
            parameters: { profile: set.profile.id, profile_version: set.profile.version },
          },
        ]),
    {
      action: 'c2pa.transcoded',
      description: `JPEG of ${width} × ${height} pixels, quality ${quality}`,
      parameters: { original_sha256: original.sha256 ?? original.uploadedSha256 },
    },
  ];
}
