import type { AuthUser } from '@home-design/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { credits, fakeApi, Refusal } from '../../../test/fake-api.ts';
import { make, page } from '../../../test/make.ts';
import { makeLook, makeLookSummary } from '../../../test/make-look.ts';
import { showScreen } from '../../../test/show-screen.tsx';
import { user } from '../../../test/user.ts';
import { sessionStore } from '../../core/session/session-store.ts';
import { LookPage } from './look-page.tsx';

const kitchen = make.image([make.version()], { name: 'Kitchen' });
const bedroom = make.image([make.version()], { name: 'Bedroom' });
const project = make.project({ images: [kitchen, bedroom] });
const LOOKS = `GET /projects/${project.id}/looks`;
const START = `POST /projects/${project.id}/looks`;

beforeEach(() => sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true));

function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    [`GET /projects/${project.id}`]: () => project,
    [`GET /projects/${project.id}/publishing`]: () => ({ profile: null }),
    [LOOKS]: () => ({ results: [], count: 0 }),
    'GET /recipes': () => page([]),
    ...credits(10),
    ...answers,
  });
  const shown = showScreen(<LookPage />, {
    path: '/app/projects/:projectId/looks/:lookId',
    at: `/app/projects/${project.id}/looks/new`,
  });
  return { api, ...shown };
}

describe('making a look', () => {
  it('sends the included photos, shows the cost, and leads to the sheet', async () => {
    const look = makeLook({ project: project.id });
    const { api, address } = open({ [START]: () => look });
    await user.click(await screen.findByRole('checkbox', { name: 'Include Bedroom' }));
    expect(screen.getByText(/^Takes 1 design/)).toBeTruthy();
    expect(screen.getByText(/You have 10 left/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Apply to 1 photo' }));
    await waitFor(() => expect(address()).toBe(`/app/projects/${project.id}/looks/${look.id}`));
    expect(api.calls(START)[0]?.body).toMatchObject({ photos: [{ image_id: kitchen.id }] });
  });

  it('sends nothing while nothing is chosen', async () => {
    open();
    await user.selectOptions(await screen.findByLabelText('Edits'), 'none');
    expect(screen.getByText(/^Choose an edit, or photos/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Apply to 0 photos' }).disabled).toBe(true);
  });

  it('says why it was refused, and keeps the choices', async () => {
    const detail = 'The publishing rules of this listing do not allow this edit.';
    open({ [START]: () => new Refusal(409, detail, 'edit_banned_by_profile') });
    await user.click(await screen.findByRole('checkbox', { name: 'Include Bedroom' }));
    await user.click(screen.getByRole('button', { name: 'Apply to 1 photo' }));
    expect(await screen.findByText(detail)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Include Bedroom' }).checked).toBe(false);
  });

  it('lists earlier looks of the project with their progress', async () => {
    const summary = makeLookSummary({ name: 'Warm evening' });
    open({ [LOOKS]: () => ({ results: [summary], count: 1 }) });
    const earlier = within(await screen.findByRole('region', { name: 'Earlier looks' }));
    expect(earlier.getByRole('link', { name: 'Warm evening' }).getAttribute('href')).toBe(
      `/app/projects/${project.id}/looks/${summary.id}`,
    );
    expect(earlier.getByText(/^9 of 12 photos approved/)).toBeTruthy();
  });

  it('says that earlier looks cannot be loaded, and a new one can be made anyway', async () => {
    const { api } = open({ [LOOKS]: () => new Refusal(500) });
    expect(await screen.findByText('Earlier looks could not be loaded.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Apply to 2 photos' }).disabled).toBe(false);
    api.answer(LOOKS, () => ({ results: [makeLookSummary()], count: 1 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Earlier looks' })).toBeTruthy();
  });
});
