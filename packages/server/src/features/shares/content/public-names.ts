import { ORIGINAL_LABEL } from '@home-design/contract';
import { cleanFileName, withoutEnding } from '../../../platform/pictures/file-names.ts';
import type { PublicVersion } from '../../collections/index.ts';

type Named = Pick<PublicVersion, 'id' | 'kind' | 'label' | 'imageName'>;

/** Words and numbers in names that devices and programs give, such as 'IMG_2034' and 'PXL_20260102_101112'. */
const BY_DEVICE = [
  /^(img|dsc|dscn|dscf|pxl|mvimg|gopr|dji|imag|pict|image|photo|picture|screenshot|whatsapp|signal|received|mp|at|am|pm)$/i,
  /^(img|dsc|dscn|dscf|p|wa|e|imag|gopr)?\d+[a-z]?$/i,
  // A part of a UUID or of a hash.
  /^(?=.*\d)[\da-f]{4,}$/i,
];

/** The name of a photo without its extension; null for a name that no person gave. */
export function photoName(imageName: string): string | null {
  const name = withoutEnding(imageName).trim();
  const parts = name.split(/[\s._()-]+/).filter((part) => part !== '');
  const isByDevice = parts.every((part) => BY_DEVICE.some((pattern) => pattern.test(part)));
  return isByDevice ? null : name;
}

/**
 * The name of a picture for visitors: its label. A photo without edit and name has the label 'Original', which means
 * nothing to visitors: it gets the photo's name, or its number on the board.
 * @param place on the board, from 0
 */
export function publicLabel({ kind, label, imageName }: Named, place: number): string {
  if (kind !== 'original' || label !== ORIGINAL_LABEL) return label;
  return photoName(imageName) ?? `Photo ${place + 1}`;
}

/** Documented name of a saved picture: its displayed name, or else its id. */
export function savedName(version: Named, place: number): string {
  return `${cleanFileName(publicLabel(version, place)) || version.id}.png`;
}

/** The names of a picture in a ZIP: the photo's, if a person gave it, and its edit's. */
export function zippedNames({ imageName, label }: Named): { photo: string | null; label: string } {
  return { photo: photoName(imageName), label };
}
