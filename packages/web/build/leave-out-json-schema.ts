import type { Plugin } from 'vite';

/** The file of zod in which every kind of schema also learns to describe itself as JSON Schema. */
const SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/;

/**
 * Leaves the description of schemas as JSON Schema out of the build: the browser only parses, the API description is
 * written by the server. Every page that parses loads 5 kB less (gzipped); zod itself offers no such build.
 * @throws at the end of a build in which zod's file was not found or holds no such description
 */
export function leaveOutJsonSchema(): Plugin {
  let isDone = false;
  return {
    name: 'leave-out-json-schema',
    apply: 'build',
    transform: {
      filter: { id: SCHEMAS },
      handler(code) {
        const parsing = withoutJsonSchema(code);
        isDone = parsing.length < code.length;
        return { code: parsing, map: null };
      },
    },
    generateBundle() {
      if (!isDone) throw new Error('zod describes its schemas in another way; see leave-out-json-schema.');
    },
  };
}

/** The code without what writes JSON Schema; what reads limits of a schema (`maxLength`) stays. */
export function withoutJsonSchema(code: string): string {
  return code
    .replace(/^\s*inst\._zod\.processJSONSchema = .*;$/gm, '')
    .replace(/\bcreate(?:Standard|To)JSONSchemaMethod\(this, [^)]*\)/g, 'undefined');
}
