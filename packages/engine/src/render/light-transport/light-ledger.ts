/** The sources of light: sky and the view outside, the sun, lamps and emitters. */
export const [SKY, SUN, LAMPS] = [0, 1, 2] as const;
export const SOURCES = 3;

/** A scene whose light is kept apart by source, for walls of several shades at once. */
export interface LayerOptions {
  /** Object id of the walls that are to be painted. */
  readonly painted: number;
  /**
   * Shades of gray to trace the walls in, as shares of the shade that they have in the scene. One path serves all:
   * each meeting with a painted wall multiplies its light by the share.
   */
  readonly shares: readonly number[];
}

/** The layers of one pixel: for each source, for each shade, red, green and blue. */
export const layerFloats = ({ shares }: LayerOptions): number => SOURCES * shares.length * 3;

/** Writes down the light of paths by source and shade. */
export interface LightLedger {
  /** A path begins. */
  begin(): void;
  /** The path meets a surface of an object. */
  meet(object: number): void;
  /** The path finds light, at its first surface or by way of others. */
  add(source: number, direct: boolean, red: number, green: number, blue: number): void;
  /** The path ends; light by way of other surfaces counts `scale`-fold. */
  end(scale: number): void;
  /** Sums over all paths since they were last filled with 0. */
  readonly sums: Float64Array;
}

/** A ledger whose paths have met no wall yet. */
export function createLightLedger(options: LayerOptions): LightLedger {
  const { painted, shares } = options;
  const sums = new Float64Array(layerFloats(options));
  const direct = new Float64Array(sums.length);
  const indirect = new Float64Array(sums.length);
  const factors = new Float64Array(shares.length);
  return {
    sums,
    begin() {
      factors.fill(1);
      direct.fill(0);
      indirect.fill(0);
    },
    meet(object) {
      if (object !== painted) return;
      for (let shade = 0; shade < shares.length; shade++) factors[shade]! *= shares[shade]!;
    },
    add(source, isDirect, red, green, blue) {
      const into = isDirect ? direct : indirect;
      for (let shade = 0, at = source * shares.length * 3; shade < shares.length; shade++, at += 3) {
        const factor = factors[shade]!;
        into[at]! += factor * red;
        into[at + 1]! += factor * green;
        into[at + 2]! += factor * blue;
      }
    },
    end(scale) {
      for (let i = 0; i < sums.length; i++) {
        const light = direct[i]! + scale * indirect[i]!;
        if (!Number.isNaN(light)) sums[i]! += light;
      }
    },
  };
}
