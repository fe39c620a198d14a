import { type ListingColumnMapping, listingFileRoutes, type ResponseOf } from '@home-design/contract';
import { sendForm } from '../../../core/uploader/send-form.ts';
import { parseAnswer } from '../../../lib/api/api-client.ts';
import { randomId } from '../../../lib/random-id.ts';

type FileRoute =
  | typeof listingFileRoutes.importPage
  | typeof listingFileRoutes.previewTable
  | typeof listingFileRoutes.importTable;

const noProgress = (): void => undefined;

/** Sends a file to a route that accepts one. @throws ApiError as `sendForm` does */
async function send<R extends FileRoute>(
  route: R,
  file: File,
  idempotencyKey: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<ResponseOf<R>> {
  const form = new FormData();
  // Fields come before the file, so that a server that streams the form has read them first.
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file, file.name);
  const options = { idempotencyKey, signal: new AbortController().signal, onProgress: noProgress };
  return parseAnswer(route, await sendForm(route, undefined, form, options));
}

/** Imports a saved page. Repeated requests with one key import it once. */
export const importPage = (file: File, key: string) => send(listingFileRoutes.importPage, file, key);

/** Previews a table. */
export const previewTable = (file: File) => send(listingFileRoutes.previewTable, file, randomId());

/** Imports the rows of a table with the mapping of its columns. Repeated requests with one key import them once. */
export const importTable = (
  file: File,
  { mapping, currency }: { mapping: ListingColumnMapping; currency: string | null },
  key: string,
) =>
  send(listingFileRoutes.importTable, file, key, {
    mapping: JSON.stringify(mapping),
    ...(currency === null ? {} : { currency }),
  });
