import { useState, type KeyboardEvent, type UIEvent } from 'react'

const steps: Partial<Record<string, readonly [column: number, row: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Keys of the board: Left and Right walk columns, Up and Down rows, and C chooses. On phones, which column is in view. */
export function useBoardKeys(onChoose: (column: number) => void) {
  const [column, setColumn] = useState(0)
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const columns = [...event.currentTarget.querySelectorAll<HTMLElement>('article')].map((each) => [
      ...each.querySelectorAll<HTMLElement>('[data-cell]'),
    ])
    const active = document.activeElement
    const atColumn = columns.findIndex((cells) => cells.some((cell) => cell.contains(active)))
    const atRow = columns[atColumn]?.findIndex((cell) => cell.contains(active)) ?? -1
    const step = steps[event.key]
    if (step !== undefined) {
      const [x, y] = step
      const next = atColumn < 0 ? columns[0]?.[0] : columns[atColumn + x]?.[atRow + y]
      next?.focus({ preventScroll: true })
      next?.scrollIntoView({ block: 'nearest', inline: 'center' })
    } else if (event.key.toLowerCase() === 'c' && atColumn >= 0) onChoose(atColumn)
    else return
    event.preventDefault()
  }
  function onScroll({ currentTarget: board }: UIEvent<HTMLDivElement>) {
    const all = [...board.querySelectorAll('article')]
    const edge = board.getBoundingClientRect().left
    const distances = all.map((each) => Math.abs(each.getBoundingClientRect().left - edge))
    setColumn(distances.indexOf(Math.min(...distances)))
  }
  return { column, keys: { onKeyDown, onScroll } }
}
