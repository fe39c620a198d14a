import type { Board, BoardSection, BoardVersion, Feedback } from '@home-design/contract';

type Choice = Feedback['choices'][number];

/** The choices of visitors in one section. */
export interface SectionChoices {
  section: BoardSection;
  /** How many visitors chose. */
  count: number;
  /** Every picture of the section with its choices, the most chosen first. */
  pictures: { version: BoardVersion; choices: Choice[] }[];
}

/** Groups choices by the sections with a question, in the order of the board. */
export function choicesBySection(
  { sections, versions }: Board,
  choices: readonly Choice[],
): SectionChoices[] {
  return sections
    .filter(({ question }) => question !== null)
    .map((section) => {
      const own = choices.filter((choice) => choice.section === section.id);
      const pictures = versions
        .filter(({ id }) => section.version_ids.includes(id))
        .map((version) => ({ version, choices: own.filter((choice) => choice.version === version.id) }))
        .sort((one, other) => other.choices.length - one.choices.length);
      return { section, count: own.length, pictures };
    });
}
