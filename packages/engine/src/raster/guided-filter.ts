import { boxMean, boxMeanInto } from './box-filter.ts';
import { createPlane, type Plane } from './raster.ts';
import { resizePlane } from './resize.ts';

/** `radius` in pixels of the guide; `epsilon` is the guide variance below which the filter smooths (guide 0 … 1). */
export interface GuidedFilterOptions {
  readonly radius: number;
  readonly epsilon: number;
  /** Fit the linear model on a guide this many times smaller (fast guided filter, He and Sun 2015). Default 1. */
  readonly subsample?: number;
}

/** Gray-guided filter: smooths `input` but follows the edges of `guide` (He, Sun and Tang 2013). */
export function guidedFilter(guide: Plane, input: Plane, options: GuidedFilterOptions): Plane {
  const { slope, offset } = guidedModel(guide, input, options);
  const out = createPlane(guide.width, guide.height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = slope.data[i]! * guide.data[i]! + offset.data[i]!;
  return out;
}

/** The filter's averaged local linear model input ~ slope * guide + offset, at the size of the guide. */
function guidedModel(
  guide: Plane,
  input: Plane,
  options: GuidedFilterOptions,
): { slope: Plane; offset: Plane } {
  const small = shrinkAll([guide, input], options);
  const [g, p] = small.planes as [Plane, Plane];
  const meanG = boxMean(g, small.radius);
  const meanP = boxMean(p, small.radius);
  const slope = boxMean(product(g, p), small.radius);
  const offset = boxMean(product(g, g), small.radius);
  for (let i = 0; i < slope.data.length; i++) {
    const mean = meanG.data[i]!;
    const variance = offset.data[i]! - mean * mean;
    const a = (slope.data[i]! - mean * meanP.data[i]!) / (variance + options.epsilon);
    slope.data[i] = a;
    offset.data[i] = meanP.data[i]! - a * mean;
  }
  boxMeanInto(slope.data, slope.data, slope.width, slope.height, small.radius);
  boxMeanInto(offset.data, offset.data, offset.width, offset.height, small.radius);
  return { slope: enlarge(slope, guide), offset: enlarge(offset, guide) };
}

/**
 * Color-guided filter (He, Sun and Tang 2013, equation 19): also sees edges between colors of equal brightness.
 *
 * @param guide the three channels, 0 … 1 each, all of the size of `input`.
 */
export function guidedFilterColor(
  guide: readonly [Plane, Plane, Plane],
  input: Plane,
  options: GuidedFilterOptions,
): Plane {
  const small = shrinkAll([...guide, input], options);
  const [r, g, b, p] = small.planes as [Plane, Plane, Plane, Plane];
  const mean = (plane: Plane): Float32Array => boxMean(plane, small.radius).data;
  const meanR = mean(r);
  const meanG = mean(g);
  const meanB = mean(b);
  const meanP = mean(p);
  const squares = [product(r, r), product(r, g), product(r, b), product(g, g), product(g, b), product(b, b)];
  const [rr, rg, rb, gg, gb, bb] = squares.map(mean) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const slopeR = boxMean(product(r, p), small.radius);
  const slopeG = boxMean(product(g, p), small.radius);
  const slopeB = boxMean(product(b, p), small.radius);
  const offset = createPlane(p.width, p.height);

  for (let i = 0; i < offset.data.length; i++) {
    const mr = meanR[i]!;
    const mg = meanG[i]!;
    const mb = meanB[i]!;
    const mp = meanP[i]!;
    const vrr = rr[i]! - mr * mr + options.epsilon;
    const vrg = rg[i]! - mr * mg;
    const vrb = rb[i]! - mr * mb;
    const vgg = gg[i]! - mg * mg + options.epsilon;
    const vgb = gb[i]! - mg * mb;
    const vbb = bb[i]! - mb * mb + options.epsilon;
    // Inverse of the symmetric 3 x 3 covariance by cofactors.
    const c00 = vgg * vbb - vgb * vgb;
    const c01 = vgb * vrb - vrg * vbb;
    const c02 = vrg * vgb - vgg * vrb;
    const c11 = vrr * vbb - vrb * vrb;
    const c12 = vrb * vrg - vrr * vgb;
    const c22 = vrr * vgg - vrg * vrg;
    const scale = 1 / (vrr * c00 + vrg * c01 + vrb * c02);
    const cr = slopeR.data[i]! - mr * mp;
    const cg = slopeG.data[i]! - mg * mp;
    const cb = slopeB.data[i]! - mb * mp;
    const ar = (c00 * cr + c01 * cg + c02 * cb) * scale;
    const ag = (c01 * cr + c11 * cg + c12 * cb) * scale;
    const ab = (c02 * cr + c12 * cg + c22 * cb) * scale;
    slopeR.data[i] = ar;
    slopeG.data[i] = ag;
    slopeB.data[i] = ab;
    offset.data[i] = mp - ar * mr - ag * mg - ab * mb;
  }

  const [aR, aG, aB, shift] = [slopeR, slopeG, slopeB, offset].map((plane) =>
    enlarge(boxMean(plane, small.radius), input),
  ) as [Plane, Plane, Plane, Plane];
  const out = createPlane(input.width, input.height);
  for (let i = 0; i < out.data.length; i++) {
    out.data[i] =
      aR.data[i]! * guide[0].data[i]! +
      aG.data[i]! * guide[1].data[i]! +
      aB.data[i]! * guide[2].data[i]! +
      shift.data[i]!;
  }
  return out;
}

function shrinkAll(
  planes: readonly Plane[],
  options: GuidedFilterOptions,
): { planes: Plane[]; radius: number } {
  const by = options.subsample ?? 1;
  if (by <= 1) return { planes: [...planes], radius: options.radius };
  return {
    planes: planes.map((plane) =>
      resizePlane(
        plane,
        Math.max(1, Math.round(plane.width / by)),
        Math.max(1, Math.round(plane.height / by)),
      ),
    ),
    radius: Math.max(1, Math.round(options.radius / by)),
  };
}

function enlarge(plane: Plane, like: Plane): Plane {
  if (plane.width === like.width && plane.height === like.height) return plane;
  return resizePlane(plane, like.width, like.height, 'bilinear');
}

function product(a: Plane, b: Plane): Plane {
  const out = createPlane(a.width, a.height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = a.data[i]! * b.data[i]!;
  return out;
}
