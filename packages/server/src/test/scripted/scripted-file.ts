import { writeFile } from 'node:fs/promises';

/** What a JPEG begins with: enough for a program that only wants to know its size. */
export const JPEG_HEAD = Buffer.from('ffd8ffc00011080004000403011100021100031100', 'hex');

/** Writes a picture that says what was done; one that is called a JPEG begins as one does. */
export const writeScripted = (path: string, text: string): Promise<void> =>
  writeFile(path, Buffer.concat([path.endsWith('.jpg') ? JPEG_HEAD : Buffer.of(), Buffer.from(text)]));
