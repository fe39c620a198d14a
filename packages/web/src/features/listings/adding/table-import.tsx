import type { ListingColumnMapping, ListingTablePreview } from '@home-design/contract';
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createRepeatKeys } from '../../../lib/api/repeat-keys.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { addCopy } from '../add-copy.ts';
import { copy } from '../copy.ts';
import { FileDrop } from '../file-drop.tsx';
import { ImportErrors } from '../import-errors.tsx';
import classes from '../listings.module.css';
import { LISTINGS_KEY } from '../queries.ts';
import { serverDetail } from '../server-detail.ts';
import { ColumnMapping } from './column-mapping.tsx';
import { fileCopy } from './file-copy.ts';
import { importTable, previewTable } from './send-file.ts';

interface OpenTable {
  file: File;
  preview: ListingTablePreview;
  mapping: ListingColumnMapping;
  /** The currency of prices without one; null: it stays unknown. */
  currency: string | null;
}

/** Currencies of the supported portals. A column can contain any other. */
const CURRENCIES = [
  'USD',
  'CAD',
  'GBP',
  'EUR',
  'AUD',
  'NZD',
  'CHF',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'MXN',
  'AED',
  'INR',
];

const asksForCurrency = (mapping: ListingColumnMapping): boolean =>
  (mapping.includes('price') || mapping.includes('rent')) && !mapping.includes('currency');

/**
 * Imports a table: shows the guessed meaning of its columns, lets the user change it, and adds a listing for each row.
 */
export function TableImport({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient();
  const [table, setTable] = useState<OpenTable | null>(null);
  const [errors, setErrors] = useState<{ url: string; detail: string }[]>([]);
  const [keys] = useState(createRepeatKeys);

  const look = useMutation({
    mutationFn: previewTable,
    onSuccess: (preview, file) => setTable({ file, preview, mapping: preview.mapping, currency: null }),
    onError: (error, file) =>
      toast.failed(copy.errorTitle, error, serverDetail(error) ?? fileCopy.tableFailed, () =>
        look.mutate(file),
      ),
  });
  const add = useMutation({
    mutationFn: ({ file, mapping, currency: chosen }: OpenTable) => {
      const currency = asksForCurrency(mapping) ? chosen : null;
      const key = keys.keyFor([file.name, file.size, file.lastModified, mapping, currency]);
      return importTable(file, { mapping, currency }, key);
    },
    onSuccess(outcome) {
      keys.succeeded();
      setErrors(outcome.errors);
      if (outcome.successful > 0) {
        toast.success(addCopy.added(outcome.successful), fileCopy.rowsAdded);
        void queries.invalidateQueries({ queryKey: LISTINGS_KEY }); // the lists show their own failures
      }
      if (outcome.errors.length === 0) onDone();
      else setTable(null);
    },
    onError: (error, opened) =>
      toast.failed(copy.errorTitle, error, serverDetail(error) ?? addCopy.failed, () => add.mutate(opened)),
  });

  return (
    <Stack gap="md">
      {table === null ? (
        <>
          <Text size="sm">{fileCopy.tableText}</Text>
          <FileDrop
            invitation={fileCopy.dropTable}
            choose={fileCopy.chooseTable}
            hint={fileCopy.tableHint}
            endings={['csv', 'tsv', 'txt', 'xlsx']}
            isBusy={look.isPending}
            onFiles={([file]) => {
              setErrors([]);
              if (file !== undefined) look.mutate(file);
            }}
          />
        </>
      ) : (
        <>
          <Text className={classes.breaks}>
            <strong>{table.file.name}</strong>
            {' · '}
            {fileCopy.tableSize(table.preview.row_count, table.preview.columns.length)}
          </Text>
          {table.preview.remarks.map((remark) => (
            <Text key={remark} size="sm" c="dimmed">
              {remark}
            </Text>
          ))}
          <ColumnMapping
            preview={table.preview}
            mapping={table.mapping}
            onChange={(mapping) => setTable({ ...table, mapping })}
          />
          {asksForCurrency(table.mapping) && (
            <NativeSelect
              label={fileCopy.currencyOfPrices}
              description={fileCopy.currencyHint}
              size="md"
              value={table.currency ?? ''}
              onChange={({ currentTarget }) =>
                setTable({ ...table, currency: currentTarget.value === '' ? null : currentTarget.value })
              }
              data={[
                { value: '', label: fileCopy.currencyUnknown },
                ...CURRENCIES.map((code) => ({ value: code, label: fileCopy.currencyName(code) })),
              ]}
            />
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={() => setTable(null)}>
              {fileCopy.otherTable}
            </Button>
            <Button loading={add.isPending} onClick={() => add.mutate(table)}>
              {fileCopy.addRows(table.preview.row_count)}
            </Button>
          </Group>
        </>
      )}
      {errors.length > 0 && <ImportErrors title={fileCopy.rowsNotTaken(errors.length)} errors={errors} />}
    </Stack>
  );
}
