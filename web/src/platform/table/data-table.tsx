import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { classNames } from '../../components/class-names.ts'
import { EmptyState } from '../../components/display/empty-state.tsx'
import look from '../../components/display/table.module.css'
import { Checkbox } from '../../components/fields/checkbox.tsx'
import { Icon } from '../../components/pictures/icon.tsx'
import { shortcutOf } from '../../components/shortcuts.ts'
import { Stack } from '../boxes/stack.tsx'
import type { Column, DataTableProps } from './column.ts'
import styles from './data-table.module.css'
import { TableTools } from './table-tools.tsx'
import { useTable, type TableState } from './use-table.ts'

const sortIcons = { asc: 'chevron-up', desc: 'chevron-down', none: 'arrow-up-down' } as const
const ariaSorts = { asc: 'ascending', desc: 'descending', none: undefined } as const

/**
 * A table to work with: readers sort it, filter it, select rows for bulk actions and save it as a file. J and K or the arrows move
 * through its rows, X selects one, and Escape none. J and K begin at the first row while nothing has the focus. On phones and tablets,
 * a row has two lines. It sorts and filters the rows that it gets.
 */
export function DataTable<T extends { id: string }>(props: DataTableProps<T>) {
  const { caption, rows, page, columns, isInColumnsBelow, nameOf, Bulk } = props
  const table = useTable(rows, columns)
  const [shownPage, setShownPage] = useState(page)
  // Not by a key: a row that is on both pages keeps what is open in it.
  if (page !== shownPage) {
    setShownPage(page)
    table.reset()
  }
  const shownRows = table.getRowModel().rows
  const isSelectable = Bulk !== undefined
  const body = useRef<HTMLTableSectionElement>(null)
  useEffect(() => {
    function enterRows(event: globalThis.KeyboardEvent) {
      const isFree = event.target === document.body && !event.defaultPrevented
      const key = shortcutOf(event)
      const first = body.current?.rows[0]
      if (isFree && first && (key === 'j' || key === 'k') && focusRow(first)) event.preventDefault()
    }
    document.addEventListener('keydown', enterRows)
    return () => document.removeEventListener('keydown', enterRows)
  }, [])
  function onKeyDown(event: KeyboardEvent) {
    const key = shortcutOf(event)
    const row = event.target instanceof Element ? event.target.closest('tbody tr') : null
    if (key === 'escape') table.resetRowSelection()
    else if (key === undefined || row === null || !pressKey(key, row)) return
    event.preventDefault()
  }
  return (
    <Stack gap="3">
      <TableTools {...props} table={table} />
      {/* The keys are shortcuts of its checkboxes and links. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table
        className={classNames(look.table, styles.table, isInColumnsBelow && styles.inColumns)}
        onKeyDown={onKeyDown}
      >
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {isSelectable && (
              <th scope="col" className={styles.select}>
                <Checkbox
                  label={<span className={styles.all}>Select all</span>}
                  checked={table.getIsAllRowsSelected()}
                  isPartial={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
                  onChange={table.getToggleAllRowsSelectedHandler()}
                />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.label} column={column} table={table} isSortable={page === undefined} />
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {shownRows.map((row) => (
            <tr key={row.id} className={row.getIsSelected() ? styles.selected : undefined}>
              {isSelectable && (
                <td className={styles.select}>
                  <Checkbox
                    label={<span className="sr">Select {nameOf(row.original)}</span>}
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </td>
              )}
              {columns.map((column, place) => (
                <td
                  key={column.label}
                  className={classNames(
                    column.isNumeric && look.numeric,
                    place === 0 && styles.name,
                    place > 0 && !column.isFirstLine && styles.below,
                  )}
                >
                  <Cell column={column} row={row.original} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shownRows.length === 0 && rows.length > 0 && (
        <EmptyState
          title="No matching rows"
          actions={<Button onClick={() => table.resetColumnFilters()}>Clear filters</Button>}
        >
          No row has the values that you chose.
        </EmptyState>
      )}
    </Stack>
  )
}

/** Without a value, it has no label either. */
function Cell<T>({ column: { label, cell, isLabeledBelow }, row }: { column: Column<T>; row: T }) {
  const content = cell(row)
  const isEmpty = content === null || content === undefined || typeof content === 'boolean' || content === ''
  if (!isLabeledBelow || isEmpty) return content
  return (
    <>
      <span className="only-s mut">{label} </span>
      {content}
    </>
  )
}

interface HeadProps<T extends { id: string }> {
  column: Column<T>
  table: TableState<T>
  isSortable: boolean
}

function Head<T extends { id: string }>({
  column: { label, value, isNumeric },
  table,
  isSortable,
}: HeadProps<T>) {
  const column = table.getColumn(label)
  const sorted = column?.getIsSorted() || 'none'
  return (
    <th scope="col" className={isNumeric ? look.numeric : undefined} aria-sort={ariaSorts[sorted]}>
      {value === undefined ? (
        <span className="sr">{label}</span>
      ) : !isSortable ? (
        label
      ) : (
        <button type="button" className={styles.sort} onClick={column?.getToggleSortingHandler()}>
          {label} <Icon name={sortIcons[sorted]} size={14} />
        </button>
      )}
    </th>
  )
}

/** Moves to another row, or selects this one. Whether the key does anything here. */
function pressKey(key: string, row: Element): boolean {
  const { nextElementSibling: next, previousElementSibling: previous } = row
  const target = { j: next, arrowdown: next, k: previous, arrowup: previous, x: row }[key]
  if (!target) return false
  if (key !== 'x') return focusRow(target)
  controlOf(target)?.click()
  return true
}

const controlOf = (row: Element) => row.querySelector<HTMLElement>('input, a, button')

/** Whether the row has a control, which gets the focus. */
function focusRow(row: Element): boolean {
  controlOf(row)?.focus()
  return controlOf(row) !== null
}
