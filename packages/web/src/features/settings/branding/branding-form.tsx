import { type Branding, BrandingText, brandingRoutes } from '@home-design/contract';
import { Button, ColorInput, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { zod4Resolver } from 'mantine-form-zod-resolver';
import { BrandingBar } from '../../../core/branding/branding-bar.tsx';
import { call } from '../../../lib/api/api-client.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import classes from '../settings.module.css';
import { brandingCopy as copy } from './branding-copy.ts';
import { brandingQuery } from './branding-query.ts';

/** The color as typed text: an empty text means no color. */
type Values = Omit<BrandingText, 'color'> & { color: string };

const textOf = (values: Values): BrandingText => ({
  ...values,
  color: values.color === '' ? null : values.color,
});

/** Name, contact and color, with a preview of what clients see. */
export function BrandingForm({ branding }: { branding: Branding }) {
  const queries = useQueryClient();
  const { logo_url, ...kept } = branding;
  const form = useForm<Values>({
    initialValues: { ...kept, color: kept.color ?? '' },
    validate: (values) => zod4Resolver(BrandingText)(textOf(values)),
    validateInputOnBlur: true,
  });
  const save = useMutation({
    mutationFn: (body: BrandingText) => call(brandingRoutes.save, { body }),
    onSuccess(answer) {
      queries.setQueryData(brandingQuery.queryKey, answer);
      toast.success(copy.saved, copy.savedText);
    },
    onError: (error) => toast.error(copy.failed, messageOf(error, copy.failed)),
  });
  const typed = BrandingText.safeParse(textOf(form.values));
  // The preview leaves out invalid values.
  const shown = typed.success ? { ...typed.data, logo_url } : branding;
  return (
    <form
      className={classes.switches}
      noValidate
      onSubmit={form.onSubmit(
        (values) => save.mutate(BrandingText.parse(textOf(values))),
        (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
      )}
    >
      <TextInput label={copy.name} autoComplete="organization" {...form.getInputProps('name')} />
      <TextInput label={copy.contactName} autoComplete="name" {...form.getInputProps('contact_name')} />
      <TextInput label={copy.phone} type="tel" autoComplete="tel" {...form.getInputProps('contact_phone')} />
      <TextInput
        label={copy.email}
        type="email"
        autoComplete="email"
        {...form.getInputProps('contact_email')}
      />
      <TextInput
        label={copy.website}
        description={copy.websiteHint}
        type="url"
        autoComplete="url"
        {...form.getInputProps('website')}
      />
      <ColorInput
        label={copy.color}
        description={copy.colorHint}
        format="hex"
        fixOnBlur={false}
        eyeDropperButtonProps={{ 'aria-label': copy.pickFromScreen }}
        {...form.getInputProps('color')}
      />
      <div>
        <Text size="sm" fw={500} mb={6}>
          {copy.preview}
        </Text>
        {shown.name === '' && shown.logo_url === null ? (
          <Text size="sm" c="dimmed">
            {copy.nothingToShow}
          </Text>
        ) : (
          <BrandingBar branding={shown} />
        )}
      </div>
      <Button type="submit" className={classes.save} loading={save.isPending}>
        {copy.save}
      </Button>
    </form>
  );
}
