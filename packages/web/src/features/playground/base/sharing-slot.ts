import type { Image, Version } from '@home-design/contract';
import { type ComponentType, createContext } from 'react';

/** The buttons that share pictures or put them on a board. They belong to another feature, and the app passes them in. */
export interface PictureSharing {
  One: ComponentType<{ image: Image; version: Version }>;
  /** For several versions of the image, in the order of the new board. */
  Several: ComponentType<{ image: Image; versions: readonly Version[] }>;
}

/** The components that share pictures of the playground; null: there are none. */
export const SharingSlot = createContext<PictureSharing | null>(null);
