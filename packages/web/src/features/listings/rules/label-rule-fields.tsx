import { TextInput } from '@mantine/core';
import classes from '../details.module.css';
import { ChoiceField } from './choice-field.tsx';
import type { OwnRulesPart } from './own-rules.ts';
import {
  publishingCopy as copy,
  firstPictureNames,
  labelModeNames,
  labelPlaceNames,
  originalsNames,
} from './publishing-copy.ts';

/** What the rules say of labels, originals and the first picture. */
export function LabelRuleFields({ fields, set, shown }: OwnRulesPart) {
  return (
    <div className={classes.ownFields}>
      <TextInput
        size="md"
        label={copy.fields.labelText}
        maxLength={60}
        value={fields.labelText}
        error={shown('labelText')}
        onChange={({ currentTarget }) => set({ labelText: currentTarget.value })}
      />
      <ChoiceField
        label={copy.fields.labelMode}
        names={labelModeNames}
        value={fields.labelMode}
        onChange={(labelMode) => set({ labelMode })}
      />
      <ChoiceField
        label={copy.fields.labelPlace}
        names={labelPlaceNames}
        value={fields.labelPlace}
        onChange={(labelPlace) => set({ labelPlace })}
      />
      <ChoiceField
        label={copy.fields.originals}
        names={originalsNames}
        value={fields.originals}
        onChange={(originals) => set({ originals })}
      />
      <ChoiceField
        label={copy.fields.firstPicture}
        names={firstPictureNames}
        value={fields.firstPicture}
        onChange={(firstPicture) => set({ firstPicture })}
      />
    </div>
  );
}
