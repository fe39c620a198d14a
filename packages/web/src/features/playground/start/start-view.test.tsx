import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { credits, fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { make } from '../../../../test/make.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { sendPhoto } from '../../../core/uploader/send-photo.ts';
import { PlaygroundPage } from '../playground-page.tsx';

vi.mock('../../../core/uploader/send-photo.ts', () => ({ sendPhoto: vi.fn() }));

const sample = {
  id: 'bedroom',
  image: '/demo/bedroom.webp',
  thumbnail: '/demo/bedroom-480.webp',
  label: 'Bedroom',
  description: 'A bedroom in warm white.',
  style: 'Scandinavian',
  width: 1280,
  height: 960,
};
const samples = { 'GET /demo/manifest.json': () => ({ pictures: [], samples: [sample] }) };
const recent = (count: number) => ({
  'GET /images': () => ({
    results: Array.from({ length: count }, (_, place) => make.image([], { name: `photo-${place}.jpg` })),
    count,
  }),
});
const SAMPLE_PROJECT = 'POST /projects/create_sample_project';
/** A user without pictures who already had the sample project. */
const newcomer = {
  ...recent(0),
  [SAMPLE_PROJECT]: () => new Refusal(409, 'Everybody gets it once.', 'sample_project_deleted'),
};
const show = () => showScreen(<PlaygroundPage />, { path: '/app/playground', at: '/app/playground' });

describe('playground without an image', () => {
  it('PLAYGROUND-05 PLAYGROUND-17 PLAYGROUND-21 PLAYGROUND-22 PLAYGROUND-28 PLAYGROUND-29 PLAYGROUND-30 PLAYGROUND-31 welcomes first-time users with samples', async () => {
    fakeApi({ ...credits(10), ...samples, ...newcomer });
    show();
    expect(screen.getByRole('heading', { name: 'Playground', level: 1 })).toBeTruthy();
    expect(await screen.findByText('Welcome! Start with a room')).toBeTruthy();
    const button = await screen.findByRole('button', { name: /^Use sample\s*Bedroom/ });
    expect(button.textContent).toContain('Scandinavian · A bedroom in warm white.');
    expect(button.querySelector('img')?.getAttribute('src')).toBe('/demo/bedroom-480.webp');
    expect(screen.getByRole('button', { name: 'Choose a photo to upload' })).toBeTruthy();
    expect(screen.queryByText('Choose an Image to Start')).toBeNull();
  });

  it('PLAYGROUND-18 PLAYGROUND-19 PLAYGROUND-20 offers other users 4 recent images of 8 loaded ones', async () => {
    const api = fakeApi({ ...credits(10), ...samples, ...recent(8) });
    show();
    expect(await screen.findByText('Choose an Image to Start')).toBeTruthy();
    const recents = screen.getByRole('region', { name: 'Recent images' });
    const links = within(recents).getAllByRole('link');
    expect(links).toHaveLength(4);
    expect(links[0]?.getAttribute('href')).toMatch(/^\/app\/playground\?imageId=/);
    expect(api.calls('GET /images')[0]?.path).toContain('limit=8&ordering=-created_at');
  });

  it('PLAYGROUND-37 ERRORS-31 requires an image and sends nothing', async () => {
    const api = fakeApi({ ...credits(10), ...samples, ...newcomer });
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Please upload an image first')).toBeTruthy();
    expect(api.calls('POST /transformations')).toEqual([]);
  });

  it('PLAYGROUND-27 PLAYGROUND-32 ERRORS-58 uploads a chosen sample as an image of the user', async () => {
    const image = make.image();
    const send = vi.mocked(sendPhoto).mockResolvedValue(image);
    fakeApi({ ...credits(10), ...samples, ...newcomer, 'GET /demo/bedroom.webp': () => 'a picture' });
    const { address } = show();
    fireEvent.click(await screen.findByRole('button', { name: /^Use sample\s*Bedroom/ }));
    expect(await screen.findByText('Sample Loaded')).toBeTruthy();
    await waitFor(() => expect(address()).toBe(`/app/playground?imageId=${image.id}`));
    expect(send.mock.calls[0]?.[0].name).toBe('bedroom.webp');
  });

  it('moves the focus to the photo that it opens, whose name is read out', async () => {
    const original = make.version();
    const image = make.image([original]);
    vi.mocked(sendPhoto).mockResolvedValue(image);
    fakeApi({
      ...{ ...credits(10), ...samples, ...newcomer, 'GET /demo/bedroom.webp': () => 'a picture' },
      [`GET /images/${image.id}`]: () => image,
      [`GET /images/${image.id}/versions`]: () => ({ results: [original], count: 1 }),
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: /^Use sample\s*Bedroom/ }));
    const photo = await screen.findByRole('region', { name: `${image.name}, ${original.label}` });
    await waitFor(() => expect(document.activeElement).toBe(photo));
  });

  it("PLAYGROUND-33 ERRORS-42 says 'Failed to load sample image'", async () => {
    fakeApi({ ...credits(10), ...samples, ...newcomer, 'GET /demo/bedroom.webp': () => new Refusal(404) });
    show();
    fireEvent.click(await screen.findByRole('button', { name: /^Use sample\s*Bedroom/ }));
    expect(await screen.findByText('Failed to load sample image')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
  });

  it('U-23 says that recent images or samples cannot be loaded, and loads again by Try again', async () => {
    const api = fakeApi({
      ...credits(10),
      'GET /demo/manifest.json': () => new Refusal(500),
      'GET /images': () => new Refusal(500),
    });
    show();
    expect(await screen.findByText('Your recent images could not be loaded.')).toBeTruthy();
    expect(await screen.findByText('The sample rooms could not be loaded.')).toBeTruthy();
    api.answer('GET /demo/manifest.json', samples['GET /demo/manifest.json']);
    for (const button of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(button);
    expect(await screen.findByRole('button', { name: /^Use sample\s*Bedroom/ })).toBeTruthy();
  });

  it('PLAYGROUND-42 makes the sample project without a click, and keeps the welcome', async () => {
    const api = fakeApi({ ...credits(10), ...samples, ...newcomer });
    const sample = make.project({ title: 'Sample Project', is_sample: true });
    api.answer(SAMPLE_PROJECT, () => {
      api.answer('GET /images', recent(2)['GET /images']);
      return { ...sample, is_new: true };
    });
    show();
    expect(await screen.findByText('Your sample project is ready: rooms before and after.')).toBeTruthy();
    expect(screen.getByText('Welcome! Start with a room')).toBeTruthy();
    expect(api.calls(SAMPLE_PROJECT)).toHaveLength(1);
  });

  it("PLAYGROUND-36 says 'Failed to initialize sample project'", async () => {
    fakeApi({ ...credits(10), ...samples, ...newcomer, [SAMPLE_PROJECT]: () => new Refusal(500) });
    show();
    expect(await screen.findByText('Failed to initialize sample project')).toBeTruthy();
    expect(screen.getByText('Welcome! Start with a room')).toBeTruthy();
  });
});
