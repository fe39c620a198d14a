import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { cleanFileName } from '../../platform/pictures/file-names.ts';

/** Sends a PDF for saving, named after what it shows. */
export function sendPdf(reply: FastifyReply, title: string, pdf: Buffer): void {
  void reply
    .headers({
      'content-disposition': contentDisposition(`${cleanFileName(title) || 'board'}.pdf`),
      'cache-control': 'no-store',
    })
    .type('application/pdf')
    .send(pdf);
}
