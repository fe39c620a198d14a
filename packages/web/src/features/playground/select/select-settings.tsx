import type { GoingQuestion, Version } from '@home-design/contract';
import { Button, Text } from '@mantine/core';
import { IconHandFinger } from '@tabler/icons-react';
import { Suspense, useEffect } from 'react';
import { formatPercent } from '../../../lib/formats.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { setMarks } from '../marks/mark-store.ts';
import { shareOf } from './mask.ts';
import { selectCopy as copy } from './select-copy.ts';
import { closeSelect, IS_ALL, openSelect, type SelectedMode, stepOf, useSelect } from './select-store.ts';

/** Loaded when the user chooses what to remove. */
const GoingChips = lazyPart(async () => (await import('./going-chips.tsx')).GoingChips, 'line');

interface SelectSettingsProps {
  mode: SelectedMode;
  /** The version to edit; null without one. */
  base: Version | null;
  /** The version from which a corrected edit starts again; null: it starts from the shown one. */
  before: Version | null;
  /** What the selection starts with. */
  question?: GoingQuestion | undefined;
  /** Called with the arguments of the shown version when it is corrected. */
  onRestart?: ((made: Version['params']) => void) | undefined;
}

/** Opens the selection on the photo, and shows the selected share. */
export function SelectSettings({ mode, base, before, question, onRestart }: SelectSettingsProps) {
  const isOpen = useSelect((state) => state.isOpen);
  const isBegun = useSelect(({ selecting }) => selecting?.mode === mode);
  const mask = useSelect((state) => (state.selecting?.mode === mode ? stepOf(state)?.mask : undefined));
  const start = before ?? base;
  const startId = start?.id;

  function open(): void {
    if (!base || !start) return;
    if (before) onRestart?.(base.params);
    setMarks({ marking: null, marks: [] });
    const isSurface = mode === 'wall-color' || mode === 'wallpaper' || mode === 'floor';
    openSelect(mode, start, question, before !== null && isSurface);
  }

  const isRefused = useSelect(({ refusedIn }) => refusedIn !== null && refusedIn === startId);
  // Another mode forgets the selection. The tool then opens again, even if that mode's settings were never drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect also runs when `isBegun` changes
  useEffect(() => {
    if (!isRefused || !start || !IS_ALL.has(mode)) return;
    setMarks({ marking: null, marks: [] });
    openSelect(mode, start, question);
  }, [isRefused, isBegun, start, mode, question]);

  return (
    <div>
      <Button
        fullWidth
        variant="light"
        mb="xs"
        leftSection={<IconHandFinger size={18} stroke={ICON_STROKE} aria-hidden />}
        disabled={!base}
        aria-pressed={isOpen}
        onClick={() => (isOpen ? closeSelect() : open())}
      >
        {copy.open[mode]}
      </Button>
      {question && isBegun && (
        <Suspense fallback={null}>
          <GoingChips mode={mode} />
        </Suspense>
      )}
      {mask?.data.includes(1) && (
        <Text size="sm" c="dimmed" mb="xs" role="status">
          {copy.summary[mode](formatPercent(shareOf(mask)))}
        </Text>
      )}
    </div>
  );
}
