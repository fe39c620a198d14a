import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { type Calls, callsOf } from '../support/connection-world.ts';

/** A busy machine takes minutes for an edit. */
export const EDIT_LIMIT_MS = 600_000;

interface SamplePhoto {
  name: string;
  /** Path in the engine's folder of rooms and houses that this project rendered. */
  picture: string;
  /** Mode and arguments of the edit; null if the photo stays as it is. */
  edit: readonly [mode: string, args: Record<string, string>] | null;
}

/** The photos of one home, in the order of their project. */
const PHOTOS: readonly SamplePhoto[] = [
  { name: 'Living room', picture: 'modern-living-room/furnished', edit: null },
  { name: 'Study', picture: 'mid-century-office/furnished', edit: null },
  { name: 'Bedroom', picture: 'luxury-bedroom/furnished', edit: ['lighting', { type: 'golden_hour' }] },
  { name: 'Kitchen', picture: 'farmhouse-kitchen/furnished', edit: null },
  {
    name: 'Dining room',
    picture: 'traditional-dining-room/furnished',
    edit: ['wall-color', { color: 'navy' }],
  },
  { name: 'House', picture: 'modern-villa/furnished', edit: null },
];

export interface SampleHome {
  project: string;
  /** The photo of the study, which has no edit yet. */
  study: string;
  /** Creates a board of the home. */
  share(): Promise<string>;
}

/** Starts a guest session in this browser. The guest gets a project with photos of one home and edits of them. */
export async function makeSampleHome(page: Page): Promise<SampleHome> {
  await page.goto('/app/playground');
  await page.getByRole('heading', { name: 'Playground', level: 1 }).waitFor();
  await page.waitForFunction(() => localStorage.getItem('user')?.includes('uid'));
  const call = await callsOf(page);
  const { id: project } = await call('POST', '/projects/', {
    title: '12 Elm Street',
    address: '12 Elm Street, Springfield',
    notes: '',
  });
  await call.upload(`/projects/${project}/upload_images/`, 'files', await Promise.all(PHOTOS.map(readPhoto)));
  for (const { name, edit } of PHOTOS) {
    if (edit) await makeEdit(call, { image: (await imageOf(call, project, name)).id, edit });
  }
  const { id: study } = await imageOf(call, project, 'Study');
  return { project, study, share: () => shareBoard(call, project) };
}

async function readPhoto({ name, picture }: SamplePhoto) {
  const path = fileURLToPath(new URL(`../../packages/engine/samples/${picture}.webp`, import.meta.url));
  return { name: `${name}.webp`, mimeType: 'image/webp', buffer: await readFile(path) };
}

async function imageOf(call: Calls, project: string, name: string) {
  const { images } = await call('GET', `/projects/${project}/`);
  const image = images.find((each) => each.name.startsWith(name));
  if (!image) throw new Error(`${name} is not in the project.`);
  return image;
}

async function makeEdit(
  call: Calls,
  { image, edit: [mode, args] }: { image: string; edit: NonNullable<SamplePhoto['edit']> },
): Promise<void> {
  const { job_id } = await call('POST', `/transformations/${mode}/`, { image_id: image, args });
  const hasEnded = async () => (await call('GET', `/edit-jobs/${job_id}/status/`)).status;
  await expect.poll(hasEnded, { timeout: EDIT_LIMIT_MS }).toMatch(/succeeded|completed|failed/);
  const { status, error_message } = await call('GET', `/edit-jobs/${job_id}/status/`);
  if (status === 'failed') throw new Error(`${mode} failed: ${error_message}`);
}

/**
 * Makes a board of the home, on which visitors choose the walls of the study, and a link to it.
 * @returns the token of the link
 */
async function shareBoard(call: Calls, project: string): Promise<string> {
  const { images } = await call('GET', `/projects/${project}/`);
  const versionsOf = (name: string) =>
    images.find((each) => each.name.startsWith(name))?.versions.map(({ id }) => id) ?? [];
  const newest = (name: string) => versionsOf(name).at(-1) ?? '';
  const rest = ['Bedroom', 'Dining room', 'House', 'Kitchen'].map(newest);
  const [livingRoom, study] = [newest('Living room'), versionsOf('Study')];
  const { id: board } = await call('POST', '/boards/', {
    project,
    name: '12 Elm Street',
    version_ids: [livingRoom, ...study, ...rest],
  });
  await call('PATCH', `/boards/${board}/`, {
    cover: livingRoom,
    sections: [
      { name: 'Study', question: 'Which walls do you like better?', version_ids: study },
      { name: 'The other rooms', version_ids: rest },
    ],
  });
  const link = await call('POST', `/boards/${board}/share_links/`, {
    permission: 'view',
    message: 'Hello Kim, here is how your new home could look.',
  });
  return link.token;
}
