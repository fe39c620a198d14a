import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../test/fake-api.ts';
import { make } from '../../../test/make.ts';
import { showScreen } from '../../../test/show-screen.tsx';
import { projectQuery } from '../../core/store/queries.ts';
import { ProjectTrail } from './project-trail.tsx';

const project = make.project({ title: 'Elm Street' });
const at = `/app/projects/${project.id}`;

/** Loads the project, as its page does. */
function Page() {
  useQuery(projectQuery(project.id));
  return null;
}

it('the header names the project once its page has loaded it', async () => {
  fakeApi({ [`GET /projects/${project.id}`]: () => project });
  showScreen(
    <>
      <ProjectTrail id={project.id} />
      <Page />
    </>,
    { path: '/app/projects/:projectId', at },
  );
  expect(screen.queryByRole('link')).toBeNull();
  const link = await screen.findByRole('link', { name: 'Elm Street' });
  expect([link.getAttribute('href'), link.getAttribute('aria-current')]).toEqual([at, 'page']);
});

it('asks the server for nothing by itself', async () => {
  const api = fakeApi({ [`GET /projects/${project.id}`]: () => project });
  showScreen(<ProjectTrail id={project.id} />, { path: '/app/projects/:projectId', at });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(api.calls('GET')).toEqual([]);
});
