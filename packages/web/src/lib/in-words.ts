/** The name of a value in words: 'wall_color' is 'Wall color'. */
export function inWords(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
