import { Button, Stack, Text, TextInput } from '@mantine/core';
import { copyText } from '../../lib/copy-text.ts';
import { toast } from '../../ui/toasts/toasts.ts';
import { apiKeyCopy as copy } from './api-key-copy.ts';
import classes from './api-keys.module.css';

/** A new key to copy. It cannot be shown again. */
export function ShownKey({ token, onClose }: { token: string; onClose: () => void }) {
  const copyKey = () =>
    copyText(token).then(
      () => toast.success(copy.copied),
      () => toast.error(copy.copyFailed, copy.copyByHand),
    );
  return (
    <Stack gap="md">
      <Text role="status">{copy.createdText}</Text>
      <TextInput
        label={copy.keyLabel}
        value={token}
        readOnly
        data-autofocus
        onFocus={({ currentTarget }) => currentTarget.select()}
        classNames={{ input: classes.key ?? '' }}
      />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {copy.done}
        </Button>
        <Button onClick={() => void copyKey()}>{copy.copy}</Button>
      </div>
    </Stack>
  );
}
