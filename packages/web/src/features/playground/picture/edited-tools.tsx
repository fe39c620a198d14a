import { isFinished } from '@home-design/contract';
import { IconArmchair, IconFocus2, IconSquareToggle } from '@tabler/icons-react';
import { copy } from '../base/copy.ts';
import type { MainCardProps } from './main-card-props.ts';
import { Tool } from './tool.tsx';

type EditedToolsProps = Pick<MainCardProps, 'shown' | 'view' | 'dispatch' | 'onCompare' | 'furnished'>;

/** The actions on an edited picture. */
export function EditedTools({ shown, view, dispatch, onCompare, furnished }: EditedToolsProps) {
  return (
    <>
      <Tool name={copy.compareWithBefore} icon={IconSquareToggle} onClick={onCompare} />
      <Tool
        name={copy.whatChanged}
        icon={IconFocus2}
        isPressed={view.showsChange}
        onClick={() => dispatch({ type: 'change-toggled' })}
      />
      <RearrangeTool furnished={furnished} shown={shown} dispatch={dispatch} />
    </>
  );
}

/** Moves the furniture of a staging. */
export function RearrangeTool({
  furnished,
  shown,
  dispatch,
}: Pick<MainCardProps, 'furnished' | 'shown' | 'dispatch'>) {
  if (!furnished || !isFinished(shown)) return null;
  return (
    <Tool name={copy.rearrange} icon={IconArmchair} onClick={() => dispatch({ type: 'arranging-begun' })} />
  );
}
