/** Supported character sets besides UTF-8. */
const KNOWN =
  /^(?:utf-?8|utf-?16(?:le|be)?|us-ascii|ascii|iso-8859-\d{1,2}|latin-?[19]|windows-125\d|cp125\d|macintosh|koi8-r|shift_jis|euc-jp|gb2312|gbk|gb18030|big5|euc-kr)$/i;

/**
 * The text of a file: by its byte order mark, by the character set that it or its sender names, as UTF-8 if it is
 * valid, else as Windows-1252, the set of Western tables and old pages. Never throws.
 * @param named a character set from elsewhere; it counts only if the bytes are not UTF-8.
 */
export function decodeText(content: Uint8Array, named?: string | null): string {
  const mark = markOf(content);
  if (mark) return decode(content, mark);
  const wide = wideWithoutMark(content);
  if (wide) return decode(content, wide);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return decode(content, named && KNOWN.test(named.trim()) ? named.trim() : 'windows-1252');
  }
}

function decode(content: Uint8Array, name: string): string {
  try {
    return new TextDecoder(name).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

function markOf([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** UTF-16 of a Western text has a zero in every other byte. */
function wideWithoutMark(content: Uint8Array): string | null {
  const sample = content.subarray(0, 2_000);
  if (sample.length < 4) return null;
  const zeros = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const most = sample.length * 0.3;
  if (odd > most && even < sample.length * 0.02) return 'utf-16le';
  return even > most && odd < sample.length * 0.02 ? 'utf-16be' : null;
}
