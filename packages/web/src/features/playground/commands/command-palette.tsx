import '@mantine/spotlight/styles.layer.css';
import { EDIT_MODES, type EditMode, type Version } from '@home-design/contract';
import { useMantineColorScheme } from '@mantine/core';
import { createSpotlight, Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { type Dispatch, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { moveCopy } from '../../../core/move-photos/move-copy.ts';
import { downloadUrl } from '../../../core/photo/download-url.ts';
import { fullSizeUrl } from '../../../core/photo/picture.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import type { PlaygroundView, ViewEvent } from '../base/comparison.ts';
import { modeNames } from '../modes/mode-names.ts';
import classes from './command-palette.module.css';
import { commandsCopy as copy } from './commands-copy.ts';

export interface CommandPaletteProps {
  versions: readonly Version[];
  shown: Version | null;
  view: PlaygroundView;
  dispatch: Dispatch<ViewEvent>;
  /** Null when there is nothing to compare, or no furniture to move. */
  onCompare: (() => void) | null;
  onRearrange: (() => void) | null;
  onMode: (mode: EditMode) => void;
  onVersion: (version: Version) => void;
  /** Null for a photo without a project. */
  onMove: (() => void) | null;
  onShortcuts: () => void;
  opened: boolean;
  onClose: () => void;
}

/** All commands, which can be found by part of their names. */
export function CommandPalette(props: CommandPaletteProps) {
  const { opened, onClose } = props;
  const [[store, palette]] = useState(createSpotlight);
  // The page decides whether the palette is open, and the store follows. It opens after mounting, so that the focus
  // returns afterwards.
  useEffect(() => {
    if (opened) palette.open();
    else palette.close();
  }, [opened, palette]);

  return (
    <Spotlight
      store={store}
      shortcut={null}
      actions={useCommands(props)}
      nothingFound={copy.nothing}
      limit={40}
      // A centered list would jump while it gets shorter.
      centered={false}
      yOffset="10vh"
      scrollable
      maxHeight={420}
      classNames={{ action: classes.action ?? '', search: classes.search ?? '' }}
      searchProps={{
        'aria-label': copy.search,
        placeholder: copy.search,
        leftSection: <IconSearch size={20} stroke={ICON_STROKE} aria-hidden />,
      }}
      // The palette closes before a command opens a dialog or another page.
      closeOnActionTrigger={false}
      transitionProps={{ duration: 0 }}
      // Escape and a click outside close the store first. A command has already closed the palette, and may have opened
      // a dialog.
      onSpotlightClose={() => opened && onClose()}
    />
  );
}

function useCommands(props: CommandPaletteProps): SpotlightActionGroupData[] {
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  const {
    versions,
    shown,
    view,
    dispatch,
    onCompare,
    onRearrange,
    onMode,
    onVersion,
    onMove,
    onShortcuts,
    onClose,
  } = props;
  const url = shown && fullSizeUrl(shown);
  const { groups } = copy;
  const after = (run: () => void) => () => {
    onClose();
    run();
  };
  // the next page shows its own progress and failure
  const goTo = (path: string) => () => void navigate(path);

  return [
    group(
      groups.edits,
      EDIT_MODES.map((mode) => [copy.edit(modeNames[mode]), () => onMode(mode)]),
    ),
    group(groups.view, [
      ...(view.comparison
        ? [[copy.exitComparison, () => dispatch({ type: 'comparison-left' })] as const]
        : onCompare
          ? [[copy.compare, onCompare] as const]
          : []),
      ...(onCompare ? [[copy.whatChanged, () => dispatch({ type: 'change-toggled' })] as const] : []),
      ...(onRearrange ? [[copy.rearrange, onRearrange] as const] : []),
      ...(url ? [[copy.download, () => window.location.assign(downloadUrl(url))] as const] : []),
      ...(onMove ? [[moveCopy.movePhotos, onMove] as const] : []),
      [copy.light, () => setColorScheme('light')],
      [copy.dark, () => setColorScheme('dark')],
    ]),
    group(
      groups.versions,
      versions
        .filter(({ status }) => status === 'completed')
        .toReversed()
        .map((version) => [copy.show(version.label), () => onVersion(version)]),
    ),
    group(groups.go, [
      [copy.projects, goTo(paths.projects())],
      [copy.another, goTo(paths.playground())],
      [copy.shortcuts, onShortcuts],
    ]),
  ];

  function group(
    name: string,
    commands: readonly (readonly [label: string, run: () => void])[],
  ): SpotlightActionGroupData {
    return {
      group: name,
      actions: commands.map(([label, run], place) => ({
        id: `${name}-${place}`,
        label,
        onClick: after(run),
      })),
    };
  }
}
