import type { LightLedger } from './light-ledger.ts';

/** The light that one path finds, and the share of it that reaches the path's beginning. */
export interface PathSums {
  /** Light of the path's first surface, sent out or reflected straight from lights, then all other light. */
  readonly direct: Float64Array;
  readonly indirect: Float64Array;
  /** Share of the light met next that reaches the beginning of the path, by channel. */
  readonly carried: Float64Array;
  /** A path begins: nothing is found, everything is carried. */
  begin(): void;
  /** Adds carried light to `direct` or `indirect`; `share` is the part of it that this way of finding it counts. */
  add(into: Float64Array, radiance: Float64Array, share: number, source: number): void;
  /** Adds light that is already weighed. */
  addWeighed(into: Float64Array, red: number, green: number, blue: number, source: number): void;
  /** The path ends: indirect light is scaled down to `clamp`. */
  end(): void;
}

/** Sums of light that are emptied by each path, and written down in the ledger where there is one. */
export function createPathSums(clamp: number, ledger: LightLedger | undefined): PathSums {
  const direct = new Float64Array(3);
  const indirect = new Float64Array(3);
  const carried = new Float64Array(3);

  function addWeighed(into: Float64Array, red: number, green: number, blue: number, source: number): void {
    into[0]! += red;
    into[1]! += green;
    into[2]! += blue;
    ledger?.add(source, into === direct, red, green, blue);
  }

  return {
    direct,
    indirect,
    carried,
    begin() {
      direct.fill(0);
      indirect.fill(0);
      carried.fill(1);
      ledger?.begin();
    },
    add(into, radiance, share, source) {
      addWeighed(
        into,
        carried[0]! * share * radiance[0]!,
        carried[1]! * share * radiance[1]!,
        carried[2]! * share * radiance[2]!,
        source,
      );
    },
    addWeighed,
    end() {
      const most = Math.max(indirect[0]!, indirect[1]!, indirect[2]!);
      if (most > clamp) {
        const scale = clamp / most;
        indirect[0]! *= scale;
        indirect[1]! *= scale;
        indirect[2]! *= scale;
      }
      ledger?.end(most > clamp ? clamp / most : 1);
    },
  };
}
