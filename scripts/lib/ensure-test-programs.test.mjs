import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureTestPrograms } from './ensure-test-programs.mjs';

/** @type {string} */
let folder;
/** The output of the scripts. @type {string[]} */
let said;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'home-design-programs-'));
  await mkdir(join(folder, 'bin'));
  said = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const at = (/** @type {string[]} */ ...parts) => join(folder, ...parts);

/**
 * A machine with only the programs that a test puts there.
 * @param {{ isRoot?: boolean, environment?: Record<string, string> }} [more]
 */
function machine({ isRoot = true, environment = {} } = {}) {
  return {
    isRoot,
    postgres: at('postgresql'),
    environment: { PATH: at('bin'), CALLS: at('calls'), ...environment },
  };
}

/**
 * @param {string} path
 * @param {string} [lines] what it does
 */
async function program(path, lines = '') {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `#!/bin/sh\n${lines}\n`);
  await chmod(path, 0o755);
}

/** An apt-get that records its calls, and puts the requested program in its place. */
const recordedApt = () =>
  program(
    at('bin', 'apt-get'),
    `echo "apt-get $* ($DEBIAN_FRONTEND)" >> "$CALLS"
for last; do :; done
case "$*:$last" in
  *update*) exit 100 ;;
  *:chromium-headless-shell) target='${at('bin', 'chromium-headless-shell')}' ;;
  *:chromium) target='${at('bin', 'chromium')}' ;;
  *:postgresql) target='${at('postgresql', '17', 'bin', 'initdb')}' ;;
esac
/bin/mkdir -p "\${target%/*}" && echo '#!/bin/sh' > "$target" && /bin/chmod 755 "$target"`,
  );
/** A sudo without a password. */
const freeSudo = () =>
  program(at('bin', 'sudo'), 'echo "sudo $1" >> "$CALLS"; shift; [ "$1" = true ] || exec "$@"');

const calls = async () => (await readFile(at('calls'), 'utf8')).trim().split('\n');

describe('the programs that tests need', () => {
  it('are installed by apt when they are missing, after an update of the package lists, with a message', async () => {
    await recordedApt();
    await ensureTestPrograms(machine());
    expect(await calls()).toEqual([
      'apt-get -q -y update (noninteractive)',
      'apt-get -q -y install --no-install-recommends chromium (noninteractive)',
      'apt-get -q -y update (noninteractive)',
      'apt-get -q -y install --no-install-recommends chromium chromium-headless-shell (noninteractive)',
      'apt-get -q -y update (noninteractive)',
      'apt-get -q -y install --no-install-recommends postgresql (noninteractive)',
    ]);
    expect(said.join('')).toMatch(/^Installing Chromium, for the browser tests \(chromium\) …\n/);
    expect(said.join('')).toContain('Installing PostgreSQL, for the database tests (postgresql) …\n');
  });

  it('are not installed when they are there', async () => {
    await recordedApt();
    await program(at('bin', 'google-chrome'));
    await program(at('postgresql', '15', 'bin', 'initdb'));
    await ensureTestPrograms(machine());
    await expect(calls()).rejects.toThrow('ENOENT');
    expect(said).toEqual([]);
  });

  it('are installed by a passwordless sudo without root', async () => {
    await recordedApt();
    await freeSudo();
    await program(at('postgresql', '15', 'bin', 'initdb'));
    await ensureTestPrograms(machine({ isRoot: false }));
    expect(await calls()).toEqual([
      'sudo -n',
      'sudo -n',
      'apt-get -q -y update (noninteractive)',
      'sudo -n',
      'apt-get -q -y install --no-install-recommends chromium (noninteractive)',
      'sudo -n',
      'sudo -n',
      'apt-get -q -y update (noninteractive)',
      'sudo -n',
      'apt-get -q -y install --no-install-recommends chromium chromium-headless-shell (noninteractive)',
    ]);
  });

  it('include no Chromium without windows if apt has none: the whole one is used', async () => {
    await program(at('bin', 'apt-get'), 'echo "E: Unable to locate package"; exit 100');
    await program(at('bin', 'chromium'));
    await program(at('postgresql', '15', 'bin', 'initdb'));
    await ensureTestPrograms(machine());
    expect(said.join('')).toContain('The browser tests run in the whole Chromium, which takes longer.\n');
  });

  it.each([
    ['there is no sudo', undefined],
    ['sudo wants a password', 'echo "sudo: a password is required" >&2; exit 1'],
  ])('make the script print the command to run without root, when %s', async (_why, sudo) => {
    await recordedApt();
    if (sudo) await program(at('bin', 'sudo'), sudo);
    await expect(ensureTestPrograms(machine({ isRoot: false }))).rejects.toThrow(
      'Missing: Chromium, for the browser tests. Installing it takes an administrator. ' +
        'Please run this and try again:\n  sudo apt-get install chromium',
    );
    await expect(calls()).rejects.toThrow('ENOENT');
  });

  it("make the script print apt's reason and the command to run, when apt fails", async () => {
    await program(at('bin', 'apt-get'), 'echo "E: Unable to locate package"; exit 100');
    await program(at('bin', 'chromium'));
    await expect(ensureTestPrograms(machine())).rejects.toThrow(
      'Missing: PostgreSQL, for the database tests, and apt could not install it; its reason is above. ' +
        'Please run this and try again:\n  apt-get install postgresql',
    );
    expect(said.join('')).toContain('E: Unable to locate package\n');
  });

  it('make the script name the packages to install, when there is no apt', async () => {
    await expect(ensureTestPrograms(machine())).rejects.toThrow(
      'Missing: Chromium, for the browser tests. There is no apt-get here to install it with; ' +
        'please install chromium and try again.',
    );
  });

  it('make the script name the setting that helps, when apt succeeds without installing them', async () => {
    await program(at('bin', 'apt-get'), 'exit 0');
    await expect(ensureTestPrograms(machine())).rejects.toThrow(
      'Chromium was installed and is still not found. Please set CHROMIUM_PATH to the program of a Chromium or Chrome.',
    );
  });

  it('make the script name a CHROMIUM_PATH without a program, and nothing is installed', async () => {
    await recordedApt();
    const environment = { CHROMIUM_PATH: at('nowhere') };
    await expect(ensureTestPrograms(machine({ environment }))).rejects.toThrow(
      `CHROMIUM_PATH is ${at('nowhere')}, and there is no program. Please correct or unset it.`,
    );
    await expect(calls()).rejects.toThrow('ENOENT');
  });
});
