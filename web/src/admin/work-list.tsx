import type { ComponentProps, ReactNode } from 'react'
import { Pagination, type PaginationProps } from '../components/display/pagination.tsx'
import { RuledList } from '../components/display/ruled-list.tsx'
import { Loaded } from '../page/loaded.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import styles from './admin.module.css'
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
        <Stack gap="3">{children(data)}</Stack>
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
      <RuledList ref={list} onKeyDown={onKeyDown}>
        {items.map((item, place) => (
          <li key={item.id}>{children(item, () => leave(place))}</li>
        ))}
      </RuledList>
      {pages !== undefined && pages.pageCount > 1 && <Pagination {...pages} />}
    </>
  )
}
