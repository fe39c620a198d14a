import type { GalleryItemId } from '@home-design/contract';
import { create } from 'zustand';

/** The designs liked since this page was opened. */
export const likedDesigns = create<ReadonlySet<GalleryItemId>>()(() => new Set());

/** @returns false if it was liked already: then nothing is counted */
export function addLiked(itemId: GalleryItemId): boolean {
  const liked = likedDesigns.getState();
  if (liked.has(itemId)) return false;
  likedDesigns.setState(new Set(liked).add(itemId), true);
  return true;
}

/** Removes a like that could not be counted. */
export function removeLiked(itemId: GalleryItemId): void {
  likedDesigns.setState(new Set([...likedDesigns.getState()].filter((id) => id !== itemId)), true);
}
