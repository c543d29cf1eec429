import {
  getCoreRowModel,
  getFilteredRowModel,
  getSortedRowModel,
  useReactTable,
  type ColumnDef,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { compareValues, type Column } from './column.ts'

/** The state of a table: how it is sorted and filtered, and which rows are selected, by their ids. */
export function useTable<T extends { id: string }>(rows: readonly T[], columns: readonly Column<T>[]) {
  const data = useMemo(() => [...rows], [rows])
  const definitions = useMemo(
    () =>
      columns.map(({ label, value }): ColumnDef<T, string | number | undefined> => ({
        id: label,
        accessorFn: (row) => value?.(row) ?? undefined,
        enableSorting: value !== undefined,
        sortDescFirst: false,
        sortUndefined: 'last',
        sortingFn: (a, b, id) => compareValues(a.getValue(id), b.getValue(id)),
        filterFn: (row, id, chosen) => String(row.getValue(id)) === chosen,
      })),
    [columns],
  )
  // It isn't memoized.
  // oxlint-disable-next-line react/incompatible-library
  return useReactTable({
    data,
    columns: definitions,
    getRowId: ({ id }) => id,
    getCoreRowModel: getCoreRowModel(),
    getFilteredRowModel: getFilteredRowModel(),
    getSortedRowModel: getSortedRowModel(),
    // There are no pages of its own, and going to the first one would render forever.
    autoResetPageIndex: false,
  })
}

export type TableState<T extends { id: string }> = ReturnType<typeof useTable<T>>
