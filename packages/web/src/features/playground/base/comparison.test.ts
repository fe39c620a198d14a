import type { VersionId } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import { firstView, playgroundView, type ViewEvent } from './comparison.ts';

const [a, b, c] = ['a', 'b', 'c'] as unknown as [VersionId, VersionId, VersionId];
const after = (...events: ViewEvent[]) => events.reduce(playgroundView, firstView);
const tick = (id: VersionId): ViewEvent => ({ type: 'ticked', id });

describe('playgroundView', () => {
  it('PLAYGROUND-09 compares two ticked versions side by side, the older one before', () => {
    const view = after(tick(b), tick(a), { type: 'ticked-compared', order: [a, b, c] });
    expect(view.comparison).toEqual({ before: a, after: b, layout: 'side-by-side' });
  });

  it('keeps all ticks, for a board, and removes a tick by a second click', () => {
    expect(after(tick(a), tick(b), tick(c)).ticked).toEqual([a, b, c]);
    expect(after(tick(a), tick(b), tick(a)).ticked).toEqual([b]);
  });

  it('does not compare fewer or more than two versions', () => {
    const compared: ViewEvent = { type: 'ticked-compared', order: [a, b, c] };
    expect(after(tick(a), compared).comparison).toBeNull();
    expect(after(tick(a), tick(b), tick(c), compared).comparison).toBeNull();
  });

  it('PLAYGROUND-10 returns to the single view and clears the ticks', () => {
    const view = after(
      tick(a),
      tick(b),
      { type: 'ticked-compared', order: [a, b] },
      { type: 'comparison-left' },
    );
    expect(view).toEqual(firstView);
  });

  it('changes the layout only during a comparison', () => {
    const chosen: ViewEvent = { type: 'layout-chosen', layout: 'side-by-side' };
    const compared = after({ type: 'compared', before: a, after: b, layout: 'slider' }, chosen);
    expect(compared.comparison?.layout).toBe('side-by-side');
    expect(after(chosen)).toEqual(firstView);
  });

  it('ends the comparison when another version is selected, or a compared one is removed', () => {
    const compared: ViewEvent = { type: 'compared', before: a, after: b, layout: 'slider' };
    expect(after(compared, { type: 'version-selected' }).comparison).toBeNull();
    expect(after(compared, { type: 'version-gone', id: b }).comparison).toBeNull();
    expect(after(compared, { type: 'version-gone', id: c }).comparison).not.toBeNull();
  });

  it('shows either the change or a comparison, not both', () => {
    const view = after(
      { type: 'compared', before: a, after: b, layout: 'slider' },
      { type: 'change-toggled' },
    );
    expect(view).toMatchObject({ comparison: null, showsChange: true });
  });
});
