/** A child that behaves as the name of its photo says; stands in for hostile photos and native crashes. */
import { EngineError } from '../../src/base/engine-error.ts';
import { serveTasks } from '../../src/pool/serve-tasks.ts';

const held: Uint8Array[] = [];

serveTasks(async (task, onProgress, onPreview) => {
  if (task.kind === 'ingest')
    return {
      ...PICTURE,
      thumbhash: task.source,
      format: 'png',
      focalLength35: process.pid,
      fingerprint: '0'.repeat(16),
    };
  if (task.kind === 'compare') return { sameSize: true, changedShare: 0, meanDifference: 0 };
  if (task.kind === 'label' || task.kind === 'convert' || task.kind === 'room-picture')
    return { width: 1, height: 1 };
  if (task.kind === 'publish') throw new EngineError('edit_invalid', 'Nothing is published here.');
  if (task.kind === 'edit') throw new EngineError('edit_not_confident', 'No walls were found.');
  if (task.kind === 'select') return { width: 1, height: 1, mask: '' };
  if (task.kind === 'select-surface') return { width: 1, height: 1, mask: '', pieces: 0 };
  onProgress({ stage: 'Finding walls', fraction: 0.5 });
  onProgress({ stage: 'Painting', fraction: 0.25 });
  switch (task.photo) {
    case 'spin':
      for (;;);
    case 'crash':
      process.abort();
      break;
    case 'fill-memory':
      for (;;) held.push(new Uint8Array(16 * 2 ** 20).fill(1));
    case 'throw':
      throw new TypeError('undefined is not a pixel');
    case 'talk-nonsense':
      return { layoutConfidence: 'very' };
    case 'show-preview':
      onPreview?.(Buffer.from('sofa'));
      return { layoutConfidence: onPreview ? 1 : 0 };
    case 'environment':
      throw new EngineError('edit_invalid', Object.keys(process.env).join(' '));
  }
  return { layoutConfidence: Number(task.photo) };
});

const TWO = { webp: 'a', jpeg: 'b' };
const PICTURE = { width: 1, height: 1, files: { original: 'o', preview: TWO, thumbnail: TWO } };
