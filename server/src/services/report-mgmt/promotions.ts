import type { ProfileKindName } from '@app/contract/owners.ts'
import { addDays, countDays } from '@app/contract/rules/calendar-date.ts'
import { weekdayOf } from '@app/contract/rules/weekdays.ts'
import type { VisitAction } from '@app/contract/visits/visits.ts'
import { sql } from 'kysely'
import { visibleTo } from '../../patterns/visibility.ts'
import type { Call } from '../../platform/http/call.ts'
import type { CountOn, PromotedDays } from './promotion-effect.ts'
import { sameTime, type ReportRange } from './report-range.ts'
import { earliest, firstVisits, readDays, type DayCounts } from './visit-figures.ts'

/** Days before a promotion that it is compared with: four of each weekday. */
const comparedDays = 28

interface Boost {
  profileId: string
  kind: ProfileKindName
  name: string
  startDate: string
  endDate: string
}

export interface Promotion extends Boost, PromotedDays {
  /** Counts actions on a day of the page. */
  counterOf: (actions: readonly VisitAction[]) => CountOn
}

interface Promotions {
  promotions: Promotion[]
  /** The first day of which there are figures of any of the pages. */
  since: string | null
  /** Until when the figures count, if a promotion is running. */
  until: Date | undefined
}

/** The promotions of a page and of those that belong to it, of which a day is in the period. The last one first. */
export async function readPromotions(
  call: Call,
  id: string,
  { days, today, timeZone, cut }: ReportRange,
  actions: readonly VisitAction[],
): Promise<Promotions> {
  const boosts = await readBoosts(call, id, days.endDate)
  const found = boosts.filter(({ endDate }) => endDate >= days.startDate)
  const profileIds = [...new Set(found.map(({ profileId }) => profileId))]
  const first = await firstVisits(call, profileIds)
  const samples = found.map((boost) => ({ ...boost, ...sampleOf(boost) }))

  const now = cut?.now ?? new Date()
  const running = samples.filter((sample) => sample.days.includes(today))
  const sameWeekday = running.flatMap(({ compared }) =>
    compared.filter((day) => weekdayOf(day) === weekdayOf(today)),
  )
  const all = samples.flatMap((sample) => [...sample.days, ...sample.compared]).toSorted()
  const [whole, ...parts] = await Promise.all([
    readDays(call, { profileIds, startDate: all[0] ?? today, endDate: all.at(-1) ?? today }, actions),
    ...[...new Set(sameWeekday)].map(async (day): Promise<[string, DayCounts]> => {
      const sameCut = sameTime(now, timeZone, countDays(day, today) - 1)
      return [day, await readDays(call, { profileIds, startDate: day, endDate: day, cut: sameCut }, actions)]
    }),
  ])
  const untilNow = new Map(parts)
  const counterFor =
    (profileId: string): Promotion['counterOf'] =>
    (counted) =>
    (day, until) => {
      const counts = (until === today ? untilNow.get(day) : undefined) ?? whole
      return counted.reduce((sum, action) => sum + counts(profileId, action, day), 0)
    }
  return {
    promotions: samples.map((sample) => ({ ...sample, counterOf: counterFor(sample.profileId) })),
    since: earliest(first.values()),
    until: running.length > 0 ? now : undefined,
  }

  /** The promoted days that there have been, and the days before without any promotion of the page, since there are records of it. */
  function sampleOf({ profileId, startDate, endDate }: Boost): PromotedDays {
    const since = first.get(profileId)
    const others = boosts.filter((boost) => boost.profileId === profileId)
    const isKnown = (day: string) => since !== undefined && day >= since
    const isPromoted = (day: string) => others.some((other) => day >= other.startDate && day <= other.endDate)
    return {
      days: daysBetween(startDate, endDate).filter((day) => day <= today && isKnown(day)),
      compared: daysBetween(addDays(startDate, -comparedDays), addDays(startDate, -1)).filter(
        (day) => isKnown(day) && !isPromoted(day),
      ),
    }
  }
}

const daysBetween = (from: string, to: string) =>
  Array.from({ length: countDays(from, to) }, (_, at) => addDays(from, at))

/** All promotions until a day: earlier ones tell which days had one. */
async function readBoosts(call: Call, id: string, until: string): Promise<Boost[]> {
  const { rows } = await sql<Boost>`
    select p.id as "profileId", p.kind, p.name, to_char(b.start_date, 'YYYY-MM-DD') as "startDate", to_char(b.end_date, 'YYYY-MM-DD') as "endDate"
    from boost b join profile p on p.id = b.owner_id
    where b.owner_id in (select ${id}::uuid union all select o.id from profile o where o.parent_id = ${id})
      and b.start_date <= ${until}::date and ${visibleTo(call, 'p')}
    order by b.start_date desc, p.name, p.id`.execute(call.db)
  return rows
}
