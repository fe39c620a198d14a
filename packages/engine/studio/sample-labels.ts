import { EMBEDDING_SIDE } from '../src/scene/segment-anything/embed-photo.ts';
import { VIEW_CLASSES } from '../src/scene/segmentation/room-network/view-classes.ts';
import type { SampleTensor } from './sample-file.ts';
import { labelOf } from './views/label-parts.ts';
import type { RenderedView } from './views/render-view.ts';

/** Cells of the class maps along the longer side of the picture. */
const CLASS_SIDE = 256;
/** Outside the picture. */
const UNKNOWN = 255;
/** A unit normal in eight bits. */
const UNIT = 127;

/** The truth about a view on the image encoder's square: the picture fills its upper left part. */
export function sampleLabels(view: RenderedView): Record<string, SampleTensor> {
  const { width, height, behind } = view;
  const longest = Math.max(width, height);
  const classOf = (object: number) => VIEW_CLASSES.indexOf(labelOf(object).shows);
  const mapOf = (side: number, channels: number, write: (cell: number, x: number, y: number) => void) => {
    for (let row = 0; row < side; row++) {
      for (let column = 0; column < side; column++) {
        const x = Math.floor(((column + 0.5) * longest) / side);
        const y = Math.floor(((row + 0.5) * longest) / side);
        if (x < width && y < height) write(row * side + column, x, y);
      }
    }
    return [channels, side, side];
  };
  const behindAt = (x: number, y: number) => {
    const column = Math.min(behind.width - 1, Math.floor((x * behind.width) / width));
    const row = Math.min(behind.height - 1, Math.floor((y * behind.height) / height));
    return row * behind.width + column;
  };

  const classes = new Uint8Array(CLASS_SIDE ** 2).fill(UNKNOWN);
  const classesBehind = new Uint8Array(CLASS_SIDE ** 2).fill(UNKNOWN);
  mapOf(CLASS_SIDE, 1, (cell, x, y) => {
    classes[cell] = classOf(view.object[y * width + x]!);
    classesBehind[cell] = classOf(behind.object[behindAt(x, y)]!);
  });

  const cells = EMBEDDING_SIDE ** 2;
  const normals = new Int8Array(3 * cells);
  const normalsBehind = new Int8Array(3 * cells);
  const depth = new Float16Array(cells);
  const shape = mapOf(EMBEDDING_SIDE, 3, (cell, x, y) => {
    const pixel = y * width + x;
    writeNormal(normals, cell, view.normal.subarray(pixel * 3, pixel * 3 + 3));
    const other = behindAt(x, y);
    writeNormal(normalsBehind, cell, behind.normal.subarray(other * 3, other * 3 + 3));
    const far = view.depth[pixel]!;
    depth[cell] = Number.isFinite(far) && far > 0 ? Math.log(far) : 0;
  });
  return {
    classes: { shape: [CLASS_SIDE, CLASS_SIDE], data: classes },
    behind: { shape: [CLASS_SIDE, CLASS_SIDE], data: classesBehind },
    normals: { shape, data: normals },
    behindNormals: { shape, data: normalsBehind },
    depth: { shape: [EMBEDDING_SIDE, EMBEDDING_SIDE], data: depth },
  };

  /** From the world's axes to the camera's: right, down, forward. */
  function writeNormal(to: Int8Array, cell: number, [x = 0, y = 0, z = 0]: Float32Array): void {
    const { right, down, forward } = view.scene.camera;
    [right, down, forward].forEach((axis, k) => {
      to[k * cells + cell] = Math.round(
        UNIT * Math.max(-1, Math.min(1, x * axis[0] + y * axis[1] + z * axis[2])),
      );
    });
  }
}
