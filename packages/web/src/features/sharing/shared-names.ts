import { AS_PHOTOGRAPHED, type SharedVersion } from '@home-design/contract';
import { copy } from './copy.ts';

type Named = Pick<SharedVersion, 'id' | 'label'>;

/** The name of a picture: its label, or the beginning of its id. */
export const labelOf = ({ id, label }: Named): string => (label === '' ? copy.unnamed(id) : label);

/** The names of the photo and of its edit: 'Living room, Navy walls' or 'Living room, as photographed'. */
export function fullNameOf(version: SharedVersion): string {
  const { kind, photo_name: photo } = version;
  const label = labelOf(version);
  if (photo !== null && photo !== label) return `${photo}, ${label}`;
  return kind === 'original' ? `${label}, ${AS_PHOTOGRAPHED}` : label;
}

/** The file name of a saved picture: its label, or its id. */
export const fileNameOf = ({ id, label }: Named): string => `${label === '' ? id : label}.png`;
