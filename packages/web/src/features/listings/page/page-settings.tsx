import type { ListingPageState } from '@home-design/contract';
import { Button, Switch, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { pageCopy as copy } from './page-copy.ts';
import type { PageChange, usePageActs } from './page-queries.ts';
import classes from './page-section.module.css';

interface PageSettingsProps {
  state: ListingPageState;
  change: ReturnType<typeof usePageActs>['change'];
}

/** The settings of the page. Switches are saved at once, texts by a button. */
export function PageSettings({ state, change }: PageSettingsProps) {
  const { settings, requires_originals } = state;
  const coming: PageChange = change.isPending ? change.variables : {};
  const entry = (
    name: 'shows_address' | 'shows_comparisons' | 'shows_contact' | 'takes_leads' | 'is_indexed',
  ) => ({
    size: 'md' as const,
    className: classes.switch ?? '',
    checked: coming[name] ?? settings[name],
    disabled: change.isPending,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      change.mutate({ [name]: currentTarget.checked }),
  });
  return (
    <div className={classes.settings}>
      <Title order={4} size="h5">
        {copy.what}
      </Title>
      <Switch label={copy.showsAddress} {...entry('shows_address')} />
      <Switch label={copy.comparisons} description={copy.comparisonsHint} {...entry('shows_comparisons')} />
      {requires_originals && (
        <Text size="sm" c="dimmed">
          {copy.originalsRequired}
        </Text>
      )}
      <Switch label={copy.contact} {...entry('shows_contact')} />
      <Switch label={copy.leads} {...entry('takes_leads')} />
      <Switch label={copy.indexing} description={copy.indexingHint} {...entry('is_indexed')} />
      <PageTexts state={state} change={change} />
    </div>
  );
}

/** The place and the agent on the page, as far as the page shows them. */
function PageTexts({ state: { settings, town }, change }: PageSettingsProps) {
  const [texts, setTexts] = useState({
    place: settings.place,
    contact_name: settings.contact_name,
    contact_email: settings.contact_email,
    contact_phone: settings.contact_phone,
  });
  const [problems, setProblems] = useState<ApiError['fields']>({});
  const names = Object.keys(texts) as (keyof typeof texts)[];
  const isChanged = names.some((name) => texts[name].trim() !== settings[name]);
  const input = (name: keyof typeof texts) => ({
    size: 'md' as const,
    value: texts[name],
    error: problems[name]?.[0],
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => {
      setTexts((now) => ({ ...now, [name]: value }));
      setProblems({});
    },
  });
  function save(event: FormEvent): void {
    event.preventDefault();
    change.mutate(texts, {
      onSuccess: () => toast.success(copy.saved),
      onError: (error) => {
        if (error instanceof ApiError) setProblems(error.fields);
      },
    });
  }
  const { shows_address: showsAddress, shows_contact: showsContact } = settings;
  if (showsAddress && !showsContact) return null;
  return (
    <form className={classes.texts} onSubmit={save} noValidate>
      {!showsAddress && (
        <TextInput
          className={classes.wide ?? ''}
          label={copy.place}
          description={copy.placeHint(town)}
          {...input('place')}
        />
      )}
      {showsContact && (
        <>
          <TextInput label={copy.contactName} autoComplete="name" {...input('contact_name')} />
          <TextInput
            type="email"
            label={copy.contactEmail}
            autoComplete="email"
            {...input('contact_email')}
          />
          <TextInput type="tel" label={copy.contactPhone} autoComplete="tel" {...input('contact_phone')} />
        </>
      )}
      <Button type="submit" variant="light" disabled={!isChanged} loading={change.isPending}>
        {copy.save}
      </Button>
    </form>
  );
}
