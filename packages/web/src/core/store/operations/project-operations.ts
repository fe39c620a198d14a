import { type BodyOf, type ProjectDetail, type ProjectId, projectRoutes } from '@home-design/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { PROJECT_PAGES_KEY, type ProjectListQuery, projectQuery, projectsQuery } from '../queries.ts';

/** Actions on projects. Answers go into the query cache, which the whole app reads. */
export const projectOperations = (queries: QueryClient) => {
  const keep = (project: ProjectDetail): void => {
    queries.setQueryData(projectQuery(project.id).queryKey, project);
    void queries.invalidateQueries({ queryKey: PROJECT_PAGES_KEY }); // lists show their own failures
  };
  return {
    list: (query: ProjectListQuery = {}) => queries.fetchQuery(projectsQuery(query)),

    get: (projectId: ProjectId) => queries.fetchQuery(projectQuery(projectId)),

    /** The same key does not create a second project. */
    async create(body: BodyOf<typeof projectRoutes.create>, idempotencyKey?: string): Promise<ProjectDetail> {
      const project = await call(projectRoutes.create, { body, idempotencyKey });
      keep(project);
      return project;
    },

    async update(projectId: ProjectId, body: BodyOf<typeof projectRoutes.update>): Promise<ProjectDetail> {
      const project = await call(projectRoutes.update, { params: { projectId }, body });
      keep(project);
      return project;
    },

    /** Restores a project from the bin, with everything in it. */
    async restore(projectId: ProjectId): Promise<ProjectDetail> {
      const project = await call(projectRoutes.restore, { params: { projectId } });
      keep(project);
      return project;
    },

    /** Moves a project to the bin. */
    async remove(projectId: ProjectId): Promise<void> {
      await call(projectRoutes.remove, { params: { projectId } });
      // The page that shows it is about to be left, and must not reload it.
      queries.removeQueries({ queryKey: projectQuery(projectId).queryKey, type: 'inactive' });
      await queries.invalidateQueries({ queryKey: PROJECT_PAGES_KEY });
    },
  };
};
