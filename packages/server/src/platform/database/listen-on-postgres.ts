import type pg from 'pg';
import type { OnBackgroundError } from './opened-database.ts';

const RECONNECT_DELAY_MS = 1_000;

/**
 * Keeps a connection of its own that listens on one channel and comes back when the server restarts.
 * Notifications in between are lost: listeners need a poll as a backstop.
 * @returns a function that stops listening
 */
export async function listenOnPostgres(
  createClient: () => pg.Client,
  channel: string,
  onNotify: (payload: string) => void,
  onError: OnBackgroundError,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = createClient();
    let lost = false;
    next.on('error', onError);
    next.on('end', () => {
      lost = true;
      if (!stopped && client === next) reconnectLater();
    });
    next.on('notification', (message) => onNotify(message.payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(onError);
      throw error;
    }
    client = next;
    if (stopped) await next.end();
    else if (lost) reconnectLater();
  }

  function reconnectLater(): void {
    client = undefined;
    timer = setTimeout(() => {
      connect().catch((error: unknown) => {
        onError(error);
        if (!stopped) reconnectLater();
      });
    }, RECONNECT_DELAY_MS);
  }

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end();
  };
}
