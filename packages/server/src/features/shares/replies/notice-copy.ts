/** Sentences for the owner of a link about the feedback of visitors. */
export const noticeCopy = {
  visitor: 'A visitor',
  chose: (who: string, picture: string, board: string) => `${who} chose '${picture}' on '${board}'`,
  wrote: (who: string, picture: string, board: string) => `${who} wrote about '${picture}' on '${board}'`,
  more: (count: number, board: string) => `${count} replies of visitors on '${board}'`,
  mailSubject: (board: string) => `New replies on '${board}'`,
  mailLead: (board: string) => `Visitors of the link to '${board}' have left something for you.`,
  choice: (who: string, section: string) => `${who}, ${section}`,
  choiceOf: (picture: string, reason: string) => (reason === '' ? picture : `${picture}\n${reason}`),
  comment: (who: string, picture: string) => `${who}, ${picture}`,
  mailMore: (count: number) => `And ${count} more.`,
  mailAction: 'Read and answer',
} as const;
