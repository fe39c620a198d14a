import type { BoardVersion } from '@home-design/contract';
import type { Picture } from '../../../core/photo/picture.ts';

/** A version that is, or is to be, on a board. */
export type OrderedPicture = Picture & Pick<BoardVersion, 'id' | 'label' | 'image_name'>;

/** How a picture is called where it is spoken of. */
export const nameOf = ({ image_name, label }: OrderedPicture): string => `${image_name}, ${label}`;
