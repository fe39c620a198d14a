import type { ProjectDetail, ProjectId } from '@home-design/contract';
import type { ComponentType } from 'react';
import type { ShownPicture } from './shown-pictures.ts';

/** What this page shows of boards. They are a feature of their own, which whoever composes the page brings. */
export interface ProjectBoardsParts {
  /** The boards of a project; `onCreate` starts choosing pictures for one. */
  Tab: ComponentType<{ project: ProjectDetail; onCreate: () => void }>;
  /** Makes a board of pictures; told whether it did when it is closed. */
  CreateDialog: ComponentType<{
    projectId: ProjectId;
    pictures: readonly ShownPicture[];
    opened: boolean;
    onClose: (isCreated: boolean) => void;
  }>;
}
