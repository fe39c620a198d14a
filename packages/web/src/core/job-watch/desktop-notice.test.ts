import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announceOnDesktop, askForNotices, canAskForNotices } from './desktop-notice.ts';

const shown = vi.fn();
const wish = { permission: 'default', answer: 'granted' };

beforeEach(() => {
  shown.mockReset();
  wish.permission = 'default';
  vi.stubGlobal(
    'Notification',
    class {
      static get permission() {
        return wish.permission;
      }
      static requestPermission = async () => {
        wish.permission = wish.answer;
        return wish.permission;
      };
      constructor(title: string, { body }: { body: string }) {
        shown(title, body);
      }
    },
  );
});

const lookAway = (isHidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);

describe('notices outside the tab', () => {
  it('are shown to a user who allowed them and looks at another tab', async () => {
    expect(canAskForNotices()).toBe(true);
    expect(await askForNotices()).toBe(true);
    expect(canAskForNotices()).toBe(false);
    lookAway(true);
    announceOnDesktop('Done', 'Sage walls is done.');
    expect(shown).toHaveBeenCalledWith('Done', 'Sage walls is done.');
  });

  it('are not shown without permission, or while the tab is in view', () => {
    lookAway(true);
    announceOnDesktop('Done', '');
    wish.permission = 'granted';
    lookAway(false);
    announceOnDesktop('Done', '');
    expect(shown).not.toHaveBeenCalled();
  });

  it('are skipped in browsers without notifications', async () => {
    vi.stubGlobal('Notification', undefined);
    expect(canAskForNotices()).toBe(false);
    expect(await askForNotices()).toBe(false);
    announceOnDesktop('Done', '');
  });
});
