import type { ReactNode } from 'react'
import { ErrorState } from '../../components/display/error-state.tsx'
import { loadedOnce } from '../../components/loaded-once.ts'
import { useLazy } from '../../components/use-lazy.ts'
import type { DataTableProps } from './column.ts'

const dataTable = loadedOnce(async () => import('./data-table.tsx'))

interface TableProps<T extends { id: string }> extends DataTableProps<T> {
  /** Of about the final size. */
  skeleton: ReactNode
}

/** A `DataTable`, whose code loads when it is shown. */
export function Table<T extends { id: string }>({ skeleton, ...props }: TableProps<T>) {
  const loaded = dataTable.current()
  const { part = loaded, hasFailed, retry } = useLazy(dataTable.load, loaded === undefined)
  if (part) return <part.DataTable {...props} />
  return hasFailed ? <ErrorState onRetry={retry} /> : skeleton
}
