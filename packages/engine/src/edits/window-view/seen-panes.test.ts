import { describe, expect, it } from 'vitest';
import { maskOfLabels } from '../../../studio/benchmark-scenes/labels.ts';
import { loadScene } from '../../../studio/benchmark-scenes/load-scene.ts';
import { drawnWindow } from '../../../test/drawn-window.ts';
import { analysePhoto } from '../../scene/analyse.ts';
import { allPanes } from './all-panes.ts';
import { findPanes } from './find-panes.ts';
import { paneMatte } from './pane-matte.ts';
import { seenPanes } from './seen-panes.ts';

describe('panes that show a view', () => {
  it('are found without overexposure, and contain little but glass (EDITS-54)', async () => {
    const { photo, labels } = await loadScene('luxury-bedroom-3');
    const analysis = await analysePhoto(photo);
    expect(findPanes(photo, analysis.camera).confidence).toBe(0);
    const { mask, confidence } = await allPanes(photo, analysis);
    expect(confidence).toBeGreaterThan(0.8);
    const glass = maskOfLabels(labels, 'pane');
    const matte = paneMatte(photo, mask, analysis.camera);
    const count = (is: (i: number) => boolean) => matte.data.reduce((sum, _, i) => sum + (is(i) ? 1 : 0), 0);
    const isGlass = (i: number) => glass.data[i]! > 127;
    const isChanged = (i: number) => matte.data[i]! > 127;
    const both = count((i) => isGlass(i) && isChanged(i));
    expect(both / count(isGlass)).toBeGreaterThan(0.9);
    expect(both / count(isChanged)).toBeGreaterThan(0.75);
  });

  it('are not found in a room without windows', async () => {
    const { photo } = await loadScene('modern-living-room-2');
    expect((await allPanes(photo, await analysePhoto(photo))).confidence).toBe(0);
  });
});

it('finds no panes in a photo that no network has looked at', async () => {
  const { photo, analysis } = drawnWindow(96, 72);
  expect(await seenPanes(photo, analysis)).toBeNull();
});
