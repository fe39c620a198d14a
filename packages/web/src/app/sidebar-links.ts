import {
  IconBrush,
  IconBuildingEstate,
  IconCreditCard,
  IconFolders,
  IconLayoutBoard,
  IconPhotoStar,
  IconSettings,
  IconTrash,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react';
import { paths } from '../lib/addresses/paths.ts';

/** An entry of the sidebar. */
export interface SidebarLink {
  label: string;
  to: string;
  icon: TablerIcon;
  /** Whether it shows the user's plan. */
  namesPlan?: true;
}

export const SIDEBAR_LINKS: readonly SidebarLink[] = [
  { label: 'Projects', to: paths.projects(), icon: IconFolders },
  { label: 'Boards', to: paths.boards(), icon: IconLayoutBoard },
  { label: 'Playground', to: paths.playground(), icon: IconBrush },
  { label: 'Plans', to: paths.plans(), icon: IconCreditCard, namesPlan: true },
  { label: 'Profile', to: paths.profile(), icon: IconUser },
  { label: 'Settings', to: paths.settings(), icon: IconSettings },
  { label: 'Gallery', to: paths.gallery(), icon: IconPhotoStar },
  { label: 'Listings', to: paths.listings(), icon: IconBuildingEstate },
  { label: 'Bin', to: paths.bin(), icon: IconTrash },
];
