import type { DetectedObjects, Version } from '@home-design/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { credits, fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { make } from '../../../../test/make.ts';
import { openedPlayground } from '../../../../test/opened-playground.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { log } from '../../../lib/log.ts';
import { PlaygroundPage } from '../playground-page.tsx';

const original = make.version();
const painted = make.edit(original);
const PATH = `/images/${original.image}`;
const box = { left: 0.1, top: 0.5, right: 0.4, bottom: 0.9 };
const FOUND: DetectedObjects = {
  objects: [
    { id: 0, type: 'sofa', confidence: 0.9, box },
    { id: 1, type: 'chair', confidence: 0.8, box },
    { id: 2, type: 'chair', confidence: 0.7, box },
  ],
  categories: [
    { type: 'chair', count: 2 },
    { type: 'sofa', count: 1 },
  ],
};

/** A server that detects things and accepts their removal. */
async function show(versions: Version[] = [original]) {
  const pending = make.pending(original, make.id());
  const api = fakeApi({
    ...credits(8),
    [`GET ${PATH}`]: () => make.image(versions),
    [`GET ${PATH}/versions`]: () => ({ results: versions, count: versions.length }),
    [`GET /edit-jobs/${pending.job_id}/status`]: () => make.job(pending),
    [`POST ${PATH}/detect_objects`]: () => FOUND,
    'POST /transformations/object-removal': () => ({
      id: pending.job_id,
      job_id: pending.job_id,
      status: 'in_progress',
      version: pending,
    }),
  });
  const at = `/app/playground?imageId=${original.image}&versionId=${original.id}`;
  const shown = showScreen(<PlaygroundPage />, { path: '/app/playground', at });
  await openedPlayground();
  fireEvent.click(screen.getByRole('radio', { name: 'Object removal' }));
  await screen.findByRole('button', { name: 'Find objects' });
  return { api, pending, ...shown };
}

const button = (name: string) => screen.getByRole('button', { name });
const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const removals = ({ api }: Awaited<ReturnType<typeof show>>) =>
  api.calls('POST /transformations').map(({ body }) => body);

