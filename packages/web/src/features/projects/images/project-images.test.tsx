import type { AuthUser } from '@home-design/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { everythingIsSeen } from '../../../../test/intersection.ts';
import { make } from '../../../../test/make.ts';
import { noBoards } from '../../../../test/no-boards.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { user } from '../../../../test/user.ts';
import { sessionStore } from '../../../core/session/session-store.ts';
import { ProjectPage } from '../page/project-page.tsx';

const original = make.version();
const sage = make.edit(original, { label: 'Sage walls' });
const dusk = make.edit(sage, { label: 'Evening light' });
const kitchen = make.image([original, sage, dusk, make.pending(dusk, make.id())], { name: 'kitchen.jpg' });
const hall = make.image([make.version()], { name: 'hall.jpg' });
const project = make.project({ images: [kitchen, hall], image_count: 2 });
const PATH = `/projects/${project.id}`;
const VERSIONS = `GET /images/${kitchen.id}/versions`;

async function show(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    [`GET ${PATH}`]: () => project,
    [VERSIONS]: () => ({ results: kitchen.versions, count: 4 }),
    ...answers,
  });
  const shown = showScreen(<ProjectPage boards={noBoards} />, {
    path: '/app/projects/:projectId',
    at: `/app/projects/${project.id}`,
  });
  await screen.findByRole('heading', { name: 'Images (2)' });
  return { api, ...shown };
}

const viewButtons = (within_ = screen.getByRole('region', { name: 'Images (2)' })) =>
  within(within_)
    .getAllByRole('button', { name: /^View / })
    .map((button) => button.getAttribute('aria-label'));
const openVariations = async () => {
  await user.click(screen.getByRole('button', { name: 'Variations of kitchen.jpg' }));
  return screen.findByRole('dialog', { name: 'Variations of kitchen.jpg' });
};

beforeEach(everythingIsSeen);
beforeEach(() => sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true));

