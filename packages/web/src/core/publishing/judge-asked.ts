import {
  banReason,
  type EditMode,
  type EditRule,
  judgeEdit,
  OBJECT_TYPES,
  type ObjectType,
  type PublishingProfile,
} from '@home-design/contract';
import { rulesCopy as copy } from './rules-copy.ts';

/** What publishing rules say of an edit before the request. */
export interface RulesOnEdit {
  rule: EditRule;
  /** The sentence to show. */
  text: string;
}

/** Edits that remove what the user marks. */
const REMOVALS: readonly EditMode[] = ['object-removal', 'selective-change', 'declutter', 'empty-room'];

/**
 * What publishing rules say of an edit; null if they say nothing.
 * @param args the arguments to be sent; null while they are incomplete
 */
export function judgeAsked(
  profile: PublishingProfile | null | undefined,
  mode: EditMode,
  args: Readonly<Record<string, unknown>> | null,
): RulesOnEdit | null {
  if (!profile) return null;
  const { name } = profile;
  const marks = pointsOut(args);
  const given = { categories: typesIn(args?.categories), color: args?.color, light: args?.light, marks };
  const judgment = judgeEdit(profile, mode, given);
  if (judgment.rule === 'banned') {
    return { rule: 'banned', text: copy.banned(name, banReason(judgment)) };
  }
  const sentences = [
    ...(judgment.rule === 'labeled' ? [copy.labeled(name, profile.label.text)] : []),
    ...(marks && REMOVALS.includes(mode) && profile.edits.view === 'banned' ? [copy.marked(name)] : []),
  ];
  return sentences.length === 0 ? null : { rule: judgment.rule, text: sentences.join(' ') };
}

const typesIn = (value: unknown): ObjectType[] =>
  OBJECT_TYPES.filter((type) => Array.isArray(value) && value.includes(type));

const isFilled = (value: unknown): boolean =>
  typeof value === 'string' || (Array.isArray(value) && value.length > 0);

/** Whether the arguments mark parts of the picture or single things in it. */
function pointsOut(args: Readonly<Record<string, unknown>> | null): boolean {
  if (args === null) return false;
  const corrections = args.corrections as { add?: Record<string, unknown> } | undefined;
  return isFilled(args.objects) || Object.values(corrections?.add ?? {}).some(isFilled);
}
