import { cleanFileName } from './rules.ts';

/** Longest part of a path in a ZIP, in characters. */
const MAX_PART = 80;

/** Hands out readable names, each once: 'Kitchen', 'Kitchen (2)'. Case makes no other name. */
export function createNames(): (wanted: string, otherwise: string) => string {
  const taken = new Set<string>();
  return (wanted, otherwise) => {
    const name = [...cleanFileName(wanted)].slice(0, MAX_PART).join('').trim() || otherwise;
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${name} (${number})`;
    taken.add(free.toLowerCase());
    return free;
  };
}

/** A photo's name without its ending. */
export function withoutEnding(name: string): string {
  return name.replace(/\.(jpe?g|png|webp|heic|heif)$/i, '');
}
