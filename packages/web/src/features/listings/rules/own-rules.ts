import {
  type EditClass,
  type EditRule,
  OwnPublishingRules,
  type PublishingDestination,
  type PublishingProfile,
} from '@home-design/contract';
import type { DestinationFields } from './destination-fields.ts';
import { publishingCopy as copy } from './publishing-copy.ts';

/** The values of the form. */
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
  /** One at least. */
  destinations: DestinationFields[];
  fileName: string;
  remarks: string;
}

/** The error messages of the form. */
export interface OwnRulesProblems {
  fields: Partial<Record<keyof OwnRulesFields, string>>;
  /** By the index of the destination. */
  destinations: Partial<Record<keyof DestinationFields, string>>[];
}

/** What a part of the form gets: the values, and how they change. */
export interface OwnRulesPart {
  fields: OwnRulesFields;
  set: (change: Partial<OwnRulesFields>) => void;
  /** The error message of a field, once the form was sent. */
  shown: (name: keyof OwnRulesFields) => string | undefined;
  /** The error messages of the destinations, once the form was sent. */
  destinationProblems: OwnRulesProblems['destinations'];
}

export const MAX_DESTINATIONS = 4;
const BYTES = 1_000;
const LONGEST_ID = 40;

/** Fills the form from a profile. */
export function fieldsOf(profile: PublishingProfile): OwnRulesFields {
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
    destinations: profile.destinations.map((each) => ({
      id: each.id,
      name: each.name,
      maxWidth: each.max_width,
      maxHeight: each.max_height,
      minWidth: each.min_width,
      minHeight: each.min_height,
      maxBytes: Math.round(each.max_bytes / BYTES),
      maxPictures: each.max_pictures ?? '',
    })),
    fileName: profile.file_name,
    remarks: profile.remarks.join('\n'),
  };
}

/** Adds a destination with the sizes of the last one. */
export function withAnotherDestination({ destinations, ...fields }: OwnRulesFields): OwnRulesFields {
  const last = destinations.at(-1) as DestinationFields;
  return { ...fields, destinations: [...destinations, { ...last, id: '', name: '' }] };
}

/** The id of a new destination: its name in the style of a folder, and different from the taken ones. */
function idFor(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_ID - 2)
    .replaceAll(/^-+|-+$/g, '');
  const base = plain || 'destination';
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base.slice(0, LONGEST_ID - 2)}-${number}`;
    if (!taken.has(id)) return id;
  }
}

function toDestinations(destinations: readonly DestinationFields[]): unknown[] {
  const taken = new Set(destinations.map(({ id }) => id).filter((id) => id !== ''));
  return destinations.map((each) => {
    const id = each.id || idFor(each.name, taken);
    taken.add(id);
    return {
      id,
      name: each.name.trim(),
      format: 'jpeg' satisfies PublishingDestination['format'],
      max_width: each.maxWidth,
      max_height: each.maxHeight,
      min_width: each.minWidth,
      min_height: each.minHeight,
      max_bytes: typeof each.maxBytes === 'number' ? each.maxBytes * BYTES : each.maxBytes,
      max_pictures: each.maxPictures === '' ? null : each.maxPictures,
    };
  });
}

/** The unchecked rules of the form. Rules that it does not show come from the profile. */
function toRules(fields: OwnRulesFields, profile: PublishingProfile): unknown {
  const { id: _id, version: _version, sources: _sources, ...kept } = profile;
  const brand = profile.exceptions.find(({ mode }) => mode === 'brand');
  const exceptions = profile.exceptions.filter(({ mode }) => mode !== 'brand');
  const banned = { mode: 'brand', rule: 'banned', why: copy.noBrand };
  return {
    ...kept,
    name: fields.name.trim(),
    destinations: toDestinations(fields.destinations),
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

/** The rules to send; null while a field is invalid. */
export function rulesOf(fields: OwnRulesFields, profile: PublishingProfile): OwnPublishingRules | null {
  return OwnPublishingRules.safeParse(toRules(fields, profile)).data ?? null;
}

/** Maps names of rules to fields. */
const FIELD_NAMES: Readonly<Record<string, keyof OwnRulesFields>> = {
  name: 'name',
  text: 'labelText',
  file_name: 'fileName',
  remarks: 'remarks',
};
const DESTINATION_FIELD_NAMES: Readonly<Record<string, keyof DestinationFields>> = {
  name: 'name',
  max_width: 'maxWidth',
  max_height: 'maxHeight',
  min_width: 'minWidth',
  min_height: 'minHeight',
  max_bytes: 'maxBytes',
  max_pictures: 'maxPictures',
};

/** The error messages; undefined when everything is valid. */
export function problemsOf(fields: OwnRulesFields, profile: PublishingProfile): OwnRulesProblems | undefined {
  const checked = OwnPublishingRules.safeParse(toRules(fields, profile));
  if (checked.success) return undefined;
  const problems: OwnRulesProblems = { fields: {}, destinations: fields.destinations.map(() => ({})) };
  for (const { path } of checked.error.issues) {
    const [first, place, name] = path;
    if (first === 'destinations') noteDestination(problems.destinations, fields, { place, name });
    else {
      const field = FIELD_NAMES[String(path.findLast((part) => typeof part === 'string'))];
      if (field) problems.fields[field] ??= copy.problems[field] ?? copy.problems.other;
    }
  }
  return problems;
}

/** An error of the whole list of destinations means that the sizes exclude each other. */
function noteDestination(
  problems: OwnRulesProblems['destinations'],
  { destinations }: OwnRulesFields,
  { place, name }: { place: PropertyKey | undefined; name: PropertyKey | undefined },
): void {
  if (typeof place === 'number') {
    const field = DESTINATION_FIELD_NAMES[String(name)];
    const problem = problems[place];
    if (field && problem)
      problem[field] ??=
        (field === 'name' ? copy.problems.destination : copy.problems[field]) ?? copy.problems.other;
    return;
  }
  for (const [at, { minWidth, maxWidth, minHeight, maxHeight }] of destinations.entries()) {
    const problem = problems[at];
    if (problem && minWidth > maxWidth) problem.minWidth ??= copy.problems.minWidth;
    if (problem && minHeight > maxHeight) problem.minHeight ??= copy.problems.minHeight;
  }
}
