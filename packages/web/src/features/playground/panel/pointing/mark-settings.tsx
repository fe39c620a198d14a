import { Corrections, type EditMode, type GoingQuestion, type Version } from '@home-design/contract';
import { Button, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { ICON_STROKE } from '../../../../ui/icon-stroke.ts';
import classes from '../../base/playground.module.css';
import { keptMarks } from '../../marks/kept-marks.ts';
import { marksFrom } from '../../marks/mark.ts';
import { type RemovalQuality, SWITCHED, setMarks, useMarks } from '../../marks/mark-store.ts';
import { marksCopy as copy } from '../../marks/marks-copy.ts';
import { SelectSettings } from '../../select/select-settings.tsx';
import { forgetSelection, isSelected } from '../../select/select-store.ts';

interface MarkSettingsProps {
  mode: keyof typeof copy.open & EditMode;
  /** The version that would be edited; null while there is none. */
  base: Version | null;
  /** Where corrections of the shown version start again; null: it is edited as it is. */
  before: Version | null;
  /** How closely watermarks are looked for. */
  quality?: RemovalQuality;
  /** What a selection finds by itself at its start. */
  question?: GoingQuestion;
  /** Is given the arguments that the shown version was made with, when it is corrected. */
  onRestart?: (made: Version['params']) => void;
}

/** Leads to pointing things out on the photo, and says what was. */
export function MarkSettings({ mode, base, before, quality, question, onRestart }: MarkSettingsProps) {
  const { marking, marks } = useMarks();
  const isTapped = SWITCHED.has(mode) || mode === 'sky' || mode === 'window-view';

  const kept = before && base && keptMarks(base.id);
  const told = before && base && Corrections.safeParse(base.params.corrections).data;

  function open(): void {
    if (!base) return;
    // A selection and marks by hand are two ways to say one thing.
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
        className={classes.touch}
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
