import { Stack, Text, ThemeIcon, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface StatePanelProps {
  icon: ReactNode;
  title: string;
  text?: ReactNode;
  /** What the user can do about it. */
  action?: ReactNode;
  /** A `problem` is announced at once; an empty list is not. */
  tone?: 'calm' | 'problem';
  /** 1 if the panel is the whole page. */
  order?: 1 | 2;
}

/** Says that a list is empty, or that something failed, and what to do next. */
export function StatePanel({ icon, title, text, action, tone = 'calm', order = 2 }: StatePanelProps) {
  const isProblem = tone === 'problem';
  return (
    <Stack
      align="center"
      gap="sm"
      py="xl"
      px="md"
      maw={480}
      mx="auto"
      ta="center"
      role={isProblem ? 'alert' : undefined}
    >
      <ThemeIcon size={56} radius="xl" variant="light" color={isProblem ? 'red' : 'forest'}>
        {icon}
      </ThemeIcon>
      <Title order={order} size="h3">
        {title}
      </Title>
      {text !== undefined && <Text c="dimmed">{text}</Text>}
      {action}
    </Stack>
  );
}
