import { type Workflow, type WorkflowId, workflowRoutes } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { bindRoute } from '../../platform/http/bind-route.ts';
import type { Who } from '../../platform/http/who.ts';
import type { EditDeps } from '../edits/index.ts';
import { editJobView, jobsOfWorkflow } from '../jobs/index.ts';
import { startWorkflow } from './start-workflow.ts';
import { ownWorkflow } from './store.ts';

export function bindWorkflows(app: FastifyInstance, deps: EditDeps): void {
  bindRoute(app, workflowRoutes.create, async ({ body, who }) =>
    readWorkflow(who, (await startWorkflow(deps, who, body)).id),
  );

  bindRoute(app, workflowRoutes.get, ({ params, who }) => readWorkflow(who, params.workflowId));

  async function readWorkflow(who: Who, id: WorkflowId): Promise<Workflow> {
    const workflow = await ownWorkflow(deps.db, who.userId, id);
    if (!workflow) throw new AppError('workflow_not_found');
    const jobs = await jobsOfWorkflow(deps.db, who.userId, id);
    return {
      id,
      name: workflow.name,
      image: workflow.imageId,
      jobs: jobs.map(editJobView),
      created_at: workflow.createdAt.toISOString(),
    };
  }
}
