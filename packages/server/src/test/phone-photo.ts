export const PHONE_PHOTO_SIZE = { width: 360, height: 240 };

/** Dark on the left, bright on the right, a red corner at the top left. */
export function phonePicture() {
  const data = new Uint8Array(PHONE_PHOTO_SIZE.width * PHONE_PHOTO_SIZE.height * 3);
  for (let y = 0; y < PHONE_PHOTO_SIZE.height; y++) {
    for (let x = 0; x < PHONE_PHOTO_SIZE.width; x++) {
      const shade = 60 + (x / PHONE_PHOTO_SIZE.width) * 150;
      const isCorner = x < 90 && y < 60;
      data.set(isCorner ? [220, 20, 20] : [shade, shade, shade], (y * PHONE_PHOTO_SIZE.width + x) * 3);
    }
  }
  return { ...PHONE_PHOTO_SIZE, data };
}

/** An APP1 segment as a phone writes it: turned by a quarter, with a place. */
function exif(): Buffer {
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16BE(tag, 0);
    bytes.writeUInt16BE(type, 2);
    bytes.writeUInt32BE(count, 4);
    if (type === 3) bytes.writeUInt16BE(value, 8);
    else bytes.writeUInt32BE(value, 8);
    return bytes;
  };
  const text = Buffer.from('SecretCamera\0\0\0\0');
  const header = Buffer.from('MM\0*\0\0\0\x08', 'latin1');
  const directory = Buffer.concat([
    Buffer.from([0, 2]),
    entry(0x010f, 2, text.length, 8 + 2 + 24 + 4),
    entry(0x0112, 3, 1, 6),
    Buffer.alloc(4),
  ]);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), header, directory, text]);
  const segment = Buffer.alloc(4);
  segment.writeUInt16BE(0xffe1, 0);
  segment.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([segment, body]);
}

/** The same JPEG as it would come from a phone: it names the camera, and lies on its side. */
export const withExif = (jpeg: Buffer) => Buffer.concat([jpeg.subarray(0, 2), exif(), jpeg.subarray(2)]);
