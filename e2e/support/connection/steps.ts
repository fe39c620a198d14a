import { expect, type Locator, type Page } from '@playwright/test';
import { heading } from './pages.ts';
import type { World } from './world.ts';

/** Checks that the entries are still there. */
type Kept = () => Promise<void>;

/** A part that opens over a page. Rows with the same address run in one load of the page, in their order. */
export interface DialogRow {
  /** The name of the component in the source. */
  part: string;
  address: (world: World) => string;
  /** Visible when the page below is loaded. */
  below: (page: Page) => Locator;
  /** Steps before opening that need the server. */
  prepare?: (page: Page) => Promise<void>;
  open: (page: Page) => Promise<void>;
  dialog: (page: Page) => Locator;
  /** Types or chooses something. */
  enter?: (dialog: Locator) => Promise<Kept>;
  /** Sends it. */
  send?: (dialog: Locator) => Promise<void>;
  /** Whether it closes before the answer arrives. */
  closesFirst?: true;
  /** Resolves when the action has succeeded. */
  done?: (page: Page) => Promise<unknown>;
}

export const named = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });
export const anyDialog = (page: Page) => page.getByRole('dialog').first();
export const viewer = (page: Page) => page.locator('.yarl__container');
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();
export const pressIn = (name: string | RegExp) => (dialog: Locator) =>
  dialog.getByRole('button', { name, exact: true }).click();
export const says = (text: string | RegExp) => (page: Page) =>
  expect(page.getByText(text).first()).toBeVisible();
export const offers = (name: string) => (page: Page) =>
  expect(page.getByRole('button', { name })).toBeVisible();
export const typed =
  (...fields: readonly (readonly [label: string | RegExp, text: string])[]) =>
  async (dialog: Locator): Promise<Kept> => {
    for (const [label, text] of fields) await dialog.getByLabel(label).fill(text);
    return async () => {
      for (const [label, text] of fields) await expect(dialog.getByLabel(label)).toHaveValue(text);
    };
  };
export const chosen =
  (name: string | RegExp) =>
  async (dialog: Locator): Promise<Kept> => {
    const choice = dialog.getByRole('radio', { name });
    await choice.check();
    return () => expect(choice).toBeChecked();
  };

const project = ({ project: id }: World) => `/app/projects/${id}`;
const projectBelow = heading('Elm Street');
export const onProject = { address: project, below: projectBelow };
export const onBoards = {
  address: () => '/app/boards',
  below: (page: Page) => page.getByRole('button', { name: 'Actions for Old choice' }),
};
export const onPlayground = {
  address: ({ image }: World) => `/app/playground?imageId=${image}`,
  below: (page: Page) => page.getByRole('button', { name: /^More about / }).first(),
};
export const onShare = {
  address: ({ token }: World) => `/app/share/board/${token}`,
  below: heading('Client choice'),
};
export const onListingPage = {
  address: ({ listingToken }: World) => `/app/share/listing/${listingToken}`,
  below: heading('Brick house'),
};
export const onSharing = {
  address: ({ board: id }: World) => `/app/boards/${id}?tab=share`,
  below: (page: Page) => page.getByRole('button', { name: 'Link settings' }).first(),
};
export const onBin = {
  address: () => '/app/bin',
  below: (page: Page) => page.getByRole('button', { name: 'Restore Second gone' }),
};
export const onPublish = {
  address: ({ listing }: World) => `/app/listings/${listing}/publish`,
  below: heading('Publish photos: Harbor flat'),
};
export const onListings = {
  address: () => '/app/listings',
  below: (page: Page) => page.getByRole('article').first(),
};

export const onKeys = {
  address: () => '/app/settings?tab=account',
  below: heading('Settings'),
};

export const inMenu = (menu: string | RegExp, entry: string) => async (page: Page) => {
  await page.getByRole('button', { name: menu }).first().click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};
export const select = (photo: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Select photos' }).click();
  await page.getByRole('checkbox', { name: `Select ${photo}`, exact: true }).click();
};
