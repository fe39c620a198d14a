import type { OnnxGraph } from '../onnx-graph.ts';
import { integersOf } from './graph.ts';
import type { TfjsWeight } from './manifest.ts';
import { asFloat } from './weights.ts';

/** A tensor of the TensorFlow graph: an ONNX tensor seen with its axes in another order. */
export interface Seen {
  readonly name: string;
  /** For every axis TensorFlow sees, the axis of the ONNX tensor. */
  readonly axes: readonly number[];
}

/**
 * What the nodes of a TensorFlow graph have become. Transposing costs nothing until a node needs its input in
 * another order: TensorFlow keeps channels last and ONNX first, so nearly all transposes of a model cancel out.
 */
export interface Values {
  set(name: string, seen: Seen): void;
  setIntegers(name: string, values: readonly number[]): void;
  isWeight(name: string): boolean;
  isIntegers(name: string): boolean;
  tensor(name: string): Seen;
  weight(name: string): TfjsWeight;
  integers(name: string): readonly number[];
  /** The ONNX tensor as the node sees it. */
  plain(name: string): string;
  /** The ONNX tensor that, seen with `axes`, is this one. */
  laidOut(seen: Seen, axes: readonly number[]): string;
  /** A weight with one value for each place along the last axis that a tensor with `axes` shows. */
  alongLastAxis(name: string, axes: readonly number[]): string;
  /** A weight that is a single number. */
  scalar(name: string): string;
}

/** Keeps account of tensors, weights and shapes while a graph is written. */
export function createValues(graph: OnnxGraph, weights: ReadonlyMap<string, TfjsWeight>): Values {
  const tensors = new Map<string, Seen>();
  const shapes = new Map<string, readonly number[]>();
  let transposed = 0;
  const found = <T>(value: T | undefined, name: string): T => {
    if (value === undefined) throw new Error(`Nothing is known of ${name}.`);
    return value;
  };
  const values: Values = {
    set: (name, seen) => tensors.set(name, seen),
    setIntegers: (name, list) => shapes.set(name, list),
    isWeight: (name) => weights.has(name),
    isIntegers: (name) => shapes.has(name) || weights.get(name)?.type === 'i',
    tensor: (name) => found(tensors.get(name), name),
    weight: (name) => found(weights.get(name), name),
    integers: (name) => shapes.get(name) ?? integersOf(values.weight(name)),
    plain: (name) => {
      const seen = values.tensor(name);
      return values.laidOut(
        seen,
        seen.axes.map((_, axis) => axis),
      );
    },
    laidOut: (seen, axes) => {
      const perm = axes.map((_, axis) => seen.axes[axes.indexOf(axis)]!);
      if (perm.every((axis, i) => axis === i)) return seen.name;
      transposed++;
      return graph.add('Transpose', [seen.name], `${seen.name}.transposed.${transposed}`, { perm });
    },
    alongLastAxis: (name, axes) => {
      const { shape, type, bytes } = values.weight(name);
      if (shape.length !== 1 || type === 'i')
        throw new Error(`${name}: expected one value for each channel.`);
      const behind = axes.length - 1 - axes.at(-1)!;
      return graph.weights(name, [...shape, ...Array<number>(behind).fill(1)], type, bytes);
    },
    scalar: (name) => graph.weights(name, [], 'f', asFloat(values.weight(name))),
  };
  return values;
}
