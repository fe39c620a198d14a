import type { Version } from '@home-design/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../../test/fake-api.ts';
import { make } from '../../../../test/make.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { DownloadTools } from './download-tools.tsx';

const original = make.version();
const painted = make.edit(original);
const project = make.id();
const running = { ...make.edit(original), status: 'processing' } as Version;

beforeEach(() => localStorage.clear());

async function open(shown: Version, versions: Version[], about: object = { project }) {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const api = fakeApi({ 'GET /plans': () => ({}), [`POST /projects/${project}/export`]: () => ({}) });
  URL.createObjectURL = () => 'blob:zip';
  URL.revokeObjectURL = () => undefined;
  const image = make.image(versions, about);
  const tools = <DownloadTools image={image} versions={versions} shown={shown} />;
  showScreen(tools, { path: '/app/playground', at: '/app/playground' });
  fireEvent.click(await screen.findByRole('button', { name: 'Other sizes and formats' }));
  await screen.findByRole('dialog', { name: 'Download pictures' });
  const addresses = () => click.mock.contexts.map((link) => (link as HTMLAnchorElement).getAttribute('href'));
  return { api, addresses };
}
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const download = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('U-17 a version that is downloaded', () => {
  it('comes in the chosen size, with the label that says it was altered', async () => {
    const { addresses } = await open(painted, [original, painted]);
    choose(/^MLS/);
    fireEvent.click(screen.getByRole('checkbox', { name: /Virtually staged/ }));
    download('Download picture');
    const address = `/api/v1/home-design/versions/${painted.id}/download/?picture_format=jpeg&quality=90&long_side=2048&label=1`;
    await waitFor(() => expect(addresses()).toEqual([address]));
  });

  it('comes with the original photo in a ZIP, or with all finished versions', async () => {
    const { api } = await open(painted, [original, painted, running]);
    choose(/original photo/);
    download('Download ZIP');
    await waitFor(() => expect(api.calls('POST')).toHaveLength(1));
    const both = { version_ids: [original.id, painted.id], picture_format: 'jpeg', label: false };
    expect(api.calls('POST')[0]?.body).toMatchObject(both);
    fireEvent.click(screen.getByRole('button', { name: 'Other sizes and formats' }));
    fireEvent.click(await screen.findByRole('radio', { name: 'All 2 versions of this photo' }));
    download('Download ZIP');
    await waitFor(() => expect(api.calls('POST')).toHaveLength(2));
  });

  it.each([
    ['of an unedited photo', original, [original], { project }],
    ['of a photo without a project', painted, [original, painted], { project: null }],
  ])('comes alone: %s', async (_what, shown, versions, about) => {
    await open(shown, versions, about);
    expect(screen.queryByRole('radio', { name: /version/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Download picture' })).toBeTruthy();
  });
});
