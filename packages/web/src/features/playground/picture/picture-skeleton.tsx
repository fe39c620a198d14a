import { Card, Skeleton, VisuallyHidden } from '@mantine/core';
import { copy } from '../base/copy.ts';
import card from './main-card.module.css';

/** A placeholder in the final place of the photo. */
export function PictureSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
      <Card aria-hidden padding="xs" className={card.mainCard}>
        <div className={card.toolbar}>
          <Skeleton height={36} width="40%" />
        </div>
        <div className={card.view}>
          <div className={card.stageSkeleton}>
            <Skeleton height="100%" />
          </div>
        </div>
      </Card>
    </>
  );
}
