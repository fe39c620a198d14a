import { describe, expect, it } from 'vitest';
import { showScreen } from '../../../test/show-screen.tsx';
import { StartSkeleton } from './start-skeleton.tsx';

describe('the placeholder of the first page', () => {
  it('U-21 has no Tab stop that screen readers cannot reach', () => {
    const { container } = showScreen(<StartSkeleton />, { path: '/', at: '/' });
    expect(container.querySelectorAll('[aria-hidden="true"] a, [aria-hidden="true"] button')).toHaveLength(0);
    const links = [...container.querySelectorAll('a')];
    expect(links).toHaveLength(1);
    expect(links[0]?.closest('[inert]')).not.toBeNull();
  });
});
