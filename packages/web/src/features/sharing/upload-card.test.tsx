import type { SharedBoard } from '@home-design/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../test/fake-api.ts';
import { makeBoard } from '../../../test/make-board.ts';
import { setPageConfig } from '../../../test/page-config.ts';
import { showScreen } from '../../../test/show-screen.tsx';
import { SharePage } from './share-page.tsx';

/** Requests with files. The test answers each of them. */
const requests: FakeRequest[] = [];
class FakeRequest extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = '';
  address = '';
  form = new FormData();

  open(method: string, address: string) {
    this.address = `${method} ${address}`;
  }
  setRequestHeader() {}
  send(form: FormData) {
    this.form = form;
    requests.push(this);
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}

const photo = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const taken = { success: true, uploaded: 1, waiting: false, errors: [] };
const chooser = async () => {
  await screen.findByText('Drop photos here, or');
  return document.querySelector<HTMLInputElement>('input[type=file]')!;
};
const rows = () => within(screen.getByRole('list', { name: 'Photos to upload' })).getAllByRole('listitem');
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Upload \d+ Files$/ });

function show(about: Partial<SharedBoard> = {}) {
  return showBoard(makeBoard.shared([], { permission: 'upload', ...about }));
}
function showBoard(board: SharedBoard) {
  const api = fakeApi({
    'GET /share/abc': () => board,
    'POST /share-links/track-access': () => ({ success: true }),
  });
  showScreen(<SharePage />, { path: '/app/share/board/:token', at: '/app/share/board/abc' });
  return api;
}
async function choose(...files: File[]): Promise<void> {
  fireEvent.change(await chooser(), { target: { files } });
  await screen.findByRole('list', { name: 'Photos to upload' });
}

beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

