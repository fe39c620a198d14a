import type { FastifyInstance } from 'fastify';
import { type Logger, withoutSecrets } from '../log.ts';

/** Writes a line for every answer; successful reads only at the debug level. */
export function logAnswers(app: FastifyInstance, log: Logger): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const quiet = request.method === 'GET' && reply.statusCode < 400;
    const level = quiet ? 'debug' : 'info';
    if (!log.isLevelEnabled(level)) return;
    request.log[level](
      {
        method: request.method,
        url: withoutSecrets(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: request.who?.userId,
      },
      'answered',
    );
  });
}
