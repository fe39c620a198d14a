import { Checkbox, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { BATCH_EDITS, choicesFor } from '../../core/photo-edits/batch-edits.ts';
import { copy } from './copy.ts';
import { editOf, type LookChoice } from './look-choice.ts';
import classes from './looks.module.css';
import { recipesQuery } from './queries.ts';

interface LookSettingsProps {
  choice: LookChoice;
  onChange: (change: Partial<LookChoice>) => void;
}

/** The preparing steps, and the edits that follow. */
export function LookSettings({ choice, onChange }: LookSettingsProps) {
  const recipes = useQuery(recipesQuery).data ?? [];
  const edit = editOf(choice);
  return (
    <div className={classes.settings}>
      <fieldset className={classes.group}>
        <Text component="legend" fw={600}>
          {copy.first}
        </Text>
        <Checkbox
          size="md"
          label={copy.light}
          description={copy.lightText}
          checked={choice.bringsLight}
          onChange={({ currentTarget }) => onChange({ bringsLight: currentTarget.checked })}
        />
        <Checkbox
          size="md"
          label={copy.upright}
          description={copy.uprightText}
          checked={choice.straightens}
          onChange={({ currentTarget }) => onChange({ straightens: currentTarget.checked })}
        />
      </fieldset>
      <fieldset className={classes.group}>
        <Text component="legend" fw={600}>
          {copy.afterwards}
        </Text>
        <NativeSelect
          size="md"
          label={copy.recipe}
          value={choice.recipe}
          data={[
            { value: 'own', label: copy.own },
            { value: 'none', label: copy.none },
            ...recipes.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ currentTarget }) => onChange({ recipe: currentTarget.value })}
        />
        {choice.recipe === 'own' && (
          <>
            <NativeSelect
              size="md"
              label={copy.edit}
              value={edit.mode}
              data={BATCH_EDITS.map(({ mode, label }) => ({ value: mode, label }))}
              onChange={({ currentTarget }) => onChange({ mode: currentTarget.value })}
            />
            {edit.fields.map(({ name, label, options }) => (
              <NativeSelect
                key={name}
                size="md"
                label={label}
                data={options.map(({ value, label: text }) => ({ value, label: text }))}
                value={choicesFor(edit, choice.fields)[name]}
                onChange={({ currentTarget }) =>
                  onChange({ fields: { ...choice.fields, [name]: currentTarget.value } })
                }
              />
            ))}
          </>
        )}
      </fieldset>
    </div>
  );
}
