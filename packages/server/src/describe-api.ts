import { ALL_ROUTES, MAX_UPLOAD_MEGABYTES } from '@home-design/contract';
import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { AnyRoute } from './platform/http/any-route.ts';
import { register } from './platform/http/bind-route.ts';
import { registerOpenApi } from './platform/http/openapi.ts';

/** The whole contract as an OpenAPI document, as text that ends with a newline. */
export async function describeApi(): Promise<string> {
  const app = fastify({ exposeHeadRoutes: false });
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  app.decorate('boundRoutes', new Set<AnyRoute>());
  app.decorate('maxPhotoMegabytes', MAX_UPLOAD_MEGABYTES);
  await registerOpenApi(app);
  for (const route of ALL_ROUTES) register(app, route, { body: route.body }, async () => {});
  await app.ready();
  const document = app.swagger();
  await app.close();
  return `${JSON.stringify(document, null, 2)}\n`;
}
