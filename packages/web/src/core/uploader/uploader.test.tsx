import type { Image } from '@home-design/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showScreen } from '../../../test/show-screen.tsx';
import { networkError } from '../../lib/api/api-error.ts';
import type { SendOptions } from './send-photo.ts';
import type { UploadLimits } from './upload-limits.ts';
import { Uploader } from './uploader.tsx';
import { useUploads } from './use-uploads.ts';

interface Sending {
  file: File;
  options: SendOptions;
  answer: (image: Image) => void;
  refuse: (error: Error) => void;
}
let sendings: Sending[];
const uploaded = vi.fn();

const send = (file: File, options: SendOptions) =>
  new Promise<Image>((answer, refuse) => {
    options.signal.addEventListener('abort', () => refuse(options.signal.reason as Error));
    sendings.push({ file, options, answer, refuse });
  });

function Screen({ limits = {}, atOnce = false }: { limits?: Partial<UploadLimits>; atOnce?: boolean }) {
  const uploads = useUploads({ limits, startAtOnce: atOnce, send, onUploaded: uploaded });
  return <Uploader uploads={uploads} startsAtOnce={atOnce} />;
}

const show = (limits: Partial<UploadLimits> = {}, atOnce = false) =>
  showScreen(<Screen limits={limits} atOnce={atOnce} />, { path: '/', at: '/' });
const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

async function choose(container: HTMLElement, ...files: File[]) {
  const input = container.querySelector('input[type=file]') as HTMLInputElement;
  await act(async () => fireEvent.change(input, { target: { files } }));
}
function touchDevice(): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media === '(pointer: coarse)',
    addEventListener() {},
    removeEventListener() {},
  }));
}
const button = (name: string | RegExp) => screen.getByRole('button', { name }) as HTMLButtonElement;
const rows = () => within(screen.getByRole('list', { name: 'Photos to upload' })).getAllByRole('listitem');

beforeEach(() => {
  sendings = [];
  uploaded.mockClear();
  let previews = 0;
  URL.createObjectURL = () => {
    previews += 1;
    return `blob:preview-${previews}`;
  };
  URL.revokeObjectURL = vi.fn();
});

