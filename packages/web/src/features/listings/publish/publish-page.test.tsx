import type { AuthUser, PlannedPhoto, Publication, PublicationPlan } from '@home-design/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { make } from '../../../../test/make.ts';
import { makeListingDetail } from '../../../../test/make-listing.ts';
import { makePlannedPhoto, makePlannedPicture } from '../../../../test/make-planned.ts';
import { makeProfile } from '../../../../test/make-profile.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { sessionStore } from '../../../core/session/session-store.ts';
import { PublishPage } from './publish-page.tsx';

const project = make.id();
const listing = makeListingDetail({ project });
const at = `/listings/${listing.id}/publications`;
const profile = makeProfile();

const hall = makePlannedPhoto('Hall', {
  versions: [
    { version: make.id() as PlannedPhoto['version'], label: 'Original', is_original: true },
    { version: make.id() as PlannedPhoto['version'], label: 'Sage walls', is_original: false },
  ],
});
hall.version = hall.versions[1]!.version;
const kitchen = makePlannedPhoto('Kitchen');
const plan = (about: Partial<PublicationPlan> = {}): PublicationPlan =>
  ({
    profile_id: 'us-general',
    profile_version: 3,
    profile_name: profile.name,
    project,
    destinations: profile.destinations.map((each) => ({ ...each, is_chosen: true })),
    photos: [hall, kitchen],
    pictures: [
      makePlannedPicture(hall, '01-hall-edited.jpg', {
        label: 'Virtually staged',
        caption: 'Hall. Virtually staged.',
      }),
      makePlannedPicture(hall, '02-hall-original.jpg', { is_companion: true }),
      makePlannedPicture(kitchen, '03-kitchen-original.jpg'),
    ],
    obstacles: [],
    provenance: { method: 'xmp', certificate: null, detail: 'Nothing is signed here.' },
    watermark: false,
    same_as: null,
    ...about,
  }) as PublicationPlan;
const set = (about: Partial<Publication> = {}): Publication =>
  ({
    ...{ id: make.id(), listing: listing.id, status: 'done', error: null, profile_id: 'us-general' },
    ...{ profile_version: 3, profile_name: profile.name, picture_count: 3, pictures_done: 3 },
    ...{ bytes: 2_400_000, provenance: plan().provenance, created_at: '2026-01-02T10:00:00.000Z' },
    ...{ finished_at: '2026-01-02T10:01:00.000Z', download_url: '/download' },
    ...about,
  }) as Publication;

const answers = (shown: PublicationPlan = plan(), sets: Publication[] = []) => ({
  [`GET /listings/${listing.id}`]: () => listing,
  'GET /publishing-profiles': () => ({ results: [profile], count: 1 }),
  [`GET ${at}/plan`]: () => shown,
  [`GET ${at}`]: () => ({ results: sets }),
});
const show = () =>
  showScreen(<PublishPage />, {
    path: '/app/listings/:listingId/publish',
    at: `/app/listings/${listing.id}/publish`,
  });
const cardOf = async (name: string) =>
  within((await screen.findByRole('checkbox', { name: `Publish ${name}` })).closest('li') as HTMLElement);

beforeEach(() => {
  sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true);
});

