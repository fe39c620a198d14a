import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { credits, fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { make } from '../../../../test/make.ts';
import { furnitureKinds, roomView } from '../../../../test/room-view.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
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
const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

describe('rearranging furniture on the photo', () => {
  it('moves, turns and removes by keys, a table with the things on it, and renders the plan', async () => {
    const { onApply, items } = await show();
    const photo = await stage();
    expect(button('Render again').getAttribute('aria-disabled')).toBe('true');
    fireEvent.keyDown(photo, { key: 'PageDown' });
    expect(list('Piece').selectedOptions[0]?.textContent).toBe('Coffee table');
    fireEvent.keyDown(photo, { key: 'ArrowRight' });
    fireEvent.keyDown(photo, { key: 'ArrowUp', shiftKey: true });
    expect(screen.getByText('Coffee table: 2.5 m away, 0.1 m to the right')).toBeTruthy();
    fireEvent.keyDown(photo, { key: 'PageUp' });
    fireEvent.keyDown(photo, { key: 'R' });
    expect(screen.getByText('Sofa turned to 345°')).toBeTruthy();
    fireEvent.keyDown(photo, { key: 'r' });
    expect(screen.getByText('Sofa turned to 0°')).toBeTruthy();
    fireEvent.keyDown(photo, { key: 'r' });
    fireEvent.click(button('Render again'));
    expect(onApply).toHaveBeenCalledWith(
      expect.objectContaining({ versionId: original.id, mode: 'furniture' }),
    );
    const [sofa, table, vase] = items();
    expect(sofa).toEqual({ ...plan.items[0], turn: 15, x: expect.any(Number), z: expect.any(Number) });
    expect(table).toMatchObject({ x: expect.closeTo(0.1), z: expect.closeTo(-2.52) });
    expect(vase).toMatchObject({ x: expect.closeTo(0.1), z: expect.closeTo(-2.52), y: 0.4 });
  });

  it('swaps, adds and removes pieces, and undoes steps', async () => {
    const { items } = await show();
    const photo = await stage();
    fireEvent.change(list('Swap for'), { target: { value: 'sofa / chesterfield' } });
    fireEvent.change(list('Add a piece'), { target: { value: 'armchair' } });
    fireEvent.change(list('Piece'), { target: { value: '1' } });
    fireEvent.keyDown(photo, { key: 'Delete' });
    fireEvent.click(button('Render again'));
    expect(items().map(({ kind }: { kind: string }) => kind)).toEqual(['sofa', 'armchair']);
    expect(items()[0].silhouette).toBe('chesterfield');
    fireEvent.click(button('Undo'));
    fireEvent.keyDown(photo, { key: 'z', ctrlKey: true });
    fireEvent.click(button('Redo'));
    fireEvent.keyDown(photo, { key: 'z', ctrlKey: true });
    fireEvent.click(button('Render again'));
    expect(items()).toEqual([{ ...plan.items[0], silhouette: 'chesterfield' }, ...plan.items.slice(1)]);
  });

  it('drags a piece over the floor of the photo', async () => {
    const { items } = await show();
    const photo = await stage();
    photo.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 750);
    photo.setPointerCapture = () => undefined;
    const table = [...photo.querySelectorAll('polygon')].find((each) => each.textContent === 'Coffee table');
    fireEvent.pointerDown(table as Element, { button: 0, clientX: 500, clientY: 600 });
    fireEvent.pointerMove(photo, { clientX: 600, clientY: 600 });
    fireEvent.pointerUp(photo);
    fireEvent.click(button('Render again'));
    expect(items()[1].x).toBeGreaterThan(0.2);
    expect(items()[1].z).toBeCloseTo(-2.5, 1);
    expect(items()[2].x).toBeCloseTo(items()[1].x);
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

  it('names the piece that is in the way', async () => {
    await show();
    const photo = await stage();
    for (let step = 0; step < 12; step += 1) fireEvent.keyDown(photo, { key: 'ArrowDown' });
    expect(screen.getByText('Sofa and coffee table stand in the same place.')).toBeTruthy();
  });

  it('says that the floor was not found, and looks again by Try again', async () => {
    const { api } = await show(() => new Refusal(500, 'No.', 'look_failed'));
    expect(await screen.findByText('The floor of this photo could not be found again.')).toBeTruthy();
    api.answer(`POST /versions/${original.id}/room`, () => roomView);
    fireEvent.click(button('Try again'));
    await waitFor(() => expect(button('Render again')).toBeTruthy());
  });
});
