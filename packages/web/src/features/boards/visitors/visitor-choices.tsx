import type { Board } from '@home-design/contract';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Photo } from '../../../core/photo/photo.tsx';
import { formatTimeAgo } from '../../../lib/formats.ts';
import { Moment } from '../../../ui/moment.tsx';
import { choicesBySection, type SectionChoices } from './choices-by-section.ts';
import { VisitorSection } from './visitor-section.tsx';
import classes from './visitors.module.css';
import { visitorsCopy } from './visitors-copy.ts';
import { boardFeedbackQuery } from './visitors-queries.ts';

/** The choices of visitors in sections with a question. A board without questions shows nothing here. */
export function VisitorChoices({ board }: { board: Board }) {
  const feedback = useQuery(boardFeedbackQuery(board.id));
  const sections = choicesBySection(board, feedback.data?.choices ?? []);
  if (sections.length === 0) return null;
  return (
    <VisitorSection
      title={visitorsCopy.choicesTitle}
      loading={visitorsCopy.choicesLoading}
      failure={visitorsCopy.choicesFailed}
      empty={visitorsCopy.choicesEmpty}
      query={feedback}
      isEmpty={feedback.isSuccess && sections.every(({ count }) => count === 0)}
    >
      {sections
        .filter(({ count }) => count > 0)
        .map((each) => (
          <ChoicesOfSection key={each.section.id} choices={each} />
        ))}
    </VisitorSection>
  );
}

function ChoicesOfSection({ choices: { section, count, pictures } }: { choices: SectionChoices }) {
  return (
    <section aria-label={section.name} className={classes.section}>
      <div>
        <Text fw={550}>{section.name}</Text>
        <Text size="sm" c="dimmed">
          {section.question} · {visitorsCopy.choices(count)}
        </Text>
      </div>
      <ul className={classes.list}>
        {pictures.map(({ version, choices }) => (
          <li key={version.id} className={classes.feedback} data-chosen={choices.length > 0 || undefined}>
            <Photo className={classes.thumbnail} picture={version} alt="" sizes="96px" detail="thumbnail" />
            <div className={classes.about}>
              <Text fw={550}>{visitorsCopy.pictureOf(version.image_name, version.label)}</Text>
              <Text size="sm" c={choices.length === 0 ? 'dimmed' : 'inherit'}>
                {visitorsCopy.chosenBy(choices.length)}
              </Text>
              {choices.length > 0 && (
                <ul className={classes.comments}>
                  {choices.map(({ link, name, reason, at }) => (
                    <li key={`${link} ${at}`} className={classes.comment}>
                      <div className={classes.commentText}>
                        {reason !== '' && (
                          <Text size="sm" className={classes.words}>
                            {reason}
                          </Text>
                        )}
                        <Text size="xs" c="dimmed">
                          {name === '' ? visitorsCopy.visitor : name},{' '}
                          <Moment at={at}>{formatTimeAgo(at, new Date())}</Moment>
                        </Text>
                      </div>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
