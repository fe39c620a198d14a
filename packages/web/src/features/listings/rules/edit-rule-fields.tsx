import { EDIT_CLASSES } from '@home-design/contract';
import { Text } from '@mantine/core';
import classes from '../details.module.css';
import { ChoiceField } from './choice-field.tsx';
import type { OwnRulesPart } from './own-rules.ts';
import { classNames, publishingCopy as copy, ruleNames } from './publishing-copy.ts';

/** What the rules say of each class of edits. */
export function EditRuleFields({ fields, set }: OwnRulesPart) {
  return (
    <fieldset className={classes.ownFields}>
      <Text component="legend" fw={600}>
        {copy.fields.edits}
      </Text>
      {EDIT_CLASSES.map((each) => (
        <ChoiceField
          key={each}
          label={classNames[each]}
          names={ruleNames}
          value={fields.edits[each]}
          onChange={(rule) => set({ edits: { ...fields.edits, [each]: rule } })}
        />
      ))}
      <ChoiceField
        label={copy.fields.exceptions}
        names={{ allowed: ruleNames.allowed, banned: ruleNames.banned }}
        value={fields.brand}
        onChange={(brand) => set({ brand })}
      />
    </fieldset>
  );
}
