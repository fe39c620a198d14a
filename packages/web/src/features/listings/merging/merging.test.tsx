import type { ListingComparison, ListingPair } from '@home-design/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { makeListing } from '../../../../test/make-listing.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { user } from '../../../../test/user.ts';
import { DuplicatesBanner } from './duplicates-banner.tsx';
import { MergedSection } from './merged-section.tsx';

const kept = makeListing({ title: 'Brick house', address: '12 Elm Street, Springfield, IL' });
const merged = makeListing({ title: 'House by the park', address: '12 Elm St, Springfield, IL 62704' });
const pair: ListingPair = { kept, merged, same_address: true, photos_alike: 6 };
const PAIRS = 'GET /listings/duplicates';
const COMPARE = `GET /listings/${kept.id}/compare`;
const MERGE = `POST /listings/${kept.id}/merge`;
const UNDO = `POST /listings/${merged.id}/undo_merge`;

const comparison: ListingComparison = {
  ...pair,
  facts: [
    { fact: 'title', kept: 'Brick house', merged: 'House by the park', suggested: 'kept' },
    { fact: 'display_price', kept: '$450,000', merged: '$455,000', suggested: 'merged' },
    { fact: 'bedrooms', kept: null, merged: 4, suggested: 'merged' },
    { fact: 'bathrooms', kept: 2, merged: 2, suggested: 'kept' },
  ],
  photos: { kept: 8, merged: 7, joined: 9, doubled: 6 },
  projects: { kept: 'Elm Street', merged: 'Park house', moved_photos: 1 },
  publications: { kept: 0, merged: 2 },
  pages: { kept: true, merged: true },
  messages: { kept: 0, merged: 1 },
};

function show(of?: typeof kept.id, more: Parameters<typeof fakeApi>[0] = {}) {
  let pairs = [pair];
  const api = fakeApi({
    [PAIRS]: () => ({ results: pairs }),
    [COMPARE]: () => comparison,
    [MERGE]: () => {
      pairs = [];
      return kept;
    },
    [UNDO]: () => {
      pairs = [pair];
      return { kept, merged };
    },
    [`POST /listings/${kept.id}/keep_both`]: () => undefined,
    ...more,
  });
  showScreen(<DuplicatesBanner {...(of && { of })} />, { path: '/app/listings', at: '/app/listings' });
  return api;
}
const region = () => screen.findByRole('region', { name: 'Listings that look alike' });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Merge two listings' }));
const openDialog = async () => {
  await user.click(within(await region()).getByRole('button', { name: /^Merge/ }));
  return dialog();
};

