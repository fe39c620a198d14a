import { readFile } from 'node:fs/promises';
import { ALL_ROUTES } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeApi } from './describe-api.ts';

const Document = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        'x-access': z.string(),
        'x-api-key-scope': z.string().optional(),
        operationId: z.string(),
        security: z.array(z.record(z.string(), z.array(z.string()))),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

describe('the description of the API', () => {
  it('is the same as in the documentation', async () => {
    const file = new URL('../../../docs/openapi.json', import.meta.url);
    expect(await describeApi()).toBe(await readFile(file, 'utf8'));
  });

  it('has every route of the contract, with its callers', async () => {
    const { paths, components } = Document.parse(JSON.parse(await describeApi()));
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => `${method} ${path} ${operation['x-access']}`),
    );
    const expected = ALL_ROUTES.map(
      ({ method, path, access }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')} ${access}`,
    );

    expect(described.toSorted()).toEqual(expected.toSorted());
    expect(Object.keys(components.schemas)).toContain('ProjectDetail');
    expect(Object.keys(components.schemas).filter((name) => name.endsWith('Input'))).toEqual([]);
  });

  it('says for every call whether it needs a session, an API key or neither', async () => {
    const { paths } = Document.parse(JSON.parse(await describeApi()));
    const operations = Object.values(paths).flatMap((each) => Object.values(each));
    for (const { operationId, security, ...operation } of operations) {
      const ways = security.map((way) => Object.keys(way).join());
      const withKey = operation['x-api-key-scope'] === undefined ? ['session'] : ['session', 'apiKey'];
      expect(ways, operationId).toEqual(operation['x-access'] === 'public' ? [] : withKey);
    }
    expect(paths['/api/v1/home-design/projects/']?.get?.['x-api-key-scope']).toBe('read');
    expect(paths['/api/v1/auth/api-keys/']?.post?.security).toEqual([{ session: [] }]);
    expect(paths['/api/v1/auth/me']?.get?.security).toEqual([]);
  });
});
