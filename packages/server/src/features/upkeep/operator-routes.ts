import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../platform/http/app-error.ts';
import { logSweep, sweepByOrder } from '../versions/index.ts';
import { type CheckDeps, checkPictures } from './check-pictures.ts';

const SweepOrder = z.object({ confirmed: z.boolean() });

const CheckOrder = z.object({ repair: z.boolean() });

/** The operator's calls for the files of pictures. */
export function upkeepForOperator(deps: CheckDeps): FastifyPluginAsync {
  return async (app) => {
    app.post('/sweep', async (request) => {
      const order = SweepOrder.safeParse(request.body);
      if (!order.success) throw new AppError('invalid_request');
      const report = await sweepByOrder(deps, order.data);
      if (order.data.confirmed) logSweep(deps.log, report);
      return report;
    });

    app.post('/check', async (request, reply) => {
      const order = CheckOrder.safeParse(request.body);
      if (!order.success) throw new AppError('invalid_request');
      return reply.type('application/x-ndjson').send(Readable.from(lines(checkPictures(deps, order.data))));
    });
  };
}

/** One JSON object per line, sent as they come, because a check of many pictures takes minutes. */
async function* lines(values: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const value of values) yield `${JSON.stringify(value)}\n`;
}
