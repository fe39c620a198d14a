import type { EditJob, Version } from '@home-design/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { credits, fakeApi } from '../../../../test/fake-api.ts';
import { make } from '../../../../test/make.ts';
import { openedPlayground } from '../../../../test/opened-playground.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { PlaygroundPage } from '../playground-page.tsx';

const LABEL = 'Preview. The final picture follows.';
const NEWS = /the photo shows a preview\. The final picture follows\.$/;
const original = make.version();
const staged = make.edit(original, { operation: 'furniture', plan: make.plan('sofa') });
const other = make.edit(original, { operation: 'lighting' });
const PATH = `/images/${original.image}`;

/** A server that makes an edit, whose job the test changes. */
async function show(start: { others?: Version[]; shown?: Version; isAsked?: boolean } = {}) {
  const pending = make.pending(original, make.id());
  const before = [original, ...(start.others ?? [])];
  const world = { versions: start.isAsked ? before : [...before, pending], job: make.job(pending) };
  const api = fakeApi({
    ...credits(8),
    [`GET ${PATH}`]: () => make.image(world.versions),
    [`GET ${PATH}/versions`]: () => ({ results: world.versions, count: world.versions.length }),
    [`GET /edit-jobs/${pending.job_id}/status`]: () => world.job,
    'POST /transformations/furniture': () => {
      world.versions = [...before, pending];
      const accepted = {
        id: pending.job_id,
        job_id: pending.job_id,
        status: 'in_progress',
        version: pending,
      };
      return { ...accepted, alternatives: [] };
    },
  });
  const at = `/app/playground?imageId=${original.image}&versionId=${(start.shown ?? original).id}`;
  showScreen(<PlaygroundPage />, { path: '/app/playground', at });
  await openedPlayground();
  if (start.isAsked) {
    fireEvent.click(screen.getByRole('radio', { name: 'Furniture' }));
    await screen.findByRole('radiogroup', { name: 'Style' });
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  }
  await screen.findByText(/^Processing: /);
  const url = `/api/v1/edit-jobs/${pending.job_id}/preview/`;
  const report = (about: Partial<EditJob>) => {
    world.job = make.job(pending, about);
  };
  /** The preview arrives, and its picture is loaded. */
  async function arrive(): Promise<HTMLElement> {
    report({ preview_url: url, progress: 0.3 });
    const picture = await screen.findByTestId('running-preview', undefined, { timeout: 10_000 });
    fireEvent.load(picture);
    return picture;
  }
  return { api, world, pending, before, url, report, arrive };
}

const preview = () => screen.queryByTestId('running-preview');
const news = () => screen.queryByText(NEWS);
const goneWithin = { timeout: 10_000 };

describe('the preview of a running edit', () => {
  it('PLAYGROUND-12 U-21 covers the photo when it is loaded, says what it is, and is announced', async () => {
    const { report, url } = await show();
    expect(preview()).toBeNull();
    report({ preview_url: url, progress: 0.3 });
    const picture = await screen.findByTestId('running-preview', undefined, { timeout: 10_000 });
    expect(picture.getAttribute('src')).toBe(url);
    expect(screen.queryByText(LABEL)).toBeNull();
    fireEvent.load(picture);
    expect(await screen.findByText(LABEL)).toBeTruthy();
    expect(news()?.getAttribute('role')).toBe('status');
    expect(screen.getByRole('button', { name: 'Zoom in' })).toBeTruthy();
  });

  it('is left out when its picture cannot be loaded', async () => {
    const { arrive } = await show();
    fireEvent.error(await arrive());
    await waitFor(() => expect(preview()).toBeNull());
    expect(screen.queryByText(LABEL)).toBeNull();
    expect(screen.getByText(/^Processing: /)).toBeTruthy();
  });

  it('is not shown over a version that the edit does not change', async () => {
    const { report, url, api, pending } = await show({ others: [other], shown: other });
    report({ preview_url: url, progress: 0.3 });
    const status = `GET /edit-jobs/${pending.job_id}/status`;
    const before = api.calls(status).length;
    await waitFor(() => expect(api.calls(status).length).toBeGreaterThan(before + 1), goneWithin);
    expect(preview()).toBeNull();
  });

  it('covers another arrangement that was shown when the edit was requested', async () => {
    const { arrive } = await show({ others: [staged], shown: staged, isAsked: true });
    await arrive();
    expect(await screen.findByText(LABEL)).toBeTruthy();
  });

  it('makes way for a comparison, and comes back', async () => {
    const { arrive } = await show({ others: [staged], shown: staged, isAsked: true });
    await arrive();
    fireEvent.keyDown(document.body, { key: 'c' });
    await waitFor(() => expect(preview()).toBeNull());
    fireEvent.keyDown(document.body, { key: 'c' });
    expect(await screen.findByTestId('running-preview')).toBeTruthy();
  });
});

describe('the preview ends', () => {
  it('PLAYGROUND-13 when the result is there, and not before', async () => {
    const { arrive, world, report, pending, before, api } = await show();
    await arrive();
    const coming = Promise.withResolvers<unknown>();
    api.answer(`GET ${PATH}/versions`, () => coming.promise);
    report({ status: 'succeeded', progress: 1, result_version: pending.id });
    const lists = api.calls(`GET ${PATH}/versions`).length;
    await waitFor(() => expect(api.calls(`GET ${PATH}/versions`).length).toBeGreaterThan(lists), goneWithin);
    expect(preview()).not.toBeNull();
    world.versions = [...before, make.edit(original, { id: pending.id })];
    await act(async () => coming.resolve({ results: world.versions, count: world.versions.length }));
    await waitFor(() => expect(preview()).toBeNull(), goneWithin);
    expect(screen.queryByText(LABEL)).toBeNull();
  });

  it('when the edit fails', async () => {
    const { arrive, world, report, pending, before } = await show();
    await arrive();
    world.versions = [...before, { ...pending, status: 'failed' }];
    report({ status: 'failed', error_message: 'No.', error_code: 'internal' });
    await waitFor(() => expect(preview()).toBeNull(), goneWithin);
    expect(news()).toBeNull();
  });

  it('when the edit is canceled, at once', async () => {
    const { arrive, api, pending } = await show();
    await arrive();
    api.answer(`POST /edit-jobs/${pending.job_id}/cancel`, () => new Promise(() => {}));
    fireEvent.click(screen.getAllByRole('button', { name: /^Cancel / })[0]!);
    await waitFor(() => expect(preview()).toBeNull());
  });

  it('when the attempt broke off and the edit waits for another one', async () => {
    const { arrive, report } = await show();
    await arrive();
    report({ stage: 'Waiting to try again' });
    await waitFor(() => expect(preview()).toBeNull(), goneWithin);
  });
});
