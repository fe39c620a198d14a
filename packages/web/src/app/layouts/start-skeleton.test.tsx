import { describe, expect, it } from 'vitest';
import { showScreen } from '../../../test/show-screen.tsx';
import { StartSkeleton } from './start-skeleton.tsx';

describe('what stands there while the first page is on its way', () => {
  it('U-21 holds nothing that the keyboard reaches and screen readers do not', () => {
    const { container } = showScreen(<StartSkeleton />, { path: '/', at: '/' });
    expect(container.querySelectorAll('[aria-hidden="true"] a, [aria-hidden="true"] button')).toHaveLength(0);
    const links = [...container.querySelectorAll('a')];
    expect(links).toHaveLength(1);
    expect(links[0]?.closest('[inert]')).not.toBeNull();
  });
});
