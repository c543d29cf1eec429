import type { RoomBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import { countDays } from '@app/contract/rules/calendar-date.ts'
import type { GridNight } from './night-cells.ts'

export type EventBlock = Pick<RoomBlock, 'id' | 'eventName' | 'firstNight' | 'lastNight'>

/** Nights beside each other, of an event or of none. */
export interface EventSpan {
  night: string
  nights: number
  block: EventBlock | undefined
}

/** Events over the shown nights, in as few lanes as they fit without overlap. One lane at least. */
export function eventLanes(blocks: readonly EventBlock[], nights: readonly GridNight[]): EventSpan[][] {
  const first = nights[0]?.night ?? ''
  const last = nights.at(-1)?.night ?? ''
  const lanes: EventBlock[][] = []
  const shown = blocks.filter(({ firstNight, lastNight }) => firstNight <= last && lastNight >= first)
  for (const block of shown.toSorted((a, b) => a.firstNight.localeCompare(b.firstNight))) {
    const lane = lanes.find((one) => (one.at(-1)?.lastNight ?? '') < block.firstNight)
    if (lane) lane.push(block)
    else lanes.push([block])
  }
  return (lanes.length === 0 ? [[]] : lanes).map((lane) => spansOf(lane, nights))
}

function spansOf(lane: readonly EventBlock[], nights: readonly GridNight[]): EventSpan[] {
  const columnOf = (night: string) => countDays(nights[0]?.night ?? night, night) - 1
  const spans: EventSpan[] = []
  let column = 0
  const add = (end: number, block?: EventBlock) => {
    if (end > column) spans.push({ night: nights[column]?.night ?? '', nights: end - column, block })
    column = Math.max(column, end)
  }
  for (const block of lane) {
    add(columnOf(block.firstNight))
    add(Math.min(nights.length, columnOf(block.lastNight) + 1), block)
  }
  add(nights.length)
  return spans
}
