import { ActionIcon, Text } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowBarToUp,
  IconArrowForwardUp,
  IconCopyPlus,
  IconLock,
  IconLockOpen,
  IconMagnet,
  IconRotate2,
  IconRotateClockwise2,
  IconTrash,
} from '@tabler/icons-react';
import { memo } from 'react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { AlignMenu } from './align-menu.tsx';
import { hasNoNews } from './has-no-news.ts';
import { namesOf } from './piece-names.ts';
import { planCopy as copy } from './plan-copy.ts';
import classes from './plan-editor.module.css';
import { isOnWall } from './plan-items.ts';
import { TURN } from './plan-keys.ts';
import type { PlanEditing } from './use-plan-editing.ts';

/** The name of the chosen piece, and actions on it. */
export const PlanBar = memo(({ editing }: { editing: PlanEditing }) => {
  const { items, chosen, places, kinds, past, future, held } = editing;
  const isFree = chosen !== null && !held;
  const turns = isFree && !isOnWall(chosen, kinds);
  const isLocked = chosen?.locked ?? false;
  return (
    <div className={classes.bar} role="toolbar" aria-label={copy.tools}>
      <Text size="sm" fw={600} truncate className={classes.name}>
        {places.length > 1
          ? copy.pieces(places.length)
          : chosen
            ? namesOf(items).get(chosen.id)
            : copy.noneChosen}
      </Text>
      <div className={classes.tools}>
        <Tool label={copy.turnLeft} icon={IconRotate2} isOff={!turns} onPress={() => editing.turn(TURN)} />
        <Tool
          label={copy.turnRight}
          icon={IconRotateClockwise2}
          isOff={!turns}
          onPress={() => editing.turn(-TURN)}
        />
        <Tool
          label={copy.toWall}
          icon={IconArrowBarToUp}
          isOff={!turns || places.length > 1}
          onPress={editing.toWall}
        />
        <AlignMenu editing={editing} />
        <Tool label={copy.copy} icon={IconCopyPlus} isOff={!chosen} onPress={editing.copy} />
        <Tool
          label={isLocked ? copy.unlock : copy.lock}
          icon={isLocked ? IconLock : IconLockOpen}
          isOff={!chosen}
          isOn={isLocked}
          onPress={() => editing.lock(!isLocked)}
        />
        <Tool label={copy.remove} icon={IconTrash} isOff={!isFree} onPress={editing.remove} />
      </div>
      <div className={classes.tools}>
        <Tool
          label={copy.snap}
          icon={IconMagnet}
          isOn={editing.isSnapping}
          isSwitch
          onPress={editing.toggleSnapping}
        />
        <Tool label={copy.undo} icon={IconArrowBackUp} isOff={past.length === 0} onPress={editing.undo} />
        <Tool
          label={copy.redo}
          icon={IconArrowForwardUp}
          isOff={future.length === 0}
          onPress={editing.redo}
        />
      </div>
    </div>
  );
}, hasNoNews);

interface ToolProps {
  label: string;
  icon: typeof IconTrash;
  isOff?: boolean;
  /** Drawn as switched on. */
  isOn?: boolean;
  /** For buttons whose name stays the same when they are switched. */
  isSwitch?: boolean;
  onPress: () => void;
}

function Tool({ label, icon: Icon, isOff = false, isOn = false, isSwitch, onPress }: ToolProps) {
  return (
    <ActionIcon
      variant={isOn ? 'light' : 'default'}
      aria-label={label}
      aria-pressed={isSwitch ? isOn : undefined}
      title={label}
      disabled={isOff}
      onClick={onPress}
    >
      <Icon size={20} stroke={ICON_STROKE} aria-hidden />
    </ActionIcon>
  );
}