async function detect() {
  fireEvent.click(button('Find objects'));
  await screen.findByRole('checkbox', { name: 'Chair (2)' });
}
const isIdle = async () => {
  expect(await screen.findByRole('button', { name: 'Find objects' })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Chair (2)' })).toBeNull();
};

describe('removing objects', () => {
  it('EDITS-01 OBJECTS-01 OBJECTS-02 OBJECTS-03 goes from idle over detecting to selecting', async () => {
    const { api } = await show();
    await isIdle();
    const found = Promise.withResolvers<DetectedObjects>();
    api.answer(`POST ${PATH}/detect_objects`, () => found.promise);
    fireEvent.click(button('Find objects'));
    expect(await screen.findByText('Looking for objects …')).toBeTruthy();
    await act(async () => found.resolve(FOUND));
    expect(await screen.findByRole('checkbox', { name: 'Chair (2)' })).toBeTruthy();
    expect(checkbox('Sofa (1)').checked).toBe(false);
    expect(api.calls(`POST ${PATH}/detect_objects`)[0]?.body).toEqual({ version_id: original.id });
  });

  it('OBJECTS-11 removes only when something is chosen, and is idle again afterwards (OBJECTS-04)', async () => {
    const shown = await show();
    await detect();
    expect(button('Apply').getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('First choose or mark what to remove.')).toBeTruthy();
    fireEvent.click(button('Apply'));
    expect(removals(shown)).toEqual([]);

    fireEvent.click(checkbox('Chair (2)'));
    expect(button('Apply').getAttribute('aria-disabled')).toBe('false');
    fireEvent.click(button('Apply'));
    await waitFor(() =>
      expect(removals(shown)).toEqual([{ version_id: original.id, args: { categories: ['chair'] } }]),
    );
    await isIdle();
  });

  it('OBJECTS-16 ERRORS-55 chooses things again that could not be removed, with a line of text and no toast', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const { api, pending } = await show();
    await detect();
    fireEvent.click(checkbox('Sofa (1)'));
    const error_message = 'What is behind is not known.';
    api.answer(`GET /edit-jobs/${pending.job_id}/status`, () =>
      make.job(pending, { kind: 'object-removal', status: 'failed', error_message }),
    );
    fireEvent.click(button('Apply'));
    expect(await screen.findByText('That could not be removed. What is behind is not known.')).toBeTruthy();
    expect(checkbox('Sofa (1)').checked).toBe(true);
    expect(logged).toHaveBeenCalledWith('Object removal failed', error_message);
    expect(screen.queryByText('Error')).toBeNull();
    expect(api.calls(`POST ${PATH}/detect_objects`)).toHaveLength(1);
  });

  it('removes single things of a type', async () => {
    const shown = await show();
    await detect();
    fireEvent.click(checkbox('Chair 2'));
    expect(checkbox('Chair (2)').indeterminate).toBe(true);
    fireEvent.click(button('Apply'));
    await waitFor(() =>
      expect(removals(shown)).toEqual([{ version_id: original.id, args: { objects: [2] } }]),
    );
  });

  /** The things on the photo, once they are there. */
  const onPhoto = (container: HTMLElement) =>
    waitFor(() => {
      const spots = [...container.querySelectorAll<HTMLElement>('[aria-hidden] > button')];
      expect(spots.map((each) => each.textContent)).toEqual(['Sofa', 'Chair 1', 'Chair 2']);
      return spots as [HTMLElement, HTMLElement, HTMLElement];
    });

  it('shows the things on the photo by the names of the list, where clicks choose them', async () => {
    const { container } = await show();
    await detect();
    const [sofa] = await onPhoto(container);
    fireEvent.click(sofa);
    expect(checkbox('Sofa (1)').checked).toBe(true);
    expect(container.querySelector('[data-sticks]')?.contains(sofa)).toBe(true);
  });

  it('points out on the photo what the focus is on in the list, and in the list what the photo points at', async () => {
    const { container } = await show();
    await detect();
    const [sofa, , second] = await onPhoto(container);
    fireEvent.focus(checkbox('Chair 2'));
    expect(second.dataset.pointedAt).toBe('true');
    expect(sofa.dataset.pointedAt).toBeUndefined();
    fireEvent.blur(checkbox('Chair 2'));
    expect(second.dataset.pointedAt).toBeUndefined();
    fireEvent.mouseEnter(sofa);
    expect(checkbox('Sofa (1)').closest('[data-pointed-at]')).toBeTruthy();
    fireEvent.mouseLeave(sofa);
    expect(checkbox('Sofa (1)').closest('[data-pointed-at]')).toBeNull();
  });

  it('OBJECTS-05 OBJECTS-06 OBJECTS-15 ERRORS-55 is idle after a failure, which is logged and shown as a line of text', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const { api } = await show();
    api.answer(`POST ${PATH}/detect_objects`, () => new Refusal(500, 'No.', 'look_failed'));
    fireEvent.click(button('Find objects'));
    expect(await screen.findByText('The objects could not be found. Please try again.')).toBeTruthy();
    await isIdle();
    expect(logged).toHaveBeenCalledWith('Object detection failed', expect.anything());
    expect(screen.queryByText('Error')).toBeNull();
    api.answer(`POST ${PATH}/detect_objects`, () => FOUND);
    await detect();
  });

  it('OBJECTS-07 starts again with another version', async () => {
    const { goTo } = await show([original, painted]);
    await detect();
    await act(() => goTo(`/app/playground?imageId=${original.image}&versionId=${painted.id}`));
    await isIdle();
  });

  it('PLAYGROUND-24 OBJECTS-08 starts again after it was collapsed', async () => {
    await show();
    await detect();
    fireEvent.click(checkbox('Sofa (1)'));
    const section = button('Objects in the photo');
    fireEvent.click(section);
    expect(section.getAttribute('aria-expanded')).toBe('false');
    expect(button('Apply').getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(section);
    expect(section.getAttribute('aria-expanded')).toBe('true');
    await isIdle();
  });
});
