import type { Mesh } from '../../../src/base/geometry/mesh.ts';
import type { PanelSpec, RoomSpec } from '../room-spec.ts';
import { partsOf, type ShellPart } from './shell-part.ts';
import { type WallFrame, wallFrame } from './wall-frame.ts';

/** Molded frames, boards, slats, slabs and rails on the walls. */
export function panelParts(spec: RoomSpec): ShellPart[] {
  return spec.panels.flatMap((panel) =>
    partsOf('wall', panel.material, meshesOf(wallFrame(spec.size, panel.wall), panel)),
  );
}

function meshesOf(frame: WallFrame, { kind, along, up, width, height, count }: PanelSpec): Mesh[] {
  const step = width / count;
  const each = (make: (x: number, i: number) => Mesh | Mesh[]) =>
    Array.from({ length: count }, (_, i) => make(along + i * step, i)).flat();
  switch (kind) {
    case 'molding':
      return each((x) => moldedFrame(frame, x + 0.06, up, step - 0.12, height));
    case 'boards':
      // Tongue and groove: hairline joints of shade between softened edges.
      return each((x) => frame.board(x + 0.0015, up, -0.004, [step - 0.003, height, 0.018], 0.003));
    case 'slats':
      return each((x) => frame.board(x + step * 0.2, up, 0, [step * 0.6, height, 0.022], 0.002));
    case 'slab':
      return each((x) => frame.board(x + 0.001, up, -0.004, [step - 0.002, height, 0.02], 0.001));
    case 'rail':
      return [
        frame.board(along, up, -0.01, [width, height, 0.03], 0.006),
        frame.board(along, up + height * 0.7, -0.01, [width, height * 0.3, 0.045], 0.006),
      ];
  }
}

/** A picture-frame molding: a wide low band with a narrow high bead inside. */
function moldedFrame(frame: WallFrame, x: number, y: number, width: number, height: number): Mesh[] {
  const ring = (inset: number, wide: number, proud: number): Mesh[] => {
    const [w, h] = [width - 2 * inset, height - 2 * inset];
    const board = (dx: number, dy: number, bw: number, bh: number) =>
      frame.board(x + inset + dx, y + inset + dy, -0.006, [bw, bh, 0.006 + proud], 0.003);
    return [
      board(0, 0, w, wide),
      board(0, h - wide, w, wide),
      board(0, wide, wide, h - 2 * wide),
      board(w - wide, wide, wide, h - 2 * wide),
    ];
  };
  return [...ring(0, 0.036, 0.009), ...ring(0.012, 0.012, 0.018)];
}
