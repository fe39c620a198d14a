import type { ShareLink } from '@home-design/contract';
import { Button, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy, IconExternalLink } from '@tabler/icons-react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { linkCopy } from './link-copy.ts';
import classes from './links.module.css';
import { useCopied } from './use-copied.ts';

/** The address of a link, with buttons to copy and open it. */
export function LinkAddress({ link, name }: { link: ShareLink; name: string }) {
  const { isCopied, copy } = useCopied();
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <div className={classes.address}>
      <TextInput
        readOnly
        size="md"
        className={classes.url}
        aria-label={linkCopy.address(name)}
        value={link.url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={classes.addressActions}>
        <Button
          leftSection={<Icon size={18} stroke={ICON_STROKE} aria-hidden />}
          onClick={() => void copy(link.url)}
        >
          <span aria-live="polite">{isCopied ? linkCopy.copied : linkCopy.copy}</span>
        </Button>
        <Button
          component="a"
          href={link.url}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          leftSection={<IconExternalLink size={18} stroke={ICON_STROKE} aria-hidden />}
        >
          {linkCopy.open}
        </Button>
      </div>
      <Text size="xs" c="dimmed" className={classes.token}>
        {linkCopy.boardId(link.token)}
      </Text>
    </div>
  );
}
