import { MAX_TITLE_LENGTH } from '@home-design/contract';
import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useRef } from 'react';
import { useDraft } from '../../../ui/use-draft.ts';
import { historyCopy as copy } from './history-copy.ts';
import classes from './version-history.module.css';

interface RenameFieldProps {
  label: string;
  onRename: (label: string) => void;
  onLeave: () => void;
}

/** The field that renames a version. Enter or leaving the field saves the name, Escape does not. */
export function RenameField({ label, onRename, onLeave }: RenameFieldProps) {
  const [text, setText] = useDraft(`version-${label}`, label);
  const isOver = useRef(false);

  function finish(keeps: boolean): void {
    if (isOver.current) return;
    isOver.current = true;
    const name = text.trim();
    if (keeps && name !== '' && name !== label) onRename(name);
    onLeave();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    finish(event.key === 'Enter');
  }

  return (
    <TextInput
      aria-label={copy.nameOf(label)}
      classNames={{ input: classes.renameInput ?? '' }}
      maxLength={MAX_TITLE_LENGTH}
      value={text}
      ref={takeFocus}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => finish(true)}
    />
  );
}

/** The user has just asked to type here. */
function takeFocus(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