describe('listings that look alike', () => {
  it('are shown in the list with the reason, and on the page of each with the address of the other', async () => {
    show();
    expect((await region()).textContent).toContain(
      '“Brick house” looks like the same property as “House by the park”. Why: same address, 6 photos alike.',
    );
  });

  it.each([
    [kept, merged],
    [merged, kept],
  ])('name the other one on the page of a listing', async (shown, other) => {
    show(shown.id);
    expect((await region()).textContent).toContain(
      `Looks like the same property as ${other.address}. Why: same address, 6 photos alike.`,
    );
  });

  it('are not mentioned when there are none, or none with this listing', async () => {
    const api = show(makeListing().id);
    await waitFor(() => expect(api.calls(PAIRS)).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Listings that look alike' })).toBeNull();
  });

  it('are both kept by one press, and not suggested again', async () => {
    const api = show();
    await user.click(within(await region()).getByRole('button', { name: /^Keep both/ }));
    expect(await screen.findByText('Both listings are kept')).toBeTruthy();
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Listings that look alike' })).toBeNull(),
    );
    expect(api.calls('POST').map(({ body }) => body)).toEqual([{ other: merged.id }]);
  });

  it('are merged with the chosen facts, better ones are preselected, and the toast undoes it', async () => {
    const api = show();
    const shown = await openDialog();
    const price = within(await shown.findByRole('radiogroup', { name: 'Price' }));
    expect(price.getByRole<HTMLInputElement>('radio', { name: /455,000/ }).checked).toBe(true);
    await user.click(price.getByRole('radio', { name: /450,000/ }));
    await user.click(
      within(shown.getByRole('radiogroup', { name: 'Title' })).getByRole('radio', { name: /park/ }),
    );
    const bedrooms = within(shown.getByRole('radiogroup', { name: 'Bedrooms' }));
    expect(bedrooms.getByRole<HTMLInputElement>('radio', { name: /^4/ }).checked).toBe(true);
    expect(shown.getByText('The same in both: Bathrooms.')).toBeTruthy();
    expect(shown.queryByRole('radiogroup', { name: 'Bathrooms' })).toBeNull();
    for (const sentence of [
      'The listing has 9 photos then. 6 photos are in both: the larger one is shown, and none is deleted.',
      '1 photo with all versions goes from the project “Park house” into “Elm Street”. “Park house” stays in your projects.',
      '2 sets for publishing of the other listing stay, and are listed here.',
      'The link to the other page for buyers keeps working, and opens the page of the listing that stays.',
      '1 message from buyers about the other listing is shown here.',
      'Nothing is deleted. You can undo this as long as the listing exists.',
    ]) {
      expect(shown.getByText(sentence)).toBeTruthy();
    }
    await user.click(shown.getByRole('button', { name: 'Merge' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Both listings are back')).toBeTruthy();
    expect(api.calls('POST').map(({ path, body }) => [path.split('/').at(-2), body])).toEqual([
      ['merge', { other: merged.id, take: ['title', 'bedrooms'] }],
      ['undo_merge', null],
    ]);
    expect(await region()).toBeTruthy();
  });

  it('can be swapped: choices by hand stay, and the rest is compared again', async () => {
    const turned: ListingComparison = {
      ...comparison,
      ...{ kept: merged, merged: kept },
      facts: comparison.facts.map(({ fact, suggested, ...sides }) => ({
        ...{ fact, kept: sides.merged, merged: sides.kept },
        suggested: suggested === 'kept' ? 'merged' : 'kept',
      })),
      projects: { kept: 'Park house', merged: 'Elm Street', moved_photos: 2 },
    };
    const api = show(undefined, {
      [`GET /listings/${merged.id}/compare`]: () => turned,
      [`POST /listings/${merged.id}/merge`]: () => merged,
    });
    const shown = await openDialog();
    const price = () => within(shown.getByRole('radiogroup', { name: 'Price' }));
    await shown.findByRole('radiogroup', { name: 'Price' });
    await user.click(price().getByRole('radio', { name: '$450,000, of the one that stays' }));
    await user.click(shown.getByRole('button', { name: 'Keep the other one: “House by the park”' }));
    expect(await shown.findByRole('button', { name: 'Keep the other one: “Brick house”' })).toBeTruthy();
    expect(shown.getByText('“House by the park” stays.')).toBeTruthy();
    expect(price().getByRole<HTMLInputElement>('radio', { name: '$450,000, of the other one' }).checked).toBe(
      true,
    );
    expect(shown.getByText(/^2 photos with all versions go from the project “Elm Street”/)).toBeTruthy();
    await user.click(shown.getByRole('button', { name: 'Merge' }));
    await waitFor(() =>
      expect(api.calls('POST').map(({ path, body }) => [path.split('/').at(-3), body])).toEqual([
        [merged.id, { other: kept.id, take: ['title', 'display_price'] }],
      ]),
    );
  });

  it('say why they cannot be merged, and the dialog stays open', async () => {
    const detail = 'One of these listings is being read.';
    show(undefined, { [MERGE]: () => new Refusal(409, detail, 'listing_busy') });
    const shown = await openDialog();
    await user.click(await shown.findByRole('button', { name: 'Merge' }));
    expect(await screen.findByText(detail)).toBeTruthy();
    expect(shown.getByRole('button', { name: 'Merge' })).toBeTruthy();
  });

  it('are compared again by Try again after a failure', async () => {
    const api = show(undefined, { [COMPARE]: () => new Refusal(500, 'Not now.') });
    const shown = await openDialog();
    expect(await shown.findByText('Not now.')).toBeTruthy();
    api.answer(COMPARE, () => comparison);
    await user.click(shown.getByRole('button', { name: 'Try again' }));
    expect(await shown.findByRole('radiogroup', { name: 'Price' })).toBeTruthy();
  });
});

describe('a merged listing', () => {
  const part = {
    ...{ listing: merged.id, title: merged.title, address: merged.address, source_type: 'url' },
    ...{
      source_url: 'https://www.homes.example/park/',
      source_name: null,
      fetched_at: '2026-01-02T10:00:00.000Z',
    },
    ...{ merged_at: '2026-01-03T10:00:00.000Z', taken: ['title', 'bedrooms'], pictures: 3, can_undo: true },
  };
  const showSection = (parts: object[]) => {
    const api = fakeApi({
      [`GET /listings/${kept.id}/merged`]: () => ({ results: parts }),
      [UNDO]: () => ({ kept, merged }),
    });
    showScreen(<MergedSection listingId={kept.id} />, { path: '/', at: '/' });
    return api;
  };

  it('shows its source, its times and its taken facts, and can be separated again', async () => {
    const api = showSection([part]);
    const section = within(await screen.findByRole('region', { name: 'Merged listings' }));
    expect(section.getByRole('link', { name: 'homes.example/park' }).getAttribute('href')).toBe(
      part.source_url,
    );
    expect(section.getByText('Taken from it: Title, Bedrooms, 3 pictures.')).toBeTruthy();
    expect(section.getByText(/^read /)).toBeTruthy();
    expect(section.getByText(/^merged /)).toBeTruthy();
    await user.click(section.getByRole('button', { name: 'Undo the merge of “House by the park”' }));
    expect(await screen.findByText('Both listings are back')).toBeTruthy();
    expect(api.calls(UNDO)).toHaveLength(1);
  });

  it('says which merge must be undone first', async () => {
    showSection([{ ...part, can_undo: false }]);
    expect(
      await screen.findByText('This listing was merged into another one. Undo that merge first.'),
    ).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Undo/ }).disabled).toBe(true);
  });
});
