import { FLOOR_MATERIALS, type Version, WALLPAPERS } from '@home-design/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { credits, fakeApi } from '../../../../test/fake-api.ts';
import { make } from '../../../../test/make.ts';
import { openedPlayground } from '../../../../test/opened-playground.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { user } from '../../../../test/user.ts';
import { PlaygroundPage } from '../playground-page.tsx';

const original = make.version();
const PATH = `/images/${original.image}`;

/** A server that accepts every edit and makes none. */
function show(versions: Version[] = [original]) {
  const pending = make.pending(original, make.id());
  const accept = () => ({
    id: pending.job_id,
    job_id: pending.job_id,
    status: 'in_progress',
    version: pending,
  });
  const api = fakeApi({
    ...credits(8),
    [`GET ${PATH}`]: () => make.image(versions),
    [`GET ${PATH}/versions`]: () => ({ results: versions, count: versions.length }),
    [`GET /edit-jobs/${pending.job_id}/status`]: () => make.job(pending),
    'POST /transformations/sky-replacement': accept,
    'POST /transformations/empty-room': accept,
    'POST /transformations/declutter': accept,
    'POST /transformations/watermark-removal': accept,
    'POST /transformations/upscale': accept,
    'POST /transformations/window-view': accept,
    'POST /transformations/floor': accept,
    'POST /transformations/wallpaper': accept,
  });
  const last = versions.at(-1);
  const at = `/app/playground?imageId=${original.image}&versionId=${last?.id}`;
  return { api, ...showScreen(<PlaygroundPage />, { path: '/app/playground', at }) };
}

const radio = (name: string | RegExp) => screen.getByRole('radio', { name });
const namesOf = async (group: string) =>
  within(await screen.findByRole('radiogroup', { name: group }))
    .getAllByRole('radio')
    .map((each) => each.getAttribute('aria-label')?.split('.')[0]);

async function choose(mode: string) {
  await openedPlayground();
  await user.click(radio(mode));
}

/** Presses Apply. @returns the request */
async function applied({ api }: ReturnType<typeof show>) {
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  const edits = () => api.calls('POST /transformations');
  await waitFor(() => expect(edits()).toHaveLength(1));
  const [call] = edits();
  return { path: call?.path.replace('/api/v1/home-design/transformations/', ''), body: call?.body };
}

describe('the kinds of edit', () => {
  it('EDITS-02 EDITS-03 EDITS-04 EDITS-05 EDITS-07 are one Tab stop', async () => {
    show();
    await choose('Sky');
    const modes = await namesOf('Kind of edit');
    expect(modes).toEqual(
      expect.arrayContaining(['Furniture', 'Wall color', 'Lighting', 'Sky', 'Empty room']),
    );
    const group = screen.getByRole('radiogroup', { name: 'Kind of edit' });
    const stops = within(group)
      .getAllByRole('radio')
      .filter((each) => each.tabIndex === 0);
    expect(stops.map((each) => each.getAttribute('aria-label'))).toEqual(['Sky']);
  });

  it.each([
    ['Furniture', 'Changes: furniture and other movable things'],
    ['Wall color', 'Changes: surfaces of the room'],
    ['Lighting', 'Changes: the light only'],
    ['Sky', 'Changes: what is seen outside. Many listings do not allow this, or ask for a note.'],
    ['Blueprint', 'Changes: the building itself. Many listings do not allow this.'],
    ['Declutter', 'Changes: furniture and other movable things'],
    ['Watermark removal', 'Changes: the watermark and the picture under it'],
    ['Upscale', 'Changes: the size of the picture only'],
  ])('U-41 %s says before the click what it changes', async (mode, sentence) => {
    show();
    await choose(mode);
    expect(document.body.textContent).toContain(sentence);
    expect(screen.getByRole('button', { name: 'Apply', description: new RegExp(sentence) })).toBeTruthy();
  });

  it('describe the change again at the result', async () => {
    show([original, make.edit(original, { edit_class: 'view', label: 'Sunset sky' })]);
    const history = await openedPlayground();
    expect(within(history).getByText(/31% of the picture changed · View/)).toBeTruthy();
    expect(screen.getByText('Kind of change:').parentElement?.textContent).toBe('Kind of change: View');
  });

  it('say for an enlarged picture that the room is the same', async () => {
    show([
      original,
      make.edit(original, { edit_class: 'light only', operation: 'upscale', label: 'Upscale' }),
    ]);
    expect((await screen.findByText('Kind of change:')).parentElement?.textContent).toBe(
      'Kind of change: Picture only',
    );
  });
});

describe('another sky', () => {
  it('EDITS-16 EDITS-40 offers six skies and sends the chosen one', async () => {
    const shown = show();
    await choose('Sky');
    expect(await namesOf('Sky')).toEqual([
      'Sunny',
      'Blue sky',
      'Clear blue',
      'Dramatic',
      'Sunset',
      'Partly cloudy',
    ]);
    expect(radio(/^Blue sky/).getAttribute('aria-checked')).toBe('true');
    await user.click(radio(/^Sunset/));
    expect(await applied(shown)).toEqual({
      path: 'sky-replacement/',
      body: { version_id: original.id, args: { sky_type: 'sunset', strength: 0.8 } },
    });
  });
});

