import { thumbHashToDataURL } from 'thumbhash';

/** Blurred placeholder of a ThumbHash (base64) as the address of a tiny PNG; null if the hash is invalid. */
export function placeholderUrl(thumbhash: string | null): string | null {
  if (thumbhash === null || thumbhash === '') return null;
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0)));
  } catch {
    return null;
  }
}
