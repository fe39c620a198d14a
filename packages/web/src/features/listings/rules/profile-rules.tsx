import type { PublishingProfile } from '@home-design/contract';
import { Anchor, Text, Title } from '@mantine/core';
import classes from '../details.module.css';
import { publishingCopy as copy, rulesInWords } from './publishing-copy.ts';

/** A set of rules in words, with its exceptions, remarks and sources. */
export function ProfileRules({ profile }: { profile: PublishingProfile }) {
  const { summary, version, remarks, sources, exceptions } = profile;
  return (
    <>
      <div>
        <Title order={4} size="h5">
          {copy.rules}
        </Title>
        <Text size="sm">
          {summary}{' '}
          <Text span inherit c="dimmed">
            {copy.version(version)}
          </Text>
        </Text>
      </div>
      <dl className={classes.facts}>
        {rulesInWords(profile).map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {exceptions.length > 0 && (
        <ul className={classes.remarks}>
          {exceptions.map(({ mode, why }) => (
            <li key={mode}>{why}</li>
          ))}
        </ul>
      )}
      {remarks.length > 0 && (
        <div>
          <Title order={4} size="h5">
            {copy.remarks}
          </Title>
          <ul className={classes.remarks}>
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </div>
      )}
      {sources.length > 0 && (
        <div>
          <Title order={4} size="h5">
            {copy.sources}
          </Title>
          <ul className={classes.remarks}>
            {sources.map(({ title, address, kind }) => (
              <li key={title}>
                {address.startsWith('https://') ? (
                  <Anchor href={address} target="_blank" rel="noopener noreferrer" underline="always">
                    {title}
                  </Anchor>
                ) : (
                  `${title}, ${address}`
                )}{' '}
                ({copy.kinds[kind]})
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
