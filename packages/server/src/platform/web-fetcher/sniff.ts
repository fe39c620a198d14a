/** First bytes of the picture formats. */
export const PICTURE_HEAD_BYTES = 12;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The picture format by its first bytes; the header is ignored. */
export function pictureKind(head: Buffer): 'jpg' | 'png' | 'webp' | null {
  if (head.length < PICTURE_HEAD_BYTES) return null;
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpg';
  if (head.subarray(0, PNG.length).equals(PNG)) return 'png';
  const isRiff = head.toString('latin1', 0, 4) === 'RIFF';
  return isRiff && head.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : null;
}

const SEARCHED = 65_536;
const MARKUP =
  /<(?:!doctype\s+html|!--|html|head|body|meta|title|link|script|style|main|div|article|section|h1|p|a)[\s>/-]/i;

/** Whether the text is a web page: it has tags, and nothing that only binary files have. */
export function looksLikePage(text: string): boolean {
  const beginning = text.slice(0, SEARCHED);
  return !beginning.includes('\0') && MARKUP.test(beginning);
}
