import { Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/addresses/paths.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { copy } from './copy.ts';
import { LeadForm } from './lead-form.tsx';
import classes from './leads.module.css';

/** One of the demo edits: a room of this project, furnished by its engine. */
const PICTURE = '/demo/modern-living-room-empty-furnished-living-room-960.webp';

/** A page with only the form for a consultation. */
export function ConsultationPage() {
  useDocumentTitle(copy.pageTitle);
  const navigate = useNavigate();
  return (
    <div className={classes.page}>
      <div className={classes.intro}>
        <Title order={1}>{copy.pageTitle}</Title>
        <Text size="lg" c="dimmed">
          {copy.pageLead}
        </Text>
        <ul className={classes.points}>
          {copy.points.map((point) => (
            <li key={point}>
              <IconCheck size={20} stroke={ICON_STROKE} aria-hidden />
              {point}
            </li>
          ))}
        </ul>
        {/* Not loaded on screens without room for it. */}
        <img
          className={classes.picture}
          src={PICTURE}
          alt={copy.pictureAlt}
          width={960}
          height={640}
          loading="lazy"
        />
      </div>
      <LeadForm
        mode="fullpage"
        source="consultation"
        requiresProject
        onSkip={() => void navigate(paths.landing())}
      />
    </div>
  );
}
