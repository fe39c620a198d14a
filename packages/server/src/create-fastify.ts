import { randomUUID } from 'node:crypto';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { AppDeps } from './app-deps.ts';
import { handleErrors, refuseUnreadableAddress } from './platform/http/error-handler.ts';
import { usePlainMessages } from './platform/http/plain-messages.ts';

/** JSON bodies are small; files come as forms, which have separate limits. */
const MAX_JSON_BYTES = 256 * 1024;

/** Creates the HTTP server without routes: its options, its validation, and its answers to errors. */
export function createFastify({ config, log }: Pick<AppDeps, 'config' | 'log'>): FastifyInstance {
  const app: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // One hop: the address that the proxy has seen, not the one that its caller claims.
    trustProxy: config.TRUST_PROXY ? (_address, hop) => hop === 0 : false,
    bodyLimit: MAX_JSON_BYTES,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    frameworkErrors: refuseUnreadableAddress,
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true },
  });
  usePlainMessages();
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  handleErrors(app);
  return app;
}
