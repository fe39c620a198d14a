import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type ApiKeyScope, ROUTES } from '@home-design/contract';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { VERSION } from '../../version.ts';
import type { AnyRoute } from './any-route.ts';
import { scopeOf } from './guards/api-key-scopes.ts';
import { SESSION_COOKIE } from './guards/cookies.ts';

const SESSION_SCHEME = 'session';
const KEY_SCHEME = 'apiKey';
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Describes the contract as OpenAPI while its routes are registered; must be registered before them. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  const names = operationNames();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Home Design',
        version: VERSION,
        description:
          'Programs call with an API key of the settings, `Authorization: Bearer hd_…`; `x-api-key-scope` says which ' +
          'scope a call needs. With a session, every unsafe call carries the anti-forgery token of the cookie ' +
          '`csrftoken` in the header `X-CSRFToken`. Slashes at the end of a path are optional. Creates honor ' +
          '`Idempotency-Key`.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'This server' }],
      components: {
        securitySchemes: {
          [SESSION_SCHEME]: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
          [KEY_SCHEME]: { type: 'http', scheme: 'bearer', description: 'An API key.' },
        },
      },
    },
    transform: (input) => {
      const { contract } = input.route.config ?? {};
      if (!contract) return { schema: { hide: true }, url: input.url };
      const { schema } = jsonSchemaTransform(input);
      const described = {
        ...schema,
        ...describe(contract, names),
        ...bodyOf(contract, schema, app.maxPhotoMegabytes),
        response: responsesOf(contract, schema),
      };
      return { url: input.url, schema: described as FastifySchema };
    },
    transformObject: (document) => withoutRepeats(tidy(jsonSchemaTransformObject(document))),
  });
}

/** Readable documentation of the API at /api/docs. */
export async function registerApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: DOCS_POLICY,
    uiConfig: { deepLinking: true, docExpansion: 'list' },
  });
}

function describe(route: AnyRoute, names: ReadonlyMap<AnyRoute, string>) {
  const scope = scopeOf(route);
  return {
    summary: route.summary,
    tags: [route.tag],
    operationId: names.get(route) ?? route.path,
    'x-access': route.access,
    security: securityOf(route, scope),
    ...(scope ? { 'x-api-key-scope': scope } : {}),
    ...(route.method === 'GET' ? {} : { description: headersOf(scope) }),
  };
}

/** Who may call: anybody, users with a session, or programs with a key as well. */
function securityOf({ access }: AnyRoute, scope: ApiKeyScope | undefined) {
  if (access === 'public') return [];
  return [{ [SESSION_SCHEME]: [] }, ...(scope ? [{ [KEY_SCHEME]: [] }] : [])];
}

const headersOf = (scope: ApiKeyScope | undefined): string =>
  scope ? 'Needs the header `X-CSRFToken`, or an API key.' : 'Needs the header `X-CSRFToken`.';

function bodyOf(route: AnyRoute, schema: FastifySchema, maxPhotoMegabytes: number) {
  if (!route.upload) return schema.body ? { body: schema.body } : {};
  const { properties = {}, required = [] } = z.toJSONSchema(route.upload.fields, { io: 'input' });
  const { fileField, maxFiles, maxMegabytes = maxPhotoMegabytes } = route.upload;
  const file = { type: 'string', format: 'binary', description: `At most ${maxMegabytes} MB.` };
  const files = maxFiles === 1 ? file : { type: 'array', items: file, maxItems: maxFiles };
  return {
    consumes: ['multipart/form-data'],
    body: {
      type: 'object',
      properties: { ...properties, [fileField]: files },
      required: [...required, fileField],
    },
  };
}

function responsesOf(route: AnyRoute, schema: FastifySchema) {
  const described = Object.fromEntries(
    Object.entries((schema.response ?? {}) as Record<string, object>).map(([status, content]) => [
      status,
      { ...content, description: /^[45]/.test(status) ? 'What went wrong' : 'Done' },
    ]),
  );
  if (route.response) return described;
  const content = route.produces
    ? { content: { [route.produces]: { schema: { type: 'string', format: 'binary' } } } }
    : { type: 'null' };
  return { ...described, [route.status]: { description: 'Done', ...content } };
}

/** `projects.list` becomes `projectsList`. */
function operationNames(): ReadonlyMap<AnyRoute, string> {
  const names = new Map<AnyRoute, string>();
  for (const [feature, routes] of Object.entries(ROUTES)) {
    for (const [name, route] of Object.entries(routes)) {
      names.set(route as AnyRoute, feature + name.charAt(0).toUpperCase() + name.slice(1));
    }
  }
  return names;
}

/**
 * Leaves out schemas that no call uses: each exists as it is sent and as it is received, and a recursive one
 * refers to itself.
 */
function tidy<Document extends object>(document: Document): Document {
  const { components, ...calls } = document as { components?: { schemas?: Record<string, unknown> } };
  const schemas = components?.schemas ?? {};
  const reached = new Set(schemasIn(calls));
  for (const name of reached) for (const next of schemasIn(schemas[name] ?? {})) reached.add(next);
  for (const name of Object.keys(schemas)) if (!reached.has(name)) delete schemas[name];
  return document;
}

/** A union of equal schemas is that schema: ids of different things have the same schema. */
function withoutRepeats<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(withoutRepeats) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([name, value]) => [name, withoutRepeats(value)] as const);
  const { anyOf, ...rest } = Object.fromEntries(entries);
  if (!Array.isArray(anyOf)) return Object.fromEntries(entries) as Part;
  const different = [...new Map(anyOf.map((each) => [JSON.stringify(each), each])).values()];
  return (different.length === 1 ? { ...rest, ...different[0] } : { ...rest, anyOf: different }) as Part;
}

/** Names of the schemas that a part of the document refers to. */
function schemasIn(part: object): string[] {
  const references = JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g);
  return [...references].map((match) => match[1] ?? '');
}
