import { MantineProvider } from '@mantine/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { resetConnection, tryNow } from '../../lib/api/connection.ts';
import { ConnectionBanner } from '../connection-banner.tsx';
import { lazyPart } from './lazy-part.tsx';

const AWAY = 'The server cannot be reached. Trying again …';
const WAITS = 'This part appears when the connection is back.';
let isServerThere: boolean;

beforeEach(() => {
  isServerThere = false;
  vi.stubGlobal('fetch', async () => new Response(''));
  resetConnection(async () => isServerThere);
});

const Sofa = ({ onSit }: { opened?: boolean; onClose?: () => void; onSit?: () => void }) => {
  onSit?.();
  return <p>A sofa</p>;
};
/** Code that cannot be loaded while the server is away. */
const load = async () => {
  if (!isServerThere) throw new TypeError('Failed to fetch');
  return Sofa;
};

const show = (part: React.ReactNode) =>
  render(
    <MantineProvider env="test">
      <h1>Rooms</h1>
      <Suspense fallback={<p>A place for a sofa</p>}>{part}</Suspense>
      <ConnectionBanner />
    </MantineProvider>,
  );

async function comeBack(): Promise<void> {
  isServerThere = true;
  await act(async () => tryNow());
}

it('shows a notice in its place, leaves the rest of the page alone, and appears when the server is back', async () => {
  const Part = lazyPart(load);
  show(<Part />);
  expect(await screen.findByText(WAITS)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Rooms' })).toBeTruthy();
  await comeBack();
  expect(await screen.findByText('A sofa')).toBeTruthy();
  expect(screen.queryByText(WAITS)).toBeNull();
  expect(await screen.findByText('Back online')).toBeTruthy();
});

it('issue 19: says when it appears, and the banner says once that the user is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const [Sofas, Chairs] = [lazyPart(load), lazyPart(load)];
  show(
    <>
      <Sofas />
      <Chairs />
    </>,
  );
  await waitFor(() => expect(screen.getAllByText(WAITS)).toHaveLength(2));
  expect(screen.getAllByText(/offline/)).toHaveLength(1);
  vi.restoreAllMocks();
});

it('tries at once when its button is pressed', async () => {
  const Part = lazyPart(load);
  show(<Part />);
  const [button] = await screen.findAllByRole('button', { name: 'Try again' });
  isServerThere = true;
  act(() => button?.click());
  expect(await screen.findByText('A sofa')).toBeTruthy();
});

it('shows no notice for a closed dialog, and can be closed before it is loaded', async () => {
  const Part = lazyPart(load, 'dialog');
  const onClose = vi.fn();
  const { rerender } = show(<Part opened onClose={onClose} />);
  (await screen.findByRole('button', { name: 'Close' })).click();
  expect(onClose).toHaveBeenCalledOnce();
  rerender(
    <MantineProvider env="test">
      <h1>Rooms</h1>
      <Suspense fallback={<p>A place for a sofa</p>}>
        <Part opened={false} onClose={onClose} />
      </Suspense>
    </MantineProvider>,
  );
  expect(screen.queryByText(AWAY)).toBeNull();
});

it('keeps a good enough placeholder, and the banner shows the notice', async () => {
  const Part = lazyPart(load, 'fallback');
  show(<Part />);
  expect(await screen.findAllByText(AWAY)).toHaveLength(1);
  expect(screen.getByText('A place for a sofa')).toBeTruthy();
  await comeBack();
  expect(await screen.findByText('A sofa')).toBeTruthy();
});

it('shows a failure inside its own place, and can be tried again', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  isServerThere = true;
  const onSit = vi.fn().mockImplementationOnce(() => {
    throw new Error('broken');
  });
  onSit.mockImplementationOnce(() => {
    throw new Error('broken'); // asked twice before it fails
  });
  const Part = lazyPart(load);
  show(<Part onSit={onSit} />);
  expect(await screen.findByText('This part could not be shown.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Rooms' })).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await screen.findByText('A sofa')).toBeTruthy();
  expect(complaint).toHaveBeenCalled();
});

it('appears at once after preloading; a failed preload is ignored', async () => {
  const Part = lazyPart(load);
  await Part.preload();
  isServerThere = true;
  await Part.preload();
  isServerThere = false;
  show(<Part />);
  expect(await screen.findByText('A sofa')).toBeTruthy();
});
