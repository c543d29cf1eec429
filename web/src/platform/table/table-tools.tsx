import { count, counted } from '../../components/format.ts'
import { Button } from '../../components/actions/button.tsx'
import { Key } from '../../components/actions/key.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { Row, Toolbar } from '../boxes/row.tsx'
import { saveCsv } from '../save-blob.ts'
import { compareValues, csvOfRows, type Column, type DataTableProps } from './column.ts'
import styles from './data-table.module.css'
import type { TableState } from './use-table.ts'

interface TableToolsProps<T extends { id: string }> extends DataTableProps<T> {
  table: TableState<T>
}

/** Filters, the order on phones, what can be done with selected rows, and the file. */
export function TableTools<T extends { id: string }>({
  table,
  page,
  columns,
  Bulk,
  fileName,
}: TableToolsProps<T>) {
  const shown = table.getRowModel().rows.map(({ original }) => original)
  const selected = table
    .getRowModel()
    .rows.filter((row) => row.getIsSelected())
    .map(({ original }) => original)
  const select = (rows: readonly T[]) =>
    table.setRowSelection(Object.fromEntries(rows.map(({ id }) => [id, true])))
  const isWholeList = page === undefined
  const ofRows = `${counted(shown.length, 'row')}${isWholeList ? '' : ' on this page'}`
  return (
    <>
      {isWholeList && (
        <Row gap="3" align="end">
          <SortChoice table={table} columns={columns} />
          {columns.map(
            ({ label, value, isFilter }) =>
              isFilter &&
              value !== undefined && <FilterChoice key={label} table={table} label={label} value={value} />,
          )}
        </Row>
      )}
      <Toolbar>
        <Row gap="2 3">
          <p className="sm mut" aria-live="polite">
            {selected.length === 0 ? ofRows : `${count(selected.length)} of ${ofRows} selected`}
          </p>
          {selected.length > 0 && Bulk !== undefined && <Bulk selected={selected} select={select} />}
          {selected.length > 0 && (
            <Button variant="quiet" onClick={() => select([])}>
              Clear selection
            </Button>
          )}
        </Row>
        <Row gap="2 4">
          {Bulk !== undefined && (
            <p className="sm dim only-l" aria-hidden="true">
              <Key>J</Key> <Key>K</Key> to move, <Key>X</Key> to select
            </p>
          )}
          {isWholeList && fileName !== undefined && (
            <Button
              icon="download"
              onClick={() =>
                saveCsv(csvOfRows(selected.length > 0 ? selected : shown, columns), `${fileName}.csv`)
              }
            >
              Download
            </Button>
          )}
        </Row>
      </Toolbar>
    </>
  )
}

interface ChoiceProps<T extends { id: string }> {
  table: TableState<T>
}

/** Phones have no heads of columns to press. */
function SortChoice<T extends { id: string }>({
  table,
  columns,
}: ChoiceProps<T> & Pick<DataTableProps<T>, 'columns'>) {
  const [order] = table.getState().sorting
  return (
    <SelectField
      label="Sort by"
      className={styles.sortChoice}
      placeholder="As listed"
      options={columns
        .filter(({ value }) => value !== undefined)
        .flatMap(({ label }) => [
          { value: `${label}/asc`, label },
          { value: `${label}/desc`, label: `${label}, descending` },
        ])}
      value={order === undefined ? '' : `${order.id}/${order.desc ? 'desc' : 'asc'}`}
      onChange={({ target: { value } }) => {
        const [id = '', direction] = value.split('/')
        table.setSorting(id === '' ? [] : [{ id, desc: direction === 'desc' }])
      }}
    />
  )
}

function FilterChoice<T extends { id: string }>({
  table,
  label,
  value,
}: ChoiceProps<T> & Required<Pick<Column<T>, 'label' | 'value'>>) {
  const chosen = table.getColumn(label)?.getFilterValue()
  const counts = new Map<string, number>()
  for (const { original } of table.getCoreRowModel().rows) {
    const own = value(original)
    if (own !== null) counts.set(String(own), (counts.get(String(own)) ?? 0) + 1)
  }
  // A choice that no row has any longer, for example after a bulk action, must not look like "All".
  if (typeof chosen === 'string' && !counts.has(chosen)) counts.set(chosen, 0)
  return (
    <SelectField
      label={label}
      placeholder="All"
      options={[...counts]
        .toSorted(([a], [b]) => compareValues(a, b))
        .map(([own, n]) => ({ value: own, label: `${own} (${n})` }))}
      value={typeof chosen === 'string' ? chosen : ''}
      onChange={({ target }) => table.getColumn(label)?.setFilterValue(target.value || undefined)}
    />
  )
}
