import {
  type EditMode,
  EMPTY_ROOM_TYPES,
  FLOOR_MATERIALS,
  LIGHTING_TYPES,
  PAINT_HEX,
  ROOM_TYPES,
  SKY_TYPES,
  STAGING_STYLES,
  TRANSFORMATION_NAMES,
  UPSCALES,
  WALL_COLORS,
  WALLPAPERS,
  WINDOW_VIEWS,
} from '@home-design/contract';

/** A field of an edit. */
export interface BatchField {
  /** Name of the argument. */
  name: string;
  label: string;
  options: readonly { value: string; label: string; swatch?: string }[];
}

/** An edit that suits many photos at once, because nothing has to be marked in them. */
export interface BatchEdit {
  mode: EditMode;
  label: string;
  /** What the edit does to each photo. */
  text: string;
  fields: readonly BatchField[];
}

/** `golden_hour` as words: 'Golden hour'. */
const inWords = (value: string): string =>
  value.charAt(0).toUpperCase() + value.slice(1).replaceAll('_', ' ');
const field = (name: string, label: string, values: readonly (string | number)[]): BatchField => ({
  name,
  label,
  options: values.map((value) => ({ value: String(value), label: inWords(String(value)) })),
});
const paints: BatchField = {
  name: 'color',
  label: 'Color',
  options: WALL_COLORS.map((value) => ({ value, label: inWords(value), swatch: PAINT_HEX[value] })),
};

export const BATCH_EDITS: readonly BatchEdit[] = [
  {
    mode: 'lighting',
    label: 'Lighting',
    text: 'Gives every photo the same light.',
    fields: [field('type', 'Light', LIGHTING_TYPES)],
  },
  {
    mode: 'wall-color',
    label: 'Wall color',
    text: 'Paints the walls of every room. Trim and furniture stay.',
    fields: [paints],
  },
  {
    mode: 'wallpaper',
    label: 'Wallpaper & panels',
    text: 'Puts the same paper or panels on the walls of every room. Trim and furniture stay.',
    fields: [field('pattern', 'Pattern', WALLPAPERS)],
  },
  {
    mode: 'floor',
    label: 'Floor',
    text: 'Lays the same floor in every room. Rugs and furniture stay.',
    fields: [field('material', 'Floor', FLOOR_MATERIALS)],
  },
  {
    mode: 'furniture',
    label: 'Furnishing',
    text: 'Furnishes every empty room in one style.',
    fields: [field('style', 'Style', STAGING_STYLES), field('room_type', 'Room', ROOM_TYPES)],
  },
  {
    mode: 'declutter',
    label: 'Declutter',
    text: 'Takes small things that lie about out of every photo.',
    fields: [],
  },
  {
    mode: 'empty-room',
    label: 'Empty room',
    text: 'Takes the furniture out of every room.',
    fields: [field('room_type', 'Room', EMPTY_ROOM_TYPES)],
  },
  {
    mode: 'sky',
    label: 'Sky',
    text: 'Puts every house under the same sky.',
    fields: [field('sky_type', 'Sky', SKY_TYPES)],
  },
  {
    mode: 'window-view',
    label: 'Window view',
    text: 'Shows the same view through the windows of every room.',
    fields: [field('view', 'View', WINDOW_VIEWS)],
  },
  {
    mode: 'upscale',
    label: 'Upscale',
    text: 'Makes every picture larger.',
    fields: [
      {
        name: 'scale',
        label: 'Size',
        options: UPSCALES.map((scale) => ({ value: String(scale), label: `${scale} times as wide` })),
      },
    ],
  },
];

/** The chosen option of each field, by the field's name. */
export type BatchChoices = Readonly<Record<string, string>>;

/** Fills fields without a choice with their first option. */
export function choicesFor(edit: BatchEdit, chosen: BatchChoices): BatchChoices {
  return Object.fromEntries(
    edit.fields.map(({ name, options }) => {
      const kept = options.find(({ value }) => value === chosen[name]) ?? options[0];
      return [name, kept?.value ?? ''];
    }),
  );
}

/** The request for the API. */
export function batchRequest(edit: BatchEdit, choices: BatchChoices) {
  const args = choicesFor(edit, choices);
  const parameters = edit.mode === 'upscale' ? { scale: Number(args.scale) } : args;
  return { transformation: TRANSFORMATION_NAMES[edit.mode][0], parameters };
}
