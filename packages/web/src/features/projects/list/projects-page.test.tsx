import type { AuthUser } from '@home-design/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { listed, make, page } from '../../../../test/make.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { sessionStore } from '../../../core/session/session-store.ts';
import { ProjectsPage } from './projects-page.tsx';

const user = { uid: 'guest', isAnonymous: true } as AuthUser;
const PROJECTS = 'GET /projects';
const OPERATIONS = 'GET /operations';
const nothing = () => page([]);
const SAMPLE = 'POST /projects/create_sample_project';
const noSample = () => new Refusal(409, 'Everybody gets it once.', 'sample_project_deleted');
/** Requests that create a project. */
const creations = (api: ReturnType<typeof fakeApi>) =>
  api.calls('POST').filter(({ path }) => path.endsWith('/projects/'));
const show = () => showScreen(<ProjectsPage />, { path: '/app/projects', at: '/app/projects' });
const type = (label: RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

beforeEach(() => sessionStore.setState({ at: 'signed-in', user }, true));

describe('projects page', () => {
  it('PROJECTS-02 asks signed-out users to sign in, and offers a guest session', async () => {
    sessionStore.setState({ at: 'signed-out', problem: null }, true);
    show();
    expect(await screen.findByText('Please sign in to access Home Design')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Continue as guest' })).toBeTruthy();
  });

  it('PROJECTS-05 PROJECTS-06 PROJECTS-10 PROJECTS-12 welcomes users without projects', async () => {
    fakeApi({ [PROJECTS]: nothing, [SAMPLE]: noSample });
    show();
    expect(await screen.findByText('Welcome to Home Design')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'New Project' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Create Your First Project' }));
    expect(await screen.findByRole('dialog', { name: 'Create New Project' })).toBeTruthy();
  });

  it('PROJECTS-07 PROJECTS-08 PROJECTS-09 PROJECTS-11 PROJECTS-26 shows projects as links, activity beside them', async () => {
    const project = make.project({ image_count: 3 });
    fakeApi({ [PROJECTS]: () => page([listed(project)]), [OPERATIONS]: nothing });
    show();
    const link = await screen.findByRole('link', { name: /Elm Street/ });
    expect(link.getAttribute('href')).toBe(`/app/projects/${project.id}`);
    expect(within(link).getByText(/3 images/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'New Project' })).toBeTruthy();
    expect(await screen.findByText('No activities to display')).toBeTruthy();
  });

  it('PROJECTS-50 PROJECTS-51 C-37 ERRORS-24 shows an error after a failure, not the welcome of an empty account', async () => {
    const api = fakeApi({
      [PROJECTS]: () => new Refusal(500, 'The service is not ready.'),
      [SAMPLE]: noSample,
    });
    show();
    expect(await screen.findByRole('heading', { name: 'Failed to load projects' })).toBeTruthy();
    expect(screen.queryByText('Welcome to Home Design')).toBeNull();
    expect((await screen.findAllByText('The service is not ready.')).length).toBeGreaterThan(1);

    api.answer(PROJECTS, nothing);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Welcome to Home Design')).toBeTruthy();
  });
});

describe('creating a project', () => {
  async function openDialog(create: (call: { body: unknown }) => unknown) {
    const api = fakeApi({ [PROJECTS]: nothing, [SAMPLE]: noSample, 'POST /projects': create });
    const shown = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Create Your First Project' }));
    await screen.findByRole('dialog');
    return { ...shown, api };
  }
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create Project' }));

  it("PROJECTS-16 ERRORS-05 says 'Project title is required' for blanks and sends nothing", async () => {
    const { api } = await openDialog(() => new Refusal(500));
    type(/Title/, '   ');
    submit();
    // In the toast and at the field.
    await waitFor(() => expect(screen.getAllByText('Project title is required')).toHaveLength(2));
    expect(creations(api)).toEqual([]);
  });

  it('PROJECTS-13 PROJECTS-14 PROJECTS-15 PROJECTS-19 PROJECTS-20 ERRORS-12 creates and goes to the project', async () => {
    const project = make.project();
    const { api, address } = await openDialog(() => project);
    type(/Title/, ' Elm Street ');
    type(/Address/, '12 Elm Street');
    type(/Notes/, 'North side');
    submit();
    expect(await screen.findByText('Project created successfully')).toBeTruthy();
    await waitFor(() => expect(address()).toBe(`/app/projects/${project.id}`));
    expect(creations(api)[0]?.body).toEqual({
      title: 'Elm Street',
      address: '12 Elm Street',
      notes: 'North side',
    });
  });

  it('returns the focus to the button that opened the dialog, also the first time', async () => {
    fakeApi({ [PROJECTS]: nothing, [SAMPLE]: noSample });
    show();
    const opener = await screen.findByRole('button', { name: 'Create Your First Project' });
    opener.focus();
    fireEvent.click(opener);
    const title = await screen.findByLabelText(/Title/);
    await waitFor(() => expect(document.activeElement).toBe(title));
    fireEvent.keyDown(title, { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it("PROJECTS-52 ERRORS-25 says 'Failed to create project' and keeps the entries", async () => {
    await openDialog(() => new Refusal(500));
    type(/Title/, 'Elm Street');
    submit();
    expect(await screen.findByText('Failed to create project')).toBeTruthy();
    expect((screen.getByLabelText(/Title/) as HTMLInputElement).value).toBe('Elm Street');
  });

  it('U-10 repeats the request with the same key after a lost answer, so that no second project is made', async () => {
    const { api } = await openDialog(() => {
      throw new TypeError('Failed to fetch');
    });
    type(/Title/, 'Elm Street');
    submit();
    await screen.findByText('Failed to create project');
    submit();
    await waitFor(() => expect(creations(api)).toHaveLength(2));
    const [first, second] = creations(api).map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });
});

describe('recent activity', () => {
  const withProject = { [PROJECTS]: () => page([listed(make.project())]) };

  it('PROJECTS-21 PROJECTS-22 PROJECTS-23 PROJECTS-24 PROJECTS-25 ERRORS-04 shows each activity, its project and its result', async () => {
    const image = make.id();
    const done = make.operation({ project: make.id(), project_title: 'Oak Lane', image, thumb_url: '/t' });
    const failed = make.operation({ description: 'Evening light', status: 'failed' });
    fakeApi({ ...withProject, [OPERATIONS]: () => page([done, failed]) });
    show();
    expect(await screen.findByText('Sage walls')).toBeTruthy();
    expect(screen.getByText('Oak Lane')).toBeTruthy();
    expect(screen.getByText(/^Completed/)).toBeTruthy();
    expect(screen.getByText(/^Operation failed/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Open the image of Sage walls' });
    expect(link.getAttribute('href')).toBe(`/app/playground?imageId=${image}`);
  });

  it("PROJECTS-26 PROJECTS-27 ERRORS-03 says 'Failed to load activities' and loads again by Try again", async () => {
    const api = fakeApi({ ...withProject, [OPERATIONS]: () => new Refusal(500) });
    show();
    expect(await screen.findByText('Failed to load activities')).toBeTruthy();
    api.answer(OPERATIONS, nothing);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No activities to display')).toBeTruthy();
  });

  it('has no buttons for other pages while there is one', async () => {
    fakeApi({ ...withProject, [OPERATIONS]: () => page([make.operation({ description: 'Only one' })]) });
    show();
    expect(await screen.findByText('Only one')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
  });

  it('PROJECTS-28 PROJECTS-29 PROJECTS-30 has pages with Previous and Next', async () => {
    fakeApi({
      ...withProject,
      [OPERATIONS]: ({ path }) => {
        const isSecond = path.includes('page=2');
        const rows = [make.operation({ description: isSecond ? 'Older' : 'Newer' })];
        return { ...page(rows), num_pages: 2, has_previous: isSecond, has_next: !isSecond };
      },
    });
    show();
    expect(await screen.findByText('Page 1 of 2')).toBeTruthy();
    const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;
    expect([button('Previous').disabled, button('Next').disabled]).toEqual([true, false]);

    fireEvent.click(button('Next'));
    expect(await screen.findByText('Older')).toBeTruthy();
    expect(screen.getByText('Page 2 of 2')).toBeTruthy();
    expect([button('Previous').disabled, button('Next').disabled]).toEqual([false, true]);
  });
});

describe('the sample project', () => {
  const sample = make.project({ title: 'Sample Project', is_sample: true, image_count: 2 });

  it('PROJECTS-53 PROJECTS-55 PLAYGROUND-42 ERRORS-56 is made without a click for a user without projects', async () => {
    const api = fakeApi({ [PROJECTS]: nothing, [OPERATIONS]: nothing });
    api.answer(SAMPLE, () => {
      api.answer(PROJECTS, () => page([listed(sample)]));
      return { ...sample, is_new: true };
    });
    show();
    expect(await screen.findByText('Welcome!')).toBeTruthy();
    expect(await screen.findByRole('link', { name: /Sample Project/ })).toBeTruthy();
    // The welcome stays, because the sample is only to look at.
    expect(screen.getByText('Welcome to Home Design')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'New Project' })).toBeNull();
  });

  it('shows no message if it existed already, or was deleted', async () => {
    const api = fakeApi({ [PROJECTS]: nothing, [SAMPLE]: noSample });
    show();
    await waitFor(() => expect(api.calls('POST')).toHaveLength(1));
    expect(await screen.findByText('Welcome to Home Design')).toBeTruthy();
    expect(screen.queryByText('Welcome!')).toBeNull();
    expect(screen.queryByText('Failed to initialize sample project')).toBeNull();
  });

  it("PLAYGROUND-36 ERRORS-43 says 'Failed to initialize sample project'", async () => {
    fakeApi({ [PROJECTS]: nothing, [SAMPLE]: () => new Refusal(500) });
    show();
    expect(await screen.findByText('Failed to initialize sample project')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
  });

  it('is not made for a user with projects', async () => {
    const api = fakeApi({ [PROJECTS]: () => page([listed(make.project())]), [OPERATIONS]: nothing });
    show();
    await screen.findByText('No activities to display');
    expect(api.calls('POST')).toEqual([]);
  });
});

describe('finding a project', () => {
  const asked = (api: ReturnType<typeof fakeApi>) =>
    api.calls('GET /projects/').map(({ path }) => new URL(path, 'http://localhost').searchParams);

  it('searches and sorts, and the address holds both', async () => {
    const api = fakeApi({ [PROJECTS]: () => page([listed(make.project())]), [OPERATIONS]: nothing });
    const { address } = show();
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Search projects' }), {
      target: { value: 'elm' },
    });
    await waitFor(() => expect(address()).toBe('/app/projects?q=elm'));
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'title' } });
    await waitFor(() => expect(asked(api).at(-1)?.get('search')).toBe('elm'));
    await waitFor(() => expect(asked(api).at(-1)?.get('ordering')).toBe('title'));
    expect(address()).toBe('/app/projects?q=elm&sort=title');
  });

  it('says that nothing matches, which differs from an empty account', async () => {
    fakeApi({ [PROJECTS]: nothing, [OPERATIONS]: nothing });
    showScreen(<ProjectsPage />, { path: '/app/projects', at: '/app/projects?q=villa' });
    expect(await screen.findByText('No project matches “villa”.')).toBeTruthy();
    expect(screen.queryByText('Welcome to Home Design')).toBeNull();
    expect(screen.getByRole('button', { name: 'New Project' })).toBeTruthy();
  });
});
