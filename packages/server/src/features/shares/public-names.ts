import { cleanFileName, withoutEnding } from '../../platform/pictures/file-names.ts';
import type { PublicVersion } from '../collections/index.ts';
import { ORIGINAL_LABEL } from '../versions/index.ts';

type Named = Pick<PublicVersion, 'id' | 'kind' | 'label' | 'imageName'>;

/** Words and numbers that devices and programs name pictures by, such as those of 'IMG_2034' and 'PXL_20260102_101112'. */
const BY_DEVICE = [
  /^(img|dsc|dscn|dscf|pxl|mvimg|gopr|dji|imag|pict|image|photo|picture|screenshot|whatsapp|signal|received|mp|at|am|pm)$/i,
  /^(img|dsc|dscn|dscf|p|wa|e|imag|gopr)?\d+[a-z]?$/i,
  // A part of a UUID or of a hash.
  /^(?=.*\d)[\da-f]{4,}$/i,
];

/** What a photo is called, without the ending of its file; null for a name that no person gave it. */
export function photoName(imageName: string): string | null {
  const name = withoutEnding(imageName).trim();
  const parts = name.split(/[\s._()-]+/).filter((part) => part !== '');
  const isByDevice = parts.every((part) => BY_DEVICE.some((pattern) => pattern.test(part)));
  return isByDevice ? null : name;
}

/**
 * What visitors of a link see a picture called: its label. A photo that nobody edited or renamed is called 'Original' in
 * its history, which says nothing to them: here it has the photo's name, or its number on the board.
 * @param place where it stands on the board, from 0
 */
export function publicLabel({ kind, label, imageName }: Named, place: number): string {
  if (kind !== 'original' || label !== ORIGINAL_LABEL) return label;
  return photoName(imageName) ?? `Photo ${place + 1}`;
}

/** Documented name of a saved picture: what it is called, or else its id. */
export function savedName(version: Named, place: number): string {
  return `${cleanFileName(publicLabel(version, place)) || version.id}.png`;
}

/** What a picture of a ZIP is called: by its photo and by what was done to it. */
export function zippedTitle(version: Named, place: number): string {
  const label = publicLabel(version, place);
  const photo = photoName(version.imageName);
  return photo === null || photo === label ? label : `${photo} ${label}`;
}
