import type { AuthUser, ShareLink } from '@home-design/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { make } from '../../../../test/make.ts';
import { makeBoard } from '../../../../test/make-board.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { sessionStore } from '../../../core/session/session-store.ts';
import { CreateBoardDialog } from './create-board-dialog.tsx';
import type { SelectedPicture } from './selected-picture.ts';

const project = make.project();
const original = make.version();
const painted = make.edit(original);
const image = { id: original.image, name: 'bedroom.jpg', project_title: 'Elm Street' };
const pictures: SelectedPicture[] = [original, painted].map((version) => ({ image, version }));
const board = makeBoard.board([], { name: 'Favorites' });
const onClose = vi.fn();
const writeText = vi.fn(async (_text: string) => undefined);

function start(answers: Parameters<typeof fakeApi>[0] = {}, shown = pictures) {
  const api = fakeApi({
    'POST /boards': () => board,
    [`GET /boards/${board.id}/share_links`]: () => ({ results: [], count: 0 }),
    ...answers,
  });
  showScreen(<CreateBoardDialog projectId={project.id} pictures={shown} opened onClose={onClose} />, {
    path: '/',
    at: '/',
  });
  return api;
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const currentStep = () =>
  within(screen.getByRole('list', { name: 'Steps' }))
    .getAllByRole('listitem')
    .find((step) => step.getAttribute('aria-current') === 'step')?.textContent;
async function name(text: string): Promise<void> {
  fireEvent.change(await screen.findByRole('textbox', { name: /Board name/ }), { target: { value: text } });
}
async function toReview(): Promise<void> {
  await name(' Favorites ');
  fireEvent.change(screen.getByRole('textbox', { name: 'Description' }), {
    target: { value: 'For Saturday' },
  });
  await press('Next');
}
async function toShare(): Promise<void> {
  await toReview();
  await press('Create Board');
  await screen.findByText('“Favorites” is ready');
}

beforeEach(() => {
  sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  onClose.mockClear();
  writeText.mockClear();
});

describe('create board wizard', () => {
  it('WIZARD-01 WIZARD-02 WIZARD-03 WIZARD-04 WIZARD-18 begins with name, description and the selected pictures', async () => {
    start();
    expect(await screen.findByRole('textbox', { name: /Board name/ })).toBeTruthy();
    expect(currentStep()).toBe('1Name');
    expect(screen.getByRole('textbox', { name: 'Description' })).toBeTruthy();
    expect(screen.getByText('2 selected pictures')).toBeTruthy();
    expect(screen.getByAltText('bedroom.jpg, Sage walls')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it('suggests the name of the photo, and the question for several designs of it', async () => {
    start(
      {},
      [painted, make.edit(original, { label: 'Navy walls' })].map((version) => ({ image, version })),
    );
    expect(await screen.findByRole('textbox', { name: /Board name/ })).toHaveProperty('value', 'bedroom');
    expect(screen.getByRole('switch', { name: /^Visitors choose one/ })).toHaveProperty('checked', true);
    await press('Next');
    expect(screen.getByRole('heading', { name: 'bedroom' })).toBeTruthy();
    expect(screen.getByText(/^Visitors choose one of them/)).toBeTruthy();
  });

  it('copies a view link of the new board if that was asked', async () => {
    const made = makeBoard.link();
    const api = start({
      [`GET /boards/${board.id}/share_links`]: () => ({ results: [made], count: 1 }),
      [`POST /boards/${board.id}/share_links`]: () => made,
    });
    await toReview();
    await press('Create and copy link');
    expect(await screen.findByText('“Favorites” is ready')).toBeTruthy();
    expect(await screen.findByDisplayValue(made.url)).toBeTruthy();
    expect(screen.getByText('Link Copied')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(made.url);
    expect(api.calls(`POST /boards/${board.id}/share_links`)[0]?.body).toMatchObject({ permission: 'view' });
  });

  it('goes on without a link when it could not be made, and offers it again', async () => {
    start({ [`POST /boards/${board.id}/share_links`]: () => new Refusal(500) });
    await toReview();
    await press('Create and copy link');
    expect(await screen.findByText('“Favorites” is ready')).toBeTruthy();
    expect(screen.getByText('Failed to create share link')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Generate Link: View Only' })).toBeTruthy();
    expect(writeText).not.toHaveBeenCalled();
  });

  it('asks visitors to choose one of the pictures, which the board gets when it is created', async () => {
    const asked = makeBoard.board([], { name: 'Favorites' });
    const api = start({ [`PATCH /boards/${board.id}`]: () => asked });
    fireEvent.click(await screen.findByRole('switch', { name: 'Visitors choose one of these pictures' }));
    await toReview();
    expect(screen.getByText('Visitors choose one of them: “Which one do you like best?”')).toBeTruthy();
    await press('Create Board');
    await screen.findByText('“Favorites” is ready');
    const version_ids = pictures.map(({ version }) => version.id);
    expect(api.calls('PATCH')[0]?.body).toEqual({
      sections: [{ name: 'Favorites', question: 'Which one do you like best?', version_ids }],
    });
  });

  it('WIZARD-05 ERRORS-30 requires a name', async () => {
    start();
    await name('  ');
    await press('Next');
    expect(await screen.findByText('Please enter a board name')).toBeTruthy();
    expect(currentStep()).toBe('1Name');
  });

  it('WIZARD-06 WIZARD-07 WIZARD-08 WIZARD-09 shows a review, then creates the board with trimmed text and goes on to sharing', async () => {
    const api = start();
    await toReview();
    expect(screen.getByRole('heading', { name: 'Favorites' })).toBeTruthy();
    expect(screen.getByText('For Saturday')).toBeTruthy();
    expect(screen.getAllByRole('img')).toHaveLength(2);
    await press('Create Board');
    expect(await screen.findByText('“Favorites” is ready')).toBeTruthy();
    expect(currentStep()).toBe('3Share');
    expect(api.calls('POST /boards')[0]?.body).toEqual({
      project: project.id,
      name: 'Favorites',
      description: 'For Saturday',
      version_ids: pictures.map(({ version }) => version.id),
    });
  });

  it('WIZARD-10 WIZARD-11 ERRORS-45 stays at the review and says why creating failed', async () => {
    start({ 'POST /boards': () => new Refusal(500) });
    await toReview();
    await press('Create Board');
    expect(await screen.findByText('Failed to create board')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
    expect(currentStep()).toBe('2Review');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Create Board' })).not.toHaveProperty('disabled', true),
    );
  });

  it('WIZARD-16 WIZARD-17 C-45 goes back, and then changes the existing board instead of making a second one', async () => {
    const api = start({ [`PATCH /boards/${board.id}`]: () => ({ ...board, name: 'Others' }) });
    await toShare();
    await press('Back');
    expect(screen.getByText(/This board already exists/)).toBeTruthy();
    await press('Back');
    await name('Others');
    await press('Next');
    await press('Create Board');
    expect(await screen.findByText('“Others” is ready')).toBeTruthy();
    expect(api.calls('POST /boards')).toHaveLength(1);
    expect(api.calls('PATCH')[0]?.body).toEqual({ name: 'Others', description: 'For Saturday' });
  });

  it('WIZARD-12 WIZARD-13 WIZARD-14 BOARD-33 ERRORS-62 C-12 makes and copies a link of each kind', async () => {
    const [view, upload] = [makeBoard.link(), makeBoard.link({ permission: 'upload' })];
    const made: ShareLink[] = [];
    start({
      [`GET /boards/${board.id}/share_links`]: () => ({ results: made, count: made.length }),
      [`POST /boards/${board.id}/share_links`]: ({ body }) => {
        const link = (body as { permission: string }).permission === 'view' ? view : upload;
        made.push(link);
        return link;
      },
    });
    await toShare();
    await press('Generate Link: View Only');
    expect(await screen.findByDisplayValue(view.url)).toBeTruthy();
    await press('Generate Link: View and Upload');
    expect(await screen.findByDisplayValue(upload.url)).toBeTruthy();
    fireEvent.click(
      within(screen.getByRole('region', { name: 'View and Upload' })).getByRole('button', { name: 'Copy' }),
    );
    expect(await screen.findByText('Copied!')).toBeTruthy();
    expect(screen.getByText('Link copied to clipboard')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(upload.url);
  });

  it('WIZARD-15 closes by its last button, and reports that a board was made', async () => {
    start();
    await toShare();
    await press('Finish');
    expect(onClose).toHaveBeenCalledWith(true);
  });

  it('reports that no board was made when it is closed earlier', async () => {
    start();
    await press('Close');
    expect(onClose).toHaveBeenCalledWith(false);
  });
});
