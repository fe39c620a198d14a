/** Words of the PDF of a board. */
export const pdfCopy = {
  before: 'Before',
  after: 'After',
  project: (name: string) => `Project: ${name}`,
  page: (number: number, count: number) => `${number} / ${count}`,
} as const;

/** Heading of the pictures that are in no section. */
export const OTHER_PICTURES = 'More pictures';
