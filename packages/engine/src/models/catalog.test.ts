import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { MODELS_FOLDER, readModelCatalog, sha256Of } from './catalog.ts';

describe('the committed models', async () => {
  const models = await readModelCatalog();

  it.each(models)('$file has the recorded bytes, hash and license', async (model) => {
    const bytes = await readFile(new URL(model.file, MODELS_FOLDER));
    expect(bytes.length).toBe(model.bytes);
    expect(sha256Of(bytes)).toBe(model.sha256);
    const license = await readFile(new URL(model.licenseFile, MODELS_FOLDER), 'utf8');
    expect(license).toContain(model.file);
    expect(license).toContain(model.license === 'MIT' ? 'Permission is hereby granted' : 'Apache License');
  });

  it('are all recorded', async () => {
    const weights = (await readdir(MODELS_FOLDER)).filter((name) => name.endsWith('.onnx'));
    expect(weights.toSorted()).toEqual(models.map((model) => model.file).toSorted());
  });
});
