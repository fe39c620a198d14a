import { MAX_TITLE_LENGTH } from '@home-design/contract';
import { TextInput } from '@mantine/core';
import type { Ref } from 'react';
import { photosCopy } from './photos-copy.ts';

interface TitleAndAddressProps {
  /** The field of the title. */
  ref: Ref<HTMLInputElement>;
  title: string;
  address: string;
  problem: string | null;
  disabled: boolean;
  onTitle: (title: string) => void;
  onAddress: (address: string) => void;
}

/** The title and the address of a listing that is made from photos. */
export function TitleAndAddress(props: TitleAndAddressProps) {
  const { ref, title, address, problem, disabled, onTitle, onAddress } = props;
  return (
    <>
      <TextInput
        ref={ref}
        label={photosCopy.title}
        size="md"
        required
        maxLength={MAX_TITLE_LENGTH}
        autoComplete="off"
        disabled={disabled}
        error={problem}
        value={title}
        onChange={({ currentTarget }) => onTitle(currentTarget.value)}
      />
      <TextInput
        label={photosCopy.address}
        description={photosCopy.addressHint}
        size="md"
        maxLength={MAX_TITLE_LENGTH}
        autoComplete="off"
        disabled={disabled}
        value={address}
        onChange={({ currentTarget }) => onAddress(currentTarget.value)}
      />
    </>
  );
}
