import type { AuthUser } from '@home-design/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../../test/fake-api.ts';
import { everythingIsSeen } from '../../../../test/intersection.ts';
import { make } from '../../../../test/make.ts';
import { noBoards } from '../../../../test/no-boards.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { user } from '../../../../test/user.ts';
import { sessionStore } from '../../../core/session/session-store.ts';
import { ProjectPage } from '../page/project-page.tsx';

const original = make.version();
const kitchen = make.image([original, make.edit(original, { label: 'Sage walls' })], {
  name: 'kitchen.jpg',
});
const hall = make.image([make.version()], { name: 'hall.jpg' });
const project = make.project({ images: [kitchen, hall], image_count: 2 });

async function show(answers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi({ [`GET /projects/${project.id}`]: () => project, ...answers });
  showScreen(<ProjectPage boards={noBoards} />, {
    path: '/app/projects/:projectId',
    at: `/app/projects/${project.id}`,
  });
  await screen.findByRole('heading', { name: 'Images (2)' });
  return { api };
}

beforeEach(everythingIsSeen);
beforeEach(() => sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true));

describe('a photo of a project', () => {
  const elm = make.project({ title: 'Elm Street' });
  const others = {
    'GET /projects': () => make.page([project, elm]),
    'POST /images/move': ({ body }: { body: unknown }) => body,
  };
  const toElmStreet = async (api: ReturnType<typeof fakeApi>) => {
    const dialog = await screen.findByRole('dialog', { name: 'Move 1 photo to another project' });
    await user.click(await within(dialog).findByRole('radio', { name: 'Elm Street' }));
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    await waitFor(() =>
      expect(api.calls('POST /images/move').map(({ body }) => body)).toEqual([
        { image_ids: [kitchen.id], project: elm.id },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  const choose = async (item: string) => {
    await user.click(screen.getByRole('button', { name: 'Actions for kitchen.jpg' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };

  it('moves to another project from the menu of its card', async () => {
    const { api } = await show(others);
    await choose('Move to project');
    await toElmStreet(api);
  });

  it('moves from the menu of a single picture too, with all its versions', async () => {
    const { api } = await show(others);
    await user.click(screen.getByRole('switch', { name: 'Group by Original Image' }));
    const card = screen.getByRole('article', { name: 'kitchen.jpg, Sage walls' });
    await user.click(within(card).getByRole('button', { name: 'Actions for kitchen.jpg' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to project' }));
    await toElmStreet(api);
  });

  it('moves from the lightbox, which closes for the dialog', async () => {
    const { api } = await show(others);
    await user.click(screen.getByRole('button', { name: 'View kitchen.jpg, Sage walls' }));
    await user.click(await screen.findByRole('button', { name: 'Move to project' }));
    expect(screen.queryByRole('button', { name: 'Open in New Window' })).toBeNull();
    await toElmStreet(api);
  });

  it('U-04 is renamed from the menu of its card', async () => {
    let name = kitchen.name;
    const { api } = await show({
      [`GET /projects/${project.id}`]: () => ({ ...project, images: [{ ...kitchen, name }, hall] }),
      [`PATCH /images/${kitchen.id}`]: ({ body }: { body: unknown }) => {
        ({ name } = body as { name: string });
        return { ...kitchen, name };
      },
    });
    await choose('Rename photo');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename photo' }));
    const field = dialog.getByLabelText<HTMLInputElement>('Name');
    expect(field.value).toBe('kitchen.jpg');
    await user.clear(field);
    await user.type(field, ' ');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Rename' }).disabled).toBe(true);
    await user.clear(field);
    await user.type(field, ' Kitchen, south ');
    await user.click(dialog.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByText('Photo renamed')).toBeTruthy();
    expect(api.calls('PATCH').map(({ body }) => body)).toEqual([{ name: 'Kitchen, south' }]);
    expect(await screen.findByRole('button', { name: 'Actions for Kitchen, south' })).toBeTruthy();
  });

  it('U-04 is deleted from the menu of its card after a confirmation', async () => {
    const { api } = await show({ [`DELETE /images/${kitchen.id}`]: () => undefined });
    await choose('Delete photo');
    const dialog = await screen.findByRole('dialog', { name: 'Delete 1 photo?' });
    expect(api.calls('DELETE')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(api.calls(`DELETE /images/${kitchen.id}`)).toHaveLength(1));
    expect(await screen.findByText('1 photo deleted')).toBeTruthy();
  });
});
