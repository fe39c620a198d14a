import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';

/** The fields of a set's manifest that tests read. */
export interface SetManifest {
  profile: { id: string; version: number };
  provenance: { method: 'c2pa' | 'xmp'; certificate: string | null };
  pictures: {
    file: string;
    sha256: string;
    state: 'original' | 'edited';
    caption: string;
    label: string | null;
    width: number;
    height: number;
    bytes: number;
    ssim: number;
    jpeg_quality: number;
    content_credentials: 'valid' | 'trusted' | null;
    edits: { mode: string; class: string }[];
  }[];
}

/** Opens the ZIP of a set. */
export function openSet(zip: Uint8Array) {
  const files = unzipSync(zip);
  const read = (name: string): Uint8Array => {
    const file = files[name];
    if (!file) throw new Error(`${name} is not in the set.`);
    return file;
  };
  return {
    names: Object.keys(files),
    read,
    manifest: JSON.parse(strFromU8(read('manifest.json'))) as SetManifest,
    csv: strFromU8(read('manifest.csv')),
    pdf: textOfPdf(read('manifest.pdf')),
  };
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Reads the text of a PDF with built-in fonts, line by line. */
function textOfPdf(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf);
  const lines: string[] = [];
  for (const { index, 0: start } of bytes.toString('latin1').matchAll(/stream\r?\n/g)) {
    const content = bytes.subarray(index + start.length);
    let text: string;
    try {
      text = inflateSync(content).toString('latin1');
    } catch {
      continue; // The end of a stream, and uncompressed content.
    }
    for (const [, hex = ''] of text.matchAll(/<([0-9A-Fa-f]+)> Tj/g))
      lines.push(Buffer.from(hex, 'hex').toString('latin1'));
  }
  return lines.join('\n');
}

/** Width and height of a JPEG, from its frame header. */
export function sizeOfJpeg(jpeg: Uint8Array): { width: number; height: number } {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  for (let at = 2; at < jpeg.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    if (marker >= 0xc0 && marker <= 0xc2)
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
  }
  throw new Error('The JPEG has no frame.');
}

/** A variable, so that the compiler does not resolve it: the package is not installed everywhere. */
const C2PA: string = '@contentauth/c2pa-node';

/**
 * Reads the Content Credentials of a JPEG.
 * @returns their validation state; null when there are none
 */
export async function readCredentials(jpeg: Uint8Array): Promise<string | null> {
  const { Reader } = (await import(C2PA)) as {
    Reader: {
      fromAsset(asset: object, settings: object): Promise<{ json(): { validation_state?: string } } | null>;
    };
  };
  const asset = { buffer: Buffer.from(jpeg), mimeType: 'image/jpeg' };
  const settings = { verify: { remote_manifest_fetch: false, ocsp_fetch: false } };
  return (await Reader.fromAsset(asset, settings))?.json().validation_state ?? null;
}
