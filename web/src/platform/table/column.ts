import { csvOf } from '@app/contract/rules/csv.ts'
import type { ComponentType, ReactNode } from 'react'

/** A column of a table. Its label is also the name of its filter, and that of the column in a file. */
export interface Column<T> {
  label: string
  cell: (row: T) => ReactNode
  /**
   * What the table sorts and filters by, and what a file has. Null is an empty cell, after all values in either order. A column of buttons
   * has none.
   */
  value?: (row: T) => string | number | null
  /** Whether readers can choose one of its values, to see only the rows that have it. */
  isFilter?: boolean
  isNumeric?: boolean
  /** Whether phones show it in the first line of a row, beside the first column. */
  isFirstLine?: boolean
  /** Whether phones show the label before the cell. Days need it: without the heading, nobody knows of what they are. */
  isLabeledBelow?: boolean
}

export interface DataTableProps<T extends { id: string }> {
  /** The accessible name. */
  caption: string
  rows: readonly T[]
  /**
   * Names the page of a longer list that the rows are. The table then has no order, filter or file, which readers would take for those of
   * the whole list. Another page starts without a selection.
   */
  page?: string | number | undefined
  /** The first one names its row. */
  columns: readonly Column<T>[]
  /** Whether phones and tablets put the cells below the first line in two columns, for cells of several lines. */
  isInColumnsBelow?: boolean
  /** What a row is called on its checkbox: 'Select Bea'. */
  nameOf: (row: T) => string
  /** What can be done with the selected rows. Without it, rows can't be selected. */
  Bulk?: ComponentType<BulkProps<T>>
  /** Offers the selected rows, or all that are shown, as a file of this name without an ending. */
  fileName?: string
}

export interface BulkProps<T> {
  selected: readonly T[]
  /** Selects these rows only. */
  select: (rows: readonly T[]) => void
}

/** The rows as a file of the columns that have values. */
export function csvOfRows<T>(rows: readonly T[], columns: readonly Column<T>[]): string {
  const written = columns.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]))
  return csvOf([
    written.map(({ label }) => label),
    ...rows.map((row) => written.map(({ value }) => value(row))),
  ])
}

const order = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' })

/** Numbers by size, texts as people sort them. */
export const compareValues = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : order.compare(String(a), String(b))
