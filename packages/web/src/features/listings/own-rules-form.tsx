import {
  EDIT_CLASSES,
  EDIT_RULES,
  type EditClass,
  type EditRule,
  type OwnPublishingRules,
  type PublishingProfile,
  publishingProfileRoutes,
} from '@home-design/contract';
import { Button, Group, NativeSelect, NumberInput, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { PUBLISHING_KEY } from '../../core/publishing/queries.ts';
import { call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { toast } from '../../ui/toasts.ts';
import { useDraft } from '../../ui/use-draft.ts';
import card from './card.module.css';
import classes from './details.module.css';
import { fieldsOf, type NumberField, type OwnRulesFields, problemsOf, rulesOf } from './own-rules.ts';
import {
  classNames,
  publishingCopy as copy,
  firstPictureNames,
  labelModeNames,
  labelPlaceNames,
  originalsNames,
  ruleNames,
} from './publishing-copy.ts';

const SIZES: readonly NumberField[] = [
  'maxWidth',
  'maxHeight',
  'minWidth',
  'minHeight',
  'maxBytes',
  'maxPictures',
];
const asOptions = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

interface OwnRulesFormProps {
  profile: PublishingProfile;
  onClose: () => void;
}

/** Writes one's own publishing rules. */
export function OwnRulesForm({ profile, onClose }: OwnRulesFormProps) {
  const [fields, setFields] = useDraft<OwnRulesFields>('own-publishing-rules', fieldsOf(profile));
  const [wasTried, setWasTried] = useState(false);
  const problems = problemsOf(fields, profile);
  const save = useSave(onClose);
  const set = (change: Partial<OwnRulesFields>) => setFields({ ...fields, ...change });
  const shown = (name: keyof OwnRulesFields) => (wasTried ? problems[name] : undefined);

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
          {EDIT_CLASSES.map((each: EditClass) => (
            <NativeSelect
              key={each}
              size="md"
              label={classNames[each]}
              data={EDIT_RULES.map((rule) => ({ value: rule, label: ruleNames[rule] }))}
              value={fields.edits[each]}
              onChange={({ currentTarget }) =>
                set({ edits: { ...fields.edits, [each]: currentTarget.value as EditRule } })
              }
            />
          ))}
          <NativeSelect
            size="md"
            label={copy.fields.exceptions}
            data={[
              { value: 'allowed', label: ruleNames.allowed },
              { value: 'banned', label: ruleNames.banned },
            ]}
            value={fields.brand}
            onChange={({ currentTarget }) => set({ brand: currentTarget.value as 'allowed' | 'banned' })}
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
          <NativeSelect
            size="md"
            label={copy.fields.labelMode}
            data={asOptions(labelModeNames)}
            value={fields.labelMode}
            onChange={({ currentTarget }) =>
              set({ labelMode: currentTarget.value as OwnRulesFields['labelMode'] })
            }
          />
          <NativeSelect
            size="md"
            label={copy.fields.labelPlace}
            data={asOptions(labelPlaceNames)}
            value={fields.labelPlace}
            onChange={({ currentTarget }) =>
              set({ labelPlace: currentTarget.value as OwnRulesFields['labelPlace'] })
            }
          />
          <NativeSelect
            size="md"
            label={copy.fields.originals}
            data={asOptions(originalsNames)}
            value={fields.originals}
            onChange={({ currentTarget }) =>
              set({ originals: currentTarget.value as OwnRulesFields['originals'] })
            }
          />
          <NativeSelect
            size="md"
            label={copy.fields.firstPicture}
            data={asOptions(firstPictureNames)}
            value={fields.firstPicture}
            onChange={({ currentTarget }) =>
              set({ firstPicture: currentTarget.value as OwnRulesFields['firstPicture'] })
            }
          />
          {SIZES.map((name) => (
            <NumberInput
              key={name}
              size="md"
              label={copy.fields[name]}
              description={name === 'maxPictures' ? copy.fields.maxPicturesHint : undefined}
              allowDecimal={false}
              allowNegative={false}
              hideControls
              value={fields[name]}
              error={shown(name)}
              onChange={(value) => set({ [name]: value })}
            />
          ))}
        </div>
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

function useSave(onSaved: () => void) {
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: (rules: OwnPublishingRules) => call(publishingProfileRoutes.saveOwn, { body: rules }),
    async onSuccess() {
      toast.success(copy.saved);
      // What asks for it shows its own failure.
      await queries.invalidateQueries({ queryKey: PUBLISHING_KEY });
      onSaved();
    },
    onError: (error, asked) =>
      toast.failed(copy.saveFailed, error, messageOf(error, copy.saveFailed), () => save.mutate(asked)),
  });
  return save;
}
