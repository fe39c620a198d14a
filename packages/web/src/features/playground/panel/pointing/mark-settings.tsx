import { Corrections, type EditMode, type GoingQuestion, type Version } from '@home-design/contract';
import { Button, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { ICON_STROKE } from '../../../../ui/icon-stroke.ts';
import { keptMarks } from '../../marks/kept-marks.ts';
import { marksFrom } from '../../marks/mark.ts';
import { type RemovalQuality, SWITCHED, setMarks, useMarks } from '../../marks/mark-store.ts';
import { marksCopy as copy } from '../../marks/marks-copy.ts';
import { SelectSettings } from '../../select/select-settings.tsx';
import { forgetSelection, isSelected } from '../../select/select-store.ts';

interface MarkSettingsProps {
  mode: keyof typeof copy.open & EditMode;
  /** The version to edit; null without one. */
  base: Version | null;
  /** The version from which a corrected edit starts again; null: it starts from the shown one. */
  before: Version | null;
  /** How closely the server looks for watermarks. */
  quality?: RemovalQuality;
  /** What a new selection starts with. */
  question?: GoingQuestion;
  /** Called with the arguments of the shown version when it is corrected. */
  onRestart?: (made: Version['params']) => void;
}

/** Opens marking on the photo, and describes the present marks. */
export function MarkSettings({ mode, base, before, quality, question, onRestart }: MarkSettingsProps) {
  const { marking, marks } = useMarks();
  const isTapped = SWITCHED.has(mode) || mode === 'sky' || mode === 'window-view';

  const kept = before && base && keptMarks(base.id);
  const told = before && base && Corrections.safeParse(base.params.corrections).data;

  function open(): void {
    if (!base) return;
    // A selection and marks by hand exclude each other.
    forgetSelection();
    if (before) onRestart?.(base.params);
    const made = kept ?? (told ? marksFrom(told) : null);
    setMarks({
      marking: { mode, base: (before ?? base).id, ...(quality && { quality }) },
      tool: isTapped ? 'tap' : 'rectangle',
      side: 'add',
      ...(made && marks.length === 0 ? { marks: made } : {}),
    });
  }

  return (
    <div>
      {isSelected(mode) && <SelectSettings {...{ mode, base, before, question, onRestart }} />}
      <Button
        fullWidth
        variant="default"
        leftSection={<IconPencil size={18} stroke={ICON_STROKE} aria-hidden />}
        disabled={!base}
        aria-pressed={marking !== null}
        onClick={() => (marking ? setMarks({ marking: null }) : open())}
      >
        {copy.open[mode]}
      </Button>
      {(marking || marks.length > 0) && (
        <Text size="sm" c="dimmed" mt={6} role="status">
          {copy.summary(marks.length)}{' '}
          {before && `${copy.fromBefore(before.label)}${kept ? '' : ` ${copy.paintedAgain}`}`}
        </Text>
      )}
    </div>
  );
}
