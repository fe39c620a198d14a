import type { AuthUser, Board } from '@home-design/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../test/fake-api.ts';
import { make, page } from '../../../test/make.ts';
import { makeBoard } from '../../../test/make-board.ts';
import { showScreen } from '../../../test/show-screen.tsx';
import { user } from '../../../test/user.ts';
import { sessionStore } from '../../core/session/session-store.ts';
import { ProjectBoards } from './project-boards.tsx';

const boards = (...list: Board[]) => ({ 'GET /boards': () => page(list) });

beforeEach(() => {
  sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true);
});

describe('the boards of a project', () => {
  it('BOARDS-29 BOARDS-30 are the only requested ones, and an empty list offers to start a selection', async () => {
    const project = make.project();
    const api = fakeApi(boards());
    const onCreate = vi.fn();
    showScreen(<ProjectBoards project={project} onCreate={onCreate} />, { path: '/', at: '/' });
    expect(await screen.findByRole('heading', { name: 'No boards created yet' })).toBeTruthy();
    expect(api.calls('GET /boards')[0]?.path).toContain(`project=${project.id}`);
    await user.click(screen.getByRole('button', { name: 'Create Your First Board' }));
    expect(onCreate).toHaveBeenCalledOnce();
  });

  it('STORE-07 say how many links of the project are live', async () => {
    const project = make.project();
    const links = [
      makeBoard.link({ visit_count: 3 }),
      makeBoard.link({ visit_count: 1 }),
      makeBoard.link({ is_active: false, visit_count: 9 }),
    ];
    const api = fakeApi({ ...boards(), 'GET /share-links': () => ({ results: links, count: 3 }) });
    showScreen(<ProjectBoards project={project} onCreate={vi.fn()} />, { path: '/', at: '/' });
    expect(await screen.findByText('2 links are live. Opened 4 times.')).toBeTruthy();
    expect(api.calls('GET /share-links')[0]?.path).toContain(`project=${project.id}`);
  });

  it('PROJECT-25 are renamed on the page of the project', async () => {
    const board = makeBoard.board();
    const api = fakeApi({ ...boards(board), [`PATCH /boards/${board.id}`]: () => board });
    showScreen(<ProjectBoards project={make.project()} onCreate={vi.fn()} />, { path: '/', at: '/' });
    // A disabled button holds the place of the menu until the menu is loaded.
    const menu = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Actions for/ });
    await waitFor(() => expect(menu().disabled).toBe(false));
    await user.click(menu());
    await user.click(await screen.findByRole('menuitem', { name: 'Rename Board' }));
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Favorites');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(api.calls('PATCH')[0]?.body).toEqual({ name: 'Favorites' }));
  });
});
