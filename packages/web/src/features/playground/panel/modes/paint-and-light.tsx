import { LIGHTING_TYPES, WALL_COLORS } from '@home-design/contract';
import { lightingNames, paintNames } from '../../base/panel-copy.ts';
import { ListedChoice } from '../parts/listed-choice.tsx';
import type { EditSettings } from '../settings/edit-settings.ts';

interface PartChoiceProps {
  label: string;
  settings: EditSettings;
  /** The label for no choice of paint or light. */
  without: string;
  onChange: (part: Partial<EditSettings>) => void;
}

/** A paint by name, or none. */
export function PaintChoice({ label, settings, without, onChange }: PartChoiceProps) {
  const paints = WALL_COLORS.map((name) => [name, paintNames[name]] as const);
  return (
    <ListedChoice
      label={label}
      value={settings.paint}
      choices={[['', without], ...paints]}
      onChange={(paint) => onChange({ paint })}
    />
  );
}

/** A light by name, or none. */
export function LightChoice({ label, settings, without, onChange }: PartChoiceProps) {
  const lights = LIGHTING_TYPES.map((type) => [type, lightingNames[type][0]] as const);
  return (
    <ListedChoice
      label={label}
      value={settings.light}
      choices={[['', without], ...lights]}
      onChange={(light) => onChange({ light })}
    />
  );
}
