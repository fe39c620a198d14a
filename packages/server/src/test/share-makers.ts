import {
  API_BASE,
  type Board,
  type BoardId,
  type ProjectId,
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
