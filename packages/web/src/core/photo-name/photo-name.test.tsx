import type { AuthUser, Image } from '@home-design/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { make } from '../../../test/make.ts';
import { showScreen } from '../../../test/show-screen.tsx';
import { user } from '../../../test/user.ts';
import { sessionStore } from '../session/session-store.ts';
import { PhotoName } from './photo-name.tsx';

const image: Image = { ...make.image([make.version({ label: 'Original' })]), name: 'IMG_2034.jpg' };
const detect = `POST /images/${image.id}/detect_objects`;

async function show(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ [`PATCH /images/${image.id}`]: () => image, ...answers });
  const screenOf = (
    <PhotoName image={image}>
      <span>{image.name}</span>
    </PhotoName>
  );
  showScreen(screenOf, { path: '/', at: '/' });
  await user.click(screen.getByRole('button', { name: 'Rename IMG_2034.jpg' }));
  return api;
}
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of the photo' });
const suggest = () => user.click(screen.getByRole('button', { name: 'Suggest a name from the photo' }));
/** Writes a name in place of the present one. */
async function write(name: string): Promise<void> {
  await user.clear(await field());
  await user.type(await field(), name);
}
const seen = (type: string) => ({
  id: 0,
  type,
  confidence: 0.9,
  box: { left: 0, top: 0, right: 1, bottom: 1 },
});

beforeEach(() => sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true));

describe('the name of a photo', () => {
  it('is edited in place, and saved by Enter', async () => {
    const api = await show();
    const input = await field();
    expect(input.value).toBe('IMG_2034.jpg');
    await write(' Living room {Enter}');
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(api.calls('PATCH')[0]?.body).toEqual({ name: 'Living room' });
  });

  it('stays the same after Escape, and if nothing was changed', async () => {
    const api = await show();
    await write('Kitchen{Escape}');
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Rename IMG_2034.jpg' }));
    await user.type(await field(), '{Enter}');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(api.calls('PATCH')).toEqual([]);
  });

  it('stays in its field if it is blank or could not be saved', async () => {
    const api = await show({ [`PATCH /images/${image.id}`]: () => new Refusal(500, 'Not now.') });
    await write(' {Enter}');
    expect(await screen.findByText('A photo needs a name')).toBeTruthy();
    await write('Kitchen{Enter}');
    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect((await field()).value).toBe('Kitchen');
    expect(api.calls('PATCH')).toHaveLength(1);
  });

  it('is suggested from what the photo shows, to be kept or changed', async () => {
    const api = await show({ [detect]: () => ({ categories: [], objects: [seen('bed')] }) });
    await field();
    await suggest();
    await waitFor(async () => expect((await field()).value).toBe('Bedroom'));
    expect(api.calls(detect)[0]?.body).toEqual({ version_id: image.versions[0]!.id });
    expect(api.calls('PATCH')).toEqual([]);
    await user.type(await field(), '{Enter}');
    await waitFor(() => expect(api.calls('PATCH')[0]?.body).toEqual({ name: 'Bedroom' }));
  });

  it('is not suggested if nothing shows which room it is', async () => {
    await show({ [detect]: () => ({ categories: [], objects: [seen('plant')] }) });
    await field();
    await suggest();
    expect(await screen.findByText('The photo does not show which room it is')).toBeTruthy();
    expect((await field()).value).toBe('IMG_2034.jpg');
  });
});
