import type { ShareLink } from '@home-design/contract';
import { plural } from '../../lib/formats.ts';
import { ERROR_TITLE } from '../../ui/toasts/expected-state.ts';

/** Sentences of the boards pages. Those of the specification are word for word. */
export const copy = {
  /** Shown to users without a session, who have no boards yet. */
  asks: {
    title: 'Please sign in to access your boards',
    text: 'Your boards belong to your session. A guest session needs no sign-up.',
  },
  errorTitle: ERROR_TITLE,
  tryAgain: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',

  title: 'Boards',
  listLabel: 'Your boards',
  loading: 'Loading your boards',
  loadFailed: 'Failed to load boards',
  create: 'Create Board',
  createHint: 'A board is made of pictures that you select in a project.',
  emptyTitle: 'No boards yet',
  emptyText: 'A board shows chosen pictures of a project and can be shared by link.',
  liveLinks: (count: number, visits: number) =>
    [
      count === 1 ? '1 link is live.' : `${plural(count, 'link')} are live.`,
      ...(visits > 0 ? [`Opened ${plural(visits, 'time')}.`] : []),
    ].join(' '),
  emptyInProject: 'No boards created yet',
  createFirst: 'Create Your First Board',
  showMore: 'Show more boards',
  imageCount: (count: number) => plural(count, 'image'),
  hidden: (count: number) => `+${count}`,
  created: (ago: string) => `Created ${ago}`,
  updated: (day: string) => `Updated ${day}`,
  shared: 'Shared',
  public: 'Public',
  withPassword: 'Password',
  automatic: 'Auto-generated',
  /** Who can open a board with these links, and what they can do. */
  opensFor: (links: readonly Pick<ShareLink, 'has_password' | 'permission'>[]) => {
    const link = links.length === 1 ? 'its link' : `one of its ${links.length} links`;
    const key = links.every(({ has_password }) => has_password) ? `${link} and the password` : link;
    const upload = links.filter(({ permission }) => permission === 'upload').length;
    const more = upload === links.length ? ' and send photos' : `; ${plural(upload, 'link')} for photos, too`;
    return `Anyone with ${key} can see it${upload === 0 ? '' : more}.`;
  },

  menuOf: (name: string) => `Actions for ${name}`,
  view: 'View Board',
  rename: 'Rename Board',
  edit: 'Edit Board',
  share: 'Share Board',
  openLink: 'Open Share Link',
  copyLink: 'Copy Share Link',
  remove: 'Delete Board',

  newBoard: (count: number) => `New board (${count})`,
  linkCopied: 'Link Copied',
  linkFailed: 'Failed to create share link',
  copyFailed: 'Failed to copy link',

  nameField: 'Name',
  renameConfirm: 'Rename',
  renamed: 'Board renamed',
  renameFailed: 'Failed to rename board',

  removeTitle: (name: string) => `Delete “${name}”?`,
  removeText: 'The pictures stay in the project.',
  removeLinks: (count: number) =>
    count === 1 ? 'Its share link stops working at once.' : `Its ${count} share links stop working at once.`,
  removeAutomatic:
    'This board is created automatically. It comes back, without its share links, when you create the next project.',
  removeConfirm: 'Delete',
  removed: 'Board deleted successfully',
  undo: 'Undo',
  restored: 'Board restored',
  restoreFailed: 'The board could not be restored',
  removeFailed: 'Failed to delete board',
  removeFailedHere: 'Failed to delete board. Please try again.',

  boardLoading: 'Loading the board',
  boardFailed: 'Failed to load board. Please try again.',
  notFoundTitle: 'Board Not Found',
  notFoundText: 'It may have been deleted, or it belongs to someone else.',
  backToBoards: 'Back to Boards',
  projects: 'Projects',
  trail: 'Where this board belongs',
  shareable: 'Shareable',
  tabs: { images: 'Images', share: 'Share Settings' },
  tabsLabel: 'Parts of the board',
  noImages: 'No images in this board',
  noImagesHint: 'Add images from your project to this board',
  addImages: 'Add pictures',
  viewPicture: (name: string, label: string) => `View ${name}, ${label}`,
  sentBy: (name: string) => (name === '' ? 'Sent by a visitor' : `Sent by ${name}`),
  cover: 'Cover picture',
  otherPictures: 'More pictures',
  asksVisitors: (question: string) => `Visitors choose one: ${question}`,
  download: 'Download',
  pdf: 'PDF',
  pdfTitle: 'Save the board as a PDF',
  pdfText:
    'With your branding, the sections and the captions of the board. A large board takes up to a minute.',
  pdfLabel: 'Write “Virtually staged” on altered pictures',
  pdfOriginals: 'Show the photo before beside altered pictures',
  pdfSave: 'Save PDF',
  pdfFailed: 'The PDF could not be made',
  downloadBoard: 'Download the board',
  downloadFailed: 'The board could not be downloaded',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',

  editTitle: 'Edit Board',
  descriptionField: 'Description',
  optional: 'Optional',
  nameRequired: 'Please enter a board name',
  order: 'Pictures and their order',
  orderHint: 'Drag a picture by its handle, or press Space on the handle and move it with the arrow keys.',
  handle: (label: string) => `Move ${label}`,
  takeOff: (label: string) => `Remove ${label} from the board`,
  moving: {
    picked: (label: string) => `Picked up ${label}. Arrow keys move it, Space puts it down, Escape cancels.`,
    movedTo: (label: string, place: number, count: number) =>
      `${label} is now at place ${place} of ${count}.`,
    dropped: (label: string, place: number, count: number) =>
      `${label} was put down at place ${place} of ${count}.`,
    cancelled: (label: string) => `${label} went back to where it was.`,
  },
  saved: 'Board saved',
  saveFailed: 'The board could not be saved',
  addTitle: 'Add pictures of the project',
  addConfirm: (count: number) => (count === 0 ? 'Add pictures' : `Add ${plural(count, 'picture')}`),
  addEmpty: 'Every picture of the project is on this board.',
  addLoading: 'Loading the pictures of the project',
  addFailed: 'The pictures of the project could not be loaded.',
  select: (name: string, label: string) => `Select ${name}, ${label}`,
} as const;
