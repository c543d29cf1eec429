import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'

/** A message to scroll to: the first unread one to the top, below its line, and a found one to the middle. */
export interface LogTarget {
  sequence: number
  place: 'top' | 'middle' | 'end'
}

/** The messages that are drawn. */
export const rowsOf = (log: HTMLElement) => [...log.querySelectorAll<HTMLElement>('[data-sequence]')]

const sizeOf = ({ scrollHeight, clientHeight }: HTMLElement) => `${scrollHeight} ${clientHeight}`

/** Keeps the scroll position at the end, or at the first visible message, whatever is added above and below. */
export function useScrollPlace(target: LogTarget | undefined) {
  const log = useRef<HTMLDivElement>(null)
  const place = useRef<{ sequence: string; top: number } | 'end'>('end')
  const shown = useRef<LogTarget>(undefined)
  const size = useRef('')

  const notePlace = useCallback(() => {
    const box = log.current
    if (box === null) return
    size.current = sizeOf(box)
    const top = box.getBoundingClientRect().top
    const row = rowsOf(box).find((each) => each.getBoundingClientRect().bottom > top)
    const isEnd = box.scrollHeight - box.scrollTop - box.clientHeight < 40
    place.current =
      isEnd || row === undefined
        ? 'end'
        : { sequence: row.dataset.sequence ?? '', top: row.getBoundingClientRect().top - top }
  }, [])

  const restore = useCallback(() => {
    const box = log.current
    // A render that moves nothing, as that of a focus, would undo a scroll whose event is still to come.
    if (box === null || size.current === sizeOf(box)) return
    size.current = sizeOf(box)
    if (place.current === 'end') {
      box.scrollTop = box.scrollHeight
      return
    }
    const { sequence, top } = place.current
    const row = box.querySelector(`[data-sequence="${sequence}"]`)
    if (row) box.scrollTop += row.getBoundingClientRect().top - box.getBoundingClientRect().top - top
  }, [])

  // After every render, because any may add messages.
  useLayoutEffect(() => {
    if (target !== shown.current && target?.place === 'end') {
      shown.current = target
      place.current = 'end'
      size.current = ''
    }
    const selector = `[data-sequence="${target?.sequence}"]`
    const row = target === shown.current ? null : log.current?.querySelector<HTMLElement>(selector)
    if (row) {
      shown.current = target
      row.scrollIntoView({ block: target?.place === 'top' ? 'start' : 'center' })
      if (target?.place === 'middle') row.focus({ preventScroll: true })
      notePlace()
    } else restore()
  })

  useEffect(() => {
    const box = log.current
    if (box === null) return undefined
    const observer = new ResizeObserver(restore)
    observer.observe(box)
    return () => observer.disconnect()
  }, [restore])

  return { log, notePlace }
}
