import type { Version } from '@home-design/contract';
import { Button, Group, Loader, Text } from '@mantine/core';
import { Photo } from '../../../core/photo/photo.tsx';
import { Stage } from '../../../core/photo/stage.tsx';
import { PICTURE_SIZES } from '../base/picture-sizes.ts';
import { planCopy as copy } from './plan-copy.ts';
import plan from './plan-editor.module.css';

interface PlanPlaceholderProps {
  version: Version;
  hasFailed: boolean;
  onRetry: () => void;
  onLeave: () => void;
}

/** The furnished photo until its floor is found. */
export function PlanPlaceholder({ version, hasFailed, onRetry, onLeave }: PlanPlaceholderProps) {
  return (
    <section aria-label={copy.title}>
      <Stage width={version.width} height={version.height}>
        <Photo picture={version} alt={version.label} sizes={PICTURE_SIZES} eager />
      </Stage>
      <div className={plan.waiting}>
        <Group gap="sm" role={hasFailed ? 'alert' : 'status'}>
          {!hasFailed && <Loader size={20} aria-hidden />}
          <Text size="sm" c={hasFailed ? 'red' : 'dimmed'}>
            {hasFailed ? copy.failed : `${copy.loading} …`}
          </Text>
        </Group>
        <Group gap="xs">
          <Button variant="default" onClick={onLeave}>
            {copy.leave}
          </Button>
          {hasFailed && <Button onClick={onRetry}>{copy.tryAgain}</Button>}
        </Group>
      </div>
    </section>
  );
}
