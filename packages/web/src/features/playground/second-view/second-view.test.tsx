import type { Version } from '@home-design/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { credits, fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { make } from '../../../../test/make.ts';
import { openedPlayground } from '../../../../test/opened-playground.ts';
import { furnitureKinds, roomView } from '../../../../test/room-view.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { PlaygroundPage } from '../playground-page.tsx';

const project = make.project({ title: 'Elm Street' });
const furnishedFrom = make.version();
const sofa = { kind: 'sofa', silhouette: 'plain', x: 0.5, y: 0, z: -4, turn: 0, size: [2.1, 0.8, 0.9] };
const plan = { ...make.plan(), items: [sofa] } as unknown as NonNullable<Version['plan']>;
const furnished = make.edit(furnishedFrom, { label: 'Staged in rustic style', operation: 'furniture', plan });
// Without pictures, because nothing is drawn in these tests.
const here = make.version({ preview_url: null, storage_url: null });

/** Two photos of one project: the north side is furnished, the south side is shown. */
function show(start: { isFurnished?: boolean; room?: () => unknown } = {}) {
  const { isFurnished = true, room = () => roomView } = start;
  const north = make.image(isFurnished ? [furnishedFrom, furnished] : [furnishedFrom], {
    name: 'North side',
  });
  const south = make.image([here], { name: 'South side', project: project.id });
  const api = fakeApi({
    ...credits(8),
    [`GET /images/${here.image}`]: () => south,
    [`GET /images/${here.image}/versions`]: () => ({ results: [here], count: 1 }),
    [`GET /projects/${project.id}`]: () => ({ ...project, images: [north, south] }),
    [`POST /versions/${furnishedFrom.id}/room`]: room,
    [`POST /versions/${here.id}/room`]: () => roomView,
    [`POST /versions/${here.id}/piece_sprites`]: () => ({ results: [], count: 0 }),
    'GET /furniture': () => ({ results: furnitureKinds, count: furnitureKinds.length }),
    'POST /transformations/furniture': () => {
      const version = { ...make.pending(here, make.id()), label: 'Staged in modern style' };
      api.answer(`GET /edit-jobs/${version.job_id}/status`, () => make.job(version));
      return { id: version.job_id, job_id: version.job_id, status: 'in_progress', version };
    },
  });
  const at = `/app/playground?imageId=${here.image}`;
  return { api, ...showScreen(<PlaygroundPage />, { path: '/app/playground', at }) };
}

const OFFER = 'Same furniture as another photo';
const mark = (number: number, photo: string) =>
  screen.getByRole('button', { name: `Mark ${number} in “${photo}”` });

async function chooseFurniture() {
  await openedPlayground();
  fireEvent.click(screen.getByRole('radio', { name: 'Furniture' }));
  await screen.findByRole('radiogroup', { name: 'Style' });
}

async function match() {
  await chooseFurniture();
  fireEvent.click(await screen.findByRole('button', { name: OFFER }));
  const list = await screen.findByRole('list', { name: 'Which photo shows the furniture?' });
  fireEvent.click(within(list).getByRole('button', { name: /North side.*Staged in rustic style.*Sofa/ }));
}

describe('furnishing another photo of a room', () => {
  it('is offered when another photo of the project is furnished', async () => {
    show();
    await chooseFurniture();
    expect(await screen.findByRole('button', { name: OFFER })).toBeTruthy();
  });

  it('is not offered when none is', async () => {
    const { api } = show({ isFurnished: false });
    await chooseFurniture();
    await waitFor(() => expect(api.calls(`GET /projects/${project.id}`)).not.toHaveLength(0));
    expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
  });

  it('places the same pieces by two marks in each photo, moved with keys, and renders them', async () => {
    const { api } = show();
    await match();
    await screen.findByText('1 of 1 pieces are in this photo.');
    // Seen from the same place, the room of the south side starts as far to the right as the marks say.
    for (const number of [1, 2]) {
      for (let step = 0; step < 5; step += 1) {
        fireEvent.keyDown(mark(number, 'South side'), { key: 'ArrowRight', shiftKey: true });
      }
    }
    expect(screen.getByText(/^Mark 2: \d+ % from the left, \d+ % from the top$/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Place the furniture' }));
    await screen.findByRole('application', { name: 'Arrangement on the photo' });
    fireEvent.click(screen.getByRole('button', { name: 'Render' }));
    await screen.findByText('Processing: Staged in modern style');
    const asked = api.calls('POST').find(({ path }) => path.includes('/transformations/furniture'));
    const body = asked?.body as { version: string; args: { style: string; plan: typeof plan } };
    expect(body.args.style).toBe(plan.style);
    expect({ ...body.args.plan, items: [] }).toEqual({ ...plan, items: [] });
    const [piece] = body.args.plan.items;
    expect(piece).toMatchObject({ kind: 'sofa', silhouette: 'plain', y: 0 });
    // 2 % of a picture that is 1.25 focal lengths wide, at the depth of the marks.
    expect(piece?.x).toBeGreaterThan(sofa.x + 0.05);
    expect(piece?.x).toBeLessThan(sofa.x + 0.3);
    expect(piece?.z).toBeCloseTo(sofa.z, 1);
  });

  it('says what is wrong with marks that are too close together, and does not place anything', async () => {
    show();
    await match();
    await screen.findByText('1 of 1 pieces are in this photo.');
    // From the left corner to the right one.
    for (let step = 0; step < 38; step += 1) {
      fireEvent.keyDown(mark(1, 'North side'), { key: 'ArrowRight' });
    }
    expect(await screen.findByText(/^The two marks of a photo are too close/)).toBeTruthy();
    const place = screen.getByRole('button', { name: 'Place the furniture' });
    expect(place.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(place);
    expect(screen.queryByRole('application', { name: 'Arrangement on the photo' })).toBeNull();
  });

  it('offers another try when the floor cannot be found, and goes back', async () => {
    const { api } = show({ room: () => new Refusal(503, 'The service is not ready.') });
    await match();
    expect(await screen.findByText('The floor of one of these photos could not be found.')).toBeTruthy();
    api.answer(`POST /versions/${furnishedFrom.id}/room`, () => roomView);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('1 of 1 pieces are in this photo.');
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: OFFER })).toBeTruthy();
    expect(screen.queryByText('Which photo shows the furniture?')).toBeNull();
  });
});
