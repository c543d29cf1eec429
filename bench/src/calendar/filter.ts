import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { copyOf, ensureCatalogue, openBenchServer } from '../databases.ts'
import { compare, type Figure } from '../figures.ts'
import type { Shot } from '../load.ts'
import { residentOf } from '../processes.ts'
import { product } from '../sides.ts'
import { addCalendars } from './sample-calendars.ts'

const [plainPort, port] = [55_314, 55_315]

const searches = [
  { state: 'Texas', sports: 'Basketball' },
  { state: 'California', sports: 'Soccer' },
  { state: 'Indiana', sports: 'Volleyball' },
  { state: 'Florida', sports: 'Baseball' },
  {},
]

const search =
  (days?: readonly [from: number, to: number]) =>
  (n: number): Shot => {
    const first = addDays(dayOf(new Date()), 30 + (n % 200))
    const free = days && { from: addDays(first, days[0]), to: addDays(first, days[1]) }
    const data = { ...searches[n % searches.length], free, sort: 'rating', facets: true }
    return {
      method: 'POST',
      path: '/facility-mgmt/api/facilities/search?take=24',
      body: JSON.stringify({ data }),
    }
  }

async function started(open: () => ReturnType<typeof product>) {
  const start = performance.now()
  const side = await open()
  return { ...side, seconds: (performance.now() - start) / 1000, memory: residentOf(side.pid) }
}

/** What free days cost a search among 15,000 facilities with 1,000 calendars, and the start of a server. */
export async function filterFigures(): Promise<Figure[]> {
  const postgres = await openBenchServer()
  const stops = [() => postgres.stop()]
  try {
    const catalogue = await ensureCatalogue(postgres.url, 15_000)
    const url = await copyOf(postgres.url, catalogue, 'calendars_filter')
    const plain = await started(() => product(url, postgres.pid, plainPort))
    await plain.stop()
    const { seconds, occupancies } = await addCalendars(url)
    const side = await started(() => product(url, postgres.pid, port))
    stops.push(side.stop)
    const cost = (what: string, days: readonly [number, number]) =>
      compare(
        `${what} as a filter beside the same search without it`,
        1.5,
        [side, search(days)],
        [side, search()],
        400,
      )
    return [
      await cost('availability on three days', [0, 2]),
      await cost('availability on a weekend of a month', [0, 30]),
      {
        what: `free days of 1,000 calendars with ${occupancies} bookings`,
        ours: seconds,
        unit: 's to compute',
      },
      { what: 'start with 1,000 calendars', ours: side.seconds, yardstick: plain.seconds, unit: 's' },
      {
        what: 'memory with 1,000 calendars',
        ours: side.memory,
        yardstick: plain.memory,
        unit: 'MB resident',
      },
    ]
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}
