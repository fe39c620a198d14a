import {
  type EditClass,
  type EditRule,
  OwnPublishingRules,
  type PublishingDestination,
  type PublishingProfile,
} from '@home-design/contract';
import { publishingCopy as copy } from './publishing-copy.ts';

/** What the form holds. Numbers are text while they are none. */
export interface OwnRulesFields {
  name: string;
  edits: Record<EditClass, EditRule>;
  /** Names and logos on photos. */
  brand: 'allowed' | 'banned';
  labelText: string;
  labelMode: PublishingProfile['label']['mode'];
  labelPlace: PublishingProfile['label']['place'];
  originals: PublishingProfile['originals'];
  firstPicture: PublishingProfile['first_picture'];
  maxWidth: number | string;
  maxHeight: number | string;
  minWidth: number | string;
  minHeight: number | string;
  /** In kB. */
  maxBytes: number | string;
  /** Empty: no limit. */
  maxPictures: number | string;
  fileName: string;
  remarks: string;
}

export type NumberField = 'maxWidth' | 'maxHeight' | 'minWidth' | 'minHeight' | 'maxBytes' | 'maxPictures';

const BYTES = 1_000;

/** The fields of the form as a profile fills them: sizes are those of its first destination. */
export function fieldsOf(profile: PublishingProfile): OwnRulesFields {
  const [first] = profile.destinations as [PublishingDestination];
  return {
    name: profile.name,
    edits: { ...profile.edits },
    brand: profile.exceptions.some(({ mode, rule }) => mode === 'brand' && rule === 'banned')
      ? 'banned'
      : 'allowed',
    labelText: profile.label.text,
    labelMode: profile.label.mode,
    labelPlace: profile.label.place,
    originals: profile.originals,
    firstPicture: profile.first_picture,
    maxWidth: first.max_width,
    maxHeight: first.max_height,
    minWidth: first.min_width,
    minHeight: first.min_height,
    maxBytes: Math.round(first.max_bytes / BYTES),
    maxPictures: first.max_pictures ?? '',
    fileName: profile.file_name,
    remarks: profile.remarks.join('\n'),
  };
}

/** The rules that the form says, unchecked; what it does not show stays as it is in the profile. */
function toRules(fields: OwnRulesFields, profile: PublishingProfile): unknown {
  const { id: _id, version: _version, sources: _sources, ...kept } = profile;
  const [first, ...others] = profile.destinations as [PublishingDestination, ...PublishingDestination[]];
  const brand = profile.exceptions.find(({ mode }) => mode === 'brand');
  const exceptions = profile.exceptions.filter(({ mode }) => mode !== 'brand');
  const banned = { mode: 'brand', rule: 'banned', why: copy.noBrand };
  return {
    ...kept,
    name: fields.name.trim(),
    destinations: [
      {
        ...first,
        max_width: fields.maxWidth,
        max_height: fields.maxHeight,
        min_width: fields.minWidth,
        min_height: fields.minHeight,
        max_bytes: typeof fields.maxBytes === 'number' ? fields.maxBytes * BYTES : fields.maxBytes,
        max_pictures: fields.maxPictures === '' ? null : fields.maxPictures,
      },
      ...others,
    ],
    label: { mode: fields.labelMode, text: fields.labelText, place: fields.labelPlace },
    originals: fields.originals,
    first_picture: fields.firstPicture,
    edits: fields.edits,
    exceptions:
      fields.brand === 'banned' ? [...exceptions, brand?.rule === 'banned' ? brand : banned] : exceptions,
    file_name: fields.fileName,
    remarks: fields.remarks
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  };
}

/** The rules to send; null while something does not fit. */
export function rulesOf(fields: OwnRulesFields, profile: PublishingProfile): OwnPublishingRules | null {
  return OwnPublishingRules.safeParse(toRules(fields, profile)).data ?? null;
}

/** By their names in the rules. */
const FIELD_NAMES: Readonly<Record<string, keyof OwnRulesFields>> = {
  name: 'name',
  text: 'labelText',
  max_width: 'maxWidth',
  max_height: 'maxHeight',
  min_width: 'minWidth',
  min_height: 'minHeight',
  max_bytes: 'maxBytes',
  max_pictures: 'maxPictures',
  // What is said of the destination as a whole is about its sizes.
  destinations: 'minWidth',
  file_name: 'fileName',
  remarks: 'remarks',
};

/** Sentences about what does not fit, by field. */
export function problemsOf(
  fields: OwnRulesFields,
  profile: PublishingProfile,
): Partial<Record<keyof OwnRulesFields, string>> {
  const problems: Partial<Record<keyof OwnRulesFields, string>> = {};
  const checked = OwnPublishingRules.safeParse(toRules(fields, profile));
  for (const { path } of checked.error?.issues ?? []) {
    const known = path.findLast((part) => typeof part === 'string' && part in FIELD_NAMES);
    const field = FIELD_NAMES[String(known)];
    if (field) problems[field] ??= copy.problems[field] ?? copy.problems.other;
  }
  return problems;
}
