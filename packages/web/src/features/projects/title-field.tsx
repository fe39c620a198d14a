import { MAX_TITLE_LENGTH } from '@home-design/contract';
import { TextInput } from '@mantine/core';
import { useDraft } from '../../ui/use-draft.ts';
import { copy } from './copy.ts';

interface TitleFieldProps {
  title: string;
  /** Told what was written, or null when it is not to be kept. */
  onEnd: (title: string | null) => void;
}

/** The project's name while it is changed: Enter or leaving the field keeps it, Escape does not. */
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
