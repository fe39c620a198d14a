import { type SitePageName, sitePageRoutes } from '@home-design/contract';
import { Button, Title } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { messageOf } from '../../lib/api/api-error.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { copy } from './copy.ts';
import classes from './site-page.module.css';

/** A page about this server: terms, privacy notice, accessibility statement or imprint. */
export function SitePage({ page }: { page: SitePageName }) {
  const found = useQuery({
    queryKey: ['site-pages', page],
    queryFn: ({ signal }) => call(sitePageRoutes.read, { params: { page }, signal }),
  });
  useDocumentTitle(found.data?.title ?? copy.titles[page]);

  if (found.isPending) return <PageSkeleton label={copy.loading} />;
  if (found.data === undefined) {
    return (
      <StatePanel
        order={1}
        tone="problem"
        icon={<IconFileOff stroke={ICON_STROKE} />}
        title={copy.failedTitle}
        text={messageOf(found.error, copy.failedTitle)}
        action={
          <Button
            onClick={() => void found.refetch()} // the query keeps its error
          >
            {copy.tryAgain}
          </Button>
        }
      />
    );
  }
  return (
    <article className={classes.page}>
      <Title order={1}>{found.data.title}</Title>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server makes it of Markdown and lets no HTML of the text through */}
      <div className={classes.text} dangerouslySetInnerHTML={{ __html: found.data.html }} />
    </article>
  );
}
