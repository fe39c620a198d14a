import { type SharedBoard, shareRoutes, type VersionId } from '@home-design/contract';
import { Badge, Button, Card, Skeleton, Switch, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useBrandedPage } from '../../core/branding/branded-page.ts';
import { BrandingBar } from '../../core/branding/branding-bar.tsx';
import { routeUrl } from '../../lib/route-url.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useDraft } from '../../ui/use-draft.ts';
import { copy } from './copy.ts';
import { SharedCard } from './shared-card.tsx';
import { labelOf } from './shared-names.ts';
import classes from './sharing.module.css';
import { useReplies } from './use-replies.ts';

const SharedLightbox = lazyPart(async () => (await import('./shared-lightbox.tsx')).SharedLightbox, 'dialog');
const CompareDialog = lazyPart(async () => (await import('./compare-dialog.tsx')).CompareDialog, 'dialog');
const CommentDialog = lazyPart(async () => (await import('./comment-dialog.tsx')).CommentDialog, 'dialog');
const UploadCard = lazyPart(async () => (await import('./upload-card.tsx')).UploadCard);

interface ShareViewProps {
  token: string;
  board: SharedBoard;
  /** Something was sent, so there may be more to see. */
  onChanged: () => Promise<void>;
}

/** What is open above the grid: one picture large, compared, or commented on. */
interface Opened {
  as: 'picture' | 'comparison' | 'comment';
  id: VersionId;
}

/** A shared board: what it is, its pictures, and what its visitors may do. */
export function ShareView({ token, board, onChanged }: ShareViewProps) {
  const { versions, branding } = board;
  useBrandedPage(branding !== null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isLabeled, setIsLabeled] = useState(false);
  const [name, setName] = useDraft('visitor-name', '');
  const replies = useReplies(token, board.takes_comments, name);
  const shown = versions.find((version) => version.id === opened?.id);
  const close = () => setOpened(null);

  return (
    <div className={classes.page}>
      {branding !== null && <BrandingBar branding={branding} />}
      <Header token={token} board={board} isLabeled={isLabeled} onLabel={setIsLabeled} />
      {board.permission === 'upload' && (
        <Card component="section" padding="md" aria-label={copy.uploadTitle}>
          <Suspense fallback={<Skeleton height={180} />}>
            <UploadCard token={token} board={board} name={name} onName={setName} onSent={onChanged} />
          </Suspense>
        </Card>
      )}
      {versions.length === 0 ? (
        <Text c="dimmed" className={classes.empty}>
          {copy.empty}
        </Text>
      ) : (
        <ul className={classes.grid} aria-label={copy.pictures}>
          {versions.map((version, place) => (
            <li key={version.id}>
              <SharedCard
                version={version}
                isFirst={place < FIRST_ROW}
                isLabeled={isLabeled}
                replies={replies}
                onOpen={(as) => setOpened({ as, id: version.id })}
              />
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {opened?.as === 'picture' && (
          <SharedLightbox versions={versions} openedId={opened.id} onClose={close} />
        )}
        {opened?.as === 'comparison' && shown?.original && (
          <CompareDialog version={shown} original={shown.original} onClose={close} />
        )}
        {opened?.as === 'comment' && shown && (
          <CommentDialog
            label={labelOf(shown)}
            comments={replies.commentsOn(shown.id)}
            name={name}
            onName={setName}
            onSend={(text) => replies.comment(shown.id, text)}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Pictures that are in sight when the page opens; they are not left for later. */
const FIRST_ROW = 4;

interface HeaderProps {
  token: string;
  board: SharedBoard;
  isLabeled: boolean;
  onLabel: (isLabeled: boolean) => void;
}

function Header({ token, board, isLabeled, onLabel }: HeaderProps) {
  const { versions, permission, expires_at } = board;
  const isAltered = versions.some((version) => version.is_altered);
  return (
    <header className={classes.header}>
      <div className={classes.heading}>
        <Title order={1}>{board.name}</Title>
        {board.description !== '' && <Text className={classes.description}>{board.description}</Text>}
        <Text c="dimmed">{copy.project(board.project_name)}</Text>
        <div className={classes.badges}>
          <Badge variant="light" color={permission === 'upload' ? 'terracotta' : 'forest'}>
            {copy.permission[permission]}
          </Badge>
          <Badge variant="light" color="gray">
            {copy.imageCount(versions.length)}
          </Badge>
          {expires_at !== null && (
            <Text size="sm" c="dimmed">
              {copy.until(expires_at)}
            </Text>
          )}
        </div>
      </div>
      {board.allows_download && versions.length > 0 && (
        <div className={classes.downloads}>
          <Button
            component="a"
            href={routeUrl(shareRoutes.downloadAll, { token }, isLabeled ? { label: '1' } : {})}
            download
            className={classes.touch}
            leftSection={<IconDownload size={18} stroke={ICON_STROKE} aria-hidden />}
          >
            {copy.downloadAll}
          </Button>
          {/* Where the owner has it written on every picture there is nothing to choose. */}
          {isAltered && !board.shows_label && (
            <Switch
              className={classes.switch}
              size="sm"
              label={copy.labelDownloads}
              checked={isLabeled}
              onChange={({ currentTarget }) => onLabel(currentTarget.checked)}
            />
          )}
        </div>
      )}
    </header>
  );
}