describe('Uploader', () => {
  it('UPLOAD-02 UPLOAD-05 UPLOAD-08 UPLOAD-11 lists chosen photos with a preview, ready to upload', async () => {
    const { container } = show();
    await choose(container, photo('a.jpg'), photo('b.jpg'));
    expect(await screen.findByText('a.jpg')).toBeTruthy();
    expect(rows()[0]?.querySelector('img')?.getAttribute('src')).toBe('blob:preview-1');
    expect(button('Upload 2 Files').disabled).toBe(false);
    expect(sendings).toEqual([]);
  });

  it('UPLOAD-23 UPLOAD-25 names the limit and the files left out if there are too many', async () => {
    const { container } = show();
    await choose(container, ...Array.from({ length: 9 }, (_, index) => photo(`room ${index + 1}.jpg`)));
    expect(screen.queryByRole('alert')).toBeNull();
    await choose(container, photo('y.jpg'), photo('x.jpg'));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Validation Errors')).toBeTruthy();
    expect(within(alert).getByText('Maximum 10 files allowed')).toBeTruthy();
    expect(within(alert).getByText('Not added: y.jpg.')).toBeTruthy();
    expect(rows()).toHaveLength(10);
    expect(button('Upload 10 Files')).toBeTruthy();
  });

  it('UPLOAD-27 accepts any number of files without a limit, in the order of their names, with a summary', async () => {
    const { container } = show({ maxFiles: Number.POSITIVE_INFINITY }, true);
    const names = Array.from({ length: 25 }, (_, index) => `room ${index + 1}.jpg`);
    await choose(container, ...names.toReversed().map(photo));
    expect(rows().map((row) => row.textContent?.replace(/(\.jpg).*/, '$1'))).toEqual(names);
    expect(sendings.map(({ file, options }) => [file.name, options.among?.index])).toEqual([
      ['room 1.jpg', 0],
      ['room 2.jpg', 1],
    ]);
    await act(async () => sendings[0]?.answer({ id: 'image' } as unknown as Image));
    await act(async () => sendings[1]?.refuse(new Error('Network error')));
    expect(screen.getByText('1 of 25 uploaded, 1 failed')).toBeTruthy();
    // A long list releases the previews of uploaded photos.
    expect(URL.revokeObjectURL).toHaveBeenCalledTimes(1);
    const before = sendings.length;
    fireEvent.click(button('Stop all'));
    await act(async () => {});
    expect(sendings).toHaveLength(before);
    expect(screen.queryByRole('button', { name: 'Stop all' })).toBeNull();
  });

  it('UPLOAD-01 accepts dropped photos', async () => {
    show();
    const area = button('Choose photos to upload');
    const files = [photo('dropped.jpg')];
    const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
    await act(async () => {
      fireEvent.drop(area, { dataTransfer: { files, types: ['Files'], items } });
    });
    expect(await screen.findByText('dropped.jpg')).toBeTruthy();
  });

  it('asks phones for JPEG: an iPhone then converts its HEIC photos', () => {
    const { container } = show();
    const accept = container.querySelector('input[type=file]')?.getAttribute('accept');
    expect(accept).toBe('image/jpeg,image/png,image/webp,.jpeg,.jpg,.png,.webp');
  });

  it('offers the camera on a touch device only', async () => {
    show();
    expect(screen.queryByRole('button', { name: 'Take a photo' })).toBeNull();
    cleanup();

    touchDevice();
    const { container } = show();
    expect(button('Take a photo')).toBeTruthy();
    const camera = container.querySelector('input[capture]') as HTMLInputElement;
    // Chrome on Android opens the camera for no other value.
    expect([camera.accept, camera.getAttribute('capture')]).toEqual(['image/*', 'environment']);
  });

  it('adds each photo from the camera to the list, and refuses a HEIC one with a way out', async () => {
    touchDevice();
    const { container } = show();
    const camera = container.querySelector('input[capture]') as HTMLInputElement;
    const take = (name: string) =>
      act(async () => fireEvent.change(camera, { target: { files: [photo(name)] } }));
    await take('image.jpg');
    await take('image.jpg');
    expect(rows()).toHaveLength(2);
    await take('image.heic');
    expect(within(screen.getByRole('alert')).getByText(/export the photo as JPEG/)).toBeTruthy();
    expect(rows()).toHaveLength(2);
  });

  it('UPLOAD-04 UPLOAD-06 UPLOAD-09 removes one photo, and all photos', async () => {
    const { container } = show();
    await choose(container, photo('a.jpg'), photo('b.jpg'));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove a.jpg' }));
    expect(button('Upload 1 Files')).toBeTruthy();
    fireEvent.click(button('Clear All'));
    expect(screen.queryByText('b.jpg')).toBeNull();
    expect(URL.revokeObjectURL).toHaveBeenCalledTimes(2);
  });

  it('UPLOAD-03 UPLOAD-07 UPLOAD-09 UPLOAD-17 UPLOAD-18 shows the progress of each photo until it is done', async () => {
    const { container } = show();
    await choose(container, photo('a.jpg'), photo('b.jpg'));
    fireEvent.click(await screen.findByRole('button', { name: 'Upload 2 Files' }));
    act(() => sendings[0]?.options.onProgress(0.5));
    act(() => sendings[1]?.options.onProgress(1));
    const percentOf = (name: string) =>
      screen.getByRole('progressbar', { name: `Upload progress of ${name}` }).getAttribute('aria-valuenow');
    expect([percentOf('a.jpg'), percentOf('b.jpg')]).toEqual(['50', '90']);
    expect(screen.queryByRole('button', { name: 'Remove a.jpg' })).toBeNull();
    expect(button('Upload 0 Files').disabled).toBe(true);

    const image = { id: 'image' } as unknown as Image;
    await act(async () => sendings[0]?.answer(image));
    expect(within(rows()[0] as HTMLElement).getAllByText(/^Uploaded/).length).toBeGreaterThan(0);
    expect(uploaded).toHaveBeenCalledWith(image);
  });

  it('issue 19: a photo whose connection was lost says what to do, without an error over the page', async () => {
    const { container } = show();
    await choose(container, photo('a.jpg'));
    fireEvent.click(await screen.findByRole('button', { name: 'Upload 1 Files' }));
    await act(async () => sendings[0]?.refuse(networkError()));
    expect(screen.getByText('Not uploaded yet. Press Retry when the connection is back.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(button('Retry upload of a.jpg'));
    await waitFor(() => expect(sendings).toHaveLength(2));
  });

  it('UPLOAD-30 UPLOAD-31 ERRORS-29 ERRORS-36 U-11 marks a failed photo, which can be repeated', async () => {
    const { container } = show();
    await choose(container, photo('a.jpg'));
    fireEvent.click(await screen.findByRole('button', { name: 'Upload 1 Files' }));
    await act(async () => sendings[0]?.refuse(new Error('This photo could not be read.')));
    expect(screen.getByText('Upload failed · This photo could not be read.')).toBeTruthy();
    expect(await screen.findByText('Failed to upload files')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();

    fireEvent.click(button('Retry upload of a.jpg'));
    await waitFor(() => expect(sendings).toHaveLength(2));
    expect(sendings[1]?.options.idempotencyKey).toBe(sendings[0]?.options.idempotencyKey);
  });

  it('UPLOAD-29 ERRORS-34 says so if the answer names no image', async () => {
    const { container } = show();
    await choose(container, photo('a.jpg'));
    fireEvent.click(await screen.findByRole('button', { name: 'Upload 1 Files' }));
    await act(async () => sendings[0]?.refuse(new Error('Upload succeeded but image ID is missing')));
    expect(await screen.findByText('Upload succeeded but image ID is missing')).toBeTruthy();
  });

  it('UPLOAD-20 UPLOAD-24 ERRORS-10 lists all problems under one title, and accepts the other files', async () => {
    const { container } = show();
    await choose(container, photo('a.jpg'), photo('plan.pdf'), photo('IMG_1.HEIC'));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Validation Errors')).toBeTruthy();
    expect(within(alert).getAllByText(/Invalid format\. Accepted: jpeg, jpg, png, webp/)).toHaveLength(2);
    expect(within(alert).getByText(/export the photo as JPEG/)).toBeTruthy();
    expect(rows()).toHaveLength(1);
  });

  it('UPLOAD-22 UPLOAD-27 accepts one photo if only one is allowed', async () => {
    const { container } = show({ multiple: false });
    await choose(container, photo('a.jpg'), photo('b.jpg'));
    expect(await screen.findByText('Only one file can be uploaded')).toBeTruthy();
    await choose(container, photo('a.jpg'));
    await choose(container, photo('b.jpg'));
    expect(await screen.findByText('b.jpg')).toBeTruthy();
    expect(rows()).toHaveLength(1);
  });

  it('U-11 sends at once if there is nothing else to decide, and can be canceled', async () => {
    const { container } = show({ multiple: false }, true);
    await choose(container, photo('a.jpg'));
    await waitFor(() => expect(sendings).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /^Upload/ })).toBeNull();
    await act(async () => fireEvent.click(button('Cancel upload of a.jpg')));
    expect(sendings[0]?.options.signal.aborted).toBe(true);
    await waitFor(() => expect(screen.queryByText('a.jpg')).toBeNull());
  });

  it('U-11 asks before another page of the app is opened during an upload', async () => {
    const { container, address, goTo } = show();
    await choose(container, photo('a.jpg'));
    fireEvent.click(await screen.findByRole('button', { name: 'Upload 1 Files' }));
    await act(async () => goTo('/elsewhere'));
    expect(await screen.findByRole('dialog', { name: 'Photos are still being uploaded' })).toBeTruthy();
    expect(address()).toBe('/');
    await act(async () => fireEvent.click(button('Stay here')));
    expect(sendings[0]?.options.signal.aborted).toBe(false);

    await act(async () => goTo('/elsewhere'));
    const leave = await screen.findByRole('button', { name: 'Leave' });
    await act(async () => fireEvent.click(leave));
    await waitFor(() => expect(address()).toBe('/elsewhere'));
    expect(sendings[0]?.options.signal.aborted).toBe(true);
  });

  it('U-11 warns before the page is closed during an upload, and only then', async () => {
    const { container } = show();
    const leaving = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await choose(container, photo('a.jpg'));
    expect(leaving()).toBe(false);
    fireEvent.click(await screen.findByRole('button', { name: 'Upload 1 Files' }));
    await waitFor(() => expect(leaving()).toBe(true));
    await act(async () => sendings[0]?.answer({ id: 'image' } as unknown as Image));
    expect(leaving()).toBe(false);
  });
});
