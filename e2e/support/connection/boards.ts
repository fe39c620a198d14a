import { expect } from '@playwright/test';
import { boardAct, boardActStart } from '../board-acts.ts';
import { heading } from './pages.ts';
import {
  type DialogRow,
  inMenu,
  named,
  onBoards,
  onSharing,
  press,
  pressIn,
  says,
  typed,
  viewer,
} from './steps.ts';

/** Dialogs of boards and of their links. */
export const BOARD_DIALOGS: readonly DialogRow[] = [
  {
    part: 'PdfDialog',
    address: ({ board: id }) => `/app/boards/${id}`,
    below: (page) => boardActStart(page, 'PDF'),
    open: async (page) => (await boardAct(page, 'PDF')).click(),
    dialog: named('Save the board as a PDF'),
    async enter(dialog) {
      const originals = dialog.getByRole('switch', { name: /photo before/ });
      await originals.press('Space');
      return () => expect(originals).toBeChecked();
    },
    send: pressIn('Save PDF'),
    done: (page) => page.waitForEvent('download'),
  },
  {
    part: 'RenameBoardDialog',
    ...onBoards,
    open: inMenu('Actions for Old choice', 'Rename Board'),
    dialog: named('Rename Board'),
    enter: typed(['Name', 'Second choice']),
    send: pressIn('Rename'),
    done: says('Board renamed'),
  },
  {
    part: 'DeleteBoardDialog',
    address: ({ spareBoard: id }) => `/app/boards/${id}`,
    below: (page) => boardActStart(page, 'Delete Board'),
    open: async (page) => (await boardAct(page, 'Delete Board')).click(),
    dialog: named(/^Delete “/),
    send: pressIn('Delete'),
    done: says('Board deleted successfully'),
  },
  {
    part: 'BoardLightbox',
    address: ({ board: id }) => `/app/boards/${id}`,
    below: (page) => page.getByRole('button', { name: /^View / }).first(),
    open: press(/^View /),
    dialog: viewer,
  },
  {
    part: 'AddPicturesDialog',
    address: ({ board: id }) => `/app/boards/${id}/edit`,
    below: heading('Edit Board'),
    open: press('Add pictures'),
    dialog: named('Add pictures of the project'),
  },
  { part: 'QrDialog', ...onSharing, open: press('QR code'), dialog: named(/^QR code: /) },
  {
    part: 'DeleteUploadDialog',
    ...onSharing,
    open: press(/^Delete visitor/),
    dialog: named(/^Delete “visitor/),
    send: pressIn('Delete'),
    done: says('Photo deleted'),
  },
  {
    part: 'RevokeDialog',
    ...onSharing,
    open: press('Revoke link'),
    dialog: named(/^Revoke the link /),
    send: pressIn('Revoke'),
    done: says('Link revoked'),
  },
];
