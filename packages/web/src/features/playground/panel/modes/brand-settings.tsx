import { BRAND_CORNERS, MAX_BRAND_TEXT_LENGTH, MAX_LOGO_LENGTH } from '@home-design/contract';
import { Button, FileButton, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import classes from '../../base/playground.module.css';
import { ListedChoice } from '../parts/listed-choice.tsx';
import type { EditSettings } from '../settings/edit-settings.ts';
import type { ModeSettingsProps } from '../settings/mode-settings-props.ts';
import { redesignCopy as copy, cornerNames } from './redesign-copy.ts';

/** Its width as a share of the picture's width. */
const SIZES = [0.1, 0.15, 0.22, 0.3, 0.4].map(
  (size) => [String(size), `${Math.round(size * 100)}%`] as const,
);

/** A name or a logo, and its place. */
export function BrandSettings({ settings, onChange }: ModeSettingsProps) {
  const [isTooLarge, setIsTooLarge] = useState(false);
  const { text, logo, corner, size } = settings.brand;
  const change = (part: Partial<EditSettings['brand']>) =>
    onChange({ brand: { ...settings.brand, ...part } });

  async function takeLogo(file: File | null): Promise<void> {
    if (!file) return;
    const content = await base64Of(file);
    setIsTooLarge(content.length > MAX_LOGO_LENGTH);
    if (content.length <= MAX_LOGO_LENGTH) change({ logo: { name: file.name, content } });
  }

  return (
    <>
      {!logo && (
        <TextInput
          label={copy.brandText}
          description={copy.brandTextHint}
          classNames={{ input: classes.field ?? '' }}
          maxLength={MAX_BRAND_TEXT_LENGTH}
          value={text}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
      )}
      <div>
        <Text size="sm" fw={500} mb={6}>
          {copy.logo}
        </Text>
        <Group gap="xs">
          {logo ? (
            <>
              <Text size="sm" truncate>
                {logo.name}
              </Text>
              <Button variant="default" onClick={() => change({ logo: null })}>
                {copy.removeLogo}
              </Button>
            </>
          ) : (
            <FileButton
              accept="image/png,image/webp,image/jpeg"
              onChange={(file) => void takeLogo(file).catch(() => setIsTooLarge(true))}
            >
              {(props) => (
                <Button {...props} variant="default">
                  {copy.chooseLogo}
                </Button>
              )}
            </FileButton>
          )}
        </Group>
        {isTooLarge && (
          <Text size="sm" c="red" mt={6} role="alert">
            {copy.logoTooLarge}
          </Text>
        )}
      </div>
      <ListedChoice
        label={copy.corner}
        value={corner}
        choices={BRAND_CORNERS.map((each) => [each, cornerNames[each]] as const)}
        onChange={(chosen) => change({ corner: chosen })}
      />
      <ListedChoice
        label={copy.brandSize}
        value={String(size)}
        choices={SIZES}
        onChange={(chosen) => change({ size: Number(chosen) })}
      />
    </>
  );
}

/** The bytes of a file in base64. @throws when it cannot be read */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });
}
