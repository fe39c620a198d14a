import { type Dispatch, type SetStateAction, useContext, useEffect, useState } from 'react';
import { readDraft } from '../../../../lib/storage/drafts.ts';
import { useKeptDraft } from '../../../../ui/use-draft.ts';
import { defaultSettings, type EditSettings } from './edit-settings.ts';
import { LastSettings } from './last-settings.ts';

/** The settings of the edit panel. They stay when another photo is opened, and when the tab is reloaded. */
export function useKeptSettings(): [EditSettings, Dispatch<SetStateAction<EditSettings>>] {
  const last = useContext(LastSettings);
  const [settings, setSettings] = useState(() =>
    last.current ? forNextPhoto(last.current) : readDraft('edit', defaultSettings),
  );
  useKeptDraft('edit', () => settings, defaultSettings);
  useEffect(() => {
    last.current = settings;
  }, [last, settings]);
  return [settings, setSettings];
}

/** The right to change a picture and a kept arrangement belong to one photo. */
const forNextPhoto = (settings: EditSettings): EditSettings => ({
  ...settings,
  rights: defaultSettings.rights,
  arrangement: defaultSettings.arrangement,
});
