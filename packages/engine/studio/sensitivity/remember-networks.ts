import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { AnswerFolder } from './answer-folder.ts';

type Values = InferenceSession.OnnxValueMapType;

/** A network's answer in a file. */
type KeptAnswer = Record<string, { type: Tensor.Type; data: Float32Array; dims: readonly number[] }>;
/** The inputs and outputs of a network in a file. */
type KeptNames = Pick<InferenceSession, 'inputNames' | 'outputNames'>;

/**
 * From now on, networks of this process answer from files. A network is loaded only for an input that has no answer
 * there.
 */
export function rememberNetworks(folder: string): AnswerFolder {
  const answers = new AnswerFolder(folder);
  const create = InferenceSession.create.bind(InferenceSession) as Create;
  const remembering: Create = async (model, ...options) =>
    rememberingSession(model, () => create(model, ...options), answers);
  Reflect.set(InferenceSession, 'create', remembering);
  return answers;
}

type Create = (model: string | Uint8Array, ...options: unknown[]) => Promise<Session>;
/** What the engine uses of a session. */
type Session = Pick<InferenceSession, 'inputNames' | 'outputNames' | 'run' | 'release'>;

/** @param model its file's path, or its bytes. */
async function rememberingSession(
  model: string | Uint8Array,
  create: () => Promise<Session>,
  answers: AnswerFolder,
): Promise<Session> {
  const modelKey = keyOfModel(model);
  let loaded: Promise<Session> | undefined;
  const load = () => (loaded ??= create());
  let names = answers.read(`${modelKey}.names`) as KeptNames | undefined;
  if (!names) {
    const { inputNames, outputNames } = await load();
    names = { inputNames, outputNames };
    answers.write(`${modelKey}.names`, names);
  }
  const run = async (inputs: Values, ...rest: unknown[]): Promise<Values> => {
    const key = `${modelKey}-${keyOf(inputs, rest)}`;
    const known = answers.read(key) as KeptAnswer | undefined;
    if (known) return mapValues(known, ({ type, data, dims }) => new Tensor(type, data, dims));
    const session = await load();
    const answer = (await Reflect.apply(session.run, session, [inputs, ...rest])) as Values;
    answers.write(
      key,
      mapValues(answer, ({ type, data, dims }) => ({ type, data, dims })),
    );
    return answer;
  };
  const release = async () => {
    await (await loaded)?.release();
    loaded = undefined;
  };
  return { ...names, run, release };
}

/** A file stands for what the catalog beside it says about it; without a catalog, for its bytes. */
function keyOfModel(model: string | Uint8Array): string {
  const hash = createHash('sha256');
  if (typeof model !== 'string') hash.update(model);
  else {
    const catalog = join(dirname(model), 'models.json');
    hash.update(basename(model)).update(readFileSync(existsSync(catalog) ? catalog : model));
  }
  return hash.digest('hex').slice(0, 16);
}

function keyOf(inputs: Values, rest: readonly unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify(rest));
  for (const [name, { type, data, dims }] of Object.entries(inputs)) {
    const { buffer, byteOffset, byteLength } = data as Float32Array;
    hash.update(JSON.stringify([name, type, dims])).update(new Uint8Array(buffer, byteOffset, byteLength));
  }
  return hash.digest('hex');
}

const mapValues = <From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
