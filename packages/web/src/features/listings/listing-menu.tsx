import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconListDetails, IconRefresh, IconTrash, type TablerIcon } from '@tabler/icons-react';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { copy } from './copy.ts';
import classes from './listings.module.css';

interface ListingMenuProps {
  name: string;
  onOpen: () => void;
  /** Undefined: its source cannot be read again. */
  onReadAgain: (() => void) | undefined;
  onRemove: () => void;
}

/** What else can be done with a listing. */
export function ListingMenu({ name, onOpen, onReadAgain, onRemove }: ListingMenuProps) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="default" size={44} aria-label={copy.menuOf(name)}>
          <IconDots size={20} stroke={ICON_STROKE} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item {...entry(IconListDetails)} onClick={onOpen}>
          {copy.details}
        </Menu.Item>
        {onReadAgain && (
          <Menu.Item {...entry(IconRefresh)} onClick={onReadAgain}>
            {copy.refreshOne}
          </Menu.Item>
        )}
        <Menu.Item {...entry(IconTrash)} color="red" onClick={onRemove}>
          {copy.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

const entry = (Icon: TablerIcon) => ({
  className: classes.touch ?? '',
  leftSection: <Icon size={18} stroke={ICON_STROKE} aria-hidden />,
});
