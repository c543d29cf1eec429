import type { Figure } from '../figures.ts'
import { openCalendarServer, type CalendarServer } from './calendar-server.ts'
import { dragFigures } from './drag.ts'
import { monthFigures } from './month.ts'
import { raceFigures } from './race.ts'

const figuresOf: Record<string, (server: CalendarServer, isQuick: boolean) => Promise<Figure[]>> = {
  month: monthFigures,
  drag: dragFigures,
  // Last: its control drops the constraint.
  race: (server, isQuick) => raceFigures(server, isQuick ? 3 : 50),
}
export const calendarParts = Object.keys(figuresOf)

/** Calendars of spaces: what a month and a drag cost, and that of bookings at once one wins. */
export async function calendarFigures(only: string | undefined, isQuick: boolean): Promise<Figure[]> {
  const server = await openCalendarServer()
  try {
    const figures: Figure[] = []
    for (const [name, measure] of Object.entries(figuresOf))
      if (only === undefined || only === name) figures.push(...(await measure(server, isQuick)))
    return figures
  } finally {
    await server.stop()
  }
}
