import {
  LISTING_COLUMN_FIELDS,
  type ListingColumnField,
  type ListingColumnMapping,
  type ListingTablePreview,
} from '@home-design/contract';
import { NativeSelect, Text } from '@mantine/core';
import classes from '../file-drop.module.css';
import { fileCopy } from './file-copy.ts';

const CHOICES = [
  { value: '', label: fileCopy.notTaken },
  ...LISTING_COLUMN_FIELDS.map((field) => ({ value: field, label: fileCopy.fields[field] })),
];

interface ColumnMappingProps {
  preview: ListingTablePreview;
  mapping: ListingColumnMapping;
  onChange: (mapping: ListingColumnMapping) => void;
}

/** The columns of a table, each with a sample and a choice of its meaning. */
export function ColumnMapping({ preview, mapping, onChange }: ColumnMappingProps) {
  return (
    // Focusable, so that keys can scroll the list.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <ul className={classes.columns} aria-label={fileCopy.mapping} tabIndex={0}>
      {preview.columns.map((column, at) => {
        const name = column === '' ? fileCopy.unnamed(at + 1) : column;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name, and they stay in their order
          <li key={at} className={classes.column}>
            <div>
              <Text fw={550} truncate title={name}>
                {name}
              </Text>
              <div className={classes.sample}>{sampleOf(preview, at)}</div>
            </div>
            <NativeSelect
              aria-label={fileCopy.meaningOf(name)}
              data={CHOICES}
              value={mapping[at] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                onChange(mapping.with(at, value === '' ? null : (value as ListingColumnField)))
              }
            />
          </li>
        );
      })}
    </ul>
  );
}

const sampleOf = ({ rows }: ListingTablePreview, at: number): string =>
  rows
    .flatMap((row) => row[at]?.trim() || [])
    .join(' · ')
    .slice(0, 200) || '–';
