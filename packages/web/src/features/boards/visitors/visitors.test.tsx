import type { AuthUser, ShareLink } from '@home-design/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { makeBoard } from '../../../../test/make-board.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { sessionStore } from '../../../core/session/session-store.ts';
import { VisitorChoices } from './visitor-choices.tsx';
import { VisitorFeedback } from './visitor-feedback.tsx';
import { VisitorUploads } from './visitor-uploads.tsx';

const picture = makeBoard.version({ label: 'Sage walls' });
const board = makeBoard.board([picture]);

/** Shows the part of the board with photos and feedback of visitors. */
function show(links: ShareLink[] = [], answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    [`GET /boards/${board.id}/share_links`]: () => ({ results: links, count: links.length }),
    [`GET /boards/${board.id}/feedback`]: () => ({ picks: [], comments: [], choices: [] }),
    'GET /share-uploads': () => ({ results: [], count: 0 }),
    ...answers,
  });
  const sections = (
    <>
      <VisitorUploads boardId={board.id} />
      <VisitorFeedback board={board} />
    </>
  );
  showScreen(sections, { path: '/', at: '/' });
  return api;
}
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true));

describe('photos and feedback of visitors', () => {
  const link = makeBoard.link({ permission: 'upload', token: 'abcdefghijkl' });
  const upload = makeBoard.upload({ link: link.id });

  it('U-31 show the sender and the link of a photo, and the owner can show it to visitors', async () => {
    const uploads = [upload];
    const api = show([link], {
      'GET /share-uploads': () => ({ results: uploads, count: 1 }),
      [`PATCH /share-uploads/${upload.id}`]: ({ body }) => {
        uploads[0] = { ...upload, ...(body as { status: 'shown' }) };
        return uploads[0];
      },
    });
    const section = await card('Photos from visitors');
    expect(await section.findByText('Waits for you')).toBeTruthy();
    expect(section.getByText(/^From Kim, /)).toBeTruthy();
    expect(await section.findByText('By the link abcdefgh…')).toBeTruthy();
    await press('Show sofa.jpg to visitors');
    expect(await section.findByText('Shown to visitors')).toBeTruthy();
    expect(section.queryByRole('button', { name: 'Show sofa.jpg to visitors' })).toBeNull();
    expect(section.getByRole('button', { name: 'Hide sofa.jpg from visitors' })).toBeTruthy();
    expect(api.calls('PATCH')[0]?.body).toEqual({ status: 'shown' });
  });

  it('lose a photo for good, after asking', async () => {
    const uploads = [upload];
    const api = show([link], {
      'GET /share-uploads': () => ({ results: uploads, count: uploads.length }),
      [`DELETE /share-uploads/${upload.id}`]: () => {
        uploads.pop();
        return undefined;
      },
    });
    await press('Delete sofa.jpg');
    expect(await screen.findByRole('dialog', { name: 'Delete “sofa.jpg”?' })).toBeTruthy();
    expect(api.calls('DELETE')).toEqual([]);
    await press('Delete');
    expect(await screen.findByText('Photo deleted')).toBeTruthy();
    expect(await screen.findByText(/No photos from visitors yet/)).toBeTruthy();
  });

  it('show likes and comments by picture, and comments can be removed', async () => {
    const comment = makeBoard.comment({ version: picture.id });
    const feedback = {
      picks: ['Kim', ''].map((name) => ({
        version: picture.id,
        link: link.id,
        name,
        at: comment.created_at,
      })),
      comments: [{ ...comment, link: link.id }],
      choices: [],
    };
    const api = show([link], {
      [`GET /boards/${board.id}/feedback`]: () => feedback,
      [`DELETE /share-comments/${comment.id}`]: () => undefined,
    });
    const section = await card('Feedback from visitors');
    expect(await section.findByText('Lighter, please')).toBeTruthy();
    expect(section.getByText('Sage walls')).toBeTruthy();
    expect(section.getByText('2 likes · Liked by Kim, a visitor')).toBeTruthy();
    api.answer(`GET /boards/${board.id}/feedback`, () => ({ ...feedback, comments: [] }));
    await press('Remove the comment of Kim');
    await waitFor(() => expect(section.queryByText('Lighter, please')).toBeNull());
  });

  it('let the owner answer a comment, change the answer and remove it', async () => {
    let comment = { ...makeBoard.comment({ version: picture.id }), link: link.id };
    const api = show([link], {
      [`GET /boards/${board.id}/feedback`]: () => ({ picks: [], comments: [comment], choices: [] }),
      [`PATCH /share-comments/${comment.id}`]: ({ body }) => {
        const { answer } = body as { answer: string | null };
        comment = { ...comment, answer, answered_at: answer === null ? null : comment.created_at };
        return comment;
      },
    });
    await press('Answer the comment of Kim');
    fireEvent.change(await screen.findByRole('textbox', { name: 'Answer to Kim' }), {
      target: { value: ' It is being painted. ' },
    });
    await press('Send answer');
    expect(await screen.findByText('It is being painted.')).toBeTruthy();
    await press('Change the answer to Kim');
    await press('Take back');
    expect(await screen.findByRole('button', { name: 'Answer the comment of Kim' })).toBeTruthy();
    expect(screen.queryByText('It is being painted.')).toBeNull();
    expect(api.calls('PATCH').map(({ body }) => body)).toEqual([
      { answer: 'It is being painted.' },
      { answer: null },
    ]);
  });

  it('keep an answer that could not be sent', async () => {
    const comment = { ...makeBoard.comment({ version: picture.id }), link: link.id };
    show([link], {
      [`GET /boards/${board.id}/feedback`]: () => ({ picks: [], comments: [comment], choices: [] }),
      [`PATCH /share-comments/${comment.id}`]: () => new Refusal(500, 'Not now.'),
    });
    await press('Answer the comment of Kim');
    fireEvent.change(await screen.findByRole('textbox', { name: 'Answer to Kim' }), {
      target: { value: 'Gladly' },
    });
    await press('Send answer');
    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect(screen.getByDisplayValue('Gladly')).toBeTruthy();
  });

  it('show who chose which picture, and why', async () => {
    const asking = makeBoard.section([picture.id], { question: 'Which wall?' });
    const choices = [
      makeBoard.choice({ section: asking.id, version: picture.id, name: 'Kim', reason: 'Calmer' }),
      makeBoard.choice({ section: asking.id, version: picture.id }),
    ];
    const asked = { ...board, sections: [asking] };
    fakeApi({ [`GET /boards/${board.id}/feedback`]: () => ({ picks: [], comments: [], choices }) });
    showScreen(<VisitorChoices board={asked} />, { path: '/', at: '/' });
    const section = await card('What visitors chose');
    expect(await section.findByText('Chosen by 2 visitors')).toBeTruthy();
    expect(section.getByText('Which wall? · 2 visitors')).toBeTruthy();
    expect(section.getByText('bedroom.jpg, Sage walls')).toBeTruthy();
    expect(section.getByText('Calmer')).toBeTruthy();
    expect(section.getByText(/^a visitor,/)).toBeTruthy();
  });

  it('have no part about choices when the board asks nothing', () => {
    fakeApi({ [`GET /boards/${board.id}/feedback`]: () => ({ picks: [], comments: [], choices: [] }) });
    showScreen(<VisitorChoices board={board} />, { path: '/', at: '/' });
    expect(screen.queryByRole('region', { name: 'What visitors chose' })).toBeNull();
  });

  it('say that there is nothing yet, or that it could not be loaded', async () => {
    show([], { [`GET /boards/${board.id}/feedback`]: () => new Refusal(500) });
    expect(await screen.findByText(/No photos from visitors yet/)).toBeTruthy();
    expect(await screen.findByText('The feedback of visitors could not be loaded.')).toBeTruthy();
  });
});
