import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { credits, fakeApi } from '../../../../test/fake-api.ts';
import { make } from '../../../../test/make.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { PlaygroundPage } from '../playground-page.tsx';

const project = make.project({ title: 'Elm Street' });
const rooms = ['kitchen.jpg', 'bedroom.jpg', 'bath.jpg'].map((name) => {
  const original = make.version();
  const versions = [original, make.edit(original)];
  const about = { name, project: project.id, project_title: project.title };
  return { id: original.image, versions, image: make.image(versions, about) };
});

/** Shows the playground with the second of three photos. */
function show() {
  const [, bedroom] = rooms;
  fakeApi({
    ...credits(8),
    [`GET /projects/${project.id}`]: () => ({ ...project, images: rooms.map(({ image }) => image) }),
    ...Object.fromEntries(
      rooms.flatMap(({ id, image, versions }) => [
        [`GET /images/${id}`, () => image],
        [`GET /images/${id}/versions`, () => ({ results: versions, count: versions.length })],
      ]),
    ),
  });
  return showScreen(<PlaygroundPage />, {
    path: '/app/playground',
    at: `/app/playground?imageId=${bedroom?.id}`,
  });
}

const photos = () => screen.findByRole('list', { name: 'Photos' });
const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.textContent);
const current = async () => within(await photos()).getByRole('link', { current: true }).textContent;

describe('the strip below the picture', () => {
  it('shows the photos of the project in its order, and the versions of this one', async () => {
    show();
    expect(namesIn(await photos())).toEqual(['kitchen.jpg', 'bedroom.jpg', 'bath.jpg']);
    expect(await current()).toBe('bedroom.jpg');
    expect(screen.getByText('2 of 3')).toBeTruthy();
    expect(namesIn(screen.getByRole('list', { name: 'Versions' }))).toEqual(['Original', 'Sage walls']);
  });

  it('goes to the next photos by arrow keys, and keeps the settings of the edit', async () => {
    const { address } = show();
    await photos();
    fireEvent.click(screen.getByRole('radio', { name: 'Sky' }));
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    await waitFor(() => expect(address()).toContain(`imageId=${rooms[2]?.id}`));
    expect(await current()).toBe('bath.jpg');
    expect(screen.getByRole('radio', { name: 'Sky' }).getAttribute('aria-checked')).toBe('true');
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    await waitFor(() => expect(address()).toContain(`imageId=${rooms[1]?.id}`));
  });

  it('ignores arrow keys in controls that use them', async () => {
    const { address } = show();
    await photos();
    const before = address();
    fireEvent.keyDown(screen.getByRole('radio', { name: 'Sage' }), { key: 'ArrowRight' });
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Strength' }), { key: 'ArrowRight' });
    expect(address()).toBe(before);
  });
});
