export { type BoardForPdf, makeBoardPdf } from './make-board-pdf.ts';
export { OTHER_PICTURES } from './pdf-copy.ts';
export { sendPdf } from './send-pdf.ts';
