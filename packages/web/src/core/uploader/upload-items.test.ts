import type { Image } from '@home-design/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pendingItems, type UploadEvent, type UploadItem, uploadItems } from './upload-items.ts';

const start = (id: string) => ({
  id,
  file: new File(['x'], `${id}.jpg`),
  preview: `blob:${id}`,
  among: { batch: 'b', index: 0 },
});
const result = { id: 'image' } as unknown as Image;
const after = (...events: UploadEvent[]) =>
  events.reduce<readonly UploadItem[]>(uploadItems, uploadItems([], { type: 'added', items: [start('a')] }));
const only = (items: readonly UploadItem[]) => items[0] as UploadItem;

describe('uploadItems', () => {
  it('UPLOAD-10 UPLOAD-11 UPLOAD-12 UPLOAD-13 UPLOAD-14 starts as a pending item with all fields', () => {
    expect(only(after())).toMatchObject({ preview: 'blob:a', status: 'pending', progress: 0, result: null });
    expect(only(after()).file.name).toBe('a.jpg');
  });

  it('UPLOAD-15 UPLOAD-18 goes pending, uploading, success with 100 percent', () => {
    const uploading = after({ type: 'started', id: 'a' });
    expect(only(uploading).status).toBe('uploading');
    expect(only(uploadItems(uploading, { type: 'succeeded', id: 'a', result }))).toMatchObject({
      status: 'success',
      progress: 100,
      result,
    });
  });

  it('UPLOAD-16 goes pending, uploading, error and keeps the reason', () => {
    const items = after(
      { type: 'started', id: 'a' },
      { type: 'failed', id: 'a', why: 'Network error', error: null },
    );
    expect(only(items)).toMatchObject({ status: 'error', error: 'Network error' });
  });

  it('UPLOAD-17 CONST-26 C-20 never shows more than 90 percent before the answer', () => {
    const items = after({ type: 'started', id: 'a' }, { type: 'progressed', id: 'a', fraction: 1 });
    expect(only(items).progress).toBe(90);
  });

  it('UPLOAD-06 UPLOAD-07 removes a pending item and no other', () => {
    expect(after({ type: 'removed', id: 'a' })).toEqual([]);
    expect(after({ type: 'started', id: 'a' }, { type: 'removed', id: 'a' })).toHaveLength(1);
  });

  it('UPLOAD-04 empties the list', () => {
    expect(after({ type: 'started', id: 'a' }, { type: 'cleared' })).toEqual([]);
  });

  it('U-11 makes a canceled upload pending again, and a failed one after Retry', () => {
    expect(only(after({ type: 'started', id: 'a' }, { type: 'cancelled', id: 'a' })).status).toBe('pending');
    const retried = after(
      { type: 'started', id: 'a' },
      { type: 'failed', id: 'a', why: 'x', error: null },
      { type: 'retried', id: 'a' },
    );
    expect(only(retried)).toMatchObject({ status: 'pending', error: null });
    expect(pendingItems(retried)).toHaveLength(1);
  });

  it('ignores events of a canceled upload', () => {
    const items = after(
      { type: 'started', id: 'a' },
      { type: 'cancelled', id: 'a' },
      { type: 'succeeded', id: 'a', result },
    );
    expect(only(items).status).toBe('pending');
  });

  it('keeps progress between 0 and 90, and never lowers it during an upload', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (fractions) => {
        let items = after({ type: 'started', id: 'a' });
        for (const fraction of fractions) {
          const before = only(items).progress;
          items = uploadItems(items, { type: 'progressed', id: 'a', fraction });
          expect(only(items).progress).toBeGreaterThanOrEqual(before);
          expect(only(items).progress).toBeLessThanOrEqual(90);
        }
      }),
    );
  });
});
