import { countDays } from '@app/contract/rules/calendar-date.ts'
import { useRef, type MouseEvent, type PointerEvent } from 'react'
import { closest, useDrag } from '../components/use-drag.ts'
import type { Cursor } from './grid-moves.ts'

interface Dragged {
  row: number
  /** The cell of the first night that is shown, by whose place the others are found. */
  firstCell: HTMLElement
  anchor: string
  night: string
}

interface RateDrag {
  rowOf: (roomId: string) => number
  nights: readonly { night: string }[]
  /** The end of the selected nights that a drag of their handle keeps. */
  selectedFrom: string | undefined
  canManage: boolean
  setCursor: (cursor: Cursor) => void
  /** What is selected when the pointer is released. */
  onSelect: (cursor: Cursor) => void
}

/** How large the corner of the last selected cell is that stretches the selection. For fingers, it is larger than it looks. */
const handleSize = 20

function isAtHandle(cell: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { right, bottom } = cell.getBoundingClientRect()
  return cell.dataset['last'] !== undefined && clientX > right - handleSize && clientY > bottom - handleSize
}

/**
 * Selects nights of one room type by dragging. The handle of a selection stretches it. Until the pointer is released, only `band` shows what
 * is selected: it lies over the grid, so that a step of a drag neither renders cells nor lays them out.
 */
export function useRateDrag({ rowOf, nights, selectedFrom, canManage, setCursor, onSelect }: RateDrag) {
  const spotOf = (event: { target: unknown }) => {
    const cell = closest(event, '[data-night]')
    const row = closest(event, '[data-room]')
    if (cell === null || row === null) return undefined
    return { cell, row: rowOf(row.dataset['room'] ?? ''), night: cell.dataset['night'] ?? '' }
  }
  function begin(event: PointerEvent<HTMLElement>) {
    const spot = spotOf(event)
    const firstCell = spot?.cell.parentElement?.querySelector<HTMLElement>('[data-night]')
    if (!canManage || !spot || !firstCell) return undefined
    const { row, night, cell } = spot
    const anchor = (isAtHandle(cell, event) && selectedFrom) || night
    return { what: { row, firstCell, night, anchor }, captor: cell }
  }
  const band = useRef<HTMLDivElement>(null)
  function show({ firstCell, row, anchor, night }: Dragged) {
    const element = band.current
    const scroller = element?.parentElement
    if (!element || !scroller) return
    if (element.hidden) {
      // What was selected before gives way to the band.
      setCursor({ row, night: anchor })
      const from = scroller.getBoundingClientRect()
      const { left, top, width, height } = firstCell.getBoundingClientRect()
      Object.assign(element.style, {
        left: `${left - from.left - scroller.clientLeft + scroller.scrollLeft}px`,
        top: `${top - from.top - scroller.clientTop + scroller.scrollTop}px`,
        width: `${width}px`,
        height: `${height}px`,
      })
      element.hidden = false
    }
    // The anchor is out of sight if other nights were shown since it was selected.
    const columnOf = (day: string) =>
      Math.min(nights.length - 1, Math.max(0, countDays(nights[0]?.night ?? day, day) - 1))
    const ends = [columnOf(anchor), columnOf(night)]
    const from = Math.min(...ends)
    element.style.setProperty('--from', `${from}`)
    element.style.setProperty('--nights', `${Math.max(...ends) - from + 1}`)
  }
  const hide = () => {
    if (band.current) band.current.hidden = true
  }
  const cursorOf = ({ row, night, anchor }: Dragged): Cursor => ({ row, night, anchor })
  const { handlers, isByTouch, hasJustDragged } = useDrag<Dragged>({
    begin,
    onPickUp: ({ what }) => show(what),
    onMove({ what }, { clientX }) {
      const { left, width } = what.firstCell.getBoundingClientRect()
      const column = Math.min(nights.length - 1, Math.max(0, Math.floor((clientX - left) / width)))
      const night = nights[column]?.night ?? what.night
      if (night === what.night) return
      what.night = night
      show(what)
    },
    onDrop({ what }) {
      hide()
      onSelect(cursorOf(what))
    },
    onCancel({ what: { row, night }, isActive }) {
      hide()
      if (isActive) setCursor({ row, night })
    },
  })
  function onClick(event: MouseEvent<HTMLElement>) {
    const spot = spotOf(event)
    if (!spot || hasJustDragged()) return
    const { row, night } = spot
    if (!canManage) setCursor({ row, night })
    else if (isByTouch()) onSelect({ row, night, anchor: night })
  }
  return { band, handlers: { ...handlers, onClick } }
}
