import type { Version, VersionId } from '@home-design/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { credits, fakeApi } from '../../../../test/fake-api.ts';
import { make } from '../../../../test/make.ts';
import { openedPlayground } from '../../../../test/opened-playground.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { PlaygroundPage } from '../playground-page.tsx';

const original = make.version();
const plan = make.plan('sofa', 'armchair', 'armchair');
const staged = (about: Partial<Record<keyof Version, unknown>> = {}) =>
  make.edit(original, { label: 'Staged in rustic style', operation: 'furniture', plan, ...about });
const PATH = `/images/${original.image}`;

/** A server that accepts every request for furniture. The test finishes the versions. */
function show(start: { versions: Version[]; at?: VersionId; left?: number }) {
  const world = { versions: start.versions, jobs: new Map<string, object>() };
  const api = fakeApi({
    ...credits(start.left ?? 8),
    [`GET ${PATH}`]: () => make.image(world.versions),
    [`GET ${PATH}/versions`]: () => ({ results: world.versions, count: world.versions.length }),
    'POST /transformations/furniture': () => {
      const body = api.calls('POST /transformations').at(-1)?.body as
        | { args: { alternatives?: number } }
        | undefined;
      const [first, ...others] = Array.from({ length: body?.args.alternatives ?? 1 }, () => {
        const pending = { ...make.pending(original, make.id()), label: 'Staged in modern style' };
        world.jobs.set(`${pending.job_id}`, make.job(pending));
        api.answer(`GET /edit-jobs/${pending.job_id}/status`, () => world.jobs.get(`${pending.job_id}`));
        world.versions = [...world.versions, pending];
        return { id: pending.job_id, job_id: pending.job_id, status: 'in_progress', version: pending };
      });
      return { ...first, alternatives: others };
    },
  });
  const version = start.at ? `&versionId=${start.at}` : '';
  const at = `/app/playground?imageId=${original.image}${version}`;
  /** Finishes a version on the server. */
  function finish(pending: Version): void {
    const job = make.job(pending, { status: 'succeeded', result_version: pending.id, progress: 1 });
    world.jobs.set(`${pending.job_id}`, job);
    world.versions = world.versions.map((each) =>
      each.id === pending.id ? staged({ id: pending.id, label: pending.label }) : each,
    );
  }
  return { api, world, finish, ...showScreen(<PlaygroundPage />, { path: '/app/playground', at }) };
}

const radio = (name: string | RegExp) => screen.getByRole('radio', { name });
const asked = (api: ReturnType<typeof show>['api']) =>
  api.calls('POST /transformations').map(({ body }) => body);
const button = (name: string) => screen.getByRole('button', { name });

async function openFurniture() {
  await openedPlayground();
  fireEvent.click(radio('Furniture'));
  await screen.findByRole('radiogroup', { name: 'Style' });
}

