import type { Image, Version } from '@home-design/contract';

/** A version that was selected, with the image it belongs to. */
export interface SelectedPicture {
  image: Pick<Image, 'id' | 'name' | 'project_title'>;
  version: Version;
}
