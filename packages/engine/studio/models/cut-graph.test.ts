import { InferenceSession, Tensor } from 'onnxruntime-node';
import { describe, expect, it } from 'vitest';
import { integerField } from '../../src/models/protobuf.ts';
import { cutGraph } from './cut-graph.ts';
import { createOnnxGraph } from './onnx-graph.ts';

const floats = (values: readonly number[]): Uint8Array => new Uint8Array(Float32Array.from(values).buffer);

/** picture + before = middle; middle * factor = scaled; scaled + after = sum. */
function chain(): Uint8Array {
  const graph = createOnnxGraph();
  graph.weights('before', [1], 'f', floats([10]));
  graph.weights('factor', [1], 'f', floats([3]));
  graph.weights('after', [1], 'f', floats([1000]));
  graph.add('Add', ['picture', 'before'], 'middle');
  graph.add('Mul', ['middle', 'factor'], 'scaled');
  graph.add('Add', ['scaled', 'after'], 'sum');
  return graph.build('chain', [{ name: 'picture', shape: [2] }], [{ name: 'sum' }]);
}

describe('cutting a part out of a model', () => {
  it('computes the same as the whole model between the two values', async () => {
    const part = await InferenceSession.create(cutGraph(chain(), 'middle', 'scaled'));
    expect([part.inputNames, part.outputNames]).toEqual([['middle'], ['scaled']]);
    const answer = await part.run({ middle: new Tensor('float32', Float32Array.of(1, 2), [2]) });
    expect([...(answer.scaled!.data as Float32Array)]).toEqual([3, 6]);
  });

  it('leaves out weights that the part does not use', () => {
    const part = Buffer.from(cutGraph(chain(), 'middle', 'scaled'));
    expect(part.includes('factor')).toBe(true);
    expect(part.includes('after')).toBe(false);
    expect(part.includes('before')).toBe(false);
  });

  it('refuses values that do not follow from each other, and bytes that are no model', () => {
    expect(() => cutGraph(chain(), 'scaled', 'middle')).toThrow('Nothing computes middle from scaled.');
    expect(() => cutGraph(integerField(1, 7), 'a', 'b')).toThrow('The model has no graph.');
  });
});
