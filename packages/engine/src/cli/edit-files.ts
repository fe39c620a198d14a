import { readFile, writeFile } from 'node:fs/promises';
import { encodeFor, inspectPhoto } from '../base/codec/index.ts';
import { EngineError } from '../base/engine-error.ts';
import { type EditedPhoto, editPhoto } from '../edits/edit-photo.ts';
import type { EditRequest } from '../edits/edit-request.ts';
import { writePlanFile } from './plan-file.ts';
import type { PlannedEdit } from './plan-outputs.ts';
import { progressBar } from './progress-bar.ts';

/** Edits one photo after the other, reports each result, and returns whether all succeeded. */
export async function editFiles(
  plan: readonly PlannedEdit[],
  request: EditRequest,
  { json, planFile }: { readonly json: boolean; readonly planFile: string | undefined },
): Promise<boolean> {
  let allWell = true;
  for (const planned of plan) {
    const bar = progressBar(planned.photo);
    const begun = performance.now();
    try {
      const edited = await editFile(planned, request, bar.update);
      bar.stop();
      if (planFile !== undefined && edited.plan) await writePlanFile(planFile, edited.plan);
      const seconds = Math.round(performance.now() - begun) / 1000;
      report(
        json
          ? JSON.stringify(success(planned, request, edited, seconds))
          : sentence(planned, edited, seconds),
      );
    } catch (error) {
      bar.stop();
      allWell = false;
      const refusal = refusalOf(error, planned);
      if (json) report(JSON.stringify({ photo: planned.photo, error: refusal }));
      process.stderr.write(`${planned.photo}: ${refusal.detail}\n`);
    }
  }
  return allWell;
}

async function editFile(
  { photo, result }: PlannedEdit,
  request: EditRequest,
  onProgress: (progress: { stage: string; fraction: number }) => void,
): Promise<EditedPhoto> {
  const { focalLength35 } = await inspectPhoto(await readFile(photo));
  const edited = await editPhoto({ photo, focalLength35, analysis: null }, request, { onProgress });
  onProgress({ stage: 'Saving', fraction: 0.9 });
  await writeFile(result, await encodeFor(result, edited.raster));
  onProgress({ stage: 'Saved', fraction: 1 });
  return edited;
}

function success({ photo, result }: PlannedEdit, request: EditRequest, edited: EditedPhoto, seconds: number) {
  const { raster, changedShare, confidence, warnings, suggestedBecause, regions, editClass, plan, steps } =
    edited;
  const size = { width: raster.width, height: raster.height };
  return {
    photo,
    result,
    ...size,
    request,
    changedShare,
    confidence,
    warnings,
    ...(suggestedBecause !== undefined && { suggestedBecause }),
    regions,
    editClass,
    seconds,
    ...(plan && { plan }),
    ...(steps && { steps }),
  };
}

function sentence({ photo, result }: PlannedEdit, edited: EditedPhoto, seconds: number): string {
  const changed = `${Math.round(edited.changedShare * 100)} % changed, ${seconds.toFixed(1)} s`;
  return [
    `${photo} -> ${result} (${changed})`,
    ...(edited.steps ?? [])
      .filter(({ edits }) => edits.length > 0)
      .map(({ outcome }) => `  done: ${outcome}`),
    ...(edited.suggestedBecause === undefined ? [] : [`  only a suggestion: ${edited.suggestedBecause}`]),
    ...edited.warnings.map((warning) => `  note: ${warning}`),
  ].join('\n');
}

function refusalOf(error: unknown, { photo }: PlannedEdit): { code: string; detail: string } {
  if (error instanceof EngineError) return { code: error.code, detail: error.message };
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
    return { code: 'photo_missing', detail: `There is no file ${photo}.` };
  }
  return { code: 'failed', detail: error instanceof Error ? error.message : String(error) };
}

function report(line: string): void {
  process.stdout.write(`${line}\n`);
}
