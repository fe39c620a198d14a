import { projectRoutes } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import { bindRoute } from '../../platform/http/bind-route.ts';
import { createSampleMaker, type SampleDeps } from './create-sample-project.ts';

export function bindSamples(app: FastifyInstance, deps: SampleDeps): void {
  const give = createSampleMaker(deps);
  bindRoute(app, projectRoutes.createSample, ({ who }) => give(who));
}
