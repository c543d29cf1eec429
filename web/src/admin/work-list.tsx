import { useEffect, useRef, type ComponentProps, type ReactNode, type KeyboardEvent } from 'react'
import { Pagination, type PaginationProps } from '../components/display/pagination.tsx'
import { RuledList } from '../components/display/ruled-list.tsx'
import { Loaded } from '../page/loaded.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import styles from './admin.module.css'
import { QueueRowsSkeleton } from './queue-skeleton.tsx'
import { isTyping, shortcutOf } from '../components/shortcuts.ts'

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

const titlesIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('h2 a, h2[tabindex]') ?? []),
]

/**
 * The focus of a list whose rows have an `h2` that takes it, or a link in one, and its keys: J and K move, and others press the button of the row with this
 * `aria-keyshortcuts`. The first row gets the focus when the list opens. Keys work only while the focus is in the list, so they
 * don't get in the way of assistive technology.
 */
function useRows() {
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    if (!isTyping(document.activeElement)) titlesIn(list.current)[0]?.focus({ preventScroll: true })
  }, [])
  // The focused row may be gone, for example after the last one of a page.
  useEffect(() => {
    if (document.activeElement === document.body) titlesIn(list.current)[0]?.focus({ preventScroll: true })
  })

  function onKeyDown(event: KeyboardEvent) {
    const key = shortcutOf(event)
    const row = event.target instanceof Element ? event.target.closest('li:has(h2)') : null
    if (key === undefined || row === null) return
    const step = { j: 1, k: -1 }[key]
    const titles = titlesIn(list.current)
    const place = titles.findIndex((title) => row.contains(title))
    const target =
      step === undefined
        ? row.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`)
        : titles[place + step]
    if (!target) return
    event.preventDefault()
    if (step === undefined) target.click()
    else target.focus()
  }

  /** Moves the focus to the next row, since this one leaves the list. */
  function leave(place: number) {
    const titles = titlesIn(list.current)
    const next = titles[place + 1] ?? titles[place - 1]
    next?.focus()
  }

  return { list, onKeyDown, leave }
}
