import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { newestMails } from '../../platform/mail/outbox-store.ts';
import { forgetLeadsOf } from './forget-leads.ts';
import { newestLeads } from './store.ts';

/** Most leads in one list, the newest. */
const MOST = 10_000;
const Address = z.object({ email: z.string().min(1).max(254) });

/** The operator's calls: read leads and the outbox, send waiting mails, and delete a person's leads. */
export function leadsForOperator({ db, outbox }: { db: Database; outbox: Outbox }): FastifyPluginAsync {
  return async (app) => {
    app.get('/leads', async () => ({ leads: await newestLeads(db, MOST) }));

    app.get('/mails', async () => ({ sends: outbox.sends, mails: await newestMails(db, MOST) }));

    app.post('/mails/send', async () => ({ sent: await outbox.sendWaiting(db) }));

    app.post('/leads/forget', async (request) => {
      const parsed = Address.safeParse(request.body);
      if (!parsed.success) throw new AppError('invalid_request');
      return { forgotten: await forgetLeadsOf(db, parsed.data.email) };
    });
  };
}