describe('furnishing', () => {
  it('has the room read ahead as soon as its settings are open, once, and from the version before the furniture', async () => {
    const furnished = staged();
    const { api } = show({ versions: [original, furnished], at: furnished.id });
    await openFurniture();
    fireEvent.click(radio('Wall color'));
    fireEvent.click(radio('Furniture'));
    await screen.findByRole('radiogroup', { name: 'Style' });
    await waitFor(() =>
      expect(api.calls('POST /versions').filter(({ path }) => path.includes('/room/prepare/'))).toHaveLength(
        1,
      ),
    );
    expect(api.calls(`POST /versions/${original.id}/room/prepare`)).toHaveLength(1);
  });

  it('offers to rearrange a staging while it is compared with the room before', async () => {
    const furnished = staged();
    show({ versions: [original, furnished], at: furnished.id });
    await openedPlayground();
    fireEvent.click(await screen.findByRole('button', { name: 'Compare with before' }));
    await screen.findByRole('button', { name: 'Exit Comparison' });
    fireEvent.click(button('Rearrange'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Exit Comparison' })).toBeNull());
    expect(await screen.findByText('The floor of this photo could not be found again.')).toBeTruthy();
  });

  it('EDITS-02 EDITS-09 EDITS-10 EDITS-36 EDITS-37 offers eight styles and seven rooms', async () => {
    show({ versions: [original] });
    await openFurniture();
    const names = (group: string) =>
      within(screen.getByRole('radiogroup', { name: group }))
        .getAllByRole('radio')
        .map((each) => each.getAttribute('aria-label')?.split('.')[0]);
    expect(names('Style')).toEqual(
      'Modern Minimalist Scandinavian Industrial Rustic Luxury Bohemian Traditional'.split(' '),
    );
    expect(names('Room')).toEqual([
      'Living room',
      'Bedroom',
      'Kitchen',
      'Bathroom',
      'Dining room',
      'Office',
      'Outdoor',
    ]);
    expect(radio(/^Modern/).getAttribute('aria-checked')).toBe('true');
    expect(radio('Living room').getAttribute('aria-checked')).toBe('true');
    expect(screen.getByRole('slider', { name: 'Amount of furniture' })).toBeTruthy();
    expect(screen.queryByText('Arrangement')).toBeNull();
  });

  it('sends style, room and several arrangements, and shows their cost', async () => {
    const { api } = show({ versions: [original], left: 8 });
    await openFurniture();
    fireEvent.click(radio(/^Luxury/));
    fireEvent.click(radio('Bedroom'));
    fireEvent.click(radio('2'));
    expect(await screen.findByText(/Costs 2 designs\. 8 of 10 left this month\./)).toBeTruthy();
    fireEvent.click(button('Apply'));
    await waitFor(() => expect(asked(api)).toHaveLength(1));
    expect(asked(api)[0]).toEqual({
      version_id: original.id,
      args: { style: 'luxury', room_type: 'bedroom', strength: 0.8, alternatives: 2 },
    });
    const history = screen.getByRole('region', { name: 'Version history' });
    await waitFor(() => expect(within(history).getAllByText('Staged in modern style')).toHaveLength(2));
  });

  it('U-40 offers no more arrangements than designs left', async () => {
    const { api } = show({ versions: [original], left: 2 });
    await openFurniture();
    fireEvent.click(radio('3'));
    expect(await screen.findByText(/Costs 3 designs\. Only 2 left this month\./)).toBeTruthy();
    fireEvent.click(button('Apply'));
    expect(button('Apply').getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(radio('2'));
    expect(button('Apply').getAttribute('aria-disabled')).toBe('false');
    expect(asked(api)).toEqual([]);
  });

  it('says that kitchens and bathrooms get only decor', async () => {
    show({ versions: [original] });
    await openFurniture();
    const sentence = 'Decor only: cabinets, appliances and fittings are not added.';
    expect(screen.queryByText(sentence)).toBeNull();
    fireEvent.click(radio('Kitchen'));
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  it('PLAYGROUND-39 shows the first finished arrangement, and keeps it in view when others finish', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { world, finish, address } = show({ versions: [original] });
    await openFurniture();
    fireEvent.click(radio('2'));
    fireEvent.click(button('Apply'));
    await waitFor(() => expect(world.versions).toHaveLength(3));
    const [, first, second] = world.versions as [Version, Version, Version];
    finish(second);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    await waitFor(() => expect(address()).toContain(`versionId=${second.id}`));
    finish(first);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    await waitFor(() =>
      expect(screen.getAllByText('Staged in modern style is done.').length).toBeGreaterThan(1),
    );
    expect(address()).toContain(`versionId=${second.id}`);
    vi.useRealTimers();
  });
});

describe('a furnished version', () => {
  const furnished = staged();
  const open = (left = 8) => show({ versions: [original, furnished], at: furnished.id, left });

  it('lists the placed furniture', async () => {
    open();
    expect(await screen.findByText('Sofa, 2 × armchair')).toBeTruthy();
  });

  it('is furnished again from the photo before it', async () => {
    const { api } = open();
    await openFurniture();
    expect(
      screen.getByText('Starts from “Original”, the version before this furniture was added.'),
    ).toBeTruthy();
    fireEvent.click(button('Apply'));
    await waitFor(() => expect(asked(api)).toHaveLength(1));
    expect(asked(api)[0]).toEqual({
      version_id: original.id,
      args: { style: 'modern', room_type: 'living_room', strength: 0.8 },
    });
  });

  it('is shown in another style with everything in its place', async () => {
    const { api } = open();
    await openFurniture();
    fireEvent.click(radio('Keep this one'));
    expect(screen.queryByRole('radiogroup', { name: 'Room' })).toBeNull();
    fireEvent.click(radio(/^Rustic/));
    fireEvent.click(button('Apply'));
    expect(
      await screen.findByText(
        'This would give the result you already have. Choose another style or another seed.',
      ),
    ).toBeTruthy();
    fireEvent.click(radio(/^Bohemian/));
    fireEvent.click(button('Apply'));
    await waitFor(() =>
      expect(asked(api)).toEqual([{ version_id: original.id, args: { style: 'bohemian', plan } }]),
    );
  });

  it('is the start of other edits', async () => {
    const { api } = open();
    await openFurniture();
    fireEvent.click(radio('Lighting'));
    api.answer('POST /transformations/lighting', () => ({}));
    fireEvent.click(button('Apply'));
    await waitFor(() => expect(asked(api)[0]).toMatchObject({ version_id: furnished.id }));
  });
});
