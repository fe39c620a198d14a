import { readdir, readFile } from 'node:fs/promises';

/** SIGKILL to every child process of a process. Linux only. */
export async function killChildren(pid: number): Promise<void> {
  const threads = await readdir(`/proc/${pid}/task`);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  );
  for (const child of lists.join(' ').split(/\s+/).filter(Boolean).map(Number)) {
    try {
      process.kill(child, 'SIGKILL');
    } catch (error) {
      // It has ended by itself.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
