import type { Image, Version } from '@home-design/contract';
import { type ComponentType, createContext } from 'react';

/** What shares a picture or puts it on a board: another feature, which whoever composes the page brings. */
export type PictureSharing = ComponentType<{ image: Image; version: Version }>;

/** The part that shares the picture of the playground; null where there is none. */
export const SharingSlot = createContext<PictureSharing | null>(null);
