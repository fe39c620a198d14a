import { ProjectId } from '@home-design/contract';
import { Button, Skeleton } from '@mantine/core';
import { IconCloudOff, IconPhoto } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { RequireSession } from '../../core/session/require-session.tsx';
import { projectQuery } from '../../core/store/queries.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { copy } from './copy.ts';
import { EarlierLooks } from './earlier-looks.tsx';
import classes from './looks.module.css';
import { NewLook } from './new-look.tsx';

/** Chooses the edits for all photos of a project, and shows each photo before and after. */
export function NewLookPage() {
  const id = ProjectId.safeParse(useParams().projectId).data;
  useDocumentTitle(copy.title);
  return (
    <RequireSession>
      <div className={classes.page}>
        <PageHeader
          title={copy.title}
          {...(id && { back: { label: copy.back, to: paths.project(id) } })}
          subtitle={copy.intro}
        />
        {id ? <Loaded id={id} /> : <Problem />}
      </div>
    </RequireSession>
  );
}

function Loaded({ id }: { id: ProjectId }) {
  const project = useQuery(projectQuery(id));
  if (project.isPending) return <Skeleton height={320} aria-label={copy.loading} role="status" />;
  if (!project.data) return <Problem onTryAgain={() => void project.refetch()} />; // the query keeps its error
  if (project.data.images.length === 0) {
    return <StatePanel icon={<IconPhoto stroke={ICON_STROKE} />} title={copy.noPhotos} />;
  }
  return (
    <>
      <EarlierLooks projectId={id} />
      <NewLook project={project.data} />
    </>
  );
}

function Problem({ onTryAgain }: { onTryAgain?: () => void }) {
  return (
    <StatePanel
      tone="problem"
      icon={<IconCloudOff stroke={ICON_STROKE} />}
      title={copy.failed}
      action={onTryAgain && <Button onClick={onTryAgain}>{copy.tryAgain}</Button>}
    />
  );
}
