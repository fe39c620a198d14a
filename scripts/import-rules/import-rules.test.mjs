import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const fixture = fileURLToPath(new URL('./fixture/', import.meta.url));
const config = `${root}.dependency-cruiser.cjs`;

/** @type {{ forbidden: { name: string }[] }} */
const rules = createRequire(import.meta.url)(config);

/** All violations of the fixture, as `rule: file`. */
function violations() {
  const tool = `${root}node_modules/dependency-cruiser/bin/dependency-cruiser.mjs`;
  const run = spawnSync(process.execPath, [tool, '--config', config, '--output-type', 'json', 'packages'], {
    cwd: fixture,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.stdout === '') throw new Error(`The tool said nothing but: ${run.stderr}`);
  /** @type {{ summary: { violations: { from: string, rule: { name: string } }[] } }} */
  const report = JSON.parse(run.stdout);
  return report.summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`).sort();
}

/** The one file of the fixture that breaks each rule; a cycle is reported from both ends. */
const EXPECTED = [
  'contract-imports-only-zod: packages/contract/src/clock.ts',
  'database-drivers-only-in-platform: packages/server/src/features/gallery/opens-a-database.ts',
  'engine-base-looks-down: packages/engine/src/base/looks-up.ts',
  'engine-cli-looks-down: packages/engine/src/cli/looks-up.ts',
  'engine-edits-looks-down: packages/engine/src/edits/looks-up.ts',
  'engine-for-browsers-is-pure: packages/engine/src/paint/reads-files.ts',
  'engine-furniture-looks-down: packages/engine/src/furniture/looks-up.ts',
  'engine-imports-only-the-vocabulary: packages/engine/src/talks-to-contract.ts',
  'engine-inpaint-looks-down: packages/engine/src/inpaint/looks-up.ts',
  'engine-light-looks-down: packages/engine/src/light/looks-up.ts',
  'engine-models-looks-down: packages/engine/src/models/looks-up.ts',
  'engine-objects-looks-down: packages/engine/src/objects/looks-up.ts',
  'engine-paint-looks-down: packages/engine/src/paint/looks-up.ts',
  'engine-pool-looks-down: packages/engine/src/pool/looks-up.ts',
  'engine-publishing-looks-down: packages/engine/src/publishing/looks-up.ts',
  'engine-render-looks-down: packages/engine/src/render/looks-up.ts',
  'engine-scene-looks-down: packages/engine/src/scene/looks-up.ts',
  'engine-styled-rooms-looks-down: packages/engine/src/styled-rooms/looks-up.ts',
  'imports-resolve: packages/web/src/lib/nowhere.ts',
  'kysely-only-in-stores: packages/server/src/features/gallery/asks-the-database.ts',
  'no-cycles: packages/web/src/lib/egg.ts',
  'nodemailer-only-in-mail: packages/server/src/features/gallery/sends-a-mail.ts',
  'nothing-imports-tests: packages/engine/src/needs-a-test.ts',
  'onnxruntime-only-in-models: packages/engine/src/infers-by-itself.ts',
  'packages-are-entered-by-the-door: packages/server/src/platform/reads-engine-files.ts',
  'pg-boss-only-in-queue: packages/server/src/features/gallery/starts-a-queue.ts',
  'platform-knows-no-feature: packages/server/src/platform/knows-boards.ts',
  'playground-areas-are-islands: packages/web/src/features/playground/history/opens-the-panel.ts',
  'playground-base-is-lowest: packages/web/src/features/playground/base/shows-a-panel.ts',
  'playground-tools-know-no-area: packages/web/src/features/playground/marks/opens-the-panel.ts',
  'schema-is-lowest: packages/server/src/schema/reads-the-clock.ts',
  'server-app-enters-features-by-the-door: packages/server/src/worker.ts',
  'server-features-through-their-door: packages/server/src/features/gallery/peeks-into-boards.ts',
  'server-imports-contract-and-engine: packages/server/src/shows-pages.ts',
  'sharp-only-in-codec: packages/engine/src/decodes-by-itself.ts',
  'stripe-only-in-payments: packages/server/src/features/gallery/takes-money.ts',
  'studio-only-authors: packages/engine/src/opens-the-studio.ts',
  'undici-only-in-web-fetcher: packages/server/src/features/gallery/opens-the-web.ts',
  'vocabulary-imports-only-zod: packages/vocabulary/src/asks-the-contract.ts',
  'web-core-is-below-features: packages/web/src/core/shows-board.ts',
  'web-features-are-islands: packages/web/src/features/gallery/likes-boards.ts',
  'web-features-know-no-app: packages/web/src/features/gallery/opens-page.ts',
  'web-imports-only-the-contract: packages/web/src/core/runs-server.ts',
  'web-ui-and-lib-are-lowest: packages/web/src/ui/signs-in.ts',
];

// `npm run check` applies the rules to the real sources.
describe('import rules', () => {
  it('report each rule once, at the file of the fixture made for it', () => {
    expect(violations()).toEqual(EXPECTED);
  });

  it('have a fixture for every rule', () => {
    const proven = EXPECTED.map((line) => line.split(':')[0]);
    expect(rules.forbidden.map(({ name }) => name).sort()).toEqual(proven);
  });
});
