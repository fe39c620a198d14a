import type { SharedVersion } from '@home-design/contract';
import { copy } from './copy.ts';

type Named = Pick<SharedVersion, 'id' | 'label'>;

/** The name of a picture: its label, or the beginning of its id. */
export const labelOf = ({ id, label }: Named): string => (label === '' ? copy.unnamed(id) : label);

/** The file name of a saved picture: its label, or its id. */
export const fileNameOf = ({ id, label }: Named): string => `${label === '' ? id : label}.png`;
