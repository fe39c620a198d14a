import { projectRoutes } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import { csrfToken } from '../api/csrf.ts';
import { routeUrl } from '../api/route-url.ts';
import { paths } from './paths.ts';

describe('paths', () => {
  it('NAV-32 puts image and version into the address of the playground', () => {
    expect(paths.playground({ imageId: 'a', versionId: 'b' })).toBe('/app/playground?imageId=a&versionId=b');
    expect(paths.playground()).toBe('/app/playground');
  });

  it('NAV-33 puts the tab into the address of a project', () => {
    expect(paths.project('p1', { tab: 'boards' })).toBe('/app/projects/p1?tab=boards');
  });
});

describe('addresses of calls', () => {
  it('escapes parameters of the path', () => {
    expect(routeUrl(projectRoutes.get, { projectId: 'a/b' as never })).toBe(
      '/api/v1/home-design/projects/a%2Fb/',
    );
  });

  it('throws if a parameter is missing', () => {
    expect(() => routeUrl(projectRoutes.get)).toThrow('needs the parameter projectId');
  });
});

it('finds the anti-forgery cookie among others', () => {
  expect(csrfToken('theme=dark; csrftoken=a%2Bb; xcsrftoken=no')).toBe('a+b');
  expect(csrfToken('xcsrftoken=no')).toBeNull();
  expect(csrfToken('')).toBeNull();
  expect(csrfToken('csrftokens; csrftokenX')).toBeNull();
  expect(csrfToken('csrftoken=%zz')).toBe('%zz');
});
