import type { Locator, Page } from '@playwright/test';
import { heading } from './connection-pages.ts';
import type { World } from './connection-world.ts';

/** A part that opens over a page. */
export interface DialogRow {
  /** The component, as the source has it. */
  part: string;
  address: (world: World) => string;
  /** Seen when the page below is there. */
  below: (page: Page) => Locator;
  open: (page: Page) => Promise<void>;
  dialog: (page: Page) => Locator;
  /** Types, and returns where and what. */
  type?: (dialog: Locator) => Promise<[Locator, string]>;
  /** Sends it; the server is away. */
  send?: (dialog: Locator) => Promise<void>;
}

const named = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();
const filled =
  (label: string | RegExp, text: string) =>
  async (dialog: Locator): Promise<[Locator, string]> => {
    const field = dialog.getByLabel(label);
    await field.fill(text);
    return [field, text];
  };
const by = (name: string | RegExp) => (dialog: Locator) =>
  dialog.getByRole('button', { name, exact: true }).click();

const project = ({ project: id }: World) => `/app/projects/${id}`;
const projectBelow = (page: Page) => page.getByRole('article').first();
const board = ({ board: id }: World) => `/app/boards/${id}`;
const boardSharing = ({ board: id }: World) => `/app/boards/${id}?tab=share`;
const playground = ({ image }: World) => `/app/playground?imageId=${image}`;
const playgroundBelow = (page: Page) => page.getByRole('button', { name: /^More about / }).first();
const linkBelow = (page: Page) => page.getByRole('button', { name: 'Link settings' }).first();

async function versionMenu(page: Page, entry: string): Promise<void> {
  await page
    .getByRole('button', { name: /^More about / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

async function boardMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions for Client choice' }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}
const boards = () => '/app/boards';
const boardsBelow = (page: Page) => page.getByRole('button', { name: 'Actions for Client choice' });

export const DIALOGS: readonly DialogRow[] = [
  {
    part: 'CreateProjectDialog',
    address: () => '/app/projects',
    below: (page) => page.getByText('Elm Street').first(),
    open: press('New Project'),
    dialog: named('Create New Project'),
    type: filled('Notes', 'Near the park'),
    send: async (dialog) => {
      await dialog.getByLabel('Title').fill('Oak Lane');
      await dialog.getByRole('button', { name: 'Create Project' }).click();
    },
  },
  {
    part: 'PictureLightbox',
    address: project,
    below: projectBelow,
    open: (page) =>
      page
        .getByRole('button', { name: /^View / })
        .first()
        .click(),
    dialog: (page) => page.getByRole('dialog').or(page.locator('.yarl__container')).first(),
  },
  {
    part: 'VariationsDialog',
    address: project,
    below: projectBelow,
    open: (page) =>
      page
        .getByRole('button', { name: /ariations/ })
        .first()
        .click(),
    dialog: (page) => page.getByRole('dialog').first(),
  },
  {
    part: 'TagsDialog',
    address: playground,
    below: playgroundBelow,
    open: (page) => versionMenu(page, 'Tags'),
    dialog: named(/^Tags of /),
    type: filled('New tag', 'kitchen'),
    send: by('Add'),
  },
  {
    part: 'DesignDialog',
    address: () => '/app/gallery',
    below: (page) => page.locator('article').first(),
    open: (page) =>
      page
        .getByRole('button', { name: /^Open / })
        .first()
        .click(),
    dialog: (page) => page.getByRole('dialog').first(),
    send: by('Like'),
  },
  {
    part: 'RenameBoardDialog',
    address: boards,
    below: boardsBelow,
    open: (page) => boardMenu(page, 'Rename Board'),
    dialog: named('Rename Board'),
    type: filled('Name', 'Second choice'),
    send: by('Rename'),
  },
  {
    part: 'DeleteBoardDialog',
    address: board,
    below: heading('Client choice'),
    open: press('Delete Board'),
    dialog: named('Delete “Client choice”?'),
    send: by('Delete'),
  },
  {
    part: 'BoardLightbox',
    address: board,
    below: (page) => page.getByRole('button', { name: /^View / }).first(),
    open: (page) =>
      page
        .getByRole('button', { name: /^View / })
        .first()
        .click(),
    dialog: (page) => page.locator('.yarl__container'),
  },
  {
    part: 'AddPicturesDialog',
    address: ({ board: id }) => `/app/boards/${id}/edit`,
    below: heading('Edit Board'),
    open: press('Add pictures'),
    dialog: named('Add pictures of the project'),
  },
  {
    part: 'QrDialog',
    address: boardSharing,
    below: linkBelow,
    open: press('QR code'),
    dialog: named(/^QR code: /),
  },
  {
    part: 'RevokeDialog',
    address: boardSharing,
    below: linkBelow,
    open: press('Revoke link'),
    dialog: named(/^Revoke the link /),
    send: by('Revoke'),
  },
  {
    part: 'DeleteUploadDialog',
    address: boardSharing,
    below: (page) => page.getByRole('button', { name: /^Delete visitor/ }),
    open: (page) => page.getByRole('button', { name: /^Delete visitor/ }).click(),
    dialog: named(/^Delete “visitor/),
    send: by('Delete'),
  },
  {
    part: 'RecipesDialog',
    address: playground,
    below: playgroundBelow,
    open: press('Recipes'),
    dialog: named('Recipes'),
    type: filled('Name', 'Evening look'),
    send: by('Save recipe'),
  },
  {
    part: 'PlaygroundKeys',
    address: playground,
    below: playgroundBelow,
    open: press('Keyboard shortcuts'),
    dialog: named('Keyboard shortcuts'),
  },
  {
    part: 'CommandPalette',
    address: playground,
    below: playgroundBelow,
    open: (page) => page.keyboard.press('Control+k'),
    dialog: (page) => page.getByRole('dialog').first(),
    type: filled('What would you like to do?', 'Compare'),
  },
  {
    part: 'DeleteAccountDialog',
    address: () => '/app/settings',
    below: (page) => page.getByRole('button', { name: 'Delete Account' }),
    open: press('Delete Account'),
    dialog: named('Delete your account?'),
    type: filled(/^Type your guest account name/, 'guest_'),
  },
];

const SAME = 'made like the walked ones; its row is still to be written';

/** Parts over the page without a row, with the reason. */
export const NOT_WALKED: Readonly<Record<string, string>> = {
  LeaveDialog: 'asks while photos are on their way; comes with the upload list, before anything is sent',
  MobileMenu: 'of narrow screens; this table is walked on a wide one',
  BatchDialog: SAME,
  MoveImagesDialog: SAME,
  DeleteImagesDialog: SAME,
  CreateBoardDialog: SAME,
  AddToBoardDialog: SAME,
  SharePictureDialog: SAME,
  RemoveVersionDialog: SAME,
  ShortcutsDialog: SAME,
  SharedLightbox: SAME,
  CompareDialog: SAME,
  CommentDialog: SAME,
  ZipDialog: SAME,
  SignOutDialog: SAME,
};
