import { isUtf8 } from 'node:buffer';
import { MIMEType } from 'node:util';
import sniffHtmlEncoding from 'html-encoding-sniffer';

/** The declared content type; null: none, or an unreadable one. */
export function declaredType(contentType: string | null): MIMEType | null {
  try {
    return contentType === null ? null : new MIMEType(contentType);
  } catch {
    return null;
  }
}

/** The text in the character set of its byte order mark, the header, or its `meta` tag; otherwise detected from the bytes. */
export function decodeHtml(bytes: Buffer, type: MIMEType | null): string {
  const encoding = sniffHtmlEncoding(bytes, {
    transportLayerEncodingLabel: type?.params.get('charset') ?? undefined,
    defaultEncoding: isUtf8(bytes) ? 'UTF-8' : 'windows-1252',
  });
  // The standard names one encoding that cannot be read.
  return new TextDecoder(encoding === 'replacement' ? 'utf-8' : encoding).decode(bytes);
}
