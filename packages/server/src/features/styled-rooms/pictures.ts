import {
  PAINT_HEX,
  ROUTES,
  type StyledImages,
  type StyleSelection,
  styledFileName,
  styleSelections,
} from '@home-design/contract';
import { type RoomPicture, readStyledRooms, roomPictureKey } from '@home-design/engine';

/** A picture of the manifest that can be served. */
export interface StyledPicture {
  readonly fileName: string;
  readonly picture: RoomPicture;
  /** A key for the inputs of the file; the pictures with and without the watermark are made together. */
  readonly key: string;
  /** The file's name in the folder where both are kept. */
  readonly file: 'plain.jpg' | 'marked.jpg';
}

/** The available pictures, by file name: the choices of those styles whose rooms ship with the product. */
export function styledPictures(): ReadonlyMap<string, StyledPicture> {
  const rooms = new Map(readStyledRooms().rooms.map((room) => [room.style, room.sha256]));
  const offered = styleSelections().filter(({ style }) => rooms.has(style));
  return new Map(
    offered.map((selection) => {
      const fileName = styledFileName(selection);
      const picture = pictureOf(selection);
      const key = roomPictureKey(picture, rooms.get(selection.style) ?? '');
      return [fileName, { fileName, picture, key, file: selection.watermark ? 'marked.jpg' : 'plain.jpg' }];
    }),
  );
}

function pictureOf({ style, lighting, wallColor }: StyleSelection): RoomPicture {
  return { style, lighting, wall: PAINT_HEX[wallColor] };
}

/** The manifest of the available pictures. */
export function styledImages(
  pictures: Iterable<StyledPicture>,
  isReady: (picture: StyledPicture) => boolean,
): StyledImages {
  return Object.fromEntries(
    [...pictures].map((picture) => [
      picture.fileName,
      { url: addressOf(picture), status: isReady(picture) ? 'existing' : 'generated' },
    ]),
  );
}

const addressOf = ({ fileName, key }: StyledPicture): string =>
  `${ROUTES.styledRooms.picture.path.replace(':fileName', fileName)}?v=${key}`;
