import { deflateSync } from 'node:zlib';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { credits, fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { make } from '../../../../test/make.ts';
import { openedPlayground } from '../../../../test/opened-playground.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { user } from '../../../../test/user.ts';
import { log } from '../../../lib/log.ts';
import { PlaygroundPage } from '../playground-page.tsx';
import type { Mask } from '../select/mask.ts';
import { forgetSelection } from '../select/select-store.ts';

// Canvas does not draw in jsdom, so the selection is read as bytes.
vi.mock('../select/selection-picture.ts', () => ({
  selectionPicture: ({ data }: Mask) => `iVBORw0KGgo${[...data].join('')}`,
}));

const original = make.version();
const pending = make.pending(original, make.id());
const box = { left: 0, top: 0, right: 0.5, bottom: 0.5 };
const list = {
  width: 4,
  height: 2,
  map: deflateSync(Uint8Array.of(1, 1, 2, 0, 1, 1, 2, 3)).toString('base64'),
  things: [
    { id: 1, type: 'sofa', is_taken: true, share: 0.5, box },
    { id: 2, type: 'hanging', is_taken: true, share: 0.25, box },
    { id: 3, type: 'curtain', is_taken: false, share: 0.125, box },
  ],
};

async function openList(answer: () => unknown = () => list) {
  const api = fakeApi({
    ...credits(8),
    [`GET /images/${original.image}`]: () => make.image([original]),
    [`GET /images/${original.image}/versions`]: () => ({ results: [original], count: 1 }),
    [`POST /versions/${original.id}/selection/prepare`]: () => ({ width: 4, height: 2 }),
    [`POST /versions/${original.id}/going`]: answer,
    'POST /transformations/empty-room': () => ({
      id: pending.job_id,
      job_id: pending.job_id,
      status: 'in_progress',
      version: pending,
    }),
  });
  const at = `/app/playground?imageId=${original.image}&versionId=${original.id}`;
  const { container } = showScreen(<PlaygroundPage />, { path: '/app/playground', at });
  await openedPlayground();
  fireEvent.click(screen.getByRole('radio', { name: 'Empty room' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Choose what to remove' }));
  return { api, container };
}
const thing = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const asked = (api: ReturnType<typeof fakeApi>) =>
  api.calls('POST /transformations').map(({ body }) => (body as { args: object }).args);

afterEach(forgetSelection);

describe('choosing the things that an emptied room loses', () => {
  it('EDITS-41 shows what would be removed, and what stays, before anything is charged', async () => {
    const { api } = await openList();
    const goes = within(await screen.findByRole('group', { name: 'Will be removed' }));
    expect(goes.getAllByRole('checkbox').map((each) => (each as HTMLInputElement).checked)).toEqual([
      true,
      true,
    ]);
    expect(thing('Curtain').checked).toBe(false);
    expect(screen.getByText(/^2 things will be removed\. Tap what to keep/)).toBeTruthy();
    expect(screen.getByText('75% of the picture is selected. Only this is removed.')).toBeTruthy();
    expect(api.calls(`POST /versions/${original.id}/going`).map(({ body }) => body)).toEqual([
      { mode: 'empty-room', room_type: 'living_room' },
    ]);
    expect(asked(api)).toEqual([]);
  });

  it('EDITS-41 removes only the things that stay chosen', async () => {
    const { api } = await openList();
    await screen.findByRole('group', { name: 'Will be removed' });
    fireEvent.click(thing('Sofa'));
    fireEvent.click(thing('Curtain'));
    await waitFor(() => expect(thing('Curtain').checked).toBe(true));
    expect(thing('Sofa').checked).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(asked(api)).toHaveLength(1));
    expect(asked(api)[0]).toMatchObject({ corrections: { only: 'iVBORw0KGgo00100011' } });
  });

  /** The names on the photo, once they are there. */
  const onPhoto = (container: HTMLElement, names: string[]) =>
    waitFor(() => {
      const labels = [...container.querySelectorAll<HTMLElement>('[data-takes] button')];
      expect(labels.map((each) => each.textContent)).toEqual(names);
      return labels;
    });

  it('EDITS-41 names the things on the photo, where clicks on the names switch them', async () => {
    const { container } = await openList();
    const [sofa, , curtain] = await onPhoto(container, ['✕ Sofa', '✕ On the wall', 'Curtain']);
    await user.click(sofa as HTMLElement);
    await user.click(curtain as HTMLElement);
    await onPhoto(container, ['Sofa', '✕ On the wall', '✕ Curtain']);
    expect([thing('Sofa').checked, thing('Curtain').checked]).toEqual([false, true]);
    expect(container.querySelector('[data-sticks]')?.contains(sofa as HTMLElement)).toBe(true);
  });

  it('points out on the photo what the focus is on in the list, and in the list what the photo points at', async () => {
    const { container } = await openList();
    const [sofa, , curtain] = await onPhoto(container, ['✕ Sofa', '✕ On the wall', 'Curtain']);
    act(() => thing('Curtain').focus());
    expect(curtain?.closest('[data-pointed-at]')).toBeTruthy();
    expect(sofa?.closest('[data-pointed-at]')).toBeNull();
    act(() => thing('Curtain').blur());
    expect(curtain?.closest('[data-pointed-at]')).toBeNull();
    await user.hover(sofa as HTMLElement);
    expect(thing('Sofa').closest('[data-pointed-at]')).toBeTruthy();
    await user.unhover(sofa as HTMLElement);
    expect(thing('Sofa').closest('[data-pointed-at]')).toBeNull();
  });

  it('says that nothing could be listed, and loads again by Try again', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    await openList(() => (isBroken ? new Refusal(500, 'The photo could not be looked at.') : list));
    expect(await screen.findByText('The photo could not be looked at.')).toBeTruthy();
    expect(logged).toHaveBeenCalledWith('Selecting failed', expect.any(Error));
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('group', { name: 'Will be removed' })).toBeTruthy();
  });
});
