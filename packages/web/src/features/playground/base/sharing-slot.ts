import type { Image, Version } from '@home-design/contract';
import { type ComponentType, createContext } from 'react';

/**
 * The buttons that share a picture or put it on a board. They belong to another feature, and the app passes them in.
 */
export type PictureSharing = ComponentType<{ image: Image; version: Version }>;

/** The component that shares the picture of the playground; null: there is none. */
export const SharingSlot = createContext<PictureSharing | null>(null);
