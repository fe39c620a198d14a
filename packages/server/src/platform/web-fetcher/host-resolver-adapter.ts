import { Resolver } from 'node:dns/promises';

/** All addresses of a name, IPv4 first. None: the name does not exist. */
export type ResolveHost = (name: string, signal: AbortSignal) => Promise<readonly string[]>;

const TRY_MS = 2_000;

/**
 * Asks the name servers of this machine, not its hosts file: names known only to this machine are not websites. It uses
 * no thread, so slow name servers block nothing else.
 */
export const resolveHost: ResolveHost = (name, signal) =>
  resolveBy(new Resolver({ timeout: TRY_MS, tries: 2, maxTimeout: TRY_MS }), name, signal);

/** @param resolver not shared: it is canceled with the signal */
export async function resolveBy(
  resolver: Resolver,
  name: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    signal.throwIfAborted();
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    signal.throwIfAborted();
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
