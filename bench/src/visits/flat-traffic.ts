import { randomUUID } from 'node:crypto'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { connect, preparedOn } from '@app/server/platform/database.ts'
import { openDay } from '@app/server/services/page-mgmt/index.ts'
import { profileReport, reportRange } from '@app/server/services/report-mgmt/index.ts'
import { createRandom } from '@app/server/search/index/testing/random.ts'
import type { Figure } from '../figures.ts'

/** Days of a period, how many seconds there are between two of its records, and where. A single day on which clocks change has an hour more or less of the same traffic. */
const periods = [
  { length: 1, every: 5, zones: ['Pacific/Honolulu', 'America/Phoenix'] },
  { length: 7, every: 30, zones: ['America/Denver', 'Pacific/Honolulu', 'America/St_Johns'] },
  { length: 30, every: 120, zones: ['America/Denver', 'Pacific/Honolulu', 'America/St_Johns'] },
]
const dayMs = 86_400_000

/** By how much an unfinished period of a page with the same traffic all the time differs from the one before, at random moments, in percent. */
export async function flatTrafficFigures(databaseUrl: string, isQuick: boolean): Promise<Figure[]> {
  const { pool, db, close } = connect(databaseUrl, { size: 2 })
  const random = createRandom(5)
  const prepared = preparedOn(pool)
  let worst = 0
  const rounds = isQuick ? 4 : 20
  try {
    for (const { length, every, zones } of periods)
      for (let round = 0; round < rounds; round++) {
        const timeZone = random.pick(zones)
        // Not in a day's first minutes, since a period of some records has steps.
        const now = momentOf(timeZone, random.below(40), 0.02 + 0.97 * random.next())
        const id = randomUUID()
        const from = new Date(now.getTime() - (2 * length + 2) * dayMs)
        for (let day = addDays(placeDay(timeZone, from), -1); day <= addDays(placeDay(timeZone, now), 1);)
          await openDay(db, (day = addDays(day, 1)))
        await pool.query(
          `insert into visit (day, profile_id, action, source, visitor, at)
          select (at at time zone $1)::date, $2, 'view', 'search', null, at
          from generate_series($3::timestamptz, $4::timestamptz, $5 * interval '1 second') at`,
          [timeZone, id, from, now, every],
        )
        const today = placeDay(timeZone, now)
        const query = { startDate: addDays(today, 1 - length), endDate: today, compare: 'before' as const }
        const range = reportRange(query, timeZone, { now })
        const { figures } = await profileReport({ prepared }, id, range, 'likes')
        const [views] = figures
        if (views?.value == null || views.before === null) throw new Error('Nothing was counted or compared.')
        worst = Math.max(worst, Math.abs(views.value / views.before - 1) * 100)
      }
    return [
      {
        what: `an unfinished period on flat traffic, beside the same part of the one before, ${periods.length * rounds} moments`,
        ours: worst,
        atMost: 1,
        unit: '% at most',
      },
    ]
  } finally {
    await pool.query('delete from visit where not exists (select from profile p where p.id = profile_id)')
    await close()
  }
}

/** A moment of a day so many days ago, at a part of it. */
function momentOf(timeZone: string, daysAgo: number, part: number): Date {
  const midnight = Temporal.PlainDate.from(addDays(placeDay(timeZone), -daysAgo)).toZonedDateTime(timeZone)
  return new Date(midnight.epochMilliseconds + part * dayMs)
}
