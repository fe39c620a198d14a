import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { credits, fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { make } from '../../../../test/make.ts';
import { furnitureKinds, roomView } from '../../../../test/room-view.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { user } from '../../../../test/user.ts';
import { resetConnection, tryNow, useConnection } from '../../../lib/api/connection.ts';
import { PlanEditor } from './plan-editor.tsx';

const original = make.version();
const size = (kind: string) => furnitureKinds.find((each) => each.kind === kind)?.size ?? [1, 1, 1];
const thing = (kind: string, about = {}) => ({
  kind,
  silhouette: 'plain',
  x: 0,
  y: 0,
  z: -3,
  turn: 0,
  size: size(kind),
  ...about,
});
const plan = {
  ...make.plan(),
  items: [thing('sofa', { z: -4 }), thing('coffee-table', { z: -2.5 }), thing('vase', { y: 0.4, z: -2.5 })],
};
const staged = make.edit(original, { label: 'Staged in rustic style', operation: 'furniture', plan });

async function show(
  room: () => unknown = () => roomView,
  sprites: (call: { body: unknown }) => unknown = () => ({ results: [], count: 0 }),
) {
  const onApply = vi.fn();
  const api = fakeApi({
    ...credits(8),
    [`POST /versions/${original.id}/room`]: room,
    [`POST /versions/${original.id}/piece_sprites`]: sprites,
    'GET /furniture': () => ({ results: furnitureKinds, count: furnitureKinds.length }),
  });
  showScreen(
    <PlanEditor
      version={staged}
      furnished={{ plan, before: original }}
      isApplying={false}
      onApply={onApply}
      onLeave={vi.fn()}
    />,
    { path: '/app/playground', at: '/app/playground' },
  );
  const items = () => onApply.mock.lastCall?.[0].args.plan.items;
  return { api, onApply, items };
}

const button = (name: string) => screen.getByRole('button', { name });
const stage = () => screen.findByRole('application', { name: 'Arrangement on the photo' });
const tab = (name: string) => user.click(screen.getByRole('tab', { name }));
const chosen = () => within(screen.getByRole('toolbar', { name: 'Chosen piece' }));
/** Presses keys while the photo has the focus. */
async function press(photo: HTMLElement, keys: string): Promise<void> {
  act(() => photo.focus());
  await user.keyboard(keys);
}
const kindsOf = (items: readonly { kind: string }[]) => items.map(({ kind }) => kind);

describe('rearranging furniture on the photo', () => {
  it('moves, turns and removes by keys, a table with the things on it, and renders the plan', async () => {
    const { onApply, items } = await show();
    const photo = await stage();
    expect(button('Render again').getAttribute('aria-disabled')).toBe('true');
    await press(photo, '{PageDown}');
    expect(chosen().getByText('Coffee table')).toBeTruthy();
    await press(photo, '{ArrowRight}');
    await press(photo, '{Shift>}{ArrowUp}{/Shift}');
    expect(screen.getByText('Coffee table: 2.5 m away, 0.1 m to the right')).toBeTruthy();
    await press(photo, '{PageUp}');
    await press(photo, 'R');
    expect(screen.getByText('Sofa turned to 345°')).toBeTruthy();
    await press(photo, 'r');
    expect(screen.getByText('Sofa turned to 0°')).toBeTruthy();
    await press(photo, 'r');
    await user.click(button('Render again'));
    expect(onApply).toHaveBeenCalledWith(
      expect.objectContaining({ versionId: original.id, mode: 'furniture' }),
    );
    const [sofa, table, vase] = items();
    expect(sofa).toEqual({ ...plan.items[0], turn: 15, x: expect.any(Number), z: expect.any(Number) });
    expect(table).toMatchObject({ x: expect.closeTo(0.1), z: expect.closeTo(-2.52) });
    expect(vase).toMatchObject({ x: expect.closeTo(0.1), z: expect.closeTo(-2.52), y: 0.4 });
  });

  it('swaps and adds pieces by their pictures, removes them, and undoes steps', async () => {
    const { items } = await show();
    const photo = await stage();
    const chesterfield = screen.getByRole('radio', { name: 'Chesterfield' });
    expect(chesterfield.querySelector('img')?.getAttribute('src')).toBe('/furniture/sofa-chesterfield.webp');
    await user.click(chesterfield);
    await tab('Add');
    await user.click(await screen.findByRole('button', { name: 'Armchair' }));
    await tab('Pieces');
    await user.click(await screen.findByRole('button', { name: 'Coffee table' }));
    await press(photo, '{Delete}');
    await user.click(button('Render again'));
    expect(kindsOf(items())).toEqual(['sofa', 'armchair']);
    expect(items()[0].silhouette).toBe('chesterfield');
    await user.click(button('Undo'));
    await press(photo, '{Control>}z{/Control}');
    await user.click(button('Redo'));
    await press(photo, '{Control>}z{/Control}');
    await user.click(button('Render again'));
    expect(items()).toEqual([{ ...plan.items[0], silhouette: 'chesterfield' }, ...plan.items.slice(1)]);
  });

  it('duplicates a piece by key and button, and the copy is chosen', async () => {
    const { items } = await show();
    const photo = await stage();
    await press(photo, '{Control>}d{/Control}');
    await press(photo, '{PageUp}');
    expect(chosen().getByText('Vase')).toBeTruthy();
    await user.click(button('Duplicate'));
    await user.click(button('Render again'));
    expect(kindsOf(items())).toEqual(['sofa', 'coffee-table', 'vase', 'sofa', 'vase']);
  });

  it('leaves a locked piece as it is until it is unlocked; lists it as locked, and keeps the lock in the plan', async () => {
    const { items } = await show();
    const photo = await stage();
    await press(photo, 'l');
    expect(screen.getByText('Sofa locked')).toBeTruthy();
    expect(screen.getAllByText('Sofa is locked. Unlock it to change it.').length).toBeGreaterThan(0);
    expect(photo.querySelectorAll('[data-locked]')).toHaveLength(1);
    expect(screen.getByRole<HTMLButtonElement>('radio', { name: 'Chesterfield' }).disabled).toBe(true);
    for (const key of ['{ArrowRight}', 'r', 'w', '{Delete}']) await press(photo, key);
    expect(button('Render again').getAttribute('aria-disabled')).toBe('true');
    await press(photo, '{PageDown}');
    await press(photo, '{ArrowRight}');
    await user.click(button('Render again'));
    expect(items()[0]).toEqual({ ...plan.items[0], locked: true });
    await tab('Pieces');
    await user.click(await screen.findByRole('button', { name: 'Lock sofa', pressed: true }));
    await press(photo, '{PageUp}');
    await press(photo, '{Delete}');
    await user.click(button('Render again'));
    expect(kindsOf(items())).toEqual(['coffee-table', 'vase']);
  });

  it('chooses several pieces by Shift and by ticks, moves them together, and aligns them', async () => {
    const { items } = await show();
    const photo = await stage();
    await press(photo, '{Shift>}{PageDown}{/Shift}');
    expect(chosen().getByText('2 pieces')).toBeTruthy();
    await press(photo, '{Shift>}{ArrowDown}{/Shift}');
    await user.click(button('Align'));
    await user.click(await screen.findByRole('menuitem', { name: 'Left edges' }));
    await user.click(button('Render again'));
    expect(items()[0].z).toBeCloseTo(-3.98);
    expect(items()[1]).toMatchObject({ x: expect.closeTo(-0.45), z: expect.closeTo(-2.48) });
    expect(items()[2].x).toBeCloseTo(-0.45);
    await tab('Pieces');
    const tick = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Choose sofa too' });
    expect(tick.checked).toBe(true);
    await user.click(tick);
    expect(chosen().getByText('Coffee table')).toBeTruthy();
    const sofa = [...photo.querySelectorAll('polygon')].find((each) => each.textContent === 'Sofa');
    fireEvent.pointerDown(sofa as Element, { button: 0, shiftKey: true });
    expect(chosen().getByText('2 pieces')).toBeTruthy();
    await press(photo, '{Escape}');
    expect(chosen().getByText('Sofa')).toBeTruthy();
  });

  it('drags a piece over the floor of the photo, in line with others unless Alt is held or snapping is off', async () => {
    const { items } = await show();
    const photo = await stage();
    photo.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 750);
    photo.setPointerCapture = () => undefined;
    const table = [...photo.querySelectorAll('polygon')].find((each) => each.textContent === 'Coffee table');
    fireEvent.pointerDown(table as Element, { button: 0, clientX: 500, clientY: 600 });
    fireEvent.pointerMove(photo, { clientX: 600, clientY: 600 });
    fireEvent.pointerUp(photo);
    await user.click(button('Render again'));
    expect(items()[1].x).toBeGreaterThan(0.2);
    expect(items()[1].z).toBeCloseTo(-2.5, 1);
    expect(items()[2].x).toBeCloseTo(items()[1].x);
    const drag = async (to: number, about = {}) => {
      fireEvent.pointerDown(table as Element, { button: 0, clientX: 600, clientY: 600 });
      fireEvent.pointerMove(photo, { clientX: to, clientY: 600, ...about });
      const lines = photo.querySelectorAll('g[class*=guide]').length;
      fireEvent.pointerUp(photo);
      await user.click(button('Render again'));
      return { lines, x: items()[1].x };
    };
    expect(await drag(510)).toEqual({ lines: 1, x: expect.closeTo(0) });
    await user.click(button('Undo'));
    expect(await drag(510, { altKey: true })).toEqual({ lines: 0, x: expect.closeTo(0.03, 1) });
    await user.click(button('Undo'));
    await user.click(button('Snap to walls and pieces'));
    expect((await drag(510)).lines).toBe(0);
  });

  it('loads the pictures of the pieces one after the other, and shows the outline where one fails', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const asked: unknown[] = [];
    await show(undefined, ({ body }) => {
      asked.push(body);
      return asked.length === 1 ? new Refusal(500, 'No.', 'look_failed') : { results: [], count: 0 };
    });
    const photo = await stage();
    await waitFor(() => expect(asked).toHaveLength(4), { timeout: 5000 });
    const about = (kind: string, turns: number) => ({ turns, item: { kind } });
    expect(asked).toMatchObject([
      about('sofa', 1),
      about('sofa', 8),
      about('coffee-table', 1),
      about('vase', 1),
    ]);
    expect(said).toHaveBeenCalledOnce();
    expect([...photo.querySelectorAll('title')].map(({ textContent }) => textContent)).toContain('Sofa');
  });

  it('waits with the pictures of the pieces while the server is away, and then goes on', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    let isThere = false;
    resetConnection(async () => isThere);
    const asked: unknown[] = [];
    await show(undefined, ({ body }) => {
      asked.push(body);
      if (!isThere) throw new TypeError('Failed to fetch');
      return { results: [], count: 0 };
    });
    await stage();
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() => expect(useConnection.getState().at).toBe('away'));
    isThere = true;
    tryNow();
    await waitFor(() => expect(asked).toHaveLength(5));
    expect(asked[1]).toEqual(asked[0]);
  });

  it('loads the pictures of shapes again when the server is back', async () => {
    let isThere = false;
    resetConnection(async () => isThere);
    await show();
    await stage();
    const picture = () => screen.getByRole('radio', { name: 'Chesterfield' }).querySelector('img');
    const first = picture();
    fireEvent.error(first!);
    expect(first?.style.visibility).toBe('hidden');
    isThere = true;
    tryNow();
    await waitFor(() => expect(picture()).not.toBe(first));
    expect(picture()?.style.visibility).toBe('');
  });

  it('names the piece that is in the way', async () => {
    await show();
    const photo = await stage();
    for (let step = 0; step < 12; step += 1) await press(photo, '{ArrowDown}');
    expect(screen.getByText('Sofa and coffee table stand in the same place.')).toBeTruthy();
  });

  it('says that the floor was not found, and looks again by Try again', async () => {
    const { api } = await show(() => new Refusal(500, 'No.', 'look_failed'));
    expect(await screen.findByText('The floor of this photo could not be found again.')).toBeTruthy();
    api.answer(`POST /versions/${original.id}/room`, () => roomView);
    await user.click(button('Try again'));
    await waitFor(() => expect(button('Render again')).toBeTruthy());
  });
});
