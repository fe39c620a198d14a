import { z } from 'zod';
import type { Choice, Range, Setting, Settings } from './setting.ts';

type ChoiceSchema<Option extends string | number> = [Option] extends [string]
  ? z.ZodEnum<{ [Each in Option]: Each }>
  : z.ZodLiteral<Option>;

type SchemaOf<Each extends Setting> =
  Each extends Choice<infer Options>
    ? z.ZodDefault<ChoiceSchema<Options[number]>>
    : z.ZodDefault<z.ZodNumber>;

/** Schemas of settings by their names: the shape of an object schema. A missing setting gets its default. */
export function settingsSchema<const Group extends Settings>(
  settings: Group,
): { -readonly [Name in keyof Group]: SchemaOf<Group[Name]> } {
  const schemas = Object.entries(settings).map(([name, setting]) => [name, settingSchema(setting)]);
  // Each name comes with its schema, but the library's type cannot express that.
  return Object.fromEntries(schemas) as { -readonly [Name in keyof Group]: SchemaOf<Group[Name]> };
}

function settingSchema(setting: Setting) {
  return 'options' in setting ? choiceSchema(setting) : rangeSchema(setting).default(setting.default);
}

/** A number within the bounds of a setting. */
export const rangeSchema = ({ min, max }: Range): z.ZodNumber => z.number().min(min).max(max);

function choiceSchema({ options, default: standard }: Choice) {
  const words = options.filter((option) => typeof option === 'string');
  const schema = words.length === options.length ? z.enum(words) : z.literal(options);
  return schema.default(standard as never);
}
