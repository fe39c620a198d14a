import { z } from 'zod';

/** Version of the form below; a program refuses a form it does not know. */
export const DUMP_FORMAT = 1;

const TableManifest = z.object({
  schema: z.string(),
  name: z.string(),
  /** In the order of the values in each line, with their PostgreSQL types. */
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  /** Columns the lines are ordered by. */
  key: z.array(z.string()),
  rows: z.int().nonnegative(),
  /** SHA-256 (hex) of all lines. */
  sha256: z.string(),
});

const SequenceManifest = z.object({ schema: z.string(), name: z.string(), value: z.number().nullable() });

/** What a dump of the database holds, and how to tell that a copy holds the same. */
export const DatabaseManifest = z.object({
  format: z.literal(DUMP_FORMAT),
  /** Migrations that made the tables, in order. */
  migrations: z.array(z.string()),
  /** Version of the tables of the job queue; null where there are none. */
  queueVersion: z.int().nullable(),
  tables: z.array(TableManifest),
  sequences: z.array(SequenceManifest),
});

export type DatabaseManifest = z.infer<typeof DatabaseManifest>;
export type TableManifest = z.infer<typeof TableManifest>;
export type SequenceManifest = z.infer<typeof SequenceManifest>;

/** Name of a table's file in the folder of a dump. */
export const fileOfTable = ({ schema, name }: { schema: string; name: string }) =>
  `${schema}.${name}.jsonl.gz`;

/** Name of the file with the manifest in the folder of a dump. */
export const MANIFEST_FILE = 'database.json';
