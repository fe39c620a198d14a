import { parseArgs } from 'node:util';
import { Plan } from '@home-design/contract';
import { writeCsv } from '../platform/write-csv.ts';
import { check } from './check.ts';
import { type CommandResult, EXIT_USAGE } from './command-result.ts';
import type { Installation } from './installation.ts';
import { pair } from './pair.ts';
import { givePlan, readUpgrades } from './plans.ts';
import { readLeads, readMails } from './read-answers.ts';
import { keepSafe, SAFEKEEPING_USAGE } from './safekeeping.ts';
import { askServer, OperatorError, type RunningServer } from './server-adapter.ts';
import { sweep } from './sweep.ts';
import { asBlocks, type Row } from './tables.ts';

export { OperatorError };

const USAGE = `Usage: npm run operator -- <command>

  leads [--csv]      who asked for a consultation, the newest first
  mails [--csv]      mails that were written: held (no mail server), queued, sent or failed
  send               send the mails that are held or failed
  upgrades [--csv]   who asked for a larger plan
  upgrades <account> --grant
                     give an account, named by its id or email address, the plan that it asked for
  plan <account> <free|pro|business>
                     give an account a plan, or take it away
  forget <address>   delete everything somebody wrote from that email address, mails included
  check [--repair]   compare rows with files and hashes; --repair: repair what can be repaired
  sweep [--confirm]  folders of pictures that no row of the database names; --confirm: take them to the trash
  pair [--confirm]   whether database and files belong together; --confirm: they do, whatever they say
${SAFEKEEPING_USAGE}
It asks the server that runs here, by the settings of the environment (HOST, PORT, DATA_DIR). 'pair' opens the database
itself: an embedded one has to be at rest.

Exit codes: 0 all is well, 1 the command could not be carried out, 2 wrong usage, 3 something is wrong.
`;

const WRONG_USAGE: CommandResult = { output: USAGE, exitCode: EXIT_USAGE };

/**
 * Runs a command of the operator.
 * @throws OperatorError with a sentence if the server cannot be asked
 */
export async function runCommand(
  args: readonly string[],
  server: RunningServer,
  onProgress?: (done: number, total: number) => void,
  say: Installation['say'] = () => {},
): Promise<CommandResult> {
  const kept = await keepSafe(args, server, say);
  if (kept) return kept === 'wrong-usage' ? WRONG_USAGE : kept;
  const { command, csv, confirm, repair, grant, address, plan, rest } = parse(args);
  const done = (output: string): CommandResult => ({ output, exitCode: 0 });
  const list = (rows: readonly Row[]) => done(csv ? writeCsv(rows) : asBlocks(rows));
  const isAboutSomebody = command === 'forget' || command === 'plan' || grant;
  if (rest || isAboutSomebody !== (address !== undefined)) return WRONG_USAGE;
  if ((command === 'plan') !== (plan !== undefined)) return WRONG_USAGE;
  switch (command) {
    case 'leads':
      return list(readLeads(await askServer(server, 'GET', '/leads')));
    case 'mails':
      return list(readMails(await askServer(server, 'GET', '/mails')));
    case 'send':
      return done(sentence(await askServer(server, 'POST', '/mails/send')));
    case 'upgrades':
      return grant ? givePlan(server, String(address)) : list(await readUpgrades(server));
    case 'plan':
      return givePlan(server, String(address), plan);
    case 'forget': {
      const { forgotten } = (await askServer(server, 'POST', '/leads/forget', { email: address })) as {
        forgotten: number;
      };
      return done(`Deleted ${forgotten} ${forgotten === 1 ? 'lead' : 'leads'} of ${address}.\n`);
    }
    case 'check':
      return check(server, { repair }, onProgress);
    case 'sweep':
      return sweep(server, { confirm });
    case 'pair':
      return pair({ DATA_DIR: server.dataFolder, DATABASE_URL: server.databaseUrl }, { confirm });
    default:
      return WRONG_USAGE;
  }
}

interface Wanted {
  command: string | undefined;
  csv: boolean;
  confirm: boolean;
  repair: boolean;
  grant: boolean;
  /** Email address, or id of an account. */
  address: string | undefined;
  plan: Plan | undefined;
  rest: string | undefined;
}

/** Ids of accounts may begin with dashes, which look like options. */
const isAccountId = (arg: string): boolean => /^[\w-]{28}$/.test(arg);

function parse(args: readonly string[]): Wanted {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const options = { csv: flag, confirm: flag, repair: flag, grant: flag };
    const given = args.filter((arg) => arg.startsWith('--') && !isAccountId(arg));
    const words = args.filter((arg) => !given.includes(arg));
    const { values, positionals } = parseArgs({
      args: [...given, '--', ...words],
      options,
      allowPositionals: true,
    });
    const [command, address, third, rest] = positionals;
    const plan = Plan.safeParse(third).data;
    return { command, ...values, address, plan, rest: plan === undefined ? third : rest };
  } catch {
    const flags = { csv: false, confirm: false, repair: false, grant: false };
    return { command: undefined, ...flags, address: undefined, plan: undefined, rest: undefined };
  }
}

function sentence(answer: unknown): string {
  const { sent } = answer as { sent: number | null };
  if (sent === null) return 'No mail server is configured: please set SMTP_URL and MAIL_FROM.\n';
  return `${sent} ${sent === 1 ? 'mail is' : 'mails are'} on the way.\n`;
}
