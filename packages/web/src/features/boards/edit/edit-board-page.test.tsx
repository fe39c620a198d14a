import type { AuthUser, Board } from '@home-design/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { make } from '../../../../test/make.ts';
import { makeBoard } from '../../../../test/make-board.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { user } from '../../../../test/user.ts';
import { sessionStore } from '../../../core/session/session-store.ts';
import { EditBoardPage } from './edit-board-page.tsx';

const [first, second, third] = ['One', 'Two', 'Three'].map((label) => makeBoard.version({ label }));
const board = makeBoard.board([first!, second!]);
const image = make.image([first!, second!, third!, make.version({ label: 'Broken', status: 'failed' })]);

function show(shown: Board = board) {
  const api = fakeApi({
    [`GET /boards/${shown.id}`]: () => shown,
    [`PATCH /boards/${shown.id}`]: () => shown,
    [`GET /projects/${shown.project}`]: () => make.project({ images: [image] }),
  });
  const at = `/app/boards/${shown.id}/edit`;
  return { api, ...showScreen(<EditBoardPage />, { path: '/app/boards/:boardId/edit', at }) };
}
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
/** Writes a text in place of the present one. */
async function write(field: Element, text: string): Promise<void> {
  await user.clear(field);
  await user.type(field, text);
}
const sent = (api: ReturnType<typeof show>['api']) => api.calls('PATCH')[0]?.body;

beforeEach(() => sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true));

describe('edit board page', () => {
  it('BOARD-50 C-15 changes name and description and goes back to the board', async () => {
    const { api, address } = show();
    await write(await screen.findByRole('textbox', { name: /Name/ }), ' Short list ');
    await user.clear(screen.getByRole('textbox', { name: 'Description' }));
    await press('Save');
    await waitFor(() => expect(address()).toBe(`/app/boards/${board.id}`));
    expect(sent(api)).toEqual({
      name: 'Short list',
      description: '',
      version_ids: [first!.id, second!.id],
      sections: [],
      captions: {},
      cover: null,
    });
  });

  it('BOARD-50 C-15 takes pictures off and adds others of the project', async () => {
    const { api } = show();
    await press('Remove bedroom.jpg, One from the board');
    await press('Add pictures');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add pictures of the project' }));
    expect((await dialog.findAllByRole('checkbox')).map((each) => each.getAttribute('aria-label'))).toEqual([
      'Select bedroom.jpg, One',
      'Select bedroom.jpg, Three',
    ]);
    await user.click(dialog.getByRole('checkbox', { name: 'Select bedroom.jpg, Three' }));
    await user.click(dialog.getByRole('button', { name: 'Add 1 picture' }));
    await press('Save');
    await waitFor(() => expect(sent(api)).toMatchObject({ version_ids: [second!.id, third!.id] }));
  });

  it('puts pictures into a section that asks visitors, with a caption and a cover', async () => {
    const { api } = show();
    await press('Add section');
    await write(await screen.findByRole('textbox', { name: 'Name of the section' }), ' Living room ');
    await user.click(screen.getByRole('switch', { name: 'Visitors choose one of these: Living room' }));
    expect(screen.getByDisplayValue('Which one do you like best?')).toBeTruthy();
    await write(screen.getByRole('textbox', { name: 'Question' }), 'Which wall?');
    const section = await screen.findByRole('combobox', { name: 'Section of bedroom.jpg, Two' });
    await user.selectOptions(section, section.querySelector('option')?.value ?? '');
    await write(screen.getByRole('textbox', { name: 'Caption of bedroom.jpg, One' }), ' By day ');
    const cover = screen.getByRole('button', { name: 'Use bedroom.jpg, Two as the cover' });
    await user.click(cover);
    expect(screen.getByRole('heading', { name: 'Living room', level: 3 })).toBeTruthy();
    await press('Save');
    await waitFor(() =>
      expect(sent(api)).toMatchObject({
        version_ids: [second!.id, first!.id],
        sections: [{ name: 'Living room', question: 'Which wall?', version_ids: [second!.id] }],
        captions: { [first!.id]: 'By day' },
        cover: second!.id,
      }),
    );
  });

  it('keeps the id of a saved section, and removes one without its pictures', async () => {
    const [kept, gone] = [makeBoard.section([first!.id]), makeBoard.section([second!.id], { name: 'Attic' })];
    const { api } = show(makeBoard.board([first!, second!], { sections: [kept, gone] }));
    await press('Remove the section Attic');
    await press('Save');
    await waitFor(() =>
      expect(sent(api)).toMatchObject({
        version_ids: [first!.id, second!.id],
        sections: [{ id: kept.id, name: 'Living room', question: null, version_ids: [first!.id] }],
      }),
    );
  });

  it('does not save a section without a name or a question', async () => {
    const { api } = show();
    await press('Add section');
    await press('Save');
    expect(await screen.findByText('Please enter a name for the section')).toBeTruthy();
    await write(screen.getByRole('textbox', { name: 'Name of the section' }), 'Attic');
    await user.click(screen.getByRole('switch', { name: 'Visitors choose one of these: Attic' }));
    await write(screen.getByRole('textbox', { name: 'Question' }), ' ');
    await press('Save');
    expect(await screen.findByText('Please enter a question')).toBeTruthy();
    expect(sent(api)).toBeUndefined();
  });

  it('gives every section a handle to move it by keyboard', async () => {
    show(makeBoard.board([first!], { sections: [makeBoard.section([first!.id])] }));
    const handle = await screen.findByRole('button', { name: 'Move the section Living room' });
    expect(handle.getAttribute('aria-describedby')).toBeTruthy();
    expect(handle.tabIndex).toBe(0);
  });

  it('does not save a blank name', async () => {
    const { api } = show();
    await write(await screen.findByRole('textbox', { name: /Name/ }), '  ');
    await press('Save');
    expect(await screen.findByText('Please enter a board name')).toBeTruthy();
    expect(sent(api)).toBeUndefined();
  });

  it('stays on the page with the entered values when saving fails', async () => {
    const { api } = show();
    api.answer(`PATCH /boards/${board.id}`, () => new Refusal(500, 'The disk is full.'));
    await write(await screen.findByRole('textbox', { name: /Name/ }), 'Short list');
    await press('Save');
    expect(await screen.findByText('The disk is full.')).toBeTruthy();
    expect(screen.getByDisplayValue('Short list')).toBeTruthy();
  });

  it('gives every picture a handle to move it by keyboard', async () => {
    show();
    const handle = await screen.findByRole('button', { name: 'Move bedroom.jpg, One' });
    expect(handle.getAttribute('aria-describedby')).toBeTruthy();
    expect(handle.tabIndex).toBe(0);
  });

  it('leads back by Cancel and changes nothing', async () => {
    show();
    expect((await screen.findByRole('link', { name: 'Cancel' })).getAttribute('href')).toBe(
      `/app/boards/${board.id}`,
    );
  });

  it('C-15 BOARDS-56 leads from an auto-generated board to its page', async () => {
    const { address } = show(makeBoard.board([], { is_auto_generated: true }));
    await waitFor(() => expect(address()).toMatch(/^\/app\/boards\/[0-9a-f-]+$/));
  });
});
