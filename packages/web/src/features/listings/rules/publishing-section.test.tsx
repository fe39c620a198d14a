import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { make } from '../../../../test/make.ts';
import { makeListing } from '../../../../test/make-listing.ts';
import { makeProfile } from '../../../../test/make-profile.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { user } from '../../../../test/user.ts';
import { PublishingSection } from './publishing-section.tsx';

const listing = makeListing();
const profiles = [
  makeProfile(),
  makeProfile({ id: 'us-crmls', name: 'CRMLS', remarks: ['No size in pixels was found.'] }),
];
const image = make.id();
const answers = {
  'GET /publishing-profiles': () => ({ results: profiles, count: 2 }),
  [`GET /listings/${listing.id}/publishing`]: () => ({
    profile: profiles[0],
    photo_count: 1,
    obstacles: [
      {
        ...{ code: 'edit_banned', image, name: 'Garden.jpg', position: 2 },
        ...{ detail: 'The view was changed.', remedy: 'Choose another version.' },
      },
    ],
  }),
};
const show = () => showScreen(<PublishingSection listing={listing} />, { path: '/', at: '/' });

describe('the publishing of a listing', () => {
  it('U-01 shows the rules in words, with remarks and sources', async () => {
    fakeApi(answers);
    show();
    const words = async (name: string) =>
      (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;
    expect(await words('View outside')).toBe('Not allowed');
    expect(await words('Light alone')).toBe('Allowed');
    expect(await words('Label')).toBe('“Virtually staged”, on the picture and in the description');
    expect(await words('Pictures for MLS')).toContain('2,048 × 1,536 pixels');
    expect(screen.getByText('Rules differ from one MLS to the next.')).toBeTruthy();
    expect(screen.getByText('No names on photos.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Rules for photos' }).getAttribute('href')).toBe(
      'https://rules.example/photos',
    );
    expect(screen.getByText(/a secondary source/)).toBeTruthy();
  });

  it('U-01 shows the obstacles, with a link to the photo and what to do', async () => {
    fakeApi(answers);
    show();
    expect(await screen.findByText('1 issue to resolve before publishing')).toBeTruthy();
    const row = within(screen.getByText('The view was changed.').closest('li') as HTMLElement);
    expect(row.getByRole('link', { name: '2. Garden.jpg' }).getAttribute('href')).toContain(image);
    expect(row.getByText('Choose another version.')).toBeTruthy();
  });

  it('U-01 changes the rules, and reloads the obstacles', async () => {
    const api = fakeApi({
      ...answers,
      [`POST /listings/${listing.id}/profile`]: () => ({ ...listing, publishing_profile: 'us-crmls' }),
    });
    show();
    const choice = (await screen.findByLabelText('Publishing rules')) as HTMLSelectElement;
    await screen.findByText('1 issue to resolve before publishing');
    await user.selectOptions(choice, 'us-crmls');
    await waitFor(() =>
      expect(api.calls(`POST /listings/${listing.id}/profile`).map(({ body }) => body)).toEqual([
        { profile_id: 'us-crmls' },
      ]),
    );
    await waitFor(() => expect(api.calls(`GET /listings/${listing.id}/publishing`).length).toBe(2));
  });

  it('keeps the rules when saving failed, and says so', async () => {
    fakeApi({
      ...answers,
      [`POST /listings/${listing.id}/profile`]: () => new Refusal(500, 'Something went wrong.'),
    });
    show();
    const choice = (await screen.findByLabelText('Publishing rules')) as HTMLSelectElement;
    await user.selectOptions(choice, 'us-crmls');
    expect(await screen.findByText('The publishing rules could not be changed')).toBeTruthy();
    await waitFor(() => expect(choice.value).toBe('us-general'));
  });

  it('says that the rules could not be loaded, and loads them again', async () => {
    const api = fakeApi({ ...answers, 'GET /publishing-profiles': () => new Refusal(400, 'Not now.') });
    show();
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.answer('GET /publishing-profiles', answers['GET /publishing-profiles']);
    await user.click(again);
    expect(await screen.findByLabelText('Publishing rules')).toBeTruthy();
  });
});
