import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { user } from '../../../../test/user.ts';
import { NameSpots } from './name-spots.tsx';

// A page without a layout measures nothing.
vi.mock('@mantine/hooks', async (original) => ({
  ...(await original<typeof import('@mantine/hooks')>()),
  useElementSize: () => ({ ref: () => undefined, width: 360, height: 240 }),
}));

const thing = (id: number, name: string, left: number, width: number) => ({
  ...{ id, name },
  box: { left, top: 0.4, right: left + width, bottom: 0.6 },
});
const SOFA = thing(1, 'Sofa', 0.1, 0.3);
const CHAIRS = [2, 3, 4].map((id) => thing(id, `Dining chair ${id - 1}`, 0.4 + 0.1 * id, 0.08));

function show(about: Partial<Parameters<typeof NameSpots>[0]> = {}) {
  const [onSwitch, onPoint] = [vi.fn(), vi.fn()];
  const drawn = (chosen: readonly number[]) => (
    <MantineProvider>
      <NameSpots
        things={[SOFA, ...CHAIRS]}
        {...{ chosen, onSwitch, onPoint }}
        pointedAt={[]}
        takes="label"
        {...about}
      />
    </MantineProvider>
  );
  const { container, rerender } = render(drawn([]));
  const labels = () => [...container.querySelectorAll<HTMLElement>('[class*=spot]:has(> span)')];
  return {
    ...{ container, onSwitch, onPoint, labels },
    choose: (ids: readonly number[]) => rerender(drawn(ids)),
    label: (name: string) => labels().find((each) => each.textContent === name) as HTMLElement,
  };
}

describe('names of things on the photo', () => {
  it('are shown where they have room, and are dots elsewhere', () => {
    const isNamed = (label: HTMLElement) => label.dataset.named === 'true';
    const { label, labels } = show();
    expect(isNamed(label('Sofa'))).toBe(true);
    expect(labels().filter(isNamed).length).toBeLessThan(4);
  });

  it('say by a sign what goes, and stay at their places when it is switched', () => {
    const { choose, label } = show({ sign: '✕' });
    const before = label('Sofa').getAttribute('style');
    choose([1]);
    expect(label('✕ Sofa').getAttribute('style')).toBe(before);
    expect(label('Dining chair 1')).toBeTruthy();
  });

  it.each(['box', 'label'] as const)('are switched and pointed at by the %s', async (takes) => {
    const { container, label, onSwitch, onPoint, choose } = show({ takes });
    const target = () => label('Sofa').closest('button') as HTMLElement;
    expect(target()).toBe(takes === 'label' ? label('Sofa') : label('Sofa').parentElement);
    expect(container.querySelectorAll('button')).toHaveLength(4);
    await user.hover(target());
    expect(onPoint).toHaveBeenLastCalledWith([1]);
    await user.unhover(target());
    expect(onPoint).toHaveBeenLastCalledWith([]);
    await user.click(target());
    expect(onSwitch).toHaveBeenLastCalledWith(1, true);
    choose([1]);
    await user.click(target());
    expect(onSwitch).toHaveBeenLastCalledWith(1, false);
  });
});
