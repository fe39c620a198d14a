import { describe, expect, it } from 'vitest';
import { wordsThatStayOut } from './words.mjs';

describe('wordsThatStayOut', () => {
  it.each([
    ['a home folder', `/${'home'}/ada/project`],
    ['the folder of root', `cd /${'root'}/project`],
    ['a file address', `file:${'//'}/tmp/x.png`],
    ['an address of a private network', `http://192.${'168'}.0.7:3000`],
    ['a registry', `"${'resolved'}": "https://packages.example/zod.tgz"`],
  ])('finds %s, with its line', (_case, line) => {
    expect(wordsThatStayOut('notes.md', `fine\n${line}\n`)).toEqual([
      expect.stringMatching(/^notes\.md:2: /),
    ]);
  });

  it.each([
    ['a workspace in the lockfile', '"resolved": "packages/contract"'],
    ['an API path', 'GET /api/v1/home-design/projects/'],
    ['a relative path', 'packages/web/src/app/home/page.tsx'],
  ])('allows %s', (_case, line) => {
    expect(wordsThatStayOut('notes.md', line)).toEqual([]);
  });

  it('allows addresses of private networks in the code that refuses them', () => {
    const line = `'192.${'168'}.1.1'`;
    expect(wordsThatStayOut('packages/server/src/platform/web-fetcher/judge-address.ts', line)).toEqual([]);
    expect(wordsThatStayOut('packages/server/src/platform/web.ts', line)).toHaveLength(1);
  });
});