describe('the page on which the set of a listing is made', () => {
  it('shows each planned picture with its file name, size, label and caption', async () => {
    fakeApi(answers());
    show();
    const card = await cardOf('Hall');
    expect(card.getByText('01-hall-edited.jpg')).toBeTruthy();
    expect(card.getAllByText('JPEG, 2,048 × 1,365 pixels at most, up to 3.0 MB')).toHaveLength(2);
    expect(card.getByText('Label on the picture: “Virtually staged”')).toBeTruthy();
    expect(card.getByText('Hall. Virtually staged.')).toBeTruthy();
    expect(card.getByText('The original photo, next to the altered picture')).toBeTruthy();
    expect(screen.getByText('Version 3 of these rules')).toBeTruthy();
    expect(screen.getByText('Makes 3 pictures, and a manifest as JSON, CSV and PDF.')).toBeTruthy();
    expect(screen.getByText('Nothing is signed here.')).toBeTruthy();
    expect(await screen.findByText('This listing has no sets yet.')).toBeTruthy();
  });

  it('leaves out a photo at once, and puts it back when saving failed', async () => {
    const held = Promise.withResolvers<void>();
    const refuse = async () => {
      await held.promise;
      return new Refusal(400, 'Not now.');
    };
    const api = fakeApi({ ...answers(), [`PATCH ${at}/plan`]: refuse });
    show();
    const box = (await screen.findByRole('checkbox', { name: 'Publish Kitchen' })) as HTMLInputElement;
    fireEvent.click(box);
    await waitFor(() => expect(box.checked).toBe(false));
    held.resolve();
    expect(await screen.findByText('That could not be changed')).toBeTruthy();
    await waitFor(() => expect(box.checked).toBe(true));
    expect(api.calls(`PATCH ${at}/plan`).map(({ body }) => body)).toEqual([
      { photos: [{ image: kitchen.image, is_left_out: true }] },
    ]);
  });

  it('saves a caption when its field is left, and uses the name for an empty one', async () => {
    const api = fakeApi({
      ...answers(),
      [`PATCH ${at}/plan`]: () => plan({ photos: [{ ...hall, caption: 'A hall' }, kitchen] }),
    });
    show();
    const field = (await screen.findByLabelText('Caption of Hall')) as HTMLInputElement;
    fireEvent.change(field, { target: { value: ' A hall ' } });
    fireEvent.blur(field);
    await waitFor(() => expect(field.value).toBe('A hall'));
    await waitFor(() => expect(api.calls(`PATCH ${at}/plan`)).toHaveLength(1));
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.blur(field);
    await waitFor(() =>
      expect(api.calls(`PATCH ${at}/plan`).map(({ body }) => body)).toEqual([
        { photos: [{ image: hall.image, caption: 'A hall' }] },
        { photos: [{ image: hall.image, caption: null }] },
      ]),
    );
  });

  it('keeps the typed caption when it could not be sent', async () => {
    fakeApi({ ...answers(), [`PATCH ${at}/plan`]: () => new Refusal(400, 'Not now.') });
    show();
    const field = (await screen.findByLabelText('Caption of Hall')) as HTMLInputElement;
    fireEvent.change(field, { target: { value: 'A hall' } });
    fireEvent.blur(field);
    expect(await screen.findByText('That could not be changed')).toBeTruthy();
    expect(field.value).toBe('A hall');
  });

  it('moves a photo by buttons, by number and by its handle, and announces its place', async () => {
    const order = () => screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));
    const api = fakeApi({
      ...answers(),
      [`POST /projects/${project}/order`]: () => ({ image_ids: [kitchen.image, hall.image] }),
    });
    show();
    const up = await screen.findByRole('button', { name: 'Move Kitchen one place earlier' });
    // jsdom has no layout for dragging, so the journey tests it. Keys reach the handle.
    expect(screen.getByRole('button', { name: 'Move Kitchen' }).getAttribute('aria-roledescription')).toBe(
      'sortable',
    );
    expect(screen.getByRole('button', { name: 'Move Hall one place earlier' })).toHaveProperty(
      'disabled',
      true,
    );
    api.answer(`GET ${at}/plan`, () => plan({ photos: [kitchen, hall] }));
    up.focus();
    fireEvent.click(up);
    await waitFor(() => expect(order()).toEqual(['Publish Kitchen', 'Publish Hall']));
    expect(screen.getByText('Kitchen is at place 1 of 2.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Place of Kitchen'), { target: { value: '1' } });
    await waitFor(() => expect(api.calls(`POST /projects/${project}/order`)).toHaveLength(2));
    expect(api.calls(`POST /projects/${project}/order`).map(({ body }) => body)).toEqual([
      { image_ids: [kitchen.image], before: hall.image },
      { image_ids: [kitchen.image], before: null },
    ]);
  });

  it('makes another version the one that is published', async () => {
    const api = fakeApi({ ...answers(), [`POST /images/${hall.image}/set-primary`]: () => ({}) });
    show();
    const choice = (await screen.findByLabelText('Version of Hall')) as HTMLSelectElement;
    expect([...choice.options].map(({ text }) => text)).toEqual(['Original', 'Sage walls']);
    const original = hall.versions[0]!.version;
    fireEvent.change(choice, { target: { value: original } });
    await waitFor(() =>
      expect(api.calls(`POST /images/${hall.image}/set-primary`).map(({ body }) => body)).toEqual([
        { version_id: original },
      ]),
    );
  });

  it('shows the obstacles and what to do, and publishes only without them', async () => {
    const obstacle = { code: 'picture_too_small', image: kitchen.image, name: 'Kitchen', position: 2 };
    fakeApi(
      answers(
        plan({ obstacles: [{ ...obstacle, detail: 'It is too small.', remedy: 'Upscale it.' }] as never }),
      ),
    );
    show();
    expect(await screen.findByText('1 issue to resolve before publishing')).toBeTruthy();
    expect(screen.getByText('Upscale it.')).toBeTruthy();
    expect(screen.getByText('Resolve the open issues first.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true);
  });

  it('makes the set, shows its progress, and cancels it', async () => {
    const begun = set({
      status: 'making',
      pictures_done: 1,
      bytes: null,
      download_url: null,
      provenance: null,
    });
    const api = fakeApi({
      ...answers(),
      [`POST ${at}`]: () => begun,
      [`DELETE ${at}/${begun.id}`]: () => undefined,
    });
    show();
    const button = await screen.findByRole('button', { name: 'Publish' });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    api.answer(`GET ${at}`, () => ({ results: [begun] }));
    fireEvent.click(button);
    expect(await screen.findByText('1 of 3 pictures made')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Progress of the set' })).toBeTruthy();
    expect(button).toHaveProperty('disabled', true);
    api.answer(`GET ${at}`, () => ({ results: [] }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('The set was canceled')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('1 of 3 pictures made')).toBeNull());
  });

  it('marks the set that is up to date, shows the checks of each picture, and why one failed', async () => {
    const [now, old] = [set(), set({ created_at: '2026-01-01T10:00:00.000Z' })];
    const failed = set({ status: 'failed', error: 'A photo is damaged.', bytes: null, download_url: null });
    const made = {
      ...{ file: '01-hall-edited.jpg', destination: 'mls', photo: 'Hall', state: 'edited', label: null },
      ...{ caption: 'Hall', width: 1800, height: 1200, bytes: 812_345, jpeg_quality: 92, ssim: 0.98765 },
      ...{ reduced_for_bytes: true, sha256: 'a'.repeat(64), content_credentials: 'valid' },
      picture_url: '/picture',
    };
    fakeApi({
      ...answers(plan({ same_as: now.id }), [failed, now, old]),
      [`GET ${at}/${now.id}/pictures`]: () => ({
        results: [made, { ...made, file: 'b.jpg', content_credentials: null }],
      }),
    });
    show();
    expect(await screen.findByText(/Up to date/)).toBeTruthy();
    expect(screen.getByText(/have changed since/)).toBeTruthy();
    expect(screen.getByText('A photo is damaged.')).toBeTruthy();
    expect(screen.getByText(/Nothing has changed since/)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Download ZIP (2.4 MB)' })).toHaveLength(2);
    for (const format of ['JSON', 'CSV', 'PDF'])
      expect(screen.getAllByRole('button', { name: `Manifest as ${format}` })).toHaveLength(2);
    fireEvent.click(screen.getAllByRole('button', { name: 'Show each picture' })[0]!);
    expect(await screen.findByText('Signed and read back: valid, signer not trusted')).toBeTruthy();
    expect(screen.getByText('XMP only, unsigned')).toBeTruthy();
    expect(screen.getAllByText('0.9877')).toHaveLength(2);
    expect(screen.getAllByText('92')).toHaveLength(2);
    expect(screen.getAllByText(/1,800 × 1,200 pixels, reduced to fit the size limit/)).toHaveLength(2);
  });

  it('asks before a set is deleted', async () => {
    const old = set();
    const api = fakeApi({ ...answers(plan(), [old]), [`DELETE ${at}/${old.id}`]: () => undefined });
    show();
    fireEvent.click(await screen.findByRole('button', { name: /^Delete the set of / }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this set?' });
    expect(api.calls(`DELETE ${at}`)).toEqual([]);
    api.answer(`GET ${at}`, () => ({ results: [] }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete set' }));
    expect(await screen.findByText('Set deleted')).toBeTruthy();
    expect(await screen.findByText('This listing has no sets yet.')).toBeTruthy();
  });

  it('says that the listing does not exist, and loads failed parts again', async () => {
    const api = fakeApi({ ...answers(), [`GET ${at}/plan`]: () => new Refusal(400, 'Not now.') });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Not now.')).toBeTruthy();
    api.answer(`GET ${at}/plan`, () => plan());
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('01-hall-edited.jpg')).toBeTruthy();
  });

  it('says that there is no photo yet, or no such listing', async () => {
    fakeApi(answers(plan({ photos: [], pictures: [] })));
    const shown = show();
    expect(await screen.findByText('There are no photos yet')).toBeTruthy();
    shown.unmount();
    fakeApi({ ...answers(), [`GET /listings/${listing.id}`]: () => new Refusal(404, 'Not there.') });
    show();
    expect(await screen.findByText('This listing was not found')).toBeTruthy();
  });
});
