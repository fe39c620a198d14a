import type { SharedVersion } from '@home-design/contract';
import { copy } from './copy.ts';

type Named = Pick<SharedVersion, 'id' | 'label'>;

/** What a picture is called: its label, or else the beginning of its id. */
export const labelOf = ({ id, label }: Named): string => (label === '' ? copy.unnamed(id) : label);

/** Name under which a picture is saved: its label, or else its id. */
export const fileNameOf = ({ id, label }: Named): string => `${label === '' ? id : label}.png`;
