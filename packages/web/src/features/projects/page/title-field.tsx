import { MAX_TITLE_LENGTH } from '@home-design/contract';
import { TextInput } from '@mantine/core';
import { useDraft } from '../../../ui/use-draft.ts';
import { copy } from '../copy.ts';

interface TitleFieldProps {
  title: string;
  /** Gets the new title, or null if it should not be saved. */
  onEnd: (title: string | null) => void;
}

/** The project's name during an edit. Enter or leaving the field saves it, Escape does not. */
export function TitleField({ title, onEnd }: TitleFieldProps) {
  const [text, setText] = useDraft(`title-${title}`, title);
  return (
    <TextInput
      size="lg"
      autoFocus
      aria-label={copy.titleLabel}
      value={text}
      maxLength={MAX_TITLE_LENGTH}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') onEnd(text);
        if (key === 'Escape') onEnd(null);
      }}
      onBlur={() => onEnd(text)}
    />
  );
}
