import type { EditForecast, Version } from '@home-design/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { credits, fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { make } from '../../../../test/make.ts';
import { openedPlayground } from '../../../../test/opened-playground.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { PlaygroundPage } from '../playground-page.tsx';

const original = make.version();
const PATH = `/images/${original.image}`;
const FORECAST = `POST /versions/${original.id}/forecast`;

const WALLS = {
  about: 'Wall color',
  is_main: true,
  outlook: 'will',
  sentence: 'Paints the walls.',
  solved_by: null,
} as const;
const LIGHT = { ...WALLS, about: 'Light', is_main: false, sentence: 'Changes the light.' } as const;
const CROWDED: EditForecast['parts'][number] = {
  ...WALLS,
  about: 'Furniture',
  outlook: 'cannot',
  sentence: 'Mark everything that is to go.',
  solved_by: 'empty-room',
};

/** An empty element: the selection needs a canvas, which jsdom lacks. */
const NOTHING = { width: 4, height: 3, map: 'eJxjYEAAAAAMAAE=', things: [] as object[] };

function show(forecast: unknown, versions: Version[] = [original]) {
  const api = fakeApi({
    ...credits(8),
    [`GET ${PATH}`]: () => make.image(versions),
    [`GET ${PATH}/versions`]: () => ({ results: versions, count: versions.length }),
    [FORECAST]: () => forecast,
    [`POST /versions/${original.id}/selection/prepare`]: () => ({ width: 4, height: 3 }),
    [`POST /versions/${original.id}/going`]: () => NOTHING,
  });
  const at = `/app/playground?imageId=${original.image}`;
  return { api, ...showScreen(<PlaygroundPage />, { path: '/app/playground', at }) };
}

async function choose(mode: string) {
  await openedPlayground();
  fireEvent.click(screen.getByRole('radio', { name: mode }));
}

const section = () => screen.findByRole('region', { name: 'On this photo' });
const applyDescription = () => {
  const apply = screen.getByRole('button', { name: 'Apply' });
  const ids = apply.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
};

