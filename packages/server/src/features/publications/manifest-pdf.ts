import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib';
import { wrapLine } from '../../platform/pdf/wrap-line.ts';
import { listedBy } from './listed-by.ts';
import type { Manifest, ManifestPicture } from './manifest.ts';

/** A4, in points. */
const [WIDTH, HEIGHT] = [595.28, 841.89];
const MARGIN = 48;
const LINE = 1.35;
/** A fixed time, so that the same manifest makes the same file. */
const DATE = new Date(Date.UTC(2000, 0, 1));

/** Text that stays together on one page. */
interface Block {
  lines: { text: string; size: number; isBold?: boolean }[];
}

/**
 * The manifest for reading and printing: A4, as many pages as it needs. Its fonts have the letters of Western Europe.
 */
export async function manifestPdf(manifest: Manifest): Promise<Buffer> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const title = `Pictures of ${manifest.listing.title || 'a listing'}`;
  pdf.setTitle(western(title));
  pdf.setCreator('Home Design');
  pdf.setCreationDate(DATE);
  pdf.setModificationDate(DATE);
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  let page: PDFPage | undefined;
  let y = 0;
  for (const { lines } of [headOf(manifest, title), ...manifest.pictures.map(blockOf)]) {
    const wrapped = lines.flatMap(({ text, size, isBold }) => {
      const font = isBold ? fonts.bold : fonts.plain;
      return wrap(western(text), font, size).map((line) => ({ line, font, size }));
    });
    const height = wrapped.reduce((sum, { size }) => sum + size * LINE, 0);
    if (!page || y - height < MARGIN) {
      page = pdf.addPage([WIDTH, HEIGHT]);
      y = HEIGHT - MARGIN;
    }
    for (const { line, font, size } of wrapped) {
      y -= size * LINE;
      page.drawText(line, { x: MARGIN, y, size, font });
    }
    y -= 10;
  }
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}

function headOf({ listing, profile, provenance, watermark }: Manifest, title: string): Block {
  const texts = [
    ...(listing.address ? [listing.address] : []),
    ...(listing.attribution ? [`Listed by ${listedBy(listing.attribution)}`] : []),
    `Rules: ${profile.name} (${profile.id}, version ${profile.version})`,
    provenance.detail,
    ...(watermark ? ['Each picture carries the product name in a corner.'] : []),
  ];
  return { lines: [{ text: title, size: 16, isBold: true }, ...texts.map((text) => ({ text, size: 9 }))] };
}

function blockOf(picture: ManifestPicture): Block {
  const { edits, label } = picture;
  const said = label === null ? 'no label' : `label: ${label}`;
  const reduced = picture.reduced_for_bytes ? ', reduced to fit the size limit' : '';
  const texts = [
    `${picture.caption} | ${picture.state}, ${said}, ${SIGNED[picture.content_credentials ?? 'none']}`,
    `${picture.width} x ${picture.height} pixels, ${picture.bytes.toLocaleString('en-US')} bytes, JPEG quality ${picture.jpeg_quality}, SSIM ${picture.ssim}${reduced}`,
    `SHA-256 ${picture.sha256}`,
    `Original ${picture.original_sha256 ?? 'not known'}`,
    edits.length === 0 ? 'Not edited' : edits.map(sentenceOf).join('; '),
    ...(picture.history_complete ? [] : ['An earlier edit is no longer known.']),
  ];
  return {
    lines: [{ text: picture.file, size: 10, isBold: true }, ...texts.map((text) => ({ text, size: 8 }))],
  };
}

/** Words for the Content Credentials as read back. */
const SIGNED = {
  valid: 'signed and read back (valid, signer not trusted)',
  trusted: 'signed and read back (valid, signer trusted)',
  none: 'not signed',
};

const sentenceOf = (edit: ManifestPicture['edits'][number]): string =>
  `${edit.mode} (${edit.class ?? 'not known'}), ${edit.made_at ?? ''}, ${edit.made_by}`;

/** Lines that fit between the margins; a word that is too long is cut. */
function wrap(text: string, font: PDFFont, size: number): string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= WIDTH - 2 * MARGIN;
  return wrapLine(text, fits);
}

/**
 * The built-in fonts have the letters of Windows-1252; others become question marks here, and are unchanged in the
 * JSON.
 */
const western = (text: string): string =>
  text.normalize('NFC').replace(/[^\x20-\x7e\xa0-\xff‘’“”–—…€•™]/gu, '?');
