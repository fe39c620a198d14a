import type { CellSamples } from './cell-samples.ts';

/** How the network is trained (Adam, Kingma and Ba 2015; decoupled weight decay, Loshchilov and Hutter 2019). */
export interface Training {
  /** Units of each layer, the inputs' first and the classes' last. */
  readonly sizes: readonly number[];
  readonly epochs: number;
  /**
   * Inputs that are left out together now and then, so that the network does not lean on one of them alone: a room
   * without any wall found must not surprise it.
   */
  readonly groups: readonly (readonly number[])[];
  /** Inputs from here on vary little where they vary at all; they are not blown up. */
  readonly factsFrom: number;
}

const BATCH = 512;
const RATE = { start: 2e-3, end: 1e-5 };
const DECAY = 0.01;
const ADAM = { first: 0.9, second: 0.999, epsilon: 1e-8 };
/** Share of inputs, and of groups of inputs, left out of each sample. */
const LEFT_OUT = { input: 0.2, group: 0.1 };
/** Truth is this much in doubt: outlines run through cells. */
const DOUBT = 0.02;
const LEAK = 0.1;
const LEAST_SPREAD = { feature: 0.01, fact: 0.2 };

interface Layer {
  readonly weights: Float32Array;
  readonly bias: Float32Array;
  readonly inputs: number;
  readonly outputs: number;
}

/**
 * Trains the classifier of cells and answers its weights as `classifyCells` reads them.
 *
 * @param onEpoch receives the mean loss of each.
 */
export function trainNetwork(
  samples: CellSamples,
  training: Training,
  random: () => number,
  onEpoch: (epoch: number, loss: number) => void,
): Float32Array {
  const { sizes, epochs, factsFrom } = training;
  const inputs = sizes[0]!;
  const count = samples.classes.length;
  const { mean, spread } = standardOf(samples.inputs, inputs, factsFrom);
  const layers = sizes.slice(1).map((outputs, k) => newLayer(sizes[k]!, outputs, random));
  const steps = epochs * Math.floor(count / BATCH);
  const update = createAdam(layers);
  const order = Uint32Array.from({ length: count }, (_, i) => i);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    let loss = 0;
    for (let start = 0; start + BATCH <= count; start += BATCH) {
      const chosen = order.subarray(start, start + BATCH);
      const x = batchOf(samples.inputs, chosen, inputs, mean, spread);
      leaveOut(x, inputs, training.groups, random);
      const truth = Uint8Array.from(chosen, (i) => samples.classes[i]!);
      const gradients = layers.map((layer) => newLayer(layer.inputs, layer.outputs, null));
      loss += learnBatch(layers, gradients, x, truth);
      const rate = RATE.end + 0.5 * RATE.start * (1 + Math.cos((Math.PI * step) / steps));
      step++;
      update(gradients, rate, step);
    }
    onEpoch(epoch, loss / Math.floor(count / BATCH));
  }
  return flattened(layers, mean, spread);
}

/** Mean and spread of every input, over a part of the samples. */
function standardOf(
  values: Float32Array,
  inputs: number,
  factsFrom: number,
): { mean: Float64Array; spread: Float64Array } {
  const count = values.length / inputs;
  const mean = new Float64Array(inputs);
  const spread = new Float64Array(inputs);
  for (let i = 0; i < values.length; i++) mean[i % inputs]! += values[i]! / count;
  for (let i = 0; i < values.length; i++) {
    spread[i % inputs]! += (values[i]! - mean[i % inputs]!) ** 2 / count;
  }
  for (let k = 0; k < inputs; k++) {
    const own = Math.sqrt(spread[k]!);
    spread[k] = k < factsFrom ? own + LEAST_SPREAD.feature : Math.max(own, LEAST_SPREAD.fact);
  }
  return { mean, spread };
}

/** Weights drawn as He et al. (2015) do; zeros without a source of chance. */
function newLayer(inputs: number, outputs: number, random: (() => number) | null): Layer {
  const scale = Math.sqrt(2 / inputs);
  const normal = (draw: () => number) =>
    Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
  const weights = new Float32Array(inputs * outputs);
  if (random) for (let i = 0; i < weights.length; i++) weights[i] = scale * normal(random);
  return { weights, bias: new Float32Array(outputs), inputs, outputs };
}

function shuffle(order: Uint32Array, random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1));
    [order[i], order[other]] = [order[other]!, order[i]!];
  }
}

function batchOf(
  values: Float32Array,
  chosen: Uint32Array,
  inputs: number,
  mean: Float64Array,
  spread: Float64Array,
): Float32Array {
  const x = new Float32Array(chosen.length * inputs);
  chosen.forEach((sample, row) => {
    for (let k = 0; k < inputs; k++) {
      x[row * inputs + k] = (values[sample * inputs + k]! - mean[k]!) / spread[k]!;
    }
  });
  return x;
}

function leaveOut(
  x: Float32Array,
  inputs: number,
  groups: readonly (readonly number[])[],
  random: () => number,
): void {
  const kept = 1 / (1 - LEFT_OUT.input);
  for (let i = 0; i < x.length; i++) x[i]! *= random() < LEFT_OUT.input ? 0 : kept;
  for (let row = 0; row < x.length; row += inputs) {
    for (const group of groups) {
      if (random() < LEFT_OUT.group) for (const k of group) x[row + k] = 0;
    }
  }
}

