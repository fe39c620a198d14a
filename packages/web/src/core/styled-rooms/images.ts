import {
  imagesOf,
  type StyledImage,
  type StyledImages,
  StyledManifest,
  type StyleSelection,
  styledFileName,
  styledRoomRoutes,
} from '@home-design/contract';
import { call } from '../../lib/api-client.ts';
import { siteFile } from '../../lib/site-file.ts';

/** The living room that stands in for every picture that is missing. */
export const DEFAULT_ROOM_PICTURE = '/styled-room.jpg';
/** Lists the same pictures as the server does, for when the call fails. */
const STATIC_MANIFEST = '/styled-manifest.json';

/** What is chosen at first; `DEFAULT_ROOM_PICTURE` shows it. */
export const FIRST_SELECTION: StyleSelection = {
  style: 'modern',
  lighting: 'golden_hour',
  wallColor: 'sage_green',
  watermark: true,
};

/** Statuses of pictures that can be shown; every other one means that the picture is missing. */
const USABLE = new Set(['existing', 'generated']);

/** Whether a picture of the manifest can be shown. */
export const isUsable = (image: StyledImage | undefined): image is StyledImage =>
  image !== undefined && USABLE.has(image.status);

/** Address of the picture of a choice; null where the manifest has none. */
export function roomPicture(images: StyledImages, selection: StyleSelection): string | null {
  const image = images[styledFileName(selection)];
  return isUsable(image) ? image.url : null;
}

/** The server's manifest, else the one that was built with the app, else none. */
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
