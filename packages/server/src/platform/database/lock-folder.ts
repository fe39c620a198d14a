import { createHash } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { folderInUse } from './folder-in-use.ts';
import { lockByFile } from './lock-by-file.ts';

/** How long a holder may take to tell its process id. */
const ANSWER_TIMEOUT_MS = 1_000;

/**
 * Makes this process the only one that may open the folder; the embedded database itself takes no lock, and
 * two processes in one folder lose rows. Two locks are taken: a socket name that the kernel frees when the
 * process dies (Linux), and a file that is touched every second for containers that share a volume.
 * @returns a function that releases the folder
 * @throws if another process has it, with the name of that process
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = await realpath(folder);
  const server = process.platform === 'linux' ? await listenOnName(path) : undefined;
  try {
    const releaseFile = await lockByFile(path, { trustProcessId: server === undefined });
    return async () => {
      await releaseFile();
      await closeServer(server);
    };
  } catch (error) {
    await closeServer(server);
    throw error;
  }
}

async function listenOnName(path: string): Promise<Server> {
  // A leading zero byte makes it a name in the kernel instead of a file that could be left behind.
  const name = `\0home-design-${createHash('sha256').update(path).digest('hex')}`;
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(String(process.pid));
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error);
      askHolder(name).then(
        (pid) => reject(folderInUse(path, pid ? `process ${pid}` : 'another process')),
        reject,
      );
    });
    server.listen(name, () => {
      server.unref();
      resolve(server);
    });
  });
}

function askHolder(name: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(name);
    let answer = '';
    const done = () => {
      socket.destroy();
      resolve(answer);
    };
    socket.setEncoding('utf8').setTimeout(ANSWER_TIMEOUT_MS, done);
    socket.on('data', (text) => {
      answer += text;
    });
    socket.on('end', done).on('error', done);
  });
}

function closeServer(server: Server | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (server) server.close(() => resolve());
    else resolve();
  });
}
