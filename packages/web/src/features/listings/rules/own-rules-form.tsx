import type { PublishingProfile } from '@home-design/contract';
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useDraft } from '../../../ui/use-draft.ts';
import card from '../card.module.css';
import { DestinationList } from './destination-list.tsx';
import { EditRuleFields } from './edit-rule-fields.tsx';
import { LabelRuleFields } from './label-rule-fields.tsx';
import { fieldsOf, type OwnRulesFields, problemsOf, rulesOf } from './own-rules.ts';
import { publishingCopy as copy } from './publishing-copy.ts';
import { useSaveOwnRules } from './use-save-own-rules.ts';

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
  const save = useSaveOwnRules(onClose);
  const set = (change: Partial<OwnRulesFields>) => setFields({ ...fields, ...change });
  const shown = (name: keyof OwnRulesFields) => (wasTried ? problems?.fields[name] : undefined);
  const destinationProblems = (wasTried && problems?.destinations) || [];
  const part = { fields, set, shown, destinationProblems };

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
        <EditRuleFields {...part} />
        <LabelRuleFields {...part} />
        <DestinationList {...part} />
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
