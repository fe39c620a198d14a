// Who may import whom. docs/architecture.md says it in words; scripts/import-rules proves that each rule bites.

/** Code that proves other code: free to reach further, and never imported by product code. */
const TESTS = '(\\.test\\.(ts|tsx|mjs)$|/test/|/bench/|\\.config\\.(ts|mjs|cjs)$)';

/** Each layer of the engine and the layers that it may import. */
const ENGINE_LAYERS = {
  base: [],
  models: ['base'],
  render: ['base', 'models'],
  furniture: ['base', 'render'],
  publishing: ['base'],
  'styled-rooms': ['base', 'render', 'furniture', 'publishing'],
  scene: ['base', 'models'],
  objects: ['base', 'models', 'scene'],
  inpaint: ['base', 'models', 'scene'],
  paint: ['base'],
  light: ['base'],
  edits: [
    'base',
    'models',
    'render',
    'furniture',
    'publishing',
    'scene',
    'objects',
    'inpaint',
    'paint',
    'light',
  ],
  pool: ['base', 'publishing', 'styled-rooms', 'scene', 'objects', 'paint', 'edits'],
  cli: ['base', 'furniture', 'objects', 'edits'],
};

/** The playground's rooms: what several areas use, and what stands on the screen. */
const PLAYGROUND = 'packages/web/src/features/playground';
const TOOLS = '(cost|download|forecast|marks|plan|preview|progress|recipes|second-view|select|suggestion)';
const AREAS = 'commands|history|panel|picture|strip';

/**
 * A rule is broken by a file that matches `from` (and not `except`) importing one that matches `to`
 * (and not `but`).
 */
function forbid(name, comment, { from, except = [TESTS], to, but }) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: from, pathNot: except },
    to: { path: to, ...(but ? { pathNot: but } : {}) },
  };
}

