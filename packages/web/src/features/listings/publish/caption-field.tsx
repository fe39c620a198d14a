import { MAX_CAPTION_LENGTH, type PlannedPhoto } from '@home-design/contract';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useDraft } from '../../../ui/use-draft.ts';
import { publishCopy as copy } from './copy.ts';

interface CaptionFieldProps {
  photo: PlannedPhoto;
  /** Called when the field is left; empty: the caption is the name again. */
  onChange: (caption: string) => void;
}

/** The text that starts the captions of a photo. Typed text survives a reload. */
export function CaptionField({ photo, onChange }: CaptionFieldProps) {
  const [text, setText] = useDraft(`caption ${photo.image}`, photo.caption);
  const [known, setKnown] = useState(photo.caption);
  if (known !== photo.caption) {
    setKnown(photo.caption);
    // Text that was typed meanwhile, or could not be sent, stays.
    if (text === known) setText(photo.caption);
  }
  function send(): void {
    const words = text.trim();
    // An empty field gets the name back.
    setText(words === '' ? photo.name : words);
    if (words !== photo.caption) onChange(words);
  }
  return (
    <TextInput
      size="md"
      label={copy.caption}
      aria-label={copy.captionOf(photo.name)}
      maxLength={MAX_CAPTION_LENGTH}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={send}
      onKeyDown={({ key }) => key === 'Enter' && send()}
    />
  );
}
