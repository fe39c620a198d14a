import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useShortcuts } from './use-shortcuts.ts';

function Screen({ onCompare }: { onCompare: () => void }) {
  useShortcuts({ c: onCompare, ']': onCompare });
  return (
    <>
      <input aria-label="text" />
      <input aria-label="box" type="checkbox" />
      <textarea aria-label="area" />
      <div role="dialog">
        <button type="button">in a dialog</button>
      </div>
      <button type="button">elsewhere</button>
    </>
  );
}

describe('useShortcuts', () => {
  it('U-19 runs the action from anywhere, in either letter case', () => {
    const onCompare = vi.fn();
    const { getByText, getByLabelText } = render(<Screen onCompare={onCompare} />);
    fireEvent.keyDown(getByText('elsewhere'), { key: 'c' });
    fireEvent.keyDown(getByLabelText('box'), { key: 'C' });
    fireEvent.keyDown(document.body, { key: ']' });
    expect(onCompare).toHaveBeenCalledTimes(3);
  });

  it('U-19 does nothing in text fields, in dialogs, and with Ctrl, Cmd or Alt', () => {
    const onCompare = vi.fn();
    const { getByText, getByLabelText } = render(<Screen onCompare={onCompare} />);
    fireEvent.keyDown(getByLabelText('text'), { key: 'c' });
    fireEvent.keyDown(getByLabelText('area'), { key: 'c' });
    fireEvent.keyDown(getByText('in a dialog'), { key: 'c' });
    for (const held of ['ctrlKey', 'metaKey', 'altKey']) {
      fireEvent.keyDown(document.body, { key: 'c', [held]: true });
    }
    expect(onCompare).not.toHaveBeenCalled();
  });

  it('U-19 tells keys with Ctrl or ⌘ from keys without', () => {
    const onOpen = vi.fn();
    function Page() {
      useShortcuts({ 'mod+k': onOpen });
      return null;
    }
    render(<Page />);
    fireEvent.keyDown(document.body, { key: 'k' });
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 'K', metaKey: true });
    expect(onOpen).toHaveBeenCalledTimes(2);
  });

  it('leaves arrow keys to elements that use them', () => {
    const onStep = vi.fn();
    function Page() {
      useShortcuts({ arrowleft: onStep });
      return (
        <>
          <input aria-label="choice" type="radio" />
          <div role="slider" aria-label="number" aria-valuenow={1} tabIndex={0} />
          <button type="button">elsewhere</button>
        </>
      );
    }
    const { getByText, getByLabelText } = render(<Page />);
    fireEvent.keyDown(getByLabelText('choice'), { key: 'ArrowLeft' });
    fireEvent.keyDown(getByLabelText('number'), { key: 'ArrowLeft' });
    expect(onStep).not.toHaveBeenCalled();
    fireEvent.keyDown(getByText('elsewhere'), { key: 'ArrowLeft' });
    expect(onStep).toHaveBeenCalledOnce();
  });
});
