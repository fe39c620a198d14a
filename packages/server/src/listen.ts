import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

/**
 * Connections that may wait to be accepted; the usual 511 would delay the six connections of every hundredth visitor
 * by a second.
 */
const BACKLOG = 4_096;
const LOCAL = new Set(['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost']);

/**
 * Opens the port.
 * @returns the address at which people reach the server
 * @throws with a sentence that names the setting to change
 */
export async function listen(app: FastifyInstance, config: Config): Promise<string> {
  try {
    await app.listen({ port: config.PORT, host: config.HOST, backlog: BACKLOG });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new Error(`Port ${config.PORT} is already in use. Please set PORT to another one.`);
    }
    if (code === 'EACCES')
      throw new Error(`Port ${config.PORT} may not be used. Please set PORT above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new Error(`This machine has no address ${config.HOST}. Please check HOST.`);
    }
    throw cause;
  }
  if (config.PUBLIC_URL !== undefined) return config.PUBLIC_URL;

  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  return `http://${LOCAL.has(config.HOST) ? 'localhost' : config.HOST}:${port}`;
}
