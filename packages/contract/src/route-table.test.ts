import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { API_BASE, AUTH_BASE } from './limits.ts';
import { ALL_ROUTES } from './route-table.ts';

const named = ALL_ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const);

describe('the route table', () => {
  it('names every call once', () => {
    expect(new Set(named.map(([name]) => name)).size).toBe(named.length);
  });

  it.each(named)('API-001 API-002 API-003 %s lives under a documented base path', (_name, route) => {
    const known = [`${API_BASE}/`, `${AUTH_BASE}/`, '/api/health', '/api/ready'];
    expect(known.some((base) => route.path.startsWith(base))).toBe(true);
  });

  it.each(named)('%s declares a schema for each of its path parameters', (_name, route) => {
    const inPath = [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
    const declared = route.params instanceof z.ZodObject ? Object.keys(route.params.shape) : [];
    expect(declared).toEqual(inPath);
  });

  it.each(named)('%s answers JSON, or declares another type or no body', (_name, route) => {
    const answers = [route.response, route.produces].filter((answer) => answer !== undefined).length;
    expect(answers).toBe(route.status === 204 ? 0 : 1);
  });

  it.each(named.filter(([, route]) => route.upload !== undefined))(
    'API-005 UPLOAD-33 %s has a form and no JSON body',
    (_name, route) => {
      expect(route.body).toBeUndefined();
      expect(route.method).toBe('POST');
    },
  );
});
