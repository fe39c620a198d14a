import type { AuthUser, Listing } from '@home-design/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../../test/fake-api.ts';
import { everythingIsSeen } from '../../../../test/intersection.ts';
import { make, page } from '../../../../test/make.ts';
import { makeListing } from '../../../../test/make-listing.ts';
import { noBoards } from '../../../../test/no-boards.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { sessionStore } from '../../../core/session/session-store.ts';
import { ProjectPage } from './project-page.tsx';

const [kitchen, hall] = ['kitchen.jpg', 'hall.jpg'].map((name) => make.image([make.version()], { name }));
const empty = make.project({ images: [], image_count: 0 });

function show(download: () => Listing['download'], images: () => unknown[], ofListing = 1) {
  const api = fakeApi({
    [`GET /projects/${empty.id}`]: () => ({ ...empty, images: images(), image_count: images().length }),
    'GET /listings': () =>
      page([makeListing({ project: empty.id, download: download(), image_count: ofListing })]),
  });
  showScreen(<ProjectPage boards={noBoards} />, {
    path: '/app/projects/:projectId',
    at: `/app/projects/${empty.id}`,
  });
  return api;
}

beforeEach(everythingIsSeen);
beforeEach(() => sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true));

describe('LISTINGS-71 the project of a listing while its pictures are downloaded', () => {
  it('shows how many have arrived, and shows each one without a reload', {
    timeout: 40_000,
  }, async () => {
    let download: Listing['download'] = { total: 12, done: 0, failed: 0 };
    let images: unknown[] = [];
    const api = show(
      () => download,
      () => images,
    );
    await screen.findByText('0 of 12 pictures of the listing are here.');
    expect(api.calls('GET /listings/?')[0]?.path).toContain(`project=${empty.id}`);
    download = { total: 12, done: 1, failed: 1 };
    images = [kitchen];
    await screen.findByText('1 of 12 pictures of the listing is here. 1 could not be downloaded.');
    await screen.findByRole('article', { name: 'kitchen.jpg' });
    download = null;
    images = [kitchen, hall];
    await screen.findByRole('article', { name: 'hall.jpg' });
    await waitFor(() => expect(screen.queryByText(/of the listing/)).toBeNull());
  });

  it('loads the project again when pictures arrived before the first answer about them', async () => {
    let images = [kitchen];
    show(
      () => {
        images = [kitchen, hall];
        return null;
      },
      () => images,
      2,
    );
    await screen.findByRole('article', { name: 'hall.jpg' });
  });

  it('says nothing when no downloads are running, and loads the project once', async () => {
    const api = show(
      () => null,
      () => [kitchen],
    );
    await screen.findByRole('article', { name: 'kitchen.jpg' });
    await waitFor(() => expect(api.calls('GET /listings/?')).toHaveLength(1));
    expect(api.calls(`GET /projects/${empty.id}`)).toHaveLength(1);
    expect(screen.queryByText(/of the listing/)).toBeNull();
  });
});
