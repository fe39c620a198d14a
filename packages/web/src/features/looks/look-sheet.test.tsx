import type { AuthUser, Look } from '@home-design/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { credits, fakeApi, Refusal } from '../../../test/fake-api.ts';
import { makeLook, makeLookItem } from '../../../test/make-look.ts';
import { showScreen } from '../../../test/show-screen.tsx';
import { sessionStore } from '../../core/session/session-store.ts';
import { LookPage } from './look-page.tsx';

beforeEach(() => sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true));

const kitchen = makeLookItem({ image_name: 'Kitchen' });
const bedroom = makeLookItem({ image_name: 'Bedroom' });

/** Opens the sheet. Each answer that is not a refusal becomes the new state of the look. */
function open(look: Look, answers: Parameters<typeof fakeApi>[0] = {}) {
  let now: unknown = look;
  const lasting = Object.entries(answers).map(([route, answer]): [string, typeof answer] => [
    route,
    (call) => {
      const said = answer(call);
      if (!(said instanceof Refusal)) now = said;
      return said;
    },
  ]);
  const api = fakeApi({
    [`GET /looks/${look.id}`]: () => now,
    ...credits(10),
    ...Object.fromEntries(lasting),
  });
  showScreen(<LookPage />, {
    path: '/app/projects/:projectId/looks/:lookId',
    at: `/app/projects/${look.project}/looks/${look.id}`,
  });
  return api;
}
const cardOf = async (place: number) => {
  const list = await screen.findByRole('list', { name: 'Photos of this look' });
  return within(within(list).getAllByRole('listitem')[place] as HTMLElement);
};

describe('the sheet of a look', () => {
  it('approves one photo, or all that are done', async () => {
    const look = makeLook({ items: [kitchen, bedroom] });
    const approved = { ...look, items: [{ ...kitchen, decision: 'approved' }, bedroom] };
    const api = open(look, { [`POST /looks/${look.id}/approve`]: () => approved });
    expect(await screen.findByText('2 of 2 done')).toBeTruthy();
    fireEvent.click((await cardOf(0)).getByRole('button', { name: 'Approve Kitchen' }));
    expect(await (await cardOf(0)).findByText('Approved')).toBeTruthy();
    expect(api.calls('POST')[0]?.body).toEqual({ item_ids: [kitchen.id] });
    fireEvent.click(await screen.findByRole('button', { name: 'Approve all (1)' }));
    await waitFor(() => expect(api.calls('POST')[1]?.body).toEqual({}));
  });

  it('leaves one photo out, and tries another one again with a new seed', async () => {
    const look = makeLook({ items: [kitchen, bedroom] });
    const route = (id: string, what: string) => `POST /looks/${look.id}/items/${id}/${what}`;
    open(look, {
      [route(kitchen.id, 'leave_out')]: () => ({
        ...look,
        items: [{ ...kitchen, decision: 'left_out' }, bedroom],
      }),
      [route(bedroom.id, 'retry')]: () => ({
        ...look,
        items: [
          { ...kitchen, decision: 'left_out' },
          { ...bedroom, state: 'waiting', after: null, attempt: 2, seed: 8 },
        ],
      }),
    });
    fireEvent.click((await cardOf(0)).getByRole('button', { name: 'Leave out Kitchen' }));
    expect(await (await cardOf(0)).findByText('Left out')).toBeTruthy();
    fireEvent.click((await cardOf(1)).getByRole('button', { name: 'Try again: Bedroom, with another seed' }));
    expect(await (await cardOf(1)).findByText('Seed 8, attempt 2')).toBeTruthy();
    expect((await cardOf(1)).getByRole('button', { name: 'Stop Bedroom' })).toBeTruthy();
  });

  it('can be used by keys: A approves, X leaves out, arrows go from photo to photo', async () => {
    const look = makeLook({ items: [kitchen, bedroom] });
    const api = open(look, { [`POST /looks/${look.id}/approve`]: () => look });
    const first = (await cardOf(0)).getByRole('button', { name: 'Approve Kitchen' });
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowRight' });
    const second = (await cardOf(1)).getByRole('button', { name: 'Approve Bedroom' });
    expect(document.activeElement).toBe(second);
    fireEvent.keyDown(second, { key: 'a', ctrlKey: true });
    expect(api.calls('POST')).toEqual([]);
    fireEvent.keyDown(second, { key: 'a' });
    await waitFor(() => expect(api.calls('POST')[0]?.body).toEqual({ item_ids: [bedroom.id] }));
  });

  it('says why a photo could not be edited, and why an action failed', async () => {
    const failed = makeLookItem({ state: 'failed', after: null, error_message: 'No wall was found.' });
    const look = makeLook({ items: [failed] });
    const detail = 'This photo is still being worked on.';
    open(look, {
      [`POST /looks/${look.id}/items/${failed.id}/retry`]: () => new Refusal(409, detail, 'look_item_busy'),
    });
    expect(await screen.findByText('No wall was found.')).toBeTruthy();
    fireEvent.click((await cardOf(0)).getByRole('button', { name: /^Try again: Living room/ }));
    expect(await screen.findByText(detail)).toBeTruthy();
  });

  it('says that a look does not exist, or could not be loaded', async () => {
    const look = makeLook();
    const api = open(look, { [`GET /looks/${look.id}`]: () => new Refusal(500) });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    api.answer(`GET /looks/${look.id}`, () => new Refusal(404, 'This look was not found.', 'look_not_found'));
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This look was not found')).toBeTruthy();
  });
});
