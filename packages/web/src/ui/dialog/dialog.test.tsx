import { Button, Radio, TextInput } from '@mantine/core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { showScreen } from '../../../test/show-screen.tsx';
import { Dialog } from './dialog.tsx';
import { RemovalButtons } from './removal-buttons.tsx';

let loadRest = (): void => undefined;

function Page({ content, late }: { content: ReactNode; late?: ReactNode }) {
  const [isLoaded, setIsLoaded] = useState(false);
  loadRest = () => setIsLoaded(true);
  return (
    <Dialog opened onClose={() => undefined} title="Order" closeLabel="Close">
      {content}
      {isLoaded && late}
    </Dialog>
  );
}

const show = (content: ReactNode, late?: ReactNode) =>
  showScreen(<Page content={content} late={late} />, { path: '/', at: '/' });
const focusOn = (name: string) =>
  waitFor(() => {
    const { activeElement } = document;
    expect(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent).toBe(name);
  });
const name = <TextInput aria-label="Name" />;

beforeEach(() => {
  loadRest = () => undefined;
});

describe('the first focus of a dialog', () => {
  it('is on the first field', async () => {
    show(
      <>
        <Button>Help</Button>
        {name}
        <Button>Save</Button>
      </>,
    );
    await focusOn('Name');
  });

  it('is on the chosen one of a group of choices', async () => {
    show(
      <Radio.Group value="png" label="Format">
        <Radio value="jpeg" aria-label="JPEG" />
        <Radio value="png" aria-label="PNG" />
      </Radio.Group>,
    );
    await focusOn('PNG');
  });

  it('is on the main action if there is no field', async () => {
    show(
      <>
        <Button variant="default">Cancel</Button>
        <Button>Sign out</Button>
      </>,
    );
    await focusOn('Sign out');
  });

  it('is on the harmless answer before a removal', async () => {
    show(
      <RemovalButtons
        cancel="Keep it"
        confirm="Delete"
        isRemoving={false}
        onCancel={() => undefined}
        onConfirm={() => undefined}
      />,
    );
    await focusOn('Keep it');
  });

  it('moves from Close to the first field when the content has loaded', async () => {
    show('Loading', name);
    await focusOn('Close');
    loadRest();
    await focusOn('Name');
  });

  it('stays on Close if a key was pressed before the content had loaded', async () => {
    show('Loading', name);
    await focusOn('Close');
    fireEvent.keyDown(document.body, { key: 'Tab' });
    loadRest();
    await screen.findByRole('textbox', { name: 'Name' });
    await focusOn('Close');
  });
});
