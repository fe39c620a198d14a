import { nameOutside } from '@home-design/contract';
import { extensionOf } from './choose-file.ts';

/** Longest name of a file without its ending, in characters and in bytes of UTF-8: what every file system takes. */
const MAX_STEM = 80;
const MAX_STEM_BYTES = 200;

/** Names that Windows keeps for devices, whatever ending follows. */
const DEVICE_NAME = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])\s*(?=\.|$)/i;

/**
 * A name to save a picture under: 'Living room - Navy walls.png'. Nothing that steers a shell, a path or the direction
 * of text survives.
 */
export function downloadName(imageName: string, label: string, file: string): string {
  return `${shortened(pictureTitle(imageName, label))}.${extensionOf(file)}`;
}

/**
 * The names of a photo and of its version, as a part of a file name: 'Living room - Navy walls'.
 * @param photo null: a photo without a name that means something
 */
export function pictureTitle(photo: string | null, label: string): string {
  const name = photo === null ? '' : cleanFileName(withoutEnding(photo)) || 'photo';
  return [name, cleanFileName(nameOutside(label))].filter(Boolean).join(' - ');
}

/** A photo's name without its ending. */
export function withoutEnding(name: string): string {
  return name.replace(/\.(jpe?g|png|webp|heic|heif)$/i, '');
}

/** A text as a part of a file name that Windows, too, takes; empty when nothing of it can stand there. */
export function cleanFileName(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[\\/:*?"<>|%]/g, ' ')
    .replace(/\s+/g, ' ')
    .normalize('NFC');
  const short = shortened(clean.replace(/^[.\s]+/, ''));
  return DEVICE_NAME.test(short) ? `_${short}` : short;
}

/** The beginning of a name, as far as file systems take it; ends in neither dot nor space. */
function shortened(name: string): string {
  let bytes = 0;
  const kept = [...name].slice(0, MAX_STEM).filter((character) => {
    bytes += Buffer.byteLength(character);
    return bytes <= MAX_STEM_BYTES;
  });
  return kept.join('').replace(/[.\s]+$/, '');
}
