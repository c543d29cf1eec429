import type { ComponentProps, ReactNode } from 'react'
import { Pagination, type PaginationProps } from '../components/display/pagination.tsx'
import { Loaded } from '../page/loaded.tsx'
import styles from './approval-queue.module.css'
import { QueueRowsSkeleton } from './queue-skeleton.tsx'
import { useRows } from './use-rows.ts'

interface LoadedRowsProps<T> {
  query: ComponentProps<typeof Loaded<T>>['query'] & { isPlaceholderData: boolean }
  children: (data: T) => ReactNode
}

/** A list of administrators, its skeleton, or its error. The last rows stay, dimmed, while others load. */
export const LoadedRows = <T,>({ query, children }: LoadedRowsProps<T>) => (
  <Loaded query={query} skeleton={<QueueRowsSkeleton />}>
    {(data) => (
      <div
        className={query.isPlaceholderData ? styles.passing : undefined}
        aria-busy={query.isPlaceholderData}
      >
        {children(data)}
      </div>
    )}
  </Loaded>
)

interface WorkListProps<T> {
  items: readonly T[]
  /** Of a list with several. */
  pages?: PaginationProps
  /** A row. `leave` moves the focus before the row leaves the list. */
  children: (item: T, leave: () => void) => ReactNode
}

/** Rows to work through by keyboard. */
export function WorkList<T extends { id: string }>({ items, pages, children }: WorkListProps<T>) {
  const { list, onKeyDown, leave } = useRows()
  return (
    <>
      {/* The keys are shortcuts of its buttons. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul ref={list} className={styles.list} onKeyDown={onKeyDown}>
        {items.map((item, place) => (
          <li key={item.id}>{children(item, () => leave(place))}</li>
        ))}
      </ul>
      {pages !== undefined && pages.pageCount > 1 && <Pagination {...pages} />}
    </>
  )
}
