import { Text, ThemeIcon, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { copy } from './copy.ts';
import classes from './leads.module.css';
import type { SentLead } from './use-lead-form.ts';

/** Says that the form has arrived, and what the server really does next. */
export function SuccessView({
  sent: { firstName, receipt },
  isMessage,
}: {
  sent: SentLead;
  /** Whether it was sent to an agent. */
  isMessage: boolean;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const hours = receipt.contact_within_hours;
  return (
    <div className={classes.success} role="status">
      <ThemeIcon size={56} radius="xl" variant="light">
        <IconCheck stroke={ICON_STROKE} />
      </ThemeIcon>
      <Title order={3} size="h2" ref={title} tabIndex={-1} className={classes.successTitle ?? ''}>
        {isMessage ? copy.messageSent(firstName) : copy.welcome(firstName)}
      </Title>
      <Text>
        {isMessage ? copy.messageSentText : copy.thanks}{' '}
        {isMessage ? '' : hours === null ? copy.soon : copy.within(hours)}
      </Text>
      {receipt.mail_queued && !isMessage && <Text fw={600}>{copy.incentive}</Text>}
    </div>
  );
}
