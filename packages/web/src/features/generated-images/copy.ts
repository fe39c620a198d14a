/** Sentences of the dashboard of pictures. */
export const copy = {
  title: 'Generated images',
  lead: 'Pictures of the living room on the front page, as the server lists them. A generated one is made when it is first opened.',
  available: 'Available',
  ofAll: (count: number, all: number) => `${count} of ${all}`,
  existing: 'Existing',
  generated: 'Generated on request',
  missing: 'Missing',
  missingStatus: 'missing',
  style: 'Style',
  file: 'File',
  status: 'Status',
} as const;
