import { weekdays } from '@app/contract/rules/weekdays.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import type { Figure } from '../figures.ts'
import { createCalendar, facilitiesOf, query, type CalendarServer } from './calendar-server.ts'

const atOnce = 200
/** Each race has days of its own, far from the others. */
const firstDays = {
  create: '2028-01-01',
  move: '2029-01-01',
  series: '2030-01-01',
  confirm: '2032-01-01',
  control: '2033-01-01',
}
const conflict = 409

interface Calendar {
  server: CalendarServer
  ownerId: string
  /** Two halves of a field. */
  units: readonly string[]
}

const times = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n))
const at = (day: string, minutes: number) =>
  new Date(Date.parse(`${day}T08:00Z`) + minutes * 60_000).toISOString()

function races({ server, ownerId, units }: Calendar) {
  const calendarOf = (n: number) => facilitiesOf(server, n).calendar
  const [a = '', b = ''] = units
  const book = (n: number, day: string) =>
    calendarOf(n).entries.create({
      ownerId,
      data: {
        kind: 'Booking',
        title: `Race ${n}`,
        unitIds: n % 2 ? [a] : [b, a],
        starts: at(day, n % 60),
        ends: at(day, 120 + (n % 60)),
      },
    })
  let movable: Promise<string[]> | undefined
  async function entriesToMove(): Promise<string[]> {
    const ids: string[] = []
    for (let n = 0; n < atOnce; n++) {
      const day = addDays(firstDays.move, -1 - Math.floor(n / 20))
      const { data } = await calendarOf(n).entries.create({
        ownerId,
        data: {
          kind: 'Booking',
          title: `Move ${n}`,
          unitIds: [a],
          starts: at(day, (n % 20) * 30),
          ends: at(day, (n % 20) * 30 + 30),
        },
      })
      ids.push(data.id)
    }
    return ids
  }
  // Each starts the calls of a round, which all want some of the same time.
  return {
    create: async (round: number): Promise<Promise<unknown>[]> =>
      times(atOnce, (n) => book(n, addDays(firstDays.create, round))),
    move: async (round: number) => {
      movable ??= entriesToMove()
      const day = addDays(firstDays.move, 1 + round)
      return (await movable).map((id, n) =>
        calendarOf(n).entries.update({
          ownerId,
          id,
          patch: [
            { op: 'replace', path: '/starts', value: at(day, n % 60) },
            { op: 'replace', path: '/ends', value: at(day, 120 + (n % 60)) },
          ],
        }),
      )
    },
    series: async (round: number) =>
      times(atOnce, (n) =>
        calendarOf(n).series.create({
          ownerId,
          data: {
            kind: 'Booking',
            title: `Series ${n}`,
            unitIds: [a],
            weekdays: [...weekdays],
            from: '08:00',
            to: `${10 + (n % 10)}:00`,
            firstDay: addDays(firstDays.series, round * 4),
            lastDay: addDays(firstDays.series, round * 4 + 2),
          },
        }),
      ),
    // Three holds in line, each confirmed by many at once: the first of the line wins once.
    confirm: async (round: number) => {
      const day = addDays(firstDays.confirm, round)
      const ids: string[] = []
      for (let n = 0; n < 3; n++) {
        const { data } = await calendarOf(n).entries.create({
          ownerId,
          data: {
            kind: 'Hold',
            title: `Hold ${n}`,
            unitIds: [a, b],
            starts: at(day, 0),
            ends: at(day, 120),
            expiresDate: at(day, 0),
          },
        })
        ids.push(data.id)
      }
      return times(atOnce, (n) => calendarOf(n).entries.confirm({ ownerId, id: ids[n % ids.length] ?? '' }))
    },
    control: async (round: number) => times(atOnce, (n) => book(n, addDays(firstDays.control, round))),
  }
}

/** How many calls won, and how many were neither that nor refused with a 409. */
export async function outcomes(calls: readonly Promise<unknown>[]) {
  const results = await Promise.allSettled(calls)
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))
  const others = reasons.filter((reason) => !reason.includes(`returned ${conflict}:`))
  if (others.length > 0) console.log('Neither won nor refused with a 409:', others[0]?.slice(0, 300))
  return { won: results.length - reasons.length, others: others.length }
}

/** 200 calls at once, round after round: exactly one wins, and all others are refused with a 409. Without the constraint, more win. */
export async function raceFigures(server: CalendarServer, rounds: number): Promise<Figure[]> {
  const { ownerId, unitIds } = await createCalendar(server, 'A race', 2)
  const { control, ...all } = races({ server, ownerId, units: unitIds })
  const figures: Figure[] = []
  for (const [name, race] of Object.entries(all)) {
    const started = performance.now()
    let wrong = 0
    for (let round = 0; round < rounds; round++) {
      const { won, others } = await outcomes(await race(round))
      if (won !== 1 || others > 0) wrong++
    }
    console.log(`${name}: ${rounds} rounds in ${((performance.now() - started) / 1000).toFixed(0)} s`)
    const what = `${name} of ${atOnce} at once, ${rounds} rounds: those without exactly one winner, or with other refusals`
    figures.push({ what, ours: wrong, atMost: 0, unit: 'rounds' })
  }
  await query(server, 'alter table calendar_occupancy drop constraint calendar_no_overlap')
  const { won } = await outcomes(await control(0))
  return [
    ...figures,
    { what: `control without the constraint: winners of ${atOnce}`, ours: won, atLeast: 2, unit: 'calls' },
  ]
}