/** One batch forth and back; adds to the gradients and answers the mean loss. */
function learnBatch(
  layers: readonly Layer[],
  gradients: readonly Layer[],
  x: Float32Array,
  truth: Uint8Array,
): number {
  const values = [x];
  layers.forEach((layer, k) => {
    const out = forward(values[k]!, layer);
    if (k < layers.length - 1) for (let i = 0; i < out.length; i++) if (out[i]! < 0) out[i]! *= LEAK;
    values.push(out);
  });
  const { slopes, loss } = slopesOfLoss(values.at(-1)!, truth, layers.at(-1)!.outputs);
  let behind = slopes;
  for (let k = layers.length - 1; k >= 0; k--) {
    behind = backward(layers[k]!, gradients[k]!, values[k]!, behind, k > 0);
  }
  return loss;
}

function forward(x: Float32Array, { weights, bias, inputs, outputs }: Layer): Float32Array {
  const rows = x.length / inputs;
  const out = new Float32Array(rows * outputs);
  for (let row = 0; row < rows; row++) {
    const sums = out.subarray(row * outputs, (row + 1) * outputs);
    sums.set(bias);
    for (let k = 0; k < inputs; k++) {
      const value = x[row * inputs + k]!;
      if (value === 0) continue;
      const at = k * outputs;
      for (let u = 0; u < outputs; u++) sums[u]! += value * weights[at + u]!;
    }
  }
  return out;
}

/** Slopes of the cross entropy of softmax, and its mean. */
function slopesOfLoss(
  scores: Float32Array,
  truth: Uint8Array,
  classes: number,
): { slopes: Float32Array; loss: number } {
  const slopes = new Float32Array(scores.length);
  let loss = 0;
  truth.forEach((right, row) => {
    const own = scores.subarray(row * classes, (row + 1) * classes);
    const most = own.reduce((a, b) => Math.max(a, b));
    const sum = own.reduce((total, score) => total + Math.exp(score - most), 0);
    for (let u = 0; u < classes; u++) {
      const likely = Math.exp(own[u]! - most) / sum;
      const wanted = (u === right ? 1 - DOUBT : 0) + DOUBT / classes;
      slopes[row * classes + u] = (likely - wanted) / truth.length;
      if (u === right) loss -= Math.log(likely + 1e-9) / truth.length;
    }
  });
  return { slopes, loss };
}

/** Adds a layer's gradients and answers the slopes of its inputs; none are needed before the first layer. */
function backward(
  { weights, inputs, outputs }: Layer,
  gradient: Layer,
  x: Float32Array,
  slopes: Float32Array,
  isNeeded: boolean,
): Float32Array {
  const rows = x.length / inputs;
  const before = new Float32Array(isNeeded ? x.length : 0);
  for (let row = 0; row < rows; row++) {
    const own = slopes.subarray(row * outputs, (row + 1) * outputs);
    for (let u = 0; u < outputs; u++) gradient.bias[u]! += own[u]!;
    for (let k = 0; k < inputs; k++) {
      const value = x[row * inputs + k]!;
      const at = k * outputs;
      if (value !== 0) for (let u = 0; u < outputs; u++) gradient.weights[at + u]! += value * own[u]!;
      if (!isNeeded) continue;
      let slope = 0;
      for (let u = 0; u < outputs; u++) slope += weights[at + u]! * own[u]!;
      before[row * inputs + k] = value < 0 ? LEAK * slope : slope;
    }
  }
  return before;
}

/** Steps by first and second moments of the gradients; weights, not biases, shrink a little at each. */
function createAdam(layers: readonly Layer[]) {
  const moments = layers.map((layer) => ({
    weights: [new Float32Array(layer.weights.length), new Float32Array(layer.weights.length)] as const,
    bias: [new Float32Array(layer.bias.length), new Float32Array(layer.bias.length)] as const,
  }));
  return (gradients: readonly Layer[], rate: number, step: number): void => {
    const [first, second] = [1 - ADAM.first ** step, 1 - ADAM.second ** step];
    layers.forEach((layer, k) => {
      for (const part of ['weights', 'bias'] as const) {
        const [means, squares] = moments[k]![part];
        const [values, slopes] = [layer[part], gradients[k]![part]];
        const decay = part === 'weights' ? DECAY : 0;
        for (let i = 0; i < values.length; i++) {
          const slope = slopes[i]!;
          means[i] = ADAM.first * means[i]! + (1 - ADAM.first) * slope;
          squares[i] = ADAM.second * squares[i]! + (1 - ADAM.second) * slope * slope;
          const pull = means[i]! / first / (Math.sqrt(squares[i]! / second) + ADAM.epsilon);
          values[i]! -= rate * (pull + decay * values[i]!);
        }
      }
    });
  };
}

/** Layer by layer, weights then biases; what standardizes the inputs becomes part of the first. */
function flattened(layers: readonly Layer[], mean: Float64Array, spread: Float64Array): Float32Array {
  const [first, ...deeper] = layers as [Layer, ...Layer[]];
  const bias = first.bias.slice();
  const weights = first.weights.map((weight, i) => {
    const input = Math.floor(i / first.outputs);
    const own = weight / spread[input]!;
    bias[i % first.outputs]! -= own * mean[input]!;
    return own;
  });
  const parts = [weights, bias, ...deeper.flatMap((layer) => [layer.weights, layer.bias])];
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
