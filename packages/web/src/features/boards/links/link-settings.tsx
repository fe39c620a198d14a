import type { BoardId, ShareLink } from '@home-design/contract';
import { Switch } from '@mantine/core';
import { LinkLimits } from '../../../core/locked-link/link-limits.tsx';
import { type LinkChange, useChangeLink } from './board-links.ts';
import { linkCopy } from './link-copy.ts';
import { LinkEmbed } from './link-embed.tsx';
import { LinkMessage } from './link-message.tsx';
import classes from './links.module.css';

type SwitchName = keyof typeof linkCopy.switches;

interface LinkSettingsProps {
  boardId: BoardId;
  link: ShareLink;
}

/** The settings of a link: permissions of visitors, and its end. Every change is saved at once. */
export function LinkSettings({ boardId, link }: LinkSettingsProps) {
  const change = useChangeLink(boardId, link);
  const coming: LinkChange = change.isPending ? change.variables : {};
  const names = (Object.keys(linkCopy.switches) as SwitchName[]).filter(
    (name) => name !== 'approves_uploads' || link.permission === 'upload',
  );

  return (
    <div className={classes.settings}>
      <LinkMessage link={link} change={change} />
      {names.map((name) => (
        <Switch
          key={name}
          className={classes.switch}
          label={linkCopy.switches[name]}
          checked={coming[name] ?? link[name]}
          disabled={change.isPending}
          onChange={({ currentTarget }) => change.mutate({ [name]: currentTarget.checked })}
        />
      ))}
      <LinkLimits link={link} change={change} />
      <LinkEmbed link={link} change={change} />
    </div>
  );
}
