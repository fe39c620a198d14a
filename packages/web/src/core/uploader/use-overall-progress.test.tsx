import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientStore } from '../store/client-store.ts';
import type { UploadItem } from './upload-items.ts';
import { overallProgress, useOverallProgress } from './use-overall-progress.ts';

const item = (status: UploadItem['status'], progress = 0) => ({ status, progress }) as UploadItem;
const shown = () => clientStore.getState().uploadProgress;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('progress of all photos', () => {
  it('STORE-17 STORE-27 is their mean, and at most 90 until all are uploaded', () => {
    expect(overallProgress([item('uploading', 40), item('pending')])).toBe(20);
    expect(overallProgress([item('success', 100), item('uploading', 90)])).toBe(90);
    expect(overallProgress([item('error'), item('uploading', 10)])).toBe(55);
    expect(overallProgress([item('pending'), item('success', 100)])).toBeNull();
  });

  it('STORE-27 STORE-28 STORE-29 CONST-64 rises, is 100 when all are uploaded, and 0 one second later', async () => {
    const { rerender } = renderHook(({ items }) => useOverallProgress(items), {
      initialProps: { items: [item('pending')] },
    });
    expect(shown()).toBe(0);
    rerender({ items: [item('uploading', 60)] });
    expect(shown()).toBe(60);
    rerender({ items: [item('success', 100)] });
    expect(shown()).toBe(100);
    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(shown()).toBe(100);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(shown()).toBe(0);
  });

  it('returns to 0 at once if nothing was uploaded, and when the page is left', () => {
    const { rerender, unmount } = renderHook(({ items }) => useOverallProgress(items), {
      initialProps: { items: [item('uploading', 60)] },
    });
    rerender({ items: [item('error')] });
    expect(shown()).toBe(0);
    rerender({ items: [item('uploading', 30)] });
    unmount();
    expect(shown()).toBe(0);
  });
});
