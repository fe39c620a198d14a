import { describe, expect, it } from 'vitest';
import { bytesField, fieldsOf, floatField, integerField, message } from '../../src/models/protobuf.ts';
import { halved } from './halved.ts';
import { createOnnxGraph } from './onnx-graph.ts';

const floats = (values: readonly number[]): Uint8Array => new Uint8Array(Float32Array.from(values).buffer);

function modelWith(count: number): Uint8Array {
  const graph = createOnnxGraph();
  const values = Array.from({ length: count }, (_, i) => i / 8);
  graph.weights('kernel', [count], 'f', floats(values));
  graph.add('Add', ['picture', 'kernel'], 'sum');
  return graph.build('small', [{ name: 'picture', shape: [count] }], [{ name: 'sum' }]);
}

/** Names of the operators of a model's graph, in order. */
function operatorsOf(model: Uint8Array): string[] {
  const graph = fieldsOf(model).find(({ field }) => field === 7)!.bytes!;
  return fieldsOf(graph)
    .filter(({ field }) => field === 1)
    .map(({ bytes }) => Buffer.from(fieldsOf(bytes!).find(({ field }) => field === 4)!.bytes!).toString());
}

describe('halving the weights of a model', () => {
  it('keeps large weights as half floats, cast before anything else runs', () => {
    const model = modelWith(512);
    const small = halved(model);
    expect(model.length - small.length).toBeGreaterThan(512 * 2 - 100);
    expect(operatorsOf(small)).toEqual(['Cast', 'Add']);
  });

  it('leaves small constants as they are', () => {
    const model = modelWith(8);
    expect(Buffer.from(halved(model)).equals(Buffer.from(model))).toBe(true);
  });

  it('refuses bytes that are no model', () => {
    expect(() => halved(integerField(1, 7))).toThrow('The model has no graph.');
    expect(() => halved(Uint8Array.of(0x0a, 0xff))).toThrow(RangeError);
  });
});

describe('reading the fields of a message', () => {
  it('reads what was written', () => {
    const written = message(
      integerField(1, 300),
      bytesField(2, 'name'),
      floatField(3, 0.5),
      integerField(20, 2),
    );
    const fields = fieldsOf(written);
    expect(fields.map(({ field }) => field)).toEqual([1, 2, 3, 20]);
    expect(fields[0]!.integer).toBe(300);
    expect(Buffer.from(fields[1]!.bytes!).toString()).toBe('name');
    expect(Buffer.from(message(...fields.map(({ encoded }) => encoded))).equals(Buffer.from(written))).toBe(
      true,
    );
  });

  it('refuses a message that ends within a field', () => {
    expect(() => fieldsOf(bytesField(2, 'name').subarray(0, 4))).toThrow('The message ends within a field.');
    expect(() => fieldsOf(Uint8Array.of(0x80))).toThrow('The message ends within a number.');
  });
});
