import { BYTES_PER_MEGABYTE } from '@home-design/contract';
import { copy } from './copy.ts';
import { inNameOrder } from './name-order.ts';
import type { UploadLimits } from './upload-limits.ts';

/** Why a file, or a whole selection of files, was refused. */
export interface FileProblem {
  /** Name of the file; null if the problem is the number of files. */
  name: string | null;
  message: string;
  /** What the user can do about it. */
  hint: string | null;
}

const HEIC_ENDINGS = ['heic', 'heif'];

/**
 * Splits chosen files into those that may be uploaded and problems to show.
 * @param inList how many files the list already holds.
 */
export function checkFiles(
  files: readonly File[],
  inList: number,
  limits: UploadLimits,
): { taken: File[]; problems: FileProblem[] } {
  if (!limits.multiple && files.length > 1) {
    return { taken: [], problems: [{ name: null, message: copy.onlyOne, hint: null }] };
  }

  const problems: FileProblem[] = [];
  const good = files.filter((file) => {
    const problem = problemOf(file, limits);
    if (problem) problems.push(problem);
    return problem === null;
  });
  if (!limits.multiple) return { taken: good, problems };

  const room = Math.max(0, limits.maxFiles - inList);
  if (good.length <= room) return { taken: good, problems };
  // The list is ordered by name, so the first files of that order are accepted.
  const sorted = inNameOrder(good);
  const leftOut = sorted.slice(room).map(({ name }) => name);
  problems.unshift({ name: null, message: copy.tooMany(limits.maxFiles), hint: copy.leftOut(leftOut) });
  return { taken: sorted.slice(0, room), problems };
}

function problemOf(file: File, limits: UploadLimits): FileProblem | null {
  const ending = endingOf(file);
  if (!limits.accepted.includes(ending)) {
    const isHeic = HEIC_ENDINGS.includes(ending);
    return {
      name: file.name,
      message: copy.invalidFormat(limits.accepted),
      hint: isHeic ? copy.heicHint : null,
    };
  }
  if (file.size > limits.maxSizeMB * BYTES_PER_MEGABYTE) {
    return { name: file.name, message: copy.tooLarge(limits.maxSizeMB), hint: null };
  }
  return null;
}

/** Ending of the name. A file without an ending is judged by its media type, as pasted pictures are. */
function endingOf(file: File): string {
  const dot = file.name.lastIndexOf('.');
  const ending = dot < 0 ? (file.type.split('/')[1] ?? '') : file.name.slice(dot + 1);
  return ending.toLowerCase();
}
