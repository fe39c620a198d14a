import { MODE_GROUPS, type ModeGroup } from './mode-groups.ts';
import { modeNames } from './mode-names.ts';

/** The groups with the kinds of edit that match all typed words. Names, groups and synonyms are searched. */
export function findModes(typed: string): readonly ModeGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return MODE_GROUPS;
  return MODE_GROUPS.map((group) => ({
    ...group,
    modes: group.modes.filter(({ mode, words: others }) => {
      const known = `${modeNames[mode]} ${group.name} ${others}`.toLowerCase();
      return words.every((word) => known.includes(word));
    }),
  })).filter(({ modes }) => modes.length > 0);
}
