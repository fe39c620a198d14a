import type { ImageId, ProjectId } from '@home-design/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { make } from '../../../test/make.ts';
import { showScreen } from '../../../test/show-screen.tsx';
import { MoveImagesDialog } from './move-images-dialog.tsx';

const photos = [make.image([make.version()]), make.image([make.version()]), make.image([make.version()])];
const [first, second, third] = photos.map(({ id }) => id) as [ImageId, ImageId, ImageId];
const here = make.project({ images: photos, image_count: 3 });
const elm = make.project({ title: 'Elm Street', address: '3 Elm Street' });
const oak = make.project({ title: 'Oak Avenue' });

/** The dialog as a page uses it: it may be opened again for another photo. */
function Page({ from = here.id }: { from?: ProjectId }) {
  const [asked, setAsked] = useState<readonly ImageId[]>([first, third]);
  const [result, setResult] = useState('open');
  return (
    <>
      <button type="button" onClick={() => setAsked([second])}>
        Ask about another photo
      </button>
      <output>{result}</output>
      <MoveImagesDialog
        imageIds={asked}
        from={from}
        opened
        onClose={(isDone) => setResult(`done: ${isDone}`)}
      />
    </>
  );
}

function show(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    'GET /projects': ({ path }) => {
      const search = new URLSearchParams(path.replace(/^.*\?/, '')).get('search') ?? '';
      return make.page([here, elm, oak].filter(({ title }) => title.includes(search)));
    },
    [`GET /projects/${here.id}`]: () => here,
    'POST /images/move': ({ body }) => body,
    [`POST /projects/${here.id}/order`]: ({ body }) => body,
    ...answers,
  });
  showScreen(<Page />, { path: '/', at: '/' });
  return api;
}
const dialog = () => screen.findByRole('dialog', { name: 'Move 2 photos to another project' });
const confirm = () => screen.getByRole('button', { name: 'Move' }) as HTMLButtonElement;

describe('moving photos to another project', () => {
  it('offers every other project, and moves only when one is chosen', async () => {
    const api = show();
    const shown = await dialog();
    await within(shown).findByRole('radio', { name: 'Elm Street' });
    expect(within(shown).getAllByRole('radio')).toHaveLength(2);
    expect(within(shown).getByText('3 Elm Street')).toBeTruthy();
    expect(confirm().disabled).toBe(true);
    fireEvent.click(within(shown).getByRole('radio', { name: 'Oak Avenue' }));
    fireEvent.click(confirm());
    expect(await screen.findByText('2 photos moved to Oak Avenue')).toBeTruthy();
    expect(screen.getByText('done: true')).toBeTruthy();
    expect(api.calls('POST /images/move').map(({ body }) => body)).toEqual([
      { image_ids: [first, third], project: oak.id },
    ]);
  });

  it('finds a project by its name, and moves nothing to a project that is no longer offered', async () => {
    show();
    fireEvent.click(await screen.findByRole('radio', { name: 'Oak Avenue' }));
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search projects' }), {
      target: { value: 'Elm' },
    });
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'Oak Avenue' })).toBeNull());
    expect(await screen.findByRole('radio', { name: 'Elm Street' })).toBeTruthy();
    expect(confirm().disabled).toBe(true);
  });

  it('U-03 puts the photos back by Undo, in their order, after the dialog was opened for others', async () => {
    const api = show();
    fireEvent.click(await screen.findByRole('radio', { name: 'Elm Street' }));
    fireEvent.click(confirm());
    await screen.findByText('2 photos moved to Elm Street');
    fireEvent.click(screen.getByText('Ask about another photo'));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The photos are back')).toBeTruthy();
    expect(api.calls('POST /images/move')[1]?.body).toEqual({ image_ids: [first, third], project: here.id });
    expect(api.calls(`POST /projects/${here.id}/order`)[0]?.body).toEqual({
      image_ids: [first, second, third],
    });
  });

  it('says why photos were not moved, and stays open for another try', async () => {
    show({ 'POST /images/move': () => new Refusal(404, 'Project not found.') });
    fireEvent.click(await screen.findByRole('radio', { name: 'Elm Street' }));
    fireEvent.click(confirm());
    expect(await screen.findByText('The photos could not be moved')).toBeTruthy();
    expect(screen.getByText('Project not found.')).toBeTruthy();
    expect(screen.getByText('open')).toBeTruthy();
    await waitFor(() => expect(confirm().disabled).toBe(false));
  });

  it('says so if there is no other project, or if the projects cannot be read', async () => {
    const api = show({ 'GET /projects': () => new Refusal(500, 'The service is not ready.') });
    const alert = await screen.findByText('Failed to load projects');
    api.answer('GET /projects', () => make.page([here]));
    await act(async () =>
      fireEvent.click(within(alert.parentElement as HTMLElement).getByRole('button', { name: 'Try again' })),
    );
    expect(await screen.findByText('There is no other project yet. Create one first.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('done: false')).toBeTruthy();
  });
});
