import type { Version, VersionId } from '@home-design/contract';
import { type Dispatch, useEffect, useRef } from 'react';
import type { WantedMode } from '../base/asked-edit.ts';
import { bringIntoView } from '../base/bring-into-view.ts';
import { panelCopy as copy } from '../base/panel-copy.ts';
import { forgetMarks } from '../marks/mark-store.ts';
import { forgetSelection } from '../select/select-store.ts';
import { openSolvingTool } from './pointing/open-solving-tool.ts';
import type { useKeptSettings } from './settings/use-kept-settings.ts';

interface WantedModeTarget {
  wanted: WantedMode | null;
  base: Version | null;
  setSettings: ReturnType<typeof useKeptSettings>[1];
  setNear: Dispatch<VersionId | null>;
}

/** Chooses a kind of edit that was requested elsewhere, and focuses it. Returns the ref of the kinds of edit. */
export function useWantedMode({ wanted, base, setSettings, setNear }: WantedModeTarget) {
  const rail = useRef<HTMLDivElement>(null);
  const asked = useRef(wanted);
  useEffect(() => {
    if (!wanted || asked.current === wanted || (wanted.at && wanted.at !== base?.id)) return;
    asked.current = wanted;
    forgetMarks();
    forgetSelection();
    setSettings((before) => ({ ...before, mode: wanted.mode }));
    setNear(base?.id ?? null);
    if (wanted.opensTool && base) openSolvingTool(wanted.mode, base);
    // The modes may be far below the photo.
    bringIntoView(rail.current);
    const card = `[role="radio"][aria-label="${copy.modes[wanted.mode]}"]`;
    rail.current?.querySelector<HTMLElement>(card)?.focus({ preventScroll: true });
  }, [wanted, base, setSettings, setNear]);

  return rail;
}
