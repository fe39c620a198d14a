import { Branding, brandingRoutes } from '@home-design/contract';
import { Button, FileButton, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendForm } from '../../../core/uploader/send-form.ts';
import { call } from '../../../lib/api/api-client.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { randomUuid } from '../../../lib/random-id.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { brandingCopy as copy } from './branding-copy.ts';
import { brandingQuery } from './branding-query.ts';

/** The logo. It is saved as soon as a file is chosen. */
export function LogoField({ branding: { logo_url } }: { branding: Branding }) {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (file: File | null) => (file === null ? call(brandingRoutes.removeLogo) : sendLogo(file)),
    onSuccess: (answer) => queries.setQueryData(brandingQuery.queryKey, answer),
    onError: (error) => toast.error(copy.logoFailed, messageOf(error, copy.logoFailed)),
  });
  return (
    <div>
      <Text size="sm" fw={500}>
        {copy.logo}
      </Text>
      <Text size="xs" c="dimmed" mb={6}>
        {copy.logoHint}
      </Text>
      <Group gap="xs">
        <FileButton
          accept="image/png,image/webp,image/jpeg"
          onChange={(file) => file !== null && change.mutate(file)}
        >
          {(props) => (
            <Button {...props} variant="default" loading={change.isPending}>
              {logo_url === null ? copy.chooseLogo : copy.replaceLogo}
            </Button>
          )}
        </FileButton>
        {logo_url !== null && (
          <Button variant="subtle" disabled={change.isPending} onClick={() => change.mutate(null)}>
            {copy.removeLogo}
          </Button>
        )}
      </Group>
    </div>
  );
}

/** @throws ApiError when the server refuses the picture or cannot be reached */
async function sendLogo(file: File): Promise<Branding> {
  const form = new FormData();
  form.append('file', file, file.name);
  const answer = await sendForm(brandingRoutes.saveLogo, undefined, form, {
    idempotencyKey: randomUuid(),
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  return Branding.parse(JSON.parse(answer));
}
