import type { AuthUser } from '@home-design/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { everythingIsSeen } from '../../../../test/intersection.ts';
import { make, page } from '../../../../test/make.ts';
import { noBoards } from '../../../../test/no-boards.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { sessionStore } from '../../../core/session/session-store.ts';
import { ProjectPage } from './project-page.tsx';

const image = make.image([make.version(), make.version()]);
const project = make.project({ images: [image], image_count: 1, notes: 'North side' });
const PATH = `/projects/${project.id}`;
const show = (id: string = project.id) =>
  showScreen(<ProjectPage boards={noBoards} />, {
    path: '/app/projects/:projectId',
    at: `/app/projects/${id}`,
  });

async function choose(action: string) {
  // A placeholder stays until the menu is loaded.
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Project actions' })).toHaveProperty('disabled', false),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Project actions' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
  await screen.findByRole('dialog');
}

beforeEach(everythingIsSeen);
beforeEach(() => sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true));

describe('project page', () => {
  it('PROJECT-01 PROJECT-18 shows a skeleton while it loads, without the grouping switch', async () => {
    fakeApi({ [`GET ${PATH}`]: () => new Promise(() => undefined) });
    show();
    expect(screen.getByText('Loading the project')).toBeTruthy();
    const grouping = await screen.findByRole('switch', { name: 'Group by Original Image' });
    expect(grouping).toMatchObject({ checked: true, disabled: true });
  });

  it('PROJECT-05 PROJECT-06 PROJECT-07 shows title, address and images that lead to the playground', async () => {
    fakeApi({ [`GET ${PATH}`]: () => project });
    show();
    expect(await screen.findByRole('heading', { name: 'Elm Street', level: 1 })).toBeTruthy();
    expect(screen.getByText('12 Elm Street')).toBeTruthy();
    expect(screen.getByText('North side')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Images (1)' })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'bedroom.jpg' });
    expect(link.getAttribute('href')).toBe(
      `/app/playground?imageId=${image.id}&versionId=${image.shown_version}`,
    );
    expect(screen.getByText('4000 × 3000 · 2 versions')).toBeTruthy();
  });

  it('PROJECT-02 PROJECT-03 PROJECT-04 shows missing projects and those of other users as not found', async () => {
    fakeApi({ [`GET ${PATH}`]: () => new Refusal(404, 'Project not found.') });
    show();
    expect(await screen.findByText('Project Not Found')).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Back to Projects' });
    expect(back.getAttribute('href')).toBe('/app/projects');
  });

  it('PROJECT-02 sends no request for an invalid id', async () => {
    const api = fakeApi({});
    show('new-house');
    expect(await screen.findByText('Project Not Found')).toBeTruthy();
    expect(api.calls('GET')).toEqual([]);
  });

  it('PROJECT-35 ERRORS-44 reports other failures and loads again by Try again', async () => {
    const api = fakeApi({ [`GET ${PATH}`]: () => new Refusal(500) });
    show();
    // In the toast, titled Error, and on the page.
    await waitFor(() =>
      expect(screen.getAllByText('Failed to load project. Please try again.')).toHaveLength(2),
    );
    expect(screen.getByText('Error')).toBeTruthy();
    api.answer(`GET ${PATH}`, () => project);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Elm Street' })).toBeTruthy();
  });

  it('PROJECT-11 opens the upload area of the project; an empty project shows it at once', async () => {
    const api = fakeApi({ [`GET ${PATH}`]: () => project });
    const { unmount } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Add Images' }));
    expect(screen.getByRole('region', { name: 'Add images to this project' })).toBeTruthy();
    unmount();

    api.answer(`GET ${PATH}`, () => ({ ...project, images: [], image_count: 0 }));
    show();
    expect(await screen.findByText('No images in this project yet')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Add images to this project' })).toBeTruthy();
  });
});

describe('changing a project', () => {
  it('renames it', async () => {
    const api = fakeApi({
      [`GET ${PATH}`]: () => project,
      [`PATCH ${PATH}`]: () => ({ ...project, title: 'Oak Lane' }),
    });
    show();
    await choose('Edit details');
    fireEvent.change(screen.getByLabelText(/Title/), { target: { value: 'Oak Lane' } });
    api.answer(`GET ${PATH}`, () => ({ ...project, title: 'Oak Lane' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Oak Lane' })).toBeTruthy();
    expect(api.calls('PATCH')[0]?.body).toMatchObject({ title: 'Oak Lane', address: '12 Elm Street' });
  });

  it('U-03 asks before it is deleted, naming it and its contents, and can be undone', async () => {
    const api = fakeApi({
      [`GET ${PATH}`]: () => project,
      [`DELETE ${PATH}`]: () => undefined,
      'GET /projects': () => page([]),
    });
    const { address } = show();
    await choose('Delete project');
    expect(screen.getByRole('dialog', { name: 'Delete “Elm Street”?' })).toBeTruthy();
    expect(screen.getByText(/Its 1 image and all their versions are deleted too/)).toBeTruthy();
    expect(api.calls('DELETE')).toEqual([]);

    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(address()).toBe('/app/projects'));
    expect(api.calls('DELETE')).toHaveLength(1);

    api.answer(`POST ${PATH}/restore`, () => project);
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Project restored')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Project deleted')).toBeNull());
  });

  it('renames it in the heading', async () => {
    const api = fakeApi({ [`GET ${PATH}`]: () => project });
    api.answer(`PATCH ${PATH}`, ({ body }) => {
      const renamed = { ...project, ...(body as object) };
      api.answer(`GET ${PATH}`, () => renamed);
      return renamed;
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Rename Elm Street' }));
    const field = await screen.findByRole('textbox', { name: 'Project title' });
    fireEvent.change(field, { target: { value: 'Gone' } });
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(screen.getByRole('heading', { name: 'Elm Street' })).toBeTruthy();
    expect(api.calls('PATCH')).toEqual([]);

    fireEvent.click(screen.getByRole('button', { name: 'Rename Elm Street' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Project title' }), {
      target: { value: ' Oak Lane ' },
    });
    fireEvent.keyDown(await screen.findByRole('textbox', { name: 'Project title' }), { key: 'Enter' });
    expect(await screen.findByRole('button', { name: 'Rename Oak Lane' })).toBeTruthy();
    expect(api.calls('PATCH').map(({ body }) => body)).toEqual([{ title: 'Oak Lane' }]);
  });
});