describe('the images of a project', () => {
  it('PROJECT-15 PROJECT-16 PROJECT-20 are shown with their variations, or one by one', async () => {
    await show();
    const group = screen.getByRole('article', { name: 'kitchen.jpg' });
    expect(viewButtons(group)).toEqual([
      'View kitchen.jpg, Evening light',
      'View kitchen.jpg, Original',
      'View kitchen.jpg, Sage walls',
    ]);
    expect(screen.getByText(/No variations yet/)).toBeTruthy();

    const toggle = screen.getByRole('switch', { name: 'Group by Original Image' }) as HTMLInputElement;
    expect(toggle.checked).toBe(true);
    await user.click(toggle);
    expect(screen.queryByRole('article', { name: 'kitchen.jpg' })).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(4);
  });

  it('show the newest finished version with its name, and link to the playground with it', async () => {
    await show();
    const group = screen.getByRole('article', { name: 'kitchen.jpg' });
    expect(within(group).getByText('Evening light')).toBeTruthy();
    const edit = within(group).getByRole('link', { name: 'Edit kitchen.jpg, Evening light' });
    expect(edit.textContent).toBe('Edit');
    expect(edit.getAttribute('href')).toBe(`/app/playground?imageId=${kitchen.id}&versionId=${dusk.id}`);
    const plain = screen.getByRole('article', { name: 'hall.jpg' });
    expect(within(plain).getByRole('link', { name: 'Edit hall.jpg, Original' })).toBeTruthy();
    await user.click(screen.getByRole('switch', { name: 'Group by Original Image' }));
    expect(screen.getAllByRole('link', { name: /^Edit / })).toHaveLength(4);
  });

  it('show the chosen version', async () => {
    const chosen = { ...kitchen, shown_version: sage.id };
    await show({ [`GET ${PATH}`]: () => ({ ...project, images: [chosen, hall] }) });
    const [first] = viewButtons(screen.getByRole('article', { name: 'kitchen.jpg' }));
    expect(first).toBe('View kitchen.jpg, Sage walls');
  });

  it('load the original photo only when B is pressed, and show it until the next press', async () => {
    await show();
    const button = screen.getByRole('button', { name: 'View kitchen.jpg, Evening light' });
    const pictures = () => [...button.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);
    expect(pictures()).toEqual([dusk.thumbnail_url]);
    fireEvent.keyDown(button, { key: 'b' });
    fireEvent.keyUp(button, { key: 'b' });
    expect(pictures()).toEqual([dusk.thumbnail_url, original.thumbnail_url]);
    expect(within(button).getByText('Original')).toBeTruthy();
    expect(within(button).queryByText('Evening light')).toBeNull();
    fireEvent.keyDown(button, { key: 'B' });
    expect(pictures()).toEqual([dusk.thumbnail_url]);

    const plain = screen.getByRole('button', { name: 'View hall.jpg, Original' });
    fireEvent.keyDown(plain, { key: 'b' });
    expect(plain.querySelectorAll('img')).toHaveLength(1);
  });

  it('U-19 list their keys by ?', async () => {
    await show();
    await user.keyboard('?');
    const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(list).getByText(/Show the original photo/)).toBeTruthy();
    expect(within(list).getByText('Compare the version with the original')).toBeTruthy();
  });

  it('U-19 can be compared with the original by C in the lightbox, and saved with or without the edit', async () => {
    await show();
    await user.click(screen.getByRole('button', { name: 'View kitchen.jpg, Sage walls' }));
    const saves = await screen.findByRole('link', { name: 'Download this version' });
    expect(saves.getAttribute('href')).toBe(`${sage.storage_url}&download=1`);
    expect(screen.getByRole('link', { name: 'Download original' }).getAttribute('href')).toBe(
      `${original.storage_url}&download=1`,
    );
    fireEvent.keyDown(saves, { key: 'c' });
    expect(
      await screen.findByRole('slider', {
        name: 'Divider between Before: Original and After: Sage walls. Arrow keys move it.',
      }),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Exit comparison (C)' }));
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('PROJECT-21 PROJECT-22 PROJECT-23 PROJECT-24 open in the lightbox, change by arrow keys, and close by Escape', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const { address } = await show();
    await user.click(screen.getByRole('button', { name: 'View kitchen.jpg, Sage walls' }));
    await user.click(await screen.findByRole('button', { name: 'Open in New Window' }));
    expect(opened).toHaveBeenCalledWith(sage.storage_url, '_blank', 'noopener');

    fireEvent.keyDown(screen.getByRole('button', { name: 'Edit' }), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Open in New Window' })).toBeNull());

    await user.click(screen.getByRole('button', { name: 'View kitchen.jpg, Sage walls' }));
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(address()).toBe(`/app/playground?imageId=${kitchen.id}&versionId=${sage.id}`));
  });
});

describe('the variations of an image', () => {
  it('PROJECT-26 PROJECT-27 PROJECT-28 PROJECT-30 are sorted into originals and edits', async () => {
    await show();
    const dialog = await openVariations();
    const labels = () =>
      within(dialog)
        .getAllByRole('article')
        .map((one) => one.getAttribute('aria-label'));
    await within(dialog).findByRole('article', { name: 'Original' });
    expect(labels()).toEqual(['Original', 'Sage walls', 'Evening light']);
    await user.click(within(dialog).getByRole('radio', { name: 'Original' }));
    expect(labels()).toEqual(['Original']);
    await user.click(within(dialog).getByRole('radio', { name: 'Edited' }));
    expect(labels()).toEqual(['Sage walls', 'Evening light']);
    const [link] = within(dialog).getAllByRole('link', { name: 'Edit in Playground' });
    expect(link?.getAttribute('href')).toBe(`/app/playground?imageId=${kitchen.id}&versionId=${sage.id}`);
  });

  it('PROJECT-31 VERSIONS-25 ERRORS-59 can be set as primary', async () => {
    const { api } = await show({
      [`POST /images/${kitchen.id}/set-primary`]: () => ({ ...sage, is_primary: true }),
    });
    const dialog = await openVariations();
    const card = await within(dialog).findByRole('article', { name: 'Sage walls' });
    await user.click(within(card).getByRole('button', { name: 'Set as primary' }));
    expect(await screen.findByText('Version set as primary')).toBeTruthy();
    expect(api.calls('POST')[0]?.body).toEqual({ version_id: sage.id });
  });

  it('PROJECT-31 can be replaced by the original, which is primary at first but not shown', async () => {
    await show();
    const dialog = await openVariations();
    const card = await within(dialog).findByRole('article', { name: 'Original' });
    expect(within(card).getByText('Primary')).toBeTruthy();
    expect(within(card).getByRole('button', { name: 'Set as primary' })).toBeTruthy();
    const shown = within(dialog).getByRole('article', { name: 'Evening light' });
    expect(within(shown).getByText('Shown in the project')).toBeTruthy();
  });

  it('VERSIONS-26 ERRORS-39 say that setting the primary version failed', async () => {
    await show({ [`POST /images/${kitchen.id}/set-primary`]: () => new Refusal(500) });
    const dialog = await openVariations();
    const card = await within(dialog).findByRole('article', { name: 'Sage walls' });
    await user.click(within(card).getByRole('button', { name: 'Set as primary' }));
    expect(await screen.findByText('Failed to set primary version')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
  });

  it('PROJECT-29 can be selected and downloaded', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    URL.createObjectURL = () => 'blob:zip';
    URL.revokeObjectURL = () => undefined;
    const { api } = await show({ [`POST ${PATH}/export`]: () => ({}) });
    const dialog = await openVariations();
    await within(dialog).findByRole('article', { name: 'Original' });
    await user.click(within(dialog).getByRole('button', { name: 'Select' }));
    const download = within(dialog).getByRole('button', { name: 'Download selected (0)' });
    expect((download as HTMLButtonElement).disabled).toBe(true);
    await user.click(within(dialog).getByRole('checkbox', { name: 'Select Sage walls' }));
    await user.click(within(dialog).getByRole('button', { name: 'Download selected (1)' }));
    const zip = await screen.findByRole('dialog', { name: 'Download 1 picture' });
    expect(within(zip).queryByRole('radiogroup', { name: 'Pictures' })).toBeNull();
    await user.click(within(zip).getByRole('button', { name: 'Download ZIP' }));
    await waitFor(() =>
      expect(api.calls('POST')[0]?.body).toEqual({
        version_ids: [sage.id],
        picture_format: 'jpeg',
        quality: 90,
        label: false,
        originals: false,
      }),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Cancel Selection' }));
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
  });

  it('PROJECT-36 ERRORS-52 say that they cannot be loaded, and load again by Try again', async () => {
    const { api } = await show({ [VERSIONS]: () => new Refusal(500) });
    const dialog = await openVariations();
    expect(await screen.findByText('Failed to load image variations')).toBeTruthy();
    expect(screen.getByText('Please try again')).toBeTruthy();
    api.answer(VERSIONS, () => ({ results: kitchen.versions, count: 4 }));
    await user.click(await within(dialog).findByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByRole('article', { name: 'Original' })).toBeTruthy();
  });
});
