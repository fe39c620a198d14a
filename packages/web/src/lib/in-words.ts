/** The name of a value as people read it: 'wall_color' is 'Wall color'. */
export function inWords(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
