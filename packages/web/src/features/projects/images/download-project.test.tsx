import type { AuthUser } from '@home-design/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { everythingIsSeen } from '../../../../test/intersection.ts';
import { make } from '../../../../test/make.ts';
import { noBoards } from '../../../../test/no-boards.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { user } from '../../../../test/user.ts';
import { sessionStore } from '../../../core/session/session-store.ts';
import { ProjectPage } from '../page/project-page.tsx';

beforeEach(everythingIsSeen);
beforeEach(() => sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true));

const original = make.version();
const kitchen = make.image([original, make.edit(original)], { name: 'kitchen.jpg' });
const project = make.project({ images: [kitchen], image_count: 1 });
const PATH = `/projects/${project.id}`;

async function show(answers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi({ [`GET ${PATH}`]: () => project, ...answers });
  showScreen(<ProjectPage boards={noBoards} />, {
    path: '/app/projects/:projectId',
    at: `/app/projects/${project.id}`,
  });
  await screen.findByRole('heading', { name: 'Images (1)' });
  return { api };
}

describe('downloading a project', () => {
  async function openZipDialog() {
    await user.click(await screen.findByRole('button', { name: 'Project actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Download pictures' }));
    return within(await screen.findByRole('dialog', { name: 'Download pictures' }));
  }
  const BESIDE = 'Add the photo as it was taken beside altered pictures';
  beforeEach(() => {
    localStorage.clear();
    URL.createObjectURL = () => 'blob:zip';
    URL.revokeObjectURL = () => undefined;
  });

  it('U-18 saves the shown version of each photo as a JPEG in a ZIP, and remembers another choice', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { api } = await show({ [`POST ${PATH}/export`]: () => ({}) });
    const dialog = await openZipDialog();
    await user.click(dialog.getByRole('button', { name: 'Download ZIP' }));
    await waitFor(() => expect(click).toHaveBeenCalled());
    const plain = { pictures: 'shown', picture_format: 'jpeg', quality: 90, label: false, originals: false };
    expect(api.calls('POST')[0]?.body).toEqual(plain);
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('Elm Street.zip');

    const again = await openZipDialog();
    await user.click(again.getByRole('radio', { name: 'All versions' }));
    await user.click(again.getByRole('radio', { name: 'MLS – Longest side 2,048 px' }));
    await user.click(again.getByRole('radio', { name: 'PNG' }));
    await user.click(again.getByRole('checkbox', { name: 'Write “Virtually staged” on altered pictures' }));
    await user.click(again.getByRole('button', { name: 'Download ZIP' }));
    const chosen = { pictures: 'all', picture_format: 'png', long_side: 2048, label: true };
    await waitFor(() => expect(api.calls('POST')[1]?.body).toMatchObject(chosen));
    const third = await openZipDialog();
    expect((third.getByRole('radio', { name: 'All versions' }) as HTMLInputElement).checked).toBe(true);
  });

  it('U-01 adds the photos as they were taken beside altered pictures on request', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { api } = await show({ [`POST ${PATH}/export`]: () => ({}) });
    const dialog = await openZipDialog();
    await user.click(dialog.getByRole('checkbox', { name: BESIDE }));
    await user.click(dialog.getByRole('radio', { name: 'Originals only' }));
    expect(dialog.queryByRole('checkbox', { name: BESIDE })).toBeNull();
    await user.click(dialog.getByRole('radio', { name: 'One of each photo, in the version shown' }));
    await user.click(dialog.getByRole('button', { name: 'Download ZIP' }));
    await expect.poll(() => api.calls('POST')[0]?.body).toMatchObject({ originals: true });
  });

  it('accepts only a size that the server accepts', async () => {
    const { api } = await show({ [`POST ${PATH}/export`]: () => ({}) });
    const dialog = await openZipDialog();
    await user.click(dialog.getByRole('radio', { name: /^Custom/ }));
    const side = dialog.getByLabelText('Longest side, in pixels');
    await user.clear(side);
    await user.type(side, '12');
    expect(dialog.getByText('Please enter a whole number from 320 to 16,384.')).toBeTruthy();
    const download = dialog.getByRole('button', { name: 'Download ZIP' }) as HTMLButtonElement;
    expect(download.disabled).toBe(true);
    await user.type(side, '00');
    await user.click(download);
    await waitFor(() => expect(api.calls('POST')[0]?.body).toMatchObject({ long_side: 1200 }));
  });

  it('says why it failed', async () => {
    await show({
      [`POST ${PATH}/export`]: () => new Refusal(409, 'This project has no finished pictures yet.'),
    });
    const dialog = await openZipDialog();
    await user.click(dialog.getByRole('button', { name: 'Download ZIP' }));
    expect(await screen.findByText('This project has no finished pictures yet.')).toBeTruthy();
  });
});
