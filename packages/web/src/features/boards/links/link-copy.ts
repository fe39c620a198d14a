import type { SharePermission } from '@home-design/contract';
import { formatDay, plural } from '../../../lib/formats.ts';
import { ERROR_TITLE } from '../../../ui/toasts/expected-state.ts';

/** Sentences about share links. Those of the specification are word for word. */
export const linkCopy = {
  errorTitle: ERROR_TITLE,
  tryAgain: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  intro: 'Generate secure links to share this board with different permission levels',
  loading: 'Loading the links',
  loadFailed: 'The links of this board could not be loaded.',
  cards: {
    view: { title: 'View Only', text: 'Recipients can view images only' },
    upload: { title: 'View and Upload', text: 'Recipients can view images and upload new ones' },
  } satisfies Record<SharePermission, { title: string; text: string }>,
  /** Numbers several links of one permission by age. */
  nameOf: (permission: SharePermission, place: number, count: number): string => {
    const { title } = linkCopy.cards[permission];
    return count === 1 ? title : `${title}, ${count - place} of ${count}`;
  },
  generate: 'Generate Link',
  generateMore: 'Generate another link',
  generateOf: (card: string, isAnother: boolean) =>
    `${isAnother ? linkCopy.generateMore : linkCopy.generate}: ${card}`,
  generateFailed: 'Failed to create share link',
  address: (card: string) => `Address of the link: ${card}`,
  copy: 'Copy',
  copied: 'Copied',
  copiedToast: 'Copied!',
  copiedText: 'Link copied to clipboard',
  copyFailed: 'Failed to copy link',
  open: 'Open',
  boardId: (token: string) => `Board ID: ${token}`,

  notVisited: 'Not opened yet',
  visits: (visits: number, visitors: number) =>
    `Opened ${plural(visits, 'time')} by ${plural(visitors, 'visitor')}`,
  newLink: (days: number | null): string =>
    days === null
      ? 'New links do not expire. You can set an end date in the link settings.'
      : `New links expire after ${plural(days, 'day')}. You can change this in the link settings.`,
  neverEnds: 'Never expires',
  ends: (iso: string) => `Ends on ${formatDay(iso)}`,
  hasPassword: 'Asks for a password',
  wrongPasswords: (count: number, iso: string) =>
    `${plural(count, 'wrong password')} since ${formatDay(iso)}`,
  waiting: (count: number) => `${plural(count, 'photo')} ${count === 1 ? 'waits' : 'wait'} for you`,

  qrCode: 'QR code',
  qrTitle: (card: string) => `QR code: ${card}`,
  qrAlt: 'QR code that opens the shared board',
  qrText: 'Anyone who scans it opens the shared board. Put it on a flyer or a sign.',
  qrLoading: 'Drawing the QR code',
  qrFailed: 'The QR code could not be made.',
  savePng: 'Save as PNG',
  saveSvg: 'Save as SVG',

  message: 'Message',
  messageHint: 'Visitors read it above the pictures.',
  saveMessage: 'Save message',
  messageSaved: 'Message saved',
  copyMessage: 'Copy message and link',
  writeMail: 'Write an email',
  mailSubject: 'Pictures for you',

  sites: 'Websites that may show this page',
  sitesHint: 'One address a line, for example https://example.com. No other website can embed it.',
  sitesWrong: 'Please enter full addresses, for example https://example.com',
  saveSites: 'Save websites',
  sitesSaved: 'Websites saved',
  embedCode: 'Code for the website',
  embedHint: 'Visitors can view the pictures there. To choose or comment, they open the shared page.',
  embedPassword:
    'This link asks for a password, so the website shows a link to the page instead of the pictures.',
  copyCode: 'Copy code',
  frameTitle: 'Pictures of a home',

  settings: 'Link settings',
  changeFailed: 'The link could not be changed',
  switches: {
    allows_download: 'Visitors may download pictures in full size',
    shows_label: 'Write “Virtually staged” on altered pictures',
    shows_originals: 'Show the original beside every altered picture',
    takes_comments: 'Visitors may like pictures, choose and write comments',
    approves_uploads: 'Photos that visitors send wait for my approval',
  },

  revoke: 'Revoke link',
  revokeTitle: (card: string) => `Revoke the link “${card}”?`,
  revokeText:
    'It stops working at once, for the page and for every picture, and cannot be switched on again.',
  revokeConfirm: 'Revoke',
  revoked: 'Link revoked',
  revokeFailed: 'The link could not be revoked',
} as const;
