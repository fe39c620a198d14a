import { API_BASE, type Board, type ShareLink } from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { expectStatus, makeImage, makeProject } from '../../../test/makers.ts';
import { makeBoard, openShare, shareBoard } from '../../../test/share-makers.ts';
import type { TestClient } from '../../../test/test-client.ts';

let server: TestServer;
let guest: TestClient;
let board: Board;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  guest = await server.guest();
  const project = (await makeProject(guest)).id;
  board = await makeBoard(guest, project, [(await makeImage(guest, { project })).versions[0]!.id]);
});
afterAll(() => server.close());

describe('the message of a link', () => {
  it('is visible to visitors of that link, and can be changed', async () => {
    const visitor = await server.visitor();
    const plain = await shareBoard(guest, board.id);
    const link = await shareBoard(guest, board.id, { message: ' Which kitchen\ndo you like? ' });
    expect(link.message).toBe('Which kitchen\ndo you like?');
    expect((await openShare(visitor, link)).message).toBe('Which kitchen\ndo you like?');
    expect((await openShare(visitor, plain)).message).toBe('');

    const changed = await guest.patch(`${API_BASE}/share-links/${link.id}/`, { message: '' });
    expect(expectStatus<ShareLink>(changed, 200).message).toBe('');
    expect((await openShare(visitor, link)).message).toBe('');
  });
});

describe('websites that may frame the page of a link', () => {
  it('are stored in the form of the address bar, up to ten', async () => {
    const link = await shareBoard(guest, board.id);
    expect(link.embed_origins).toEqual([]);
    const allow = (embed_origins: string[]) =>
      guest.patch(`${API_BASE}/share-links/${link.id}/`, { embed_origins });
    const allowed = expectStatus<ShareLink>(
      await allow(['https://Agent.example', 'http://localhost:8080']),
      200,
    );
    expect(allowed.embed_origins).toEqual(['https://agent.example', 'http://localhost:8080']);
    const wrong = [
      'agent.example',
      'https://agent.example/homes',
      'https://*',
      "https://a.example 'self'",
      'data:',
    ];
    for (const origin of wrong) expectStatus(await allow([origin]), 400);
    expectStatus(await allow(Array.from({ length: 11 }, (_, place) => `https://a${place}.example`)), 400);
  });
});
