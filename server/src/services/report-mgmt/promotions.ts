import type { ProfileKindName } from '@app/contract/owners.ts'
import { addDays, countDays } from '@app/contract/rules/calendar-date.ts'
import type { VisitAction } from '@app/contract/visits/visits.ts'
import { sql } from 'kysely'
import { visibleTo } from '../../patterns/visibility.ts'
import type { Call } from '../../platform/http/call.ts'
import type { CountOn, PromotedDays } from './promotion-effect.ts'
import type { ReportRange } from './report-range.ts'
import { earliest, firstVisits, readDays } from './visit-figures.ts'

/** Days before a promotion that it is compared with: four of each weekday. */
const comparedDays = 28

interface Boost {
  profileId: string
  kind: ProfileKindName
  name: string
  startDate: string
  endDate: string
  createdDay: string
}

interface Sample extends PromotedDays {
  /** Whether there are records of it. */
  isRecorded: boolean
}

export interface Promotion extends Boost, Sample {
  /** Counts actions on a day of the page. */
  counterOf: (actions: readonly VisitAction[]) => CountOn
}

interface Promotions {
  promotions: Promotion[]
  /** The first day of which there are figures of any of the pages. */
  since: string | null
}

/** The promotions of a page and of those that belong to it, of which a day is in the period. The last one first. */
export async function readPromotions(
  call: Call,
  id: string,
  { days, today, timeZone }: ReportRange,
  actions: readonly VisitAction[],
): Promise<Promotions> {
  const boosts = await readBoosts(call, id, days.endDate, timeZone)
  const found = boosts.filter(({ endDate }) => endDate >= days.startDate)
  const profileIds = [...new Set(found.map(({ profileId }) => profileId))]
  const first = await firstVisits(call, profileIds)
  const samples = found.map((boost) => ({ ...boost, ...sampleOf(boost) }))

  const all = samples.flatMap((sample) => [...sample.days, ...sample.compared]).toSorted()
  const counts = await readDays(
    call,
    { profileIds, startDate: all[0] ?? today, endDate: all.at(-1) ?? today },
    actions,
  )
  const counterFor =
    (profileId: string): Promotion['counterOf'] =>
    (counted) =>
    (day) =>
      counted.reduce((sum, action) => sum + counts(profileId, action, day), 0)
  return {
    promotions: samples.map((sample) => ({ ...sample, counterOf: counterFor(sample.profileId) })),
    since: earliest(first.values()),
  }

  /** The whole promoted days, and the days before without any promotion of the page, since there are records of it. */
  function sampleOf({ profileId, startDate, endDate, createdDay }: Boost): Sample {
    const since = first.get(profileId)
    const others = boosts.filter((boost) => boost.profileId === profileId)
    const isKnown = (day: string) => since !== undefined && day >= since
    const isPromoted = (day: string) => others.some((other) => day >= other.startDate && day <= other.endDate)
    return {
      isRecorded: isKnown(endDate),
      // Part of a day was without the promotion, or is still to come: it would look like less than usual.
      days: daysBetween(startDate, endDate).filter(
        (day) => day < today && isKnown(day) && !(day === startDate && day === createdDay),
      ),
      compared: daysBetween(addDays(startDate, -comparedDays), addDays(startDate, -1)).filter(
        (day) => isKnown(day) && !isPromoted(day),
      ),
    }
  }
}

const daysBetween = (from: string, to: string) =>
  Array.from({ length: countDays(from, to) }, (_, at) => addDays(from, at))

/** All promotions until a day: earlier ones tell which days had one. */
async function readBoosts(call: Call, id: string, until: string, timeZone: string): Promise<Boost[]> {
  const { rows } = await sql<Boost>`
    select p.id as "profileId", p.kind, p.name, to_char(b.start_date, 'YYYY-MM-DD') as "startDate", to_char(b.end_date, 'YYYY-MM-DD') as "endDate",
      to_char(b.created_date at time zone ${timeZone}, 'YYYY-MM-DD') as "createdDay"
    from boost b join profile p on p.id = b.owner_id
    where b.owner_id in (select ${id}::uuid union all select o.id from profile o where o.parent_id = ${id})
      and b.start_date <= ${until}::date and ${visibleTo(call, 'p')}
    order by b.start_date desc, p.name, p.id`.execute(call.db)
  return rows
}
