import {
  EDIT_CLASSES,
  type OwnPublishingRules,
  type PublishingProfile,
  publishingProfileRoutes,
} from '@home-design/contract';
import { Button, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { PUBLISHING_KEY } from '../../core/publishing/queries.ts';
import { call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { toast } from '../../ui/toasts.ts';
import { useDraft } from '../../ui/use-draft.ts';
import card from './card.module.css';
import { DestinationRules } from './destination-rules.tsx';
import classes from './details.module.css';
import {
  fieldsOf,
  MAX_DESTINATIONS,
  type OwnRulesFields,
  problemsOf,
  rulesOf,
  withAnotherDestination,
} from './own-rules.ts';
import {
  classNames,
  publishingCopy as copy,
  firstPictureNames,
  labelModeNames,
  labelPlaceNames,
  originalsNames,
  ruleNames,
} from './publishing-copy.ts';

interface OwnRulesFormProps {
  profile: PublishingProfile;
  onClose: () => void;
}

/** The form of the user's own publishing rules. */
export function OwnRulesForm({ profile, onClose }: OwnRulesFormProps) {
  const [fields, setFields] = useDraft<OwnRulesFields>(
    'own-publishing-rules-and-destinations',
    fieldsOf(profile),
  );
  const [wasTried, setWasTried] = useState(false);
  const problems = problemsOf(fields, profile);
  const save = useSave(onClose);
  const set = (change: Partial<OwnRulesFields>) => setFields({ ...fields, ...change });
  const shown = (name: keyof OwnRulesFields) => (wasTried ? problems?.fields[name] : undefined);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setWasTried(true);
    const rules = rulesOf(fields, profile);
    if (rules && !save.isPending) save.mutate(rules);
  }

  return (
    <form onSubmit={submit} noValidate aria-label={copy.ownTitle}>
      <Stack gap="md">
        <TextInput
          size="md"
          label={copy.fields.name}
          maxLength={80}
          value={fields.name}
          error={shown('name')}
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        />
        <fieldset className={classes.ownFields}>
          <Text component="legend" fw={600}>
            {copy.fields.edits}
          </Text>
          {EDIT_CLASSES.map((each) => (
            <Choice
              key={each}
              label={classNames[each]}
              names={ruleNames}
              value={fields.edits[each]}
              onChange={(rule) => set({ edits: { ...fields.edits, [each]: rule } })}
            />
          ))}
          <Choice
            label={copy.fields.exceptions}
            names={{ allowed: ruleNames.allowed, banned: ruleNames.banned }}
            value={fields.brand}
            onChange={(brand) => set({ brand })}
          />
        </fieldset>
        <div className={classes.ownFields}>
          <TextInput
            size="md"
            label={copy.fields.labelText}
            maxLength={60}
            value={fields.labelText}
            error={shown('labelText')}
            onChange={({ currentTarget }) => set({ labelText: currentTarget.value })}
          />
          <Choice
            label={copy.fields.labelMode}
            names={labelModeNames}
            value={fields.labelMode}
            onChange={(labelMode) => set({ labelMode })}
          />
          <Choice
            label={copy.fields.labelPlace}
            names={labelPlaceNames}
            value={fields.labelPlace}
            onChange={(labelPlace) => set({ labelPlace })}
          />
          <Choice
            label={copy.fields.originals}
            names={originalsNames}
            value={fields.originals}
            onChange={(originals) => set({ originals })}
          />
          <Choice
            label={copy.fields.firstPicture}
            names={firstPictureNames}
            value={fields.firstPicture}
            onChange={(firstPicture) => set({ firstPicture })}
          />
        </div>
        {fields.destinations.map((destination, at) => (
          <DestinationRules
            // biome-ignore lint/suspicious/noArrayIndexKey: a new destination has no id yet, and none moves
            key={at}
            place={at + 1}
            destination={destination}
            problems={(wasTried && problems?.destinations[at]) || {}}
            onChange={(change) =>
              set({ destinations: fields.destinations.with(at, { ...destination, ...change }) })
            }
            onRemove={
              fields.destinations.length === 1
                ? undefined
                : () => set({ destinations: fields.destinations.toSpliced(at, 1) })
            }
          />
        ))}
        {fields.destinations.length < MAX_DESTINATIONS && (
          <Button
            variant="default"
            className={card.mainButton}
            onClick={() => setFields(withAnotherDestination(fields))}
          >
            {copy.addDestination}
          </Button>
        )}
        <TextInput
          size="md"
          label={copy.fields.fileName}
          description={copy.fields.fileNameHint}
          value={fields.fileName}
          error={shown('fileName')}
          onChange={({ currentTarget }) => set({ fileName: currentTarget.value })}
        />
        <Textarea
          size="md"
          rows={3}
          label={copy.fields.remarks}
          value={fields.remarks}
          error={shown('remarks')}
          onChange={({ currentTarget }) => set({ remarks: currentTarget.value })}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" className={card.mainButton} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" className={card.mainButton} loading={save.isPending}>
            {copy.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  /** The label of each value. */
  names: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, names, value, onChange }: ChoiceProps<Value>) {
  return (
    <NativeSelect
      size="md"
      label={label}
      data={Object.entries<string>(names).map(([each, name]) => ({ value: each, label: name }))}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}
    />
  );
}

function useSave(onSaved: () => void) {
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: (rules: OwnPublishingRules) => call(publishingProfileRoutes.saveOwn, { body: rules }),
    async onSuccess() {
      toast.success(copy.saved);
      // every shown part reports its own failure
      await queries.invalidateQueries({ queryKey: PUBLISHING_KEY });
      onSaved();
    },
    onError: (error, asked) =>
      toast.failed(copy.saveFailed, error, messageOf(error, copy.saveFailed), () => save.mutate(asked)),
  });
  return save;
}
