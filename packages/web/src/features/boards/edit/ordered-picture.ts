import type { BoardVersion } from '@home-design/contract';
import type { Picture } from '../../../core/photo/picture.ts';

/** A version that is on a board or will be. */
export type OrderedPicture = Picture & Pick<BoardVersion, 'id' | 'label' | 'image_name'>;

/** The name of the picture in labels and announcements. */
export const nameOf = ({ image_name, label }: OrderedPicture): string => `${image_name}, ${label}`;