describe('photos from visitors', () => {
  it('SHARE-29 SHARE-59 C-18 are offered by an upload link, with the limits beside the chooser', async () => {
    show();
    expect(await screen.findByRole('region', { name: 'Send photos' })).toBeTruthy();
    expect(await screen.findByText(/Up to 10 photos at a time, 20 a day/)).toBeTruthy();
    expect(await screen.findByText(/JPEG, PNG or WebP, up to 10 MB each/)).toBeTruthy();
  });

  it('are sent below the pictures, with a way there in the header', async () => {
    showBoard(makeBoard.shared([makeBoard.sharedVersion({ label: 'Sage walls' })], { permission: 'upload' }));
    const card = await screen.findByRole('region', { name: 'Send photos' });
    const picture = screen.getByRole('article', { name: /Sage walls/ });
    expect(picture.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('link', { name: 'Send photos' }).getAttribute('href')).toBe(`#${card.id}`);
    expect(card.tabIndex).toBe(-1);
  });

  it('C-18 name the limit that the operator of the server sets', async () => {
    setPageConfig({ maxPhotoMegabytes: 25 });
    show();
    expect(await screen.findByText(/JPEG, PNG or WebP, up to 25 MB each/)).toBeTruthy();
  });

  it('SHARE-30 are not offered by a view link', async () => {
    show({ permission: 'view' });
    await screen.findByRole('heading', { name: 'Client choice' });
    expect(screen.queryByRole('region', { name: 'Send photos' })).toBeNull();
  });

  it('SHARE-31 SHARE-32 SHARE-33 SHARE-34 CONST-55 are chosen, shown, and removed one by one or all, in a list that scrolls', async () => {
    show();
    await choose(photo('one.jpg'), photo('two.jpg'), photo('three.jpg'));
    expect((await chooser()).multiple).toBe(true);
    expect(rows()).toHaveLength(3);
    expect(rows()[0]?.querySelector('img')?.getAttribute('src')).toBe('blob:preview');
    // The stylesheet gives this list its 10rem.
    expect(screen.getByRole('list', { name: 'Photos to upload' }).hasAttribute('data-scrolls')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Remove two.jpg' }));
    expect(rows()).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Clear All' }));
    expect(screen.queryByRole('list', { name: 'Photos to upload' })).toBeNull();
  });

  it('SHARE-56 must be pictures', async () => {
    show();
    fireEvent.change(await chooser(), { target: { files: [photo('plan.pdf', 'application/pdf')] } });
    expect(await screen.findByText(/Invalid format\. Accepted: jpeg, jpg, png, webp/)).toBeTruthy();
    expect((await chooser()).accept).toBe('image/jpeg,image/png,image/webp,.jpeg,.jpg,.png,.webp');
  });

  it('SHARE-57 cannot be sent before some are chosen', async () => {
    show();
    await chooser();
    expect(screen.queryByRole('button', { name: /^Upload/ })).toBeNull();
    expect(requests).toEqual([]);
  });

  it('SHARE-53 SHARE-54 SHARE-55 show their progress; afterwards the list is empty and the board shows them', async () => {
    const api = show();
    await choose(photo('one.jpg'), photo('two.jpg'));
    fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Kim' } });
    fireEvent.click(sendButton());
    await waitFor(() => expect(requests).toHaveLength(2));
    const [first, second] = requests as [FakeRequest, FakeRequest];
    expect(first.address).toBe('POST /api/v1/home-design/share/abc/upload/');
    expect([...first.form.keys()]).toEqual(['name', 'images']);
    expect(first.form.get('name')).toBe('Kim');
    expect(screen.getByText('Your photos are being sent')).toBeTruthy();
    expect(sendButton().disabled).toBe(true);
    first.upload.dispatchEvent(
      new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 2 }),
    );
    expect(await screen.findByText('Uploading, 50%')).toBeTruthy();

    const sent = makeBoard.sharedVersion({ label: 'Sofa', is_sent: true });
    api.answer('GET /share/abc', () => makeBoard.shared([sent], { permission: 'upload' }));
    first.answer(201, taken);
    second.answer(201, taken);
    expect(await screen.findByText('2 photos sent')).toBeTruthy();
    expect(await screen.findByRole('article', { name: 'Sofa' })).toBeTruthy();
    expect(screen.getByText('Sent by a visitor')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Photos to upload' })).toBeNull();
  });

  it("wait for the owner's approval if the link requires it", async () => {
    show({ approves_uploads: true });
    expect(await screen.findByText(/They appear here after the owner approves them/)).toBeTruthy();
    await choose(photo('one.jpg'));
    fireEvent.click(sendButton());
    await waitFor(() => expect(requests).toHaveLength(1));
    requests[0]?.answer(201, { ...taken, waiting: true });
    expect(await screen.findByText('The owner decides when other visitors see them.')).toBeTruthy();
  });

  it('SHARE-50 SHARE-60 ERRORS-66 say why they were refused, and stay in the list for another try', async () => {
    show();
    await choose(photo('one.jpg'), photo('two.jpg'));
    fireEvent.click(sendButton());
    await waitFor(() => expect(requests).toHaveLength(2));
    requests[0]?.answer(201, taken);
    const errors = [{ name: 'two.jpg', detail: 'This photo cannot be read.', code: 'photo_unreadable' }];
    requests[1]?.answer(201, { success: false, uploaded: 0, waiting: false, errors });
    expect((await screen.findAllByText('Upload failed')).length).toBeGreaterThan(0);
    expect(screen.getByText('This photo cannot be read.')).toBeTruthy();
    expect(await screen.findByText('1 photo sent')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry upload of two.jpg' })).toBeTruthy();
  });

  it('SHARE-60 ERRORS-67 say that they were not sent when there is no reason', async () => {
    show();
    await choose(photo('one.jpg'));
    fireEvent.click(sendButton());
    await waitFor(() => expect(requests).toHaveLength(1));
    requests[0]?.answer(201, { ...taken, errors: [{ name: 'one.jpg', detail: '', code: 'unknown' }] });
    expect(await screen.findByText('Failed to upload images')).toBeTruthy();
  });
});
