import {
  imagesOf,
  type StyledImage,
  type StyledImages,
  StyledManifest,
  type StyleSelection,
  styledFileName,
  styledRoomRoutes,
} from '@home-design/contract';
import { call } from '../../lib/api/api-client.ts';
import { siteFile } from '../../lib/api/site-file.ts';

/** The picture of the living room that replaces every missing one. */
export const DEFAULT_ROOM_PICTURE = '/styled-room.jpg';
/** The static list of the same pictures, used if the call fails. */
const STATIC_MANIFEST = '/styled-manifest.json';

/** The first choice; `DEFAULT_ROOM_PICTURE` shows it. */
export const FIRST_SELECTION: StyleSelection = {
  style: 'modern',
  lighting: 'golden_hour',
  wallColor: 'sage_green',
  watermark: true,
};

/** The statuses of pictures that can be shown; every other status means that the picture is missing. */
const USABLE = new Set(['existing', 'generated']);

/** Whether a picture of the manifest can be shown. */
export const isUsable = (image: StyledImage | undefined): image is StyledImage =>
  image !== undefined && USABLE.has(image.status);

/** Address of the picture of a choice; null if the manifest has none. */
export function roomPicture(images: StyledImages, selection: StyleSelection): string | null {
  const image = images[styledFileName(selection)];
  return isUsable(image) ? image.url : null;
}

/** The server's manifest, else the one that was built with the app, else an empty one. */
export async function loadStyledImages(signal?: AbortSignal): Promise<StyledImages> {
  try {
    return imagesOf(await call(styledRoomRoutes.manifest, { signal }));
  } catch {
    if (signal?.aborted) return {};
  }
  try {
    const file = await siteFile(STATIC_MANIFEST, signal);
    return imagesOf(StyledManifest.parse(await file.json()));
  } catch {
    return {};
  }
}
