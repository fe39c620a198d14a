import { parseArgs } from 'node:util';
import { readLeads, readMails } from './read-answers.ts';
import { askServer, OperatorError, type RunningServer } from './server-adapter.ts';
import { asBlocks, asCsv } from './tables.ts';

export { OperatorError };

const USAGE = `Usage: npm run operator -- <command>

  leads [--csv]      who asked for a consultation, the newest first
  mails [--csv]      mails that were written: held (no mail server), queued, sent or failed
  send               send the mails that are held or failed
  forget <address>   delete everything somebody wrote from that email address, mails included

It asks the server that runs here, by the settings of the environment (HOST, PORT, DATA_DIR).
`;

export interface CommandResult {
  output: string;
  /** 0: done. 2: wrong usage. */
  exitCode: 0 | 2;
}

/**
 * Carries out a command of the operator.
 * @throws OperatorError with a sentence when the server cannot be asked
 */
export async function runCommand(args: readonly string[], server: RunningServer): Promise<CommandResult> {
  const { command, csv, address, rest } = parse(args);
  const done = (output: string): CommandResult => ({ output, exitCode: 0 });
  const list = (rows: Parameters<typeof asCsv>[0]) => done(csv ? asCsv(rows) : asBlocks(rows));
  if (rest || (command === 'forget') !== (address !== undefined)) return { output: USAGE, exitCode: 2 };
  switch (command) {
    case 'leads':
      return list(readLeads(await askServer(server, 'GET', '/leads')));
    case 'mails':
      return list(readMails(await askServer(server, 'GET', '/mails')));
    case 'send':
      return done(sentence(await askServer(server, 'POST', '/mails/send')));
    case 'forget': {
      const { forgotten } = (await askServer(server, 'POST', '/leads/forget', { email: address })) as {
        forgotten: number;
      };
      return done(`Deleted ${forgotten} ${forgotten === 1 ? 'lead' : 'leads'} of ${address}.\n`);
    }
    default:
      return { output: USAGE, exitCode: 2 };
  }
}

interface Wanted {
  command: string | undefined;
  csv: boolean;
  address: string | undefined;
  rest: string | undefined;
}

function parse(args: readonly string[]): Wanted {
  try {
    const options = { csv: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [command, address, rest] = positionals;
    return { command, csv: values.csv, address, rest };
  } catch {
    return { command: undefined, csv: false, address: undefined, rest: undefined };
  }
}

function sentence(answer: unknown): string {
  const { sent } = answer as { sent: number | null };
  if (sent === null) return 'No mail server is configured: please set SMTP_URL and MAIL_FROM.\n';
  return `${sent} ${sent === 1 ? 'mail is' : 'mails are'} on the way.\n`;
}
