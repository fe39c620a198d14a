import type { AuthUser, Image } from '@home-design/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { make } from '../../../test/make.ts';
import { showScreen } from '../../../test/show-screen.tsx';
import { sessionStore } from '../session/session-store.ts';
import { PhotoName } from './photo-name.tsx';

const image: Image = { ...make.image([make.version({ label: 'Original' })]), name: 'IMG_2034.jpg' };
const detect = `POST /images/${image.id}/detect_objects`;

function show(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ [`PATCH /images/${image.id}`]: () => image, ...answers });
  const screenOf = (
    <PhotoName image={image}>
      <span>{image.name}</span>
    </PhotoName>
  );
  showScreen(screenOf, { path: '/', at: '/' });
  fireEvent.click(screen.getByRole('button', { name: 'Rename IMG_2034.jpg' }));
  return api;
}
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of the photo' });
const suggest = () => fireEvent.click(screen.getByRole('button', { name: 'Suggest a name from the photo' }));
const seen = (type: string) => ({
  id: 0,
  type,
  confidence: 0.9,
  box: { left: 0, top: 0, right: 1, bottom: 1 },
});

beforeEach(() => sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true));

describe('the name of a photo', () => {
  it('is edited in place, and saved by Enter', async () => {
    const api = show();
    const input = await field();
    expect(input.value).toBe('IMG_2034.jpg');
    fireEvent.change(input, { target: { value: ' Living room ' } });
    fireEvent.submit(input);
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(api.calls('PATCH')[0]?.body).toEqual({ name: 'Living room' });
  });

  it('stays the same after Escape, and if nothing was changed', async () => {
    const api = show();
    fireEvent.change(await field(), { target: { value: 'Kitchen' } });
    fireEvent.keyDown(await field(), { key: 'Escape' });
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Rename IMG_2034.jpg' }));
    fireEvent.submit(await field());
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(api.calls('PATCH')).toEqual([]);
  });

  it('stays in its field if it is blank or could not be saved', async () => {
    const api = show({ [`PATCH /images/${image.id}`]: () => new Refusal(500, 'Not now.') });
    fireEvent.change(await field(), { target: { value: ' ' } });
    fireEvent.submit(await field());
    expect(await screen.findByText('A photo needs a name')).toBeTruthy();
    fireEvent.change(await field(), { target: { value: 'Kitchen' } });
    fireEvent.submit(await field());
    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect((await field()).value).toBe('Kitchen');
    expect(api.calls('PATCH')).toHaveLength(1);
  });

  it('is suggested from what the photo shows, to be kept or changed', async () => {
    const api = show({ [detect]: () => ({ categories: [], objects: [seen('bed')] }) });
    await field();
    suggest();
    await waitFor(async () => expect((await field()).value).toBe('Bedroom'));
    expect(api.calls(detect)[0]?.body).toEqual({ version_id: image.versions[0]!.id });
    expect(api.calls('PATCH')).toEqual([]);
    fireEvent.submit(await field());
    await waitFor(() => expect(api.calls('PATCH')[0]?.body).toEqual({ name: 'Bedroom' }));
  });

  it('is not suggested if nothing shows which room it is', async () => {
    show({ [detect]: () => ({ categories: [], objects: [seen('plant')] }) });
    await field();
    suggest();
    expect(await screen.findByText('The photo does not show which room it is')).toBeTruthy();
    expect((await field()).value).toBe('IMG_2034.jpg');
  });
});