describe('an empty room', () => {
  it('EDITS-07 EDITS-18 EDITS-31 EDITS-41 offers five kinds of room and sends the chosen one', async () => {
    const shown = show();
    await choose('Empty room');
    expect(await namesOf('Room')).toEqual(['Any room', 'Living room', 'Kitchen', 'Bedroom', 'Bathroom']);
    expect(radio(/^Living room/).getAttribute('aria-checked')).toBe('true');
    await user.click(radio(/^Kitchen/));
    expect(await applied(shown)).toEqual({
      path: 'empty-room/',
      body: { version_id: original.id, args: { room_type: 'kitchen' } },
    });
  });
});

describe('a larger picture', () => {
  it('EDITS-08 EDITS-19 EDITS-30 EDITS-51 CONST-50 is twice or four times as large, and shows how long it takes', async () => {
    const shown = show();
    await choose('Upscale');
    expect(document.body.textContent).toContain('Takes about 15-30 s');
    const sizes = within(await screen.findByRole('radiogroup', { name: 'How large' })).getAllByRole('radio');
    expect(sizes.map((each) => each.getAttribute('value'))).toEqual(['2', '4']);
    expect(screen.getByText('8000 × 6000')).toBeTruthy();
    await user.click(radio('4×'));
    expect(screen.getByText('16000 × 12000')).toBeTruthy();
    expect(await applied(shown)).toEqual({
      path: 'upscale/',
      body: { version_id: original.id, args: { scale: 4 } },
    });
  });
});

describe('wallpaper & panels', () => {
  it("sends the pattern and its size, in the pattern's own colors", async () => {
    const shown = show();
    await choose('Wallpaper & panels');
    const names = await namesOf('Pattern');
    expect(names).toHaveLength(WALLPAPERS.length);
    expect(names.slice(0, 2)).toEqual(['Botanical', 'Ogee']);
    await user.click(radio('Wainscot'));
    await user.click(radio('Small'));
    expect(await applied(shown)).toEqual({
      path: 'wallpaper/',
      body: { version_id: original.id, args: { pattern: 'wainscot', repeat: 'small', strength: 0.8 } },
    });
  });

  it('sends a paint by name, and any other color once it is one; the emptied field stays', async () => {
    const shown = show();
    await choose('Wallpaper & panels');
    const color = await screen.findByRole('combobox', { name: 'Color' });
    await user.selectOptions(color, 'navy');
    expect(screen.queryByLabelText('Any other color')).toBeNull();
    await user.selectOptions(color, 'own');
    const own = await screen.findByLabelText('Any other color');
    await user.clear(own);
    await user.type(own, '#c7');
    expect(await screen.findByText('Please enter a color such as #9CAF88')).toBeTruthy();
    await user.clear(own);
    await user.type(own, '#c7d0be');
    expect((await applied(shown)).body).toMatchObject({ args: { color: '#c7d0be', pattern: 'botanical' } });
  });
});

it('floor: sends the material and the pattern', async () => {
  const shown = show();
  await choose('Floor');
  const names = await namesOf('Floor');
  expect(names).toHaveLength(FLOOR_MATERIALS.length);
  expect(names.slice(0, 2)).toEqual(['Oak planks', 'White planks']);
  await user.click(radio('Marble tiles'));
  await user.click(radio('Diagonal'));
  expect(await applied(shown)).toEqual({
    path: 'floor/',
    body: {
      version_id: original.id,
      args: { material: 'marble_tiles', direction: 'diagonal', strength: 0.8 },
    },
  });
});

it('window view: sends the name of the view', async () => {
  const shown = show();
  await choose('Window view');
  expect(await namesOf('View')).toEqual(['Garden', 'Hills', 'City', 'Sea', 'Sky', 'Own view']);
  await user.click(radio(/^Own view/));
  expect(await applied(shown)).toEqual({
    path: 'window-view/',
    body: { version_id: original.id, args: { view: 'recover', strength: 0.8 } },
  });
});

it('declutter: has no settings', async () => {
  const shown = show();
  await choose('Declutter');
  expect(await applied(shown)).toEqual({
    path: 'declutter/',
    body: { version_id: original.id, args: {} },
  });
});

it('EDITS-06 EDITS-17 watermark: needs the statement of rights, and sends the quality', async () => {
  const shown = show();
  await choose('Watermark removal');
  const description = /Please confirm that you may change this picture\./;
  const apply = screen.getByRole('button', { name: 'Apply', description });
  expect(apply.getAttribute('aria-disabled')).toBe('true');

  await user.selectOptions(await screen.findByLabelText('Removal quality'), 'high');
  await user.click(screen.getByLabelText('This picture is mine, or I may change it'));
  expect(await applied(shown)).toEqual({
    path: 'watermark-removal/',
    body: { version_id: original.id, args: { removal_quality: 'high', rights: true } },
  });
});
