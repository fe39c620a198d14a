import { createHmac } from 'node:crypto';
import type { StripeEvent } from './stripe-world.ts';

export const WEBHOOK_SECRET = 'whsec_stand_in';
const WEBHOOK_PATH = '/api/v1/payments/webhook';

/** A webhook as it comes over the line. */
export interface Delivery {
  payload: string;
  headers: { 'content-type': string; 'stripe-signature': string };
}

/** Signs events as Stripe does, and sends them to a server. */
export function createWebhooks(now: () => Date) {
  let webhookUrl: string | undefined;

  function signed(event: StripeEvent, { at = now(), secret = WEBHOOK_SECRET } = {}): Delivery {
    const payload = JSON.stringify(event, null, 2);
    const time = Math.floor(at.getTime() / 1_000);
    const signature = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
    return {
      payload,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': `t=${time},v1=${signature}`,
      },
    };
  }

  /** Sends events to the server set by `tell`, one after the other. */
  async function deliver(events: readonly StripeEvent[]): Promise<void> {
    if (!webhookUrl) return;
    for (const event of events) {
      const { payload, headers } = signed(event);
      const { status } = await fetch(webhookUrl, { method: 'POST', body: payload, headers });
      if (status !== 200) throw new Error(`The webhook answered ${status}.`);
    }
  }

  return {
    signed,
    deliver,
    /** Sets the server that gets the events. */
    tell(url: string): void {
      webhookUrl = `${url}${WEBHOOK_PATH}`;
    },
  };
}

export type Webhooks = ReturnType<typeof createWebhooks>;
