import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { credits, fakeApi } from '../../../../test/fake-api.ts';
import { make } from '../../../../test/make.ts';
import { makeProfile } from '../../../../test/make-profile.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { PlaygroundPage } from '../playground-page.tsx';

const project = make.id();
const original = make.version();
function show(profile = makeProfile()) {
  const api = fakeApi({
    ...credits(8),
    [`GET /images/${original.image}`]: () => ({ ...make.image([original]), project }),
    [`GET /images/${original.image}/versions`]: () => ({ results: [original], count: 1 }),
    [`GET /projects/${project}/publishing_profile`]: () => ({ listing: make.id(), profile }),
  });
  const at = `/app/playground?imageId=${original.image}`;
  showScreen(<PlaygroundPage />, { path: '/app/playground', at });
  return api;
}
/** The code and the rules are loaded after the page. */
const SOON = { timeout: 10_000 };
const apply = () => screen.getByRole('button', { name: 'Apply' });
const descriptionOf = (button: HTMLElement) =>
  (button.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('an edit of a photo of a listing', () => {
  it('U-01 cannot be sent when the rules ban it, and this is said before the click', async () => {
    const { edits } = makeProfile();
    const api = show(makeProfile({ edits: { ...edits, surfaces: 'banned' } }));
    expect(
      await screen.findByText(/^Not allowed by this listing's publishing rules/, undefined, SOON),
    ).toBeTruthy();
    expect(apply().getAttribute('aria-disabled')).toBe('true');
    expect(descriptionOf(apply())).toContain('Walls, floors and other surfaces must stay as they are.');
    fireEvent.click(apply());
    expect(api.calls('POST /transformations')).toEqual([]);
  });

  it('U-01 says when it will be labeled, and says nothing about light', async () => {
    show();
    await screen.findByRole('radio', { name: 'Wall color' }, SOON);
    expect(
      await screen.findByText(/the picture will be labeled “Virtually staged”/, undefined, SOON),
    ).toBeTruthy();
    expect(apply().getAttribute('aria-disabled')).toBe('false');
    fireEvent.click(screen.getByRole('radio', { name: 'Lighting' }));
    expect(screen.queryByText(/publishing rules/)).toBeNull();
  });
});
