import { createHash } from 'node:crypto';
import type { PublicationProvenance } from '@home-design/contract';
import type { MadePicture } from './make-picture.ts';
import type { PictureOfSet, PlannedSet } from './planned-set.ts';
import { canonicalJson } from './read-plan.ts';

/** One picture in the manifest. */
export interface ManifestPicture {
  file: string;
  sha256: string;
  destination: string;
  caption: string;
  photo: string;
  state: 'original' | 'edited';
  /** The label on the picture; null: none. */
  label: string | null;
  width: number;
  height: number;
  bytes: number;
  jpeg_quality: number;
  /** Between the JPEG and the same picture before compression. */
  ssim: number;
  /** Whether it is smaller than the destination allows, to stay within the bytes. */
  reduced_for_bytes: boolean;
  /** Its Content Credentials as read back; null: nothing is signed. Absent in sets of format 1. */
  content_credentials?: 'valid' | 'trusted' | null;
  original_sha256: string | null;
  uploaded_sha256: string;
  /** False: an edit before these is unknown. */
  history_complete: boolean;
  edits: {
    mode: string;
    class: string | null;
    description: string;
    settings: Record<string, unknown>;
    seed: number | null;
    made_at: string | null;
    made_by: string;
    program: string | null;
  }[];
}

export interface Manifest {
  format: 2;
  listing: PlannedSet['listing'];
  profile: { id: string; version: number; name: string; region: string };
  provenance: PublicationProvenance;
  /** Whether the product's name is in a corner of each picture. */
  watermark: boolean;
  pictures: ManifestPicture[];
}

/** The entry of a finished picture. */
export function manifestPicture(set: PlannedSet, picture: PictureOfSet, made: MadePicture): ManifestPicture {
  return {
    file: picture.file,
    sha256: createHash('sha256').update(made.jpeg).digest('hex'),
    destination: picture.destination,
    caption: picture.caption,
    photo: picture.photo,
    state: picture.state,
    label: picture.drawnLabel,
    width: made.width,
    height: made.height,
    bytes: made.jpeg.length,
    jpeg_quality: made.quality,
    ssim: made.ssim,
    reduced_for_bytes: made.isReduced,
    content_credentials: made.readBack,
    original_sha256: picture.original.sha256,
    uploaded_sha256: picture.original.uploadedSha256,
    history_complete: picture.isHistoryComplete,
    edits: picture.edits.map((edit) => ({
      mode: edit.mode,
      class: edit.editClass,
      description: edit.description,
      settings: edit.settings,
      seed: edit.seed,
      made_at: edit.madeAt,
      made_by: set.madeBy,
      program: edit.program,
    })),
  };
}

/** The manifest of a whole set. It does not contain the time of the set: the same set has the same manifest. */
export function manifestOf(
  set: PlannedSet,
  provenance: PublicationProvenance,
  pictures: ManifestPicture[],
): Manifest {
  const { id, version, name, region } = set.profile;
  return {
    format: 2,
    listing: set.listing,
    profile: { id, version, name, region },
    provenance,
    watermark: set.watermark,
    pictures,
  };
}

export const manifestJson = (manifest: Manifest): string => `${canonicalJson(manifest, 2)}\n`;
