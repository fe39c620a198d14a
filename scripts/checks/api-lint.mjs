import { inRoot, TOOLS } from '../lib/paths.mjs';
import { pinnedNode } from '../lib/pinned-node.mjs';
import { runCommand } from '../lib/run-command.mjs';
import { runScript, say } from '../lib/say.mjs';

/** Checks `docs/openapi.json`, or the named file, with the rules of Redocly's linter; nothing is sent anywhere. */
await runScript(async () => {
  const [file = inRoot('docs/openapi.json')] = process.argv.slice(2);
  const { code, output } = await runCommand(
    pinnedNode(),
    [TOOLS.redocly, 'lint', file, '--config', inRoot('redocly.yaml'), '--format', 'stylish'],
    { quiet: true, env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  );
  if (code !== 0) say(output.trimEnd());
  return code;
});
