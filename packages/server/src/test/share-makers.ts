import {
  API_BASE,
  type Board,
  type BoardId,
  type ProjectId,
  type SectionId,
  type SharedBoard,
  type ShareLink,
  type VersionId,
} from '@home-design/contract';
import { expectStatus } from './makers.ts';
import type { TestClient } from './test-client.ts';

export async function makeBoard(
  client: TestClient,
  project: ProjectId,
  version_ids: readonly VersionId[],
  name = 'Ideas',
): Promise<Board> {
  const body = { project, name, version_ids };
  return expectStatus(await client.post(`${API_BASE}/boards/`, body), 201);
}

export async function boardsOf(client: TestClient, query = ''): Promise<Board[]> {
  return expectStatus<{ results: Board[] }>(await client.get(`${API_BASE}/boards/?${query}`), 200).results;
}

/** Puts pictures of a board into a section, of which visitors are to choose one. @returns the section */
export async function askAbout(
  client: TestClient,
  { id }: Pick<Board, 'id'>,
  ...version_ids: VersionId[]
): Promise<SectionId> {
  const sections = [{ name: 'Living room', question: 'Which one do you like best?', version_ids }];
  const board = expectStatus<Board>(await client.patch(`${API_BASE}/boards/${id}/`, { sections }), 200);
  return board.sections[0]!.id;
}

/** Shares a board to be looked at, unless something else is said. */
export async function shareBoard(
  client: TestClient,
  boardId: BoardId,
  settings: object = {},
): Promise<ShareLink> {
  const body = { permission: 'view', ...settings };
  return expectStatus(await client.post(`${API_BASE}/boards/${boardId}/share_links/`, body), 201);
}

/** What a visitor sees. */
export async function openShare(
  client: TestClient,
  { token }: Pick<ShareLink, 'token'>,
): Promise<SharedBoard> {
  return expectStatus(await client.get(`${API_BASE}/share/${token}/`), 200);
}

/** Sends photos as the public page does. */
export function sendPhotos(
  client: TestClient,
  { token }: Pick<ShareLink, 'token'>,
  photos: readonly { name: string; content: Uint8Array }[],
  fields: Record<string, string> = {},
) {
  const files = photos.map((photo) => ({ ...photo, field: 'images' }));
  return client.upload(`${API_BASE}/share/${token}/upload/`, files, fields);
}
