import { beforeEach, describe, expect, it } from 'vitest';
import { make } from '../../../test/make.ts';
import { guest } from '../../../test/users.ts';
import { sessionStore } from '../session/session-store.ts';
import { clientStore, startState, toggleSelected } from './client-store.ts';
import { DEFAULT_GALLERY_FILTERS } from './gallery-filters.ts';

const KEY = 'home-design-store';
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const project = make.project();
const signIn = (uid: string) => sessionStore.setState({ at: 'signed-in', user: { ...guest, uid } }, true);

beforeEach(() => {
  sessionStore.setState({ at: 'signed-out', problem: null }, true);
  clientStore.setState(startState(), true);
  signIn('ann');
});

describe('the client store', () => {
  it('STORE-18 GALLERY-64 GALLERY-65 GALLERY-66 GALLERY-67 GALLERY-68 GALLERY-69 begins with the default filters of the gallery', () => {
    expect(clientStore.getState().galleryFilters).toEqual({
      category: 'All',
      style: 'All',
      roomType: 'All',
      sortBy: 'popular',
      timeRange: 'all',
      search: '',
    });
  });

  it('STORE-15 remembers which images are selected, in the order of selection', () => {
    const [first, second] = [make.image(), make.image()];
    toggleSelected(second.id);
    toggleSelected(first.id);
    expect(clientStore.getState().selectedImageIds).toEqual([second.id, first.id]);
    toggleSelected(second.id);
    expect(clientStore.getState().selectedImageIds).toEqual([first.id]);
  });
});

describe('the stored part of the client store', () => {
  it('STORE-20 STORE-24 the current project, by its id', () => {
    clientStore.setState({ currentProjectId: project.id });
    expect(stored().currentProject).toEqual({ id: project.id });
    expect(startState().currentProjectId).toBe(project.id);
  });

  it('STORE-21 STORE-24 the id of its user', () => {
    expect(stored().user).toEqual({ uid: 'ann' });
  });

  it('STORE-22 STORE-24 the filters of the gallery', () => {
    clientStore.setState({ galleryFilters: { ...DEFAULT_GALLERY_FILTERS, style: 'Farmhouse' } });
    expect(stored().galleryFilters.style).toBe('Farmhouse');
    expect(startState().galleryFilters.style).toBe('Farmhouse');
  });

  it('STORE-23 and nothing else', () => {
    const image = make.image();
    clientStore.setState({
      currentProjectId: project.id,
      currentImageId: image.id,
      selectedImageIds: [image.id],
      uploadProgress: 40,
    });
    expect(Object.keys(stored()).sort()).toEqual(['currentProject', 'galleryFilters', 'user']);
    expect(startState()).toMatchObject({ currentImageId: null, selectedImageIds: [], uploadProgress: 0 });
  });

  it('STORE-24 is ignored if it has another shape', () => {
    localStorage.setItem(KEY, '{"currentProject":{"id":"7"},"user":null,"galleryFilters":{}}');
    expect(startState()).toMatchObject({ currentProjectId: null, galleryFilters: DEFAULT_GALLERY_FILTERS });
  });

  it('is removed for another user', () => {
    clientStore.setState({ currentProjectId: project.id });
    sessionStore.setState({ at: 'signed-out', problem: null }, true);
    expect(clientStore.getState().currentProjectId).toBeNull();
    signIn('ben');
    expect(stored()).toMatchObject({ currentProject: null, user: { uid: 'ben' } });
  });

  it('waits until the user is known', () => {
    clientStore.setState({ currentProjectId: project.id });
    sessionStore.setState({ at: 'initialising' }, true);
    expect(stored().currentProject).toEqual({ id: project.id });
    signIn('ann');
    expect(clientStore.getState().currentProjectId).toBe(project.id);
  });
});
