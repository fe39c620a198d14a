import type { Version } from '@home-design/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { credits, fakeApi, Refusal } from '../../../test/fake-api.ts';
import { make } from '../../../test/make.ts';
import { openedPlayground } from '../../../test/opened-playground.ts';
import { showScreen } from '../../../test/show-screen.tsx';
import { PlaygroundPage } from './playground-page.tsx';

const original = make.version();
const painted = make.edit(original);
const PATH = `/images/${original.image}`;

function show(
  versions: Version[],
  about: { search?: string; image?: object; answers?: Parameters<typeof fakeApi>[0] } = {},
) {
  const api = fakeApi({
    ...credits(8),
    [`GET ${PATH}`]: () => make.image(versions, about.image),
    [`GET ${PATH}/versions`]: () => ({ results: versions, count: versions.length }),
    ...about.answers,
  });
  const at = `/app/playground?imageId=${original.image}${about.search ?? ''}`;
  return { api, ...showScreen(<PlaygroundPage />, { path: '/app/playground', at }) };
}
const history = openedPlayground;
const button = (name: string) => screen.getByRole('button', { name });

describe('playground with an image', () => {
  it('PLAYGROUND-08 PLAYGROUND-11 PLAYGROUND-25 shows the image with its size and an alt text', async () => {
    show([original]);
    const photo = await screen.findByRole('img', { name: 'bedroom.jpg, Original' });
    expect(photo.getAttribute('src')).toBe(original.preview_url);
    expect(screen.getByText('4000 × 3000')).toBeTruthy();
  });

  it('leaves the focus to the browser when the page is loaded', async () => {
    show([original]);
    await screen.findByRole('region', { name: 'bedroom.jpg, Original' });
    expect(document.activeElement).toBe(document.body);
  });

  it('PLAYGROUND-26 selects the version of the address', async () => {
    show([original, painted], { search: `&versionId=${painted.id}` });
    expect(await screen.findByRole('img', { name: 'bedroom.jpg, Sage walls' })).toBeTruthy();
    const current = within(await history()).getByRole('link', { current: true });
    expect(current.textContent).toContain('Sage walls');
  });

  it('PLAYGROUND-01 PLAYGROUND-02 PLAYGROUND-03 leads back to the project', async () => {
    const project = make.id();
    show([original], { image: { project, project_title: 'Elm Street' } });
    const trail = await screen.findByRole('navigation', { name: 'Where this image belongs' });
    expect(trail.textContent).toBe('Projects>Elm Street>Playground');
    const addresses = within(trail)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['/app/projects', `/app/projects/${project}`]);
  });

  it('moves the photo to another project, by its button or by the command', async () => {
    const here = make.project({ title: 'Elm Street' });
    const oak = make.project({ title: 'Oak Avenue' });
    let project = here;
    const { api } = show([original], {
      answers: {
        [`GET ${PATH}`]: () => make.image([original], { project: project.id, project_title: project.title }),
        'GET /projects': () => make.page([here, oak]),
        [`GET /projects/${here.id}`]: () => here,
        'POST /images/move': ({ body }) => {
          project = (body as { project: string }).project === oak.id ? oak : here;
          return body;
        },
        [`POST /projects/${here.id}/order`]: ({ body }) => body,
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Move to project' }));
    fireEvent.click(await screen.findByRole('radio', { name: 'Oak Avenue' }));
    fireEvent.click(button('Move'));
    expect(await screen.findByRole('link', { name: 'Oak Avenue' })).toBeTruthy();
    // The photo is in another project now; Undo still knows the old one.
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Elm Street' })).toBeTruthy();
    expect(api.calls('POST /images/move')).toHaveLength(2);

    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    fireEvent.change(await screen.findByRole('textbox', { name: 'What would you like to do?' }), {
      target: { value: 'move' },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Move to project', description: '' }));
    expect(await screen.findByRole('dialog', { name: /^Move 1 photo/ })).toBeTruthy();
  });

  it('PLAYGROUND-04 has no trail for an image without project', async () => {
    show([original]);
    await history();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('U-17 downloads the version shown, in full size', async () => {
    show([original]);
    const link = await screen.findByRole('link', { name: 'Download' });
    expect(link.getAttribute('href')).toBe(`${original.storage_url}&download=1`);
    expect(link.hasAttribute('download')).toBe(true);
  });

  it('PLAYGROUND-34 ERRORS-37 says that the image cannot be loaded, and loads again by Try again', async () => {
    const failing = { [`GET ${PATH}`]: () => new Refusal(500, 'The service is not ready.') };
    const { api } = show([original], { answers: failing });
    const panel = await screen.findByRole('heading', { name: 'Failed to load image' });
    expect(panel).toBeTruthy();
    expect(await screen.findByText('Error')).toBeTruthy();
    api.answer(`GET ${PATH}`, () => make.image([original]));
    fireEvent.click(button('Try again'));
    expect(await screen.findByRole('img', { name: 'bedroom.jpg, Original' })).toBeTruthy();
  });

  it('PLAYGROUND-35 ERRORS-38 says that the versions cannot be loaded', async () => {
    show([original], { answers: { [`GET ${PATH}/versions`]: () => new Refusal(500) } });
    expect(await screen.findByRole('heading', { name: 'Failed to load image versions' })).toBeTruthy();
  });

  it('offers no retry for an image that does not exist', async () => {
    show([], { answers: { [`GET ${PATH}`]: () => new Refusal(404, 'Image not found.') } });
    expect(await screen.findByText('Image not found.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Choose another image' })).toBeTruthy();
  });
});

describe('comparing', () => {
  it('PLAYGROUND-09 PLAYGROUND-10 shows two ticked versions side by side until it is closed', async () => {
    show([original, painted]);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Tick Sage walls' }));
    expect((button('Compare') as HTMLButtonElement).disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Tick Original' }));
    fireEvent.click(button('Compare'));
    expect(await screen.findByText('Before: Original')).toBeTruthy();
    expect(screen.getByText('After: Sage walls')).toBeTruthy();
    fireEvent.click(button('Exit Comparison'));
    expect(screen.queryByText('Before: Original')).toBeNull();
  });

  it('U-16 U-19 shows the version before by C, with a divider that keys can move', async () => {
    show([original, painted], { search: `&versionId=${painted.id}` });
    await history();
    fireEvent.keyDown(document.body, { key: 'c' });
    expect(
      await screen.findByRole('slider', {
        name: 'Divider between Before: Original and After: Sage walls. Arrow keys move it.',
      }),
    ).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'c' });
    expect(screen.queryByRole('slider', { name: /^Divider/ })).toBeNull();
  });

  it('U-19 steps through versions by [ and ], and lists the keys by ?', async () => {
    const { address } = show([original, painted]);
    await history();
    fireEvent.keyDown(document.body, { key: ']' });
    await waitFor(() => expect(address()).toContain(`versionId=${painted.id}`));
    fireEvent.keyDown(document.body, { key: '[' });
    await waitFor(() => expect(address()).toContain(`versionId=${original.id}`));
    fireEvent.keyDown(document.body, { key: '?' });
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  });

  it('shows the change and the changed share of the picture', async () => {
    const masked = make.edit(original, { mask_url: '/mask', changed_share: 0.31 });
    show([original, masked], { search: `&versionId=${masked.id}` });
    await history();
    fireEvent.click(button('What changed'));
    expect(button('What changed').getAttribute('aria-pressed')).toBe('true');
    expect(
      await screen.findByText(/Everything else is untouched\. 31% of the picture changed\./),
    ).toBeTruthy();
  });

  it('shows the warnings of a result', async () => {
    const doubtful = make.edit(original, { warnings: ['The left wall is hard to tell from the door.'] });
    show([original, doubtful], { search: `&versionId=${doubtful.id}` });
    expect(await screen.findByText('The left wall is hard to tell from the door.')).toBeTruthy();
  });
});
