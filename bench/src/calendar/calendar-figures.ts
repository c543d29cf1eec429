import type { Figure } from '../figures.ts'
import { awardFigures } from './awards.ts'
import { openCalendarServer, type CalendarServer } from './calendar-server.ts'
import { dragFigures } from './drag.ts'
import { feedFigures } from './feed.ts'
import { filterFigures } from './filter.ts'
import { monthFigures } from './month.ts'
import { rateFigures } from './rates.ts'
import { raceFigures } from './race.ts'

type Measure = (server: CalendarServer, isQuick: boolean) => Promise<Figure[]>

/** They open what they need themselves. */
const ownServers: Record<string, () => Figure[] | Promise<Figure[]>> = {
  feed: feedFigures,
  filter: filterFigures,
}
const figuresOf: Record<string, Measure> = {
  month: monthFigures,
  drag: dragFigures,
  rates: rateFigures,
  awards: (server, isQuick) => awardFigures(server, isQuick ? 3 : 50),
  // Last: its control drops the constraint.
  race: (server, isQuick) => raceFigures(server, isQuick ? 3 : 50),
}
export const calendarParts = [...Object.keys(ownServers), ...Object.keys(figuresOf)]

/** Calendars of spaces: what a feed, the filter, a month and a drag cost, the grid of a hotel's rates, and that of bookings at once one wins. */
export async function calendarFigures(only: string | undefined, isQuick: boolean): Promise<Figure[]> {
  const isWanted = ([name]: readonly [string, unknown]) => only === undefined || only === name
  const figures: Figure[] = []
  for (const [, measure] of Object.entries(ownServers).filter(isWanted)) figures.push(...(await measure()))
  const measures = Object.entries(figuresOf).filter(isWanted)
  if (measures.length === 0) return figures
  const server = await openCalendarServer()
  try {
    for (const [, measure] of measures) figures.push(...(await measure(server, isQuick)))
    return figures
  } finally {
    await server.stop()
  }
}
