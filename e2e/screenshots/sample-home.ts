import { setTimeout as sleep } from 'node:timers/promises';
import type { ProjectDetail } from '@home-design/contract';
import type { Page } from '@playwright/test';
import { callAs } from '../support/call-as.ts';

/** A busy machine cannot make the pictures of the sample project at the first try. */
const TRIES = 10;
const WAIT_MS = 30_000;

/** Addresses of the pages that the pictures show. */
export interface SampleHome {
  /** The playground with an edited photo. */
  playground: string;
  project: string;
  /** The board as its visitors see it. */
  sharedBoard: string;
}

/** Makes the visitor a guest, whose sample project has rendered rooms, and shares a board of it. */
export async function makeSampleHome(page: Page): Promise<SampleHome> {
  await page.goto('/app/playground');
  await page.waitForFunction(() => localStorage.getItem('user')?.includes('uid'));
  const { id, images } = await makeSampleProject(page);
  const study = images.find(({ versions }) => versions.some(({ label }) => label.endsWith('walls')));
  const painted = study?.versions.at(-1);
  if (!study || !painted) throw new Error('The sample project has no painted room.');

  const edited = images.filter(({ versions }) => versions.length > 1);
  const board = await post<{ id: string }>(page, '/boards/', {
    project: id,
    name: 'Choices for Elm Street',
    version_ids: edited.flatMap(({ versions }) => versions.map((each) => each.id)),
  });
  const link = await post<{ token: string }>(page, `/boards/${board.id}/share_links/`, {
    permission: 'view',
    shows_originals: true,
    message: 'Here are the rooms as they are, and as they could be. Which walls do you like better?',
  });
  return {
    playground: `/app/playground?imageId=${study.id}&versionId=${painted.id}`,
    project: `/app/projects/${id}`,
    sharedBoard: `/share/board/${link.token}`,
  };
}

/** @throws when the server is too busy for every try, or refuses */
async function makeSampleProject(page: Page): Promise<ProjectDetail> {
  const path = '/projects/create_sample_project/';
  for (let tries = 1; ; tries += 1) {
    const { status, json } = await callAs<ProjectDetail>(page, 'POST', path, {});
    if (status < 300) return json;
    if (status < 500 || tries === TRIES) throw new Error(`${status} ${path}: ${JSON.stringify(json)}`);
    process.stdout.write(
      `The sample project could not be made (${status}); trying again in ${WAIT_MS / 1000} s.\n`,
    );
    await sleep(WAIT_MS);
  }
}

async function post<T>(page: Page, path: string, body: object): Promise<T> {
  const { status, json } = await callAs<T>(page, 'POST', path, body);
  if (status >= 300) throw new Error(`${status} ${path}: ${JSON.stringify(json)}`);
  return json;
}
