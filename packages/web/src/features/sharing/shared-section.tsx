import type { VersionId } from '@home-design/contract';
import { Text, Title } from '@mantine/core';
import { Suspense, useId } from 'react';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { copy } from './copy.ts';
import replyClasses from './replies.module.css';
import { SharedCard, type SharedCardProps } from './shared-card.tsx';
import type { SharedGroup } from './shared-groups.ts';
import { labelOf } from './shared-names.ts';
import classes from './sharing.module.css';

const ChoiceNote = lazyPart(async () => (await import('./choice-note.tsx')).ChoiceNote);

/** How many pictures are in sight when the page opens. They are not loaded lazily. */
const FIRST_ROW = 4;

interface SharedSectionProps extends Pick<SharedCardProps, 'isLabeled' | 'showsLabel' | 'replies'> {
  group: SharedGroup;
  /** How many pictures stand before it on the page. */
  before: number;
  /** Whether the page has other groups, so that this one needs a heading. */
  isOneOfSeveral: boolean;
  /** The title of the page, which a section of the same name does not repeat. */
  title: string;
  /** The name that the visitor entered. */
  name: string;
  onName: (name: string) => void;
  onOpen: (as: 'picture' | 'comparison' | 'comment', id: VersionId) => void;
}

/** Pictures of a shared board under one heading. Visitors choose one when the section has a question. */
export function SharedSection({
  group: { section, versions },
  before,
  isOneOfSeveral,
  title,
  replies,
  name,
  onName,
  onOpen,
  ...card
}: SharedSectionProps) {
  const heading = useId();
  const asks = section !== null && section.question !== null;
  const choice = asks ? replies.choiceIn(section.id) : undefined;
  const isQuestionFirst = asks && section.name === title;
  const chosen = versions.find(({ id }) => id === choice?.version);
  const isAnswered = asks && replies.areTaken;

  return (
    <section className={classes.section} aria-labelledby={isOneOfSeveral ? heading : undefined}>
      {isOneOfSeveral && (
        <div>
          <Title order={2} size="h3" id={heading}>
            {isQuestionFirst ? section.question : (section?.name ?? copy.morePictures)}
          </Title>
          {asks && !isQuestionFirst && <Text className={replyClasses.question}>{section.question}</Text>}
          {isAnswered && chosen === undefined && (
            <Text size="sm" c="dimmed">
              {copy.chooseHint}
            </Text>
          )}
        </div>
      )}
      {isAnswered && choice !== undefined && chosen !== undefined && (
        <Suspense>
          <ChoiceNote
            key={choice.version}
            label={labelOf(chosen)}
            choice={choice}
            name={name}
            onName={onName}
            onReason={(reason) => replies.choose(section.id, choice.version, reason)}
            onTakeBack={() => replies.choose(section.id, null)}
          />
        </Suspense>
      )}
      <ul className={classes.grid} aria-label={section?.name ?? copy.pictures}>
        {versions.map((version, place) => (
          <li key={version.id}>
            <SharedCard
              {...card}
              version={version}
              isFirst={before + place < FIRST_ROW}
              replies={replies}
              choice={
                isAnswered
                  ? {
                      isChosen: version.id === choice?.version,
                      onChoose: () => void replies.choose(section.id, version.id), // reports its own failure
                    }
                  : null
              }
              onOpen={(as) => onOpen(as, version.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
