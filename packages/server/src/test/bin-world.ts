import {
  API_BASE,
  type BinCounts,
  type BinEntry,
  type Board,
  type Image,
  type ImageId,
  type ProjectDetail,
  type ProjectId,
  type Version,
  type VersionId,
} from '@home-design/contract';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { expectStatus, makeEdit, makeImage, makeProject } from './makers.ts';
import { type PictureServer, startPictureServer } from './picture-server.ts';
import type { TestClient } from './test-client.ts';

interface Bin {
  results: BinEntry[];
  count: number;
  counts: BinCounts;
  as_of: string;
}

/** Addresses of what can be deleted and restored. */
export const at = {
  photo: (id: string) => `${API_BASE}/images/${id}/`,
  version: (id: string) => `${API_BASE}/versions/${id}/`,
};

/** A photo as it was uploaded. */
export const originalOf = (image: Image) => image.versions[0] as Version;

/** A server for the tests of a file, with another guest and a project of theirs for each, and what they do with it. */
export function binWorld() {
  let server: PictureServer;
  let guest: TestClient;
  let project: ProjectId;
  beforeAll(async () => {
    server = await startPictureServer();
  });
  beforeEach(async () => {
    guest = await server.guest();
    project = (await makeProject(guest)).id;
  });
  afterAll(() => server.close());

  return {
    /** What the test that runs now works with. */
    now: () => ({ server, guest, project }),
    bin: async (client: TestClient = guest, query = ''): Promise<Bin> =>
      expectStatus(await client.get(`${API_BASE}/bin/${query}`), 200),
    remove: async (path: string) => expectStatus(await guest.delete(path), 204),
    restore: (path: string, client: TestClient = guest) => client.post(`${path}restore/`),
    readProject: async (): Promise<ProjectDetail> =>
      expectStatus(await guest.get(`${API_BASE}/projects/${project}/`), 200),
    boardPictures: async ({ id }: Board): Promise<VersionId[]> => {
      const board = expectStatus<Board>(await guest.get(`${API_BASE}/boards/${id}/`), 200);
      return board.versions.map((version) => version.id);
    },
    /** A photo with an edit of it and an edit of that: ids of original, first and second. */
    chain: async (): Promise<{ image: ImageId; versions: [VersionId, VersionId, VersionId] }> => {
      const image = await makeImage(guest, { project });
      const first = (await makeEdit(guest, image.id)).result_version as VersionId;
      const body = { version_id: first, args: {} };
      const answer = await guest.post(`${API_BASE}/transformations/wall-color/`, body);
      const { version } = expectStatus<{ version: Version }>(answer, 202);
      await server.idle();
      return { image: image.id, versions: [originalOf(image).id, first, version.id] };
    },
  };
}
