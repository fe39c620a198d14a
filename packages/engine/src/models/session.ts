import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { MODELS_FOLDER } from './catalog.ts';
import { bytesField, message } from './protobuf.ts';

/** The input and output of a model. */
export { type InferenceSession, Tensor };

/** The models the engine runs; each is `<name>.onnx` in the models folder. */
export type ModelName =
  | 'esrgan-slim-x2'
  | 'esrgan-slim-x3'
  | 'esrgan-slim-x4'
  | 'migan-512-places2'
  | 'mlsd-512-large'
  | 'nanodet-g-416'
  | 'oidn-hdr-albedo-normal'
  | 'oidn-hdr-albedo-normal-small'
  | 'room-network'
  | 'segment-anything-decoder'
  | 'segment-anything-encoder'
  | 'text-boxes-ppocr-v4';

/** Two threads: the product runs one heavy job per two cores. */
const THREADS = 2;
/** Small requests during edits: a second thread would wait for a core longer than it computes. */
const ONE_THREAD: ReadonlySet<ModelName> = new Set(['segment-anything-decoder']);
/** onnxruntime's "error": its warnings about unused initializers are of no use. */
const LOG_ERRORS_ONLY = 3;

/** Run once for every tile of a large picture: the memory of one tile must not stay allocated beside the picture. */
const GIVES_MEMORY_BACK: ReadonlySet<ModelName> = new Set([
  'esrgan-slim-x2',
  'esrgan-slim-x3',
  'esrgan-slim-x4',
]);

const OPTIONS: InferenceSession.SessionOptions = {
  executionProviders: ['cpu'],
  intraOpNumThreads: THREADS,
  interOpNumThreads: 1,
  logSeverityLevel: LOG_ERRORS_ONLY,
  enableMemPattern: false,
  // Threads that wait for work would keep cores busy, which other edits need: a sixth of an analysis.
  extra: { session: { intra_op: { allow_spinning: '0' } } },
};

const sessions = new Map<ModelName, Promise<InferenceSession>>();

/**
 * The loaded model, created at first use and kept for the life of the process. Memory of one run is kept for the next
 * (the arena): giving it back after every layer took a quarter of the time and left the peak higher. The pattern
 * cache stays off: it holds a hundred megabytes more and saves no time.
 */
export function modelSession(name: ModelName): Promise<InferenceSession> {
  let session = sessions.get(name);
  if (!session) {
    session = InferenceSession.create(fileURLToPath(new URL(`${name}.onnx`, MODELS_FOLDER)), {
      ...OPTIONS,
      intraOpNumThreads: ONE_THREAD.has(name) ? 1 : THREADS,
      enableCpuMemArena: !GIVES_MEMORY_BACK.has(name),
    });
    sessions.set(name, session);
  }
  return session;
}

/**
 * Loads a model for one use and frees its memory: for large networks that run once or twice per photo. Loading takes
 * a tenth of what running them takes; kept, each would hold 200 to 350 MB while the next one runs.
 */
export async function withModel<Result>(
  name: ModelName,
  use: (session: InferenceSession) => Promise<Result>,
): Promise<Result> {
  const session = await InferenceSession.create(
    fileURLToPath(new URL(`${name}.onnx`, MODELS_FOLDER)),
    OPTIONS,
  );
  try {
    return await use(session);
  } finally {
    await session.release();
  }
}

/** Field numbers of onnx.proto3. Bytes written after a message add to its lists. */
const FIELD = { graph: 7, graphOutput: 12, portName: 1 } as const;

const outputFields = (names: readonly string[]): Uint8Array =>
  bytesField(
    FIELD.graph,
    message(...names.map((name) => bytesField(FIELD.graphOutput, bytesField(FIELD.portName, name)))),
  );

/**
 * A model that also outputs inner values, by their names in its graph. It is loaded anew at every call, because a
 * second copy in memory would cost more.
 */
export async function tappedSession(name: ModelName, values: readonly string[]): Promise<InferenceSession> {
  const model = await readFile(new URL(`${name}.onnx`, MODELS_FOLDER));
  return InferenceSession.create(Buffer.concat([model, outputFields(values)]), {
    ...OPTIONS,
    enableCpuMemArena: false,
  });
}
