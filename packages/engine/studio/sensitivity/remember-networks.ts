import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { InferenceSession, Tensor } from 'onnxruntime-node';

type Values = InferenceSession.OnnxValueMapType;
interface Answer {
  readonly [output: string]: {
    readonly type: Tensor.Type;
    readonly data: Float32Array;
    readonly dims: readonly number[];
  };
}
interface Names {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
}

/**
 * Takes the answers of networks from files, by model and input, and loads a network only for an input without one. All
 * of this process's networks, from now on.
 *
 * @returns whether new answers are kept, which may change.
 */
export function rememberNetworks(folder: string): { writes: boolean } {
  const memory = { writes: true };
  const create = InferenceSession.create.bind(InferenceSession) as (
    ...parameters: unknown[]
  ) => Promise<InferenceSession>;
  const kept = (key: string): unknown => {
    const path = join(folder, key);
    return existsSync(path) ? deserialize(readFileSync(path)) : undefined;
  };
  const keep = (key: string, value: unknown) => {
    if (memory.writes) writeFileSync(join(folder, key), serialize(value));
  };
  const remembering = async (model: string | Uint8Array, ...options: unknown[]) => {
    const modelKey = hashOf(model);
    let loaded: Promise<InferenceSession> | undefined;
    const load = () => (loaded ??= create(model, ...options));
    let names = kept(`${modelKey}.names`) as Names | undefined;
    if (!names) {
      const { inputNames, outputNames } = await load();
      names = { inputNames, outputNames };
      keep(`${modelKey}.names`, names);
    }
    const run = async (inputs: Values, ...rest: unknown[]): Promise<Values> => {
      const key = `${modelKey.slice(0, 16)}-${keyOf(inputs, rest)}`;
      const known = kept(key) as Answer | undefined;
      if (known) return tensorsOf(known);
      const session = await load();
      const answer = (await Reflect.apply(session.run, session, [inputs, ...rest])) as Values;
      keep(key, storedAnswer(answer));
      return answer;
    };
    const release = async () => {
      await (await loaded)?.release();
      loaded = undefined;
    };
    return { ...names, run, release };
  };
  Reflect.set(InferenceSession, 'create', remembering);
  return memory;
}

const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

function keyOf(inputs: Values, rest: readonly unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify(rest));
  for (const [name, { type, data, dims }] of Object.entries(inputs)) {
    const { buffer, byteOffset, byteLength } = data as Float32Array;
    hash.update(JSON.stringify([name, type, dims])).update(new Uint8Array(buffer, byteOffset, byteLength));
  }
  return hash.digest('hex');
}

function storedAnswer(answer: Values): Answer {
  return Object.fromEntries(
    Object.entries(answer).map(([name, { type, data, dims }]) => [
      name,
      { type, data: data as Float32Array, dims },
    ]),
  );
}

function tensorsOf(answer: Answer): Values {
  return Object.fromEntries(
    Object.entries(answer).map(([name, { type, data, dims }]) => [name, new Tensor(type, data, dims)]),
  );
}