describe('issue 19 point 9: the forecast of a combined edit', () => {
  it('shows each part, with a reason if it is impossible, and a summary beside Apply', async () => {
    const { api } = show({ parts: [WALLS, CROWDED, LIGHT], refusal: null });
    await choose('Redesign');
    const told = within(await section());
    expect(await told.findByText('Paints the walls.', { exact: false })).toBeTruthy();
    expect(told.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual(
      [
        'Will be done. Wall color: Paints the walls.',
        'Cannot be done here. Furniture: Mark everything that is to go. Mark what goes',
        'Will be done. Light: Changes the light.',
      ].map((line) => line.replace('go. Mark what', 'go. Mark what')),
    );
    expect(applyDescription()).toContain(
      'On this photo: Wall color and light only. Cannot be done here: furniture.',
    );
    expect(applyDescription()).toContain(
      'Costs 1 design. 8 of 10 left this month. Free if it fails, is canceled, misses a part that is listed here or stays a suggestion.',
    );
    expect(api.calls(FORECAST.replace(' /', ' /api/v1/home-design/')).length).toBeLessThanOrEqual(1);
  });

  it('says that an uncertain part is free if it fails', async () => {
    const tried = { ...CROWDED, outlook: 'may', sentence: 'Removes the old furniture.', solved_by: null };
    show({ parts: [WALLS, tried], refusal: null });
    await choose('Redesign');
    expect(
      await within(await section()).findByText('Removes the old furniture. If not, the edit is free.', {
        exact: false,
      }),
    ).toBeTruthy();
    expect(applyDescription()).toContain('Wall color. Furniture if it comes out cleanly.');
  });

  it('opens the tool that solves the problem', async () => {
    show({ parts: [WALLS, CROWDED], refusal: null });
    await choose('Redesign');
    fireEvent.click(await within(await section()).findByRole('button', { name: 'Mark what goes' }));
    expect(screen.getByRole('radio', { name: 'Empty room' }).getAttribute('aria-checked')).toBe('true');
    expect(await screen.findByRole('region', { name: 'Selecting on the photo' })).toBeTruthy();
    // The tool opens empty and says that nothing was found.
    expect(
      await screen.findByText(/^We found nothing that we are sure of\. Tap what to remove\./),
    ).toBeTruthy();
  });

  it('opens the tool with the things that were found, outlined', async () => {
    const { api } = show({ parts: [WALLS, CROWDED], refusal: null });
    const box = { left: 0.1, top: 0.5, right: 0.5, bottom: 0.9 };
    const sofa = { id: 1, type: 'sofa', is_taken: true, share: 0.16, box };
    api.answer(`POST /versions/${original.id}/going`, () => ({ ...NOTHING, things: [sofa] }));
    await choose('Redesign');
    fireEvent.click(await within(await section()).findByRole('button', { name: 'Mark what goes' }));
    expect(
      await screen.findByText(/^We found 1 thing to remove, but are not sure\. Tap what to keep, then apply/),
    ).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Sofa' })).toBeTruthy();
    expect(api.calls(`POST /versions/${original.id}/going/`).at(-1)?.body).toEqual({
      mode: 'empty-room',
      room_type: 'living_room',
    });
  });

  it('says that the whole is impossible, and that trying costs nothing', async () => {
    show({ parts: [], refusal: { reason: 'This photo was taken outdoors.', solved_by: 'sky' } });
    await choose('Redesign');
    const told = within(await section());
    expect(await told.findByText('This photo was taken outdoors.')).toBeTruthy();
    expect(applyDescription()).toContain(
      'This edit is not possible on this photo. Trying it costs nothing. 8 of 10 left this month.',
    );
    expect(applyDescription()).not.toContain('Costs 1 design');
    fireEvent.click(told.getByRole('button', { name: 'Mark the sky' }));
    const modes = within(screen.getByRole('radiogroup', { name: 'Kind of edit' }));
    expect(modes.getByRole('radio', { name: 'Sky' }).getAttribute('aria-checked')).toBe('true');
  });

  it('says that it is still loading, and Apply works meanwhile', async () => {
    const { api } = show(new Promise(() => undefined));
    const pending = make.pending(original, make.id());
    api.answer('POST /transformations/intelligent-space-redesign', () => ({
      id: pending.job_id,
      job_id: pending.job_id,
      status: 'in_progress',
      version: pending,
    }));
    api.answer(`GET /edit-jobs/${pending.job_id}/status`, () => make.job(pending));
    await choose('Redesign');
    expect(
      (await within(await section()).findByText('Checking what can be done with this photo …')).tagName,
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(api.calls('POST /transformations')).toHaveLength(1));
  });

  it('says that it is unknown when it could not be loaded', async () => {
    show(new Refusal(500, 'The engine died.'));
    await choose('Style transfer');
    expect(
      await within(await section()).findByText(/^Not known yet\. You can still apply the edit/),
    ).toBeTruthy();
  });

  it('is loaded once, not again for style or seed, and only for combined edits', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { api } = show({ parts: [WALLS], refusal: null });
    await choose('Sky');
    expect(screen.queryByRole('region', { name: 'On this photo' })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Redesign' }));
    await within(await section()).findByText('Paints the walls.', { exact: false });
    fireEvent.click(await screen.findByRole('radio', { name: /^Rustic/ }));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(api.calls(FORECAST).map(({ body }) => body)).toEqual([
      {
        transformation: 'intelligent-space-redesign',
        args: { room_type: 'living_room', strength: 0.8 },
      },
    ]);
    vi.useRealTimers();
  });
});

describe('after a combined edit', () => {
  const steps = (outlook: 'will' | 'may' | 'cannot') => [
    { about: 'Wall color', edits: ['wall-color'], outcome: 'Walls painted in pearl.', outlook: 'will' },
    { about: 'Furniture', edits: [], outcome: 'It would not have come out cleanly.', outlook },
  ];
  const made = (about: object) => make.edit(original, { operation: 'redesign', label: 'Redesign', ...about });

  async function shownVersion(version: Version) {
    showAt(version);
    return within(await screen.findByRole('region', { name: 'What was done' }));
  }

  function showAt(version: Version): void {
    fakeApi({
      ...credits(8),
      [`GET ${PATH}`]: () => make.image([original, version]),
      [`GET ${PATH}/versions`]: () => ({ results: [original, version], count: 2 }),
    });
    const at = `/app/playground?imageId=${original.image}&versionId=${version.id}`;
    showScreen(<PlaygroundPage />, { path: '/app/playground', at });
  }

  it('says what was done and left out, and that a missing part made it free', async () => {
    const told = await shownVersion(made({ steps: steps('may') }));
    expect(told.getByText('Walls painted in pearl.', { exact: false })).toBeTruthy();
    expect(told.getByText('left out. It would not have come out cleanly.', { exact: false })).toBeTruthy();
    expect(told.getByText('This edit was free, because a planned part is missing: furniture.')).toBeTruthy();
  });

  it('says nothing about the price when all promised parts were made', async () => {
    const told = await shownVersion(made({ steps: steps('cannot') }));
    expect(told.queryByText(/This edit was free/)).toBeNull();
  });

  it("says 'Please check' only for uncertain parts, and 'Good to know' for the rest", async () => {
    const note = 'Many listings ask you to say that surfaces in the photo were changed.';
    const check = 'Doors may have been painted. Please check the result.';
    showAt(made({ steps: steps('cannot'), warnings: ['Left out: furniture. It would not.', check, note] }));
    const asked = (await screen.findByText('Please check this result')).closest('[role="alert"]');
    expect(asked?.textContent).toBe(`Please check this result${check}`);
    const notes = screen.getByRole('region', { name: 'Good to know' });
    expect(
      within(notes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([note]);
  });

  it("says no 'Please check' when the edit was certain", async () => {
    showAt(made({ warnings: ['Edges were cut a little.'] }));
    expect(await screen.findByRole('region', { name: 'Good to know' })).toBeTruthy();
    expect(screen.queryByText('Please check this result')).toBeNull();
  });
});
