import { randomUUID } from 'node:crypto';
import { mkdir, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { API_BASE } from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../test/harness.ts';
import { expectStatus, keptFolders, makeImage } from '../test/makers.ts';
import { startOperatorServer } from '../test/operator-server.ts';
import { runCommand } from './run-command.ts';
import type { RunningServer } from './server-adapter.ts';
import { asBlocks } from './tables.ts';

let server: TestServer;
let running: RunningServer;
beforeAll(async () => {
  ({ server, running } = await startOperatorServer());
});
afterAll(() => server.close());

async function sendForm(more: object): Promise<void> {
  const form = { firstName: 'Mara', lastName: 'Lind', email: 'mara@example.com', acceptTerms: true, ...more };
  const visitor = await server.visitor();
  expectStatus(await visitor.post(`${API_BASE}/gallery/lead-capture/`, form), 201);
}
const run = (...args: string[]) => runCommand(args, running);

describe('npm run operator', () => {
  it('S12 U-34 lists leads and mails, and deletes all data of a person', async () => {
    expect(await run('leads')).toEqual({ output: 'There is nothing here.\n', exitCode: 0 });
    await sendForm({
      company: '=HYPERLINK("https://evil.example","x")',
      message: 'North side,\ntwo "rooms"',
    });

    const { output: leads } = await run('leads');
    expect(leads).toContain('first_name  Mara\n');
    expect(leads).toMatch(/message +North side,\n +two "rooms"\n/);
    const [head, ...lines] = (await run('leads', '--csv')).output.split('\r\n');
    expect(head).toMatch(/^time,first_name,last_name,email,phone,company,/);
    expect(lines.join('\r\n')).toContain(`mara@example.com,,"'=HYPERLINK(""https://evil.example"",""x"")",`);
    expect(lines.join('\r\n')).toContain('"North side,\ntwo ""rooms"""');

    const { output: mails } = await run('mails');
    expect(mails).toMatch(/state +held\n/);
    expect(mails).toMatch(/text +Hello Mara,\n/);
    expect((await run('send')).output).toBe(
      'No mail server is configured: please set SMTP_URL and MAIL_FROM.\n',
    );

    expect((await run('forget', 'MARA@example.com')).output).toBe('Deleted 1 lead of MARA@example.com.\n');
    for (const list of ['leads', 'mails']) expect((await run(list, '--csv')).output).toBe('');
  });

  it('lists unreferenced folders, and moves them to the trash only after confirmation', async () => {
    const image = await makeImage(await server.guest());
    expect((await run('sweep')).exitCode).toBe(0);
    const orphan = join(server.folder, 'pictures', randomUUID());
    await mkdir(orphan);
    await utimes(orphan, new Date(0), new Date(0));

    const { output, exitCode } = await run('sweep');
    expect([output.split('\n')[0], exitCode]).toEqual([basename(orphan), 3]);
    expect(output).toContain('1 of 2 folders belong to no row of the database.');
    expect(await keptFolders(server.storage)).toContain(basename(orphan));
    expect((await run('sweep', '--confirm')).output).toContain('1 of 2 folders are now in the trash');
    expect(await keptFolders(server.storage)).toEqual([image.versions[0]?.id]);
  });

  it('prints its usage for a wrong call', async () => {
    for (const args of [[], ['leads', 'x'], ['forget'], ['forget', 'a', 'b'], ['--what'], ['nothing']]) {
      const { output, exitCode } = await run(...args);
      expect([output.split('\n')[0], exitCode]).toEqual(['Usage: npm run operator -- <command>', 2]);
    }
  });

  it('names what is missing: the server, or its key', async () => {
    const nobody = { ...running, address: 'http://127.0.0.1:1' };
    await expect(runCommand(['leads'], nobody)).rejects.toThrow('does not answer at http://127.0.0.1:1');
    const elsewhere = { ...running, dataFolder: join(server.folder, 'nowhere') };
    await expect(runCommand(['leads'], elsewhere)).rejects.toThrow('There is no key in');
  });
});

describe('calls for the operator only', () => {
  it.each(['', 'AAAA', Buffer.alloc(32).toString('base64url')])(
    'S12 a stranger with the key %j gets a 404, and so does a guest',
    async (key) => {
      const headers = { authorization: `Bearer ${key}` };
      const guest = await server.guest();
      for (const path of ['/leads', '/mails']) {
        expect((await guest.get(`/api/operator${path}`, { headers })).statusCode).toBe(404);
      }
      for (const path of ['/mails/send', '/leads/forget', '/sweep', '/check']) {
        expect((await guest.post(`/api/operator${path}`, {}, { headers })).statusCode).toBe(404);
      }
    },
  );
});

describe('lists', () => {
  it('S12 no text reaches the terminal as a command', () => {
    expect(asBlocks([{ name: 'Eve\u001b[2J\u0007\u009b1m', empty: '' }])).toBe('name  Eve[2J1m\n');
  });
});
