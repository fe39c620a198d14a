import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';
import type { Manifest, ManifestPicture } from './manifest.ts';

const MARGIN = 48;
/** Height that one picture's lines take. */
const ENTRY_HEIGHT = 84;
/** A fixed moment: the same manifest is the same file. */
const DATE = new Date(Date.UTC(2000, 0, 1));

/** The manifest for reading and printing: A4, as many pages as it takes. Its letters are those of Western Europe. */
export async function manifestPdf(manifest: Manifest): Promise<Buffer> {
  const { listing, profile, provenance, pictures } = manifest;
  const title = `Pictures of ${listing.title || 'a listing'}`;
  const pdf = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'en',
    displayTitle: true,
    info: { Title: western(title), Creator: 'Home Design', CreationDate: DATE, ModDate: DATE },
  });
  const written = buffer(pdf);
  pdf.font('Helvetica-Bold').fontSize(16).text(western(title));
  pdf.font('Helvetica').fontSize(9).moveDown(0.3);
  if (listing.address) pdf.text(western(listing.address));
  pdf.text(western(`Rules: ${profile.name} (${profile.id}, version ${profile.version})`));
  pdf.text(western(provenance.detail));
  if (manifest.watermark) pdf.text('The name of the product stands in a corner of each picture.');
  pdf.moveDown(0.8);
  for (const picture of pictures) {
    if (pdf.y + ENTRY_HEIGHT > pdf.page.height - MARGIN) pdf.addPage();
    for (const [place, line] of linesOf(picture).entries()) {
      pdf
        .font(place === 0 ? 'Helvetica-Bold' : 'Helvetica')
        .fontSize(place === 0 ? 10 : 8)
        .text(western(line));
    }
    pdf.moveDown(0.6);
  }
  pdf.end();
  return written;
}

function linesOf(picture: ManifestPicture): string[] {
  const { edits, label } = picture;
  const said = label === null ? 'no label' : `label: ${label}`;
  const reduced = picture.reduced_for_bytes ? ', made smaller to fit the bytes' : '';
  return [
    picture.file,
    `${picture.caption} | ${picture.state}, ${said}`,
    `${picture.width} x ${picture.height} pixels, ${picture.bytes.toLocaleString('en-US')} bytes, JPEG quality ${picture.jpeg_quality}, SSIM ${picture.ssim}${reduced}`,
    `SHA-256 ${picture.sha256}`,
    `Original ${picture.original_sha256 ?? 'not known'}`,
    edits.length === 0
      ? 'Not edited'
      : edits
          .map(
            (edit) => `${edit.mode} (${edit.class ?? 'not known'}), ${edit.made_at ?? ''}, ${edit.made_by}`,
          )
          .join('; '),
    ...(picture.history_complete ? [] : ['An edit before these is not known any more.']),
  ];
}

/** The built-in fonts write the letters of Windows-1252; others become question marks here, and are in the JSON as they are. */
const western = (text: string): string =>
  text.normalize('NFC').replace(/[^\x20-\x7e\xa0-\xff‘’“”–—…€•™]/gu, '?');
