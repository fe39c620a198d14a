import { mkdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';

/** An error in the usage of the command. */
export class WrongUsage extends Error {}

/** One photo and the file its result goes to. */
export interface PlannedEdit {
  readonly photo: string;
  readonly result: string;
}

/** Formats of a result, by file extension. */
const EXTENSIONS = ['.jpg', '.jpeg', '.png', '.webp'];

/**
 * The target of each photo's result: the named file, or the photo's name in the named folder, which is created if
 * missing.
 *
 * @throws WrongUsage if results would overwrite photos or each other, or the format is unknown.
 */
export async function planOutputs(photos: readonly string[], output: string): Promise<PlannedEdit[]> {
  const toFolder = output.endsWith('/') || photos.length > 1 || (await isFolder(output));
  if (toFolder && !output.endsWith('/') && EXTENSIONS.includes(extname(output).toLowerCase())) {
    throw new WrongUsage(`Several photos need a folder to go to, and ${output} looks like a file.`);
  }
  const plan = photos.map((photo) => ({
    photo,
    result: resolve(toFolder ? join(output, nameFor(photo)) : output),
  }));

  const taken = new Set(await Promise.all(photos.map(trueName)));
  for (const { result } of plan) {
    if (!EXTENSIONS.includes(extname(result).toLowerCase())) {
      throw new WrongUsage(`${result}: the result must end in .jpg, .png or .webp.`);
    }
    const name = await trueName(result);
    if (taken.has(name))
      throw new WrongUsage(`${result} would be overwritten. Please choose another output.`);
    taken.add(name);
  }
  await mkdir(toFolder ? output : dirname(resolve(output)), { recursive: true });
  return plan;
}

/**
 * The photo's name; a name without a picture's extension gets .jpg, so that the refusal names the photo, not the
 * result.
 */
function nameFor(photo: string): string {
  const known = EXTENSIONS.includes(extname(photo).toLowerCase());
  return known ? basename(photo) : `${basename(photo)}.jpg`;
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** Resolves links, so that a photo is recognized by every path; for new files, resolves their folder. */
async function trueName(path: string): Promise<string> {
  const whole = resolve(path);
  return realpath(whole).catch(async () => {
    const folder = await realpath(dirname(whole)).catch(() => dirname(whole));
    return join(folder, basename(whole));
  });
}
