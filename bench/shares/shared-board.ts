import { readdir, readFile } from 'node:fs/promises';
import { callApi, type Guest, type PhotoFile, signInGuest, uploadPhoto } from '../guest.ts';

const SAMPLES = new URL('../../packages/engine/samples/', import.meta.url);

/** A board with pictures of rooms, and whoever may switch its links off. */
export interface SharedBoard {
  owner: Guest;
  boardId: string;
  /** Of a live link to look at. */
  token: string;
}

/** Signs an owner in, uploads pictures and shares them. @param pictures how many the board shows */
export async function shareBoard(origin: string, pictures: number): Promise<SharedBoard> {
  const owner = await signInGuest(origin);
  const project = (await callApi(owner, 'POST', '/projects/', { title: 'Listing' })) as { id: string };
  const photos = await roomPhotos();
  const versions: string[] = [];
  for (let count = 0; count < pictures; count++) {
    const photo = photos[count % photos.length];
    if (!photo) throw new Error('There are no sample rooms.');
    const image = await uploadPhoto(owner, photo, { project: project.id });
    versions.push((image as { versions: { id: string }[] }).versions[0]?.id ?? '');
  }
  const body = { project: project.id, name: 'Listing', version_ids: versions };
  const board = (await callApi(owner, 'POST', '/boards/', body)) as { id: string };
  return { owner, boardId: board.id, token: await newLink(owner, board.id) };
}

/** Makes a link to look at. @returns its token */
export async function newLink(owner: Guest, boardId: string): Promise<string> {
  const link = await callApi(owner, 'POST', `/boards/${boardId}/share_links/`, { permission: 'view' });
  return (link as { token: string }).token;
}

/** Makes a link and switches it off. @returns its token */
export async function revokedLink(owner: Guest, boardId: string): Promise<string> {
  const link = await callApi(owner, 'POST', `/boards/${boardId}/share_links/`, { permission: 'view' });
  const { id, token } = link as { id: string; token: string };
  await callApi(owner, 'POST', `/share-links/${id}/revoke/`);
  return token;
}

/** The furnished rooms that come with the product. */
async function roomPhotos(): Promise<PhotoFile[]> {
  const rooms = await readdir(SAMPLES, { withFileTypes: true });
  return Promise.all(
    rooms
      .filter((room) => room.isDirectory())
      .map(async ({ name }) => ({
        name: `${name}.webp`,
        type: 'image/webp',
        content: new Uint8Array(await readFile(new URL(`${name}/furnished.webp`, SAMPLES))),
      })),
  );
}
