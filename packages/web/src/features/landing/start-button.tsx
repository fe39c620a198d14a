import { Button, Loader } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useStartGuestSession } from '../../core/session/use-session.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { reportLost } from '../../lib/api/connection.ts';
import { toast } from '../../ui/toasts/toasts.ts';
import { landingCopy } from './copy.ts';

interface StartButtonProps {
  label: string;
  /** Text of the toast when no session could be started. */
  failure: string;
  variant?: 'filled' | 'default';
  /** Called when the button is about to be pressed. */
  onIntent: () => void;
}

/** Opens the playground. A visitor without a session becomes a guest. */
export function StartButton({ label, failure, variant = 'filled', onIntent }: StartButtonProps) {
  const navigate = useNavigate();
  const { start, starting } = useStartGuestSession();

  async function openPlayground() {
    onIntent();
    try {
      await start();
    } catch {
      toast.error(failure); // the session's state and the log hold the reason
      reportLost();
      return;
    }
    await navigate(paths.playground());
  }

  return (
    <Button
      size="lg"
      variant={variant}
      aria-busy={starting}
      leftSection={starting && <Loader size={18} color="currentColor" />}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={() => {
        if (!starting) void openPlayground();
      }}
    >
      {starting ? landingCopy.starting : label}
    </Button>
  );
}
