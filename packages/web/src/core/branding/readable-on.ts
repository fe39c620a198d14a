/** Black or white: the one with more contrast on a color (WCAG 2.2). One of them always reaches 4.5 : 1. */
export function readableOn(color: string): '#000000' | '#ffffff' {
  const luminance = relativeLuminance(color);
  return (luminance + 0.05) / 0.05 >= 1.05 / (luminance + 0.05) ? '#000000' : '#ffffff';
}

/** Relative luminance of a color, 0 … 1 (WCAG 2.2). @param color #rrggbb, sRGB */
function relativeLuminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