module.exports = {
  forbidden: [
    // What each package may see.
    forbid('vocabulary-imports-only-zod', 'The words of edits depend on nothing of ours.', {
      from: '^packages/vocabulary/src/',
      to: '.',
      but: '(^packages/vocabulary/src/|node_modules/zod/)',
    }),
    forbid(
      'contract-imports-only-zod',
      'The contract is plain schemas: it depends on the vocabulary and on zod.',
      {
        from: '^packages/contract/src/',
        to: '.',
        but: '(^packages/contract/src/|^packages/vocabulary/src/(index|settings-schema)\\.ts$|node_modules/zod/)',
      },
    ),
    forbid(
      'engine-imports-only-the-vocabulary',
      'The engine turns pixels into pixels; of ours it knows the vocabulary alone.',
      {
        from: '^packages/engine/',
        except: ['^$'],
        to: '(^|/)(packages/(contract|server|web)|e2e)/',
      },
    ),
    forbid('studio-only-authors', 'The studio makes what the engine ships; nothing that runs imports it.', {
      from: '^packages/',
      except: [TESTS, '^packages/engine/studio/'],
      to: '^packages/engine/studio/',
    }),
    forbid(
      'server-imports-contract-and-engine',
      'Of our packages the server sees the contract and the engine.',
      {
        from: '^packages/server/',
        except: ['^$'],
        to: '(^|/)(packages/(web|vocabulary)|e2e)/',
      },
    ),
    forbid(
      'web-imports-only-the-contract',
      'Of our packages the web app sees the contract, and the formulas of paint and light.',
      {
        from: '^packages/web/src/',
        to: '(^|/)(packages/(engine|server|vocabulary)|e2e)/',
        but: '^packages/engine/src/(paint|light)/index\\.ts$',
      },
    ),
    forbid('engine-for-browsers-is-pure', 'What browsers run, too, is arithmetic alone.', {
      from: '^packages/engine/src/((paint|light|base/color|base/raster)/|base/typed-arrays\\.ts)',
      to: '.',
      but: '^packages/(engine/src/((paint|light|base/color|base/raster)/|base/(engine-error|typed-arrays)\\.ts)|vocabulary/src/index\\.ts)',
    }),
    forbid('packages-are-entered-by-the-door', 'Other packages are imported by name, not by path.', {
      from: '^packages/(server|web)/src/',
      except: ['^$'],
      to: '(^|/)packages/(contract|engine)/src/',
      but: '(packages/contract/src/index\\.ts|packages/engine/src/(index|base/codec/index|paint/index|light/index|cli/end-when-cut-off)\\.ts)$',
    }),

    // engine: base -> models, render, furniture, scene, objects, inpaint -> edits -> pool, cli.
    ...Object.entries(ENGINE_LAYERS).map(([layer, below]) =>
      forbid(`engine-${layer}-looks-down`, 'A layer of the engine sees itself and what lies below it.', {
        from: `^packages/engine/src/${layer}/`,
        to: '^packages/engine/src/',
        but: `^packages/engine/src/(${[layer, ...below].join('|')})/`,
      }),
    ),

    // web: app -> features -> core -> ui, lib.
    forbid('web-features-are-islands', 'A feature never imports another; pages in app bring them together.', {
      from: '^packages/web/src/features/([^/]+)/',
      except: ['^$'],
      to: '^packages/web/src/features/',
      but: '^packages/web/src/features/$1/',
    }),
    forbid('web-features-know-no-app', 'Features are composed by app, so they cannot import it.', {
      from: '^packages/web/src/features/',
      to: '^packages/web/src/app/',
    }),
    forbid('web-core-is-below-features', 'Core serves features and pages, so it cannot import them.', {
      from: '^packages/web/src/core/',
      to: '^packages/web/src/(app|features)/',
    }),
    forbid('web-ui-and-lib-are-lowest', 'ui and lib know nothing of the product.', {
      from: '^packages/web/src/(ui|lib)/',
      to: '^packages/web/src/(app|features|core)/',
    }),

    // The playground: pages (editor, start) -> areas -> tools -> base, modes.
    forbid('playground-base-is-lowest', 'Every room of the playground may use base and modes.', {
      from: `^${PLAYGROUND}/(base|modes)/`,
      to: `^${PLAYGROUND}/`,
      but: `^${PLAYGROUND}/(base|modes)/`,
    }),
    forbid('playground-tools-know-no-area', 'A tool serves several areas, so it cannot import one.', {
      from: `^${PLAYGROUND}/${TOOLS}/`,
      to: `^${PLAYGROUND}/`,
      but: `^${PLAYGROUND}/(base|modes|${TOOLS})/`,
    }),
    forbid('playground-areas-are-islands', 'The editor brings the areas of the screen together.', {
      from: `^${PLAYGROUND}/(${AREAS})/`,
      to: `^${PLAYGROUND}/`,
      but: `^${PLAYGROUND}/(base|modes|${TOOLS}|$1)/`,
    }),

    // server: features through their doors, platform below them.
    forbid('server-features-through-their-door', 'Another feature is imported through its index.ts.', {
      from: '^packages/server/src/features/([^/]+)/',
      to: '^packages/server/src/features/[^/]+/',
      but: '(^packages/server/src/features/$1/|^packages/server/src/features/[^/]+/index\\.ts$)',
    }),
    forbid('server-app-enters-features-by-the-door', 'app, main and worker compose features by index.ts.', {
      from: '^packages/server/src/[^/]+\\.ts$',
      to: '^packages/server/src/features/[^/]+/',
      but: '^packages/server/src/features/[^/]+/index\\.ts$',
    }),
    forbid(
      'schema-is-lowest',
      'Tables, migrations and conditions on rows are told by the contract and nothing else of ours.',
      {
        from: '^packages/server/src/schema/',
        to: '^packages/server/src/',
        but: '^packages/server/src/schema/',
      },
    ),
    forbid('platform-knows-no-feature', 'The platform serves features, so it cannot import them.', {
      from: '^packages/server/src/platform/',
      to: '^packages/server/src/features/',
    }),

    // One place for each powerful library.
    forbid('kysely-only-in-stores', 'SQL is written in stores, in the schema and in platform/database.', {
      from: '^packages/',
      except: [TESTS, '[/-]store\\.ts$', '^packages/server/src/(schema|platform/database)/'],
      to: 'node_modules/kysely/',
    }),
    forbid('database-drivers-only-in-platform', 'Only platform/database opens a database.', {
      from: '^packages/',
      except: [TESTS, '^packages/server/src/platform/database/'],
      to: 'node_modules/(pg|@electric-sql/pglite)/',
    }),
    forbid('pg-boss-only-in-queue', 'Only platform/queue knows which queue engine runs.', {
      from: '^packages/',
      except: [TESTS, '^packages/server/src/platform/queue/'],
      to: 'node_modules/pg-boss/',
    }),
    forbid('nodemailer-only-in-mail', 'Mails leave by the outbox of platform/mail, which loses none.', {
      from: '^packages/',
      except: [TESTS, '^packages/server/src/platform/mail/'],
      to: 'node_modules/nodemailer/',
    }),
    forbid('stripe-only-in-payments', 'Only platform/payments knows which service takes payments.', {
      from: '^packages/',
      except: [TESTS, '^packages/server/src/platform/payments/'],
      to: 'node_modules/stripe/',
    }),
    forbid(
      'undici-only-in-web-fetcher',
      'Addresses that people type are opened by platform/web-fetcher alone.',
      {
        from: '^packages/',
        except: [TESTS, '^packages/server/src/platform/web-fetcher/'],
        to: 'node_modules/undici/',
      },
    ),
    forbid('sharp-only-in-codec', 'Files become pixels, and pixels files, in engine/src/base/codec alone.', {
      from: '^packages/',
      // Files that we publish are decoded by the codec; the icons of the app are drawn by hand-run code from our own SVG.
      except: [TESTS, '^packages/engine/src/base/codec/', '^packages/engine/studio/commands/app-icons\\.ts$'],
      to: 'node_modules/sharp/',
    }),
    forbid('onnxruntime-only-in-models', 'Inference happens in engine/src/models alone.', {
      from: '^packages/',
      // It puts files in the place of inference.
      except: [
        TESTS,
        '^packages/engine/src/models/',
        '^packages/engine/studio/sensitivity/remember-networks\\.ts$',
      ],
      to: 'node_modules/onnxruntime-node/',
    }),

    // Everywhere.
    forbid('nothing-imports-tests', 'Product code never depends on what proves it.', {
      from: '^packages/',
      to: '(\\.test\\.(ts|tsx)$|^packages/[^/]+/(src/)?test/|^e2e/)',
    }),
    {
      name: 'no-cycles',
      comment: 'Files that need each other, by a type or by what runs, are one thing, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'imports-resolve',
      comment: 'A path that leads nowhere would silently escape every rule above.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^packages/[^/]+/dist/|/fixture/packages/)' },
    // Types bind as much as values do.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: `${__dirname}/tsconfig.base.json` },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
    },
  },
};
