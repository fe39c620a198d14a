import { createHash } from 'node:crypto';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { afterAll } from 'vitest';

type Values = InferenceSession.OnnxValueMapType;

const { prototype } = InferenceSession as unknown as { prototype: InferenceSession };

/** Copies answers, so that no caller changes those of another. */
const copied = (answers: Values): Values =>
  Object.fromEntries(
    Object.entries(answers).map(([name, { type, data, dims }]) => [
      name,
      new Tensor(type, (data as Float32Array).slice(), dims),
    ]),
  );

function keyOf(model: string, inputs: Values, outputs: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify([model, outputs]));
  for (const [name, { type, data, dims }] of Object.entries(inputs)) {
    const { buffer, byteOffset, byteLength } = data as Float32Array;
    hash.update(JSON.stringify([name, type, dims])).update(new Uint8Array(buffer, byteOffset, byteLength));
  }
  return hash.digest('hex');
}

/**
 * Lets what follows in a test file run each network once per input, because its edits look at the same photos.
 *
 * @returns forgets all answers: a test that something is repeatable calls it before the second time.
 */
export function rememberNetworks(): () => void {
  const answers = new Map<string, Values>();
  const models = new WeakMap<InferenceSession, string>();
  const { create } = InferenceSession;
  const { run } = prototype;
  let others = 0;

  InferenceSession.create = async (model: unknown, ...rest: unknown[]) => {
    const session = await Reflect.apply(create, InferenceSession, [model, ...rest]);
    // A model is a file, or bytes in memory.
    models.set(
      session,
      createHash('sha256')
        .update(model as string | Uint8Array)
        .digest('hex'),
    );
    return session;
  };
  prototype.run = async function (this: InferenceSession, inputs: Values, ...rest: unknown[]) {
    // The engine keeps sessions that earlier files loaded.
    const model = models.get(this) ?? `session ${++others}`;
    models.set(this, model);
    const key = keyOf(model, inputs, rest);
    const known = answers.get(key) ?? (await Reflect.apply(run, this, [inputs, ...rest]));
    answers.set(key, known);
    return copied(known);
  };
  afterAll(() => {
    InferenceSession.create = create;
    prototype.run = run;
    answers.clear();
  });
  return () => answers.clear();
}
