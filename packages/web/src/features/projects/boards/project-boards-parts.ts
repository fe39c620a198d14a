import type { ProjectDetail, ProjectId } from '@home-design/contract';
import type { ComponentType } from 'react';
import type { ShownPicture } from '../shown-pictures.ts';

/** The parts of this page about boards. They belong to another feature, and the app passes them in. */
export interface ProjectBoardsParts {
  /** The boards of a project; `onCreate` starts the selection of pictures for one. */
  Tab: ComponentType<{ project: ProjectDetail; onCreate: () => void }>;
  /** Makes a board of pictures. On closing it reports whether it did. */
  CreateDialog: ComponentType<{
    projectId: ProjectId;
    pictures: readonly ShownPicture[];
    opened: boolean;
    onClose: (isCreated: boolean) => void;
  }>;
}
