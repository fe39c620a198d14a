import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../../../test/fake-api.ts';
import { make } from '../../../../test/make.ts';
import { makeBoard } from '../../../../test/make-board.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { NewBoardButton } from './new-board-button.tsx';

const original = make.version();
const versions = [make.edit(original), make.edit(original, { label: 'Navy walls' })];
const inProject = make.image([original, ...versions], { project: make.id(), project_title: 'Elm Street' });
const board = makeBoard.board([], { name: 'bedroom' });

function show(image = inProject) {
  const api = fakeApi({
    'POST /boards': () => board,
    [`PATCH /boards/${board.id}`]: () => board,
    [`GET /boards/${board.id}/share_links`]: () => ({ results: [], count: 0 }),
  });
  showScreen(<NewBoardButton image={image} versions={versions} />, { path: '/', at: '/' });
  return api;
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('new board of versions', () => {
  it('makes a board of them in their order, and begins anew for the next board', async () => {
    const api = show();
    const begin = await screen.findByRole('button', { name: 'New board (2)' });
    begin.focus();
    fireEvent.click(begin);
    await press('Next');
    await press('Create Board');
    expect(await screen.findByText('“bedroom” is ready')).toBeTruthy();
    expect(api.calls('POST /boards')[0]?.body).toMatchObject({
      project: inProject.project,
      name: 'bedroom',
      version_ids: versions.map(({ id }) => id),
    });
    await press('Finish');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('New board (2)'));
    await press('New board (2)');
    expect(await screen.findByRole('textbox', { name: /Board name/ })).toBeTruthy();
  });

  it('is not offered for a photo without a project', () => {
    show(make.image(versions));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
