import type { AuthUser } from '@home-design/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { credits, fakeApi } from '../../../../test/fake-api.ts';
import { make, page } from '../../../../test/make.ts';
import { makeBoard } from '../../../../test/make-board.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { sessionStore } from '../../../core/session/session-store.ts';
import { ProjectPage } from '../page/project-page.tsx';
import type { ProjectBoardsParts } from './project-boards-parts.ts';

const original = make.version();
const edited = make.edit(original);
const broken = make.version({ status: 'failed' });
const project = make.project({
  images: [make.image([original, edited]), make.image([broken], { name: 'broken.jpg' })],
  image_count: 2,
});

/** Fake parts that show their properties, and whose buttons do the same as the real ones. */
const boards: ProjectBoardsParts = {
  Tab: ({ onCreate }) => (
    <button type="button" onClick={onCreate}>
      Make the first
    </button>
  ),
  CreateDialog: ({ pictures, opened, onClose }) =>
    opened ? (
      <div role="dialog">
        {pictures.map(({ version }) => version.label).join(' and ')}
        <button type="button" onClick={() => onClose(true)}>
          Made
        </button>
      </div>
    ) : null,
};

function show(search = '', shown = project) {
  fakeApi({
    ...credits(10),
    [`GET /projects/${project.id}`]: () => shown,
    'GET /boards': () => ({ ...page([makeBoard.board()]), count: 3 }),
    'GET /edit-jobs': () => ({ results: [], count: 0 }),
  });
  const at = `/app/projects/${project.id}${search}`;
  return showScreen(<ProjectPage boards={boards} />, { path: '/app/projects/:projectId', at });
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const tab = (name: string) => screen.findByRole('tab', { name });
const isOpen = async (name: string) => (await tab(name)).getAttribute('aria-selected') === 'true';
const choice = (label: string) => screen.findByRole('checkbox', { name: `Select bedroom.jpg, ${label}` });
const grouping = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Group by Original Image' });

beforeEach(() => sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true));

describe('the tabs of a project', () => {
  it('PROJECT-07 PROJECT-08 count its images and boards, and the address holds the open one', async () => {
    const { address } = show();
    expect(await isOpen('Images (2)')).toBe(true);
    fireEvent.click(await tab('Boards (3)'));
    await waitFor(() => expect(address()).toBe(`/app/projects/${project.id}?tab=boards`));
    expect(await screen.findByRole('button', { name: 'Make the first' })).toBeTruthy();
  });

  it.each([
    ['PROJECT-09', '?tab=images', 'Images (2)'],
    ['PROJECT-10', '?tab=boards', 'Boards (3)'],
  ])('%s %s opens %s', async (_id, search, name) => {
    show(search);
    expect(await isOpen(name)).toBe(true);
  });
});

describe('choosing pictures for a board', () => {
  it('PROJECT-12 PROJECT-13 PROJECT-17 PROJECT-19 PROJECT-32 starts and ends with one button; grouping is off meanwhile, and restored afterwards', async () => {
    show();
    await press('Create New Board');
    expect(await choice('Original')).toBeTruthy();
    expect([grouping().checked, grouping().disabled]).toEqual([false, true]);
    await press('Cancel Selection');
    await waitFor(() => expect([grouping().checked, grouping().disabled]).toEqual([true, false]));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('PROJECT-14 counts the selection, makes a board of it and then shows the boards', async () => {
    show();
    await press('Create New Board');
    fireEvent.click(await choice(edited.label));
    expect(screen.getByRole('button', { name: 'Create Board (1)' })).toBeTruthy();
    fireEvent.click(await choice('Original'));
    await press('Create Board (2)');
    expect((await screen.findByRole('dialog')).textContent).toContain(`Original and ${edited.label}`);
    await press('Made');
    expect(await isOpen('Boards (3)')).toBe(true);
  });

  it('selects all edited pictures by one button, and none of them by the same', async () => {
    const [hall, bath] = [make.version(), make.version()];
    const images = [
      make.image([hall, make.edit(hall), make.edit(hall)]),
      make.image([bath, make.edit(bath)]),
    ];
    show('', { ...project, images, image_count: 2 });
    await press('Create New Board');
    fireEvent.click((await screen.findAllByRole('checkbox', { name: /, Original$/ }))[0] as HTMLElement);
    await press('Select all 3 edited');
    expect(screen.getByRole('button', { name: 'Create Board (4)' })).toBeTruthy();
    await press('Select no edited');
    expect(screen.getByRole('button', { name: 'Create Board (1)' })).toBeTruthy();
  });

  it('starts from the empty list of boards too', async () => {
    show('?tab=boards');
    await press('Make the first');
    expect(await isOpen('Images (2)')).toBe(true);
    expect(await choice('Original')).toBeTruthy();
  });

  it('PROJECT-33 WIZARD-19 ERRORS-32 requires at least one picture', async () => {
    show();
    await press('Create New Board');
    await press('Create Board (0)');
    expect(await screen.findByText('No versions selected')).toBeTruthy();
    expect(screen.getByText('Please select at least one image version to create a board')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('PROJECT-34 ERRORS-33 says that an image has no version to choose', async () => {
    show();
    await press('Create New Board');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select broken.jpg, No finished version' }));
    expect(await screen.findByText('No versions available')).toBeTruthy();
    expect(
      screen.getByText('This image has no versions to add to a board. Please create variations first.'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Create Board (0)' })).toBeTruthy();
  });
});
