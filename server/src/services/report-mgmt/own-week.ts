import { kindContracts } from '@app/contract/kinds.ts'
import { weekKinds, type PageWeek } from '@app/contract/reports/report-schema.ts'
import { actionLabels } from '@app/contract/reports/visit-labels.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import type { VisitAction } from '@app/contract/visits/visits.ts'
import { sql } from 'kysely'
import { zoneOfPlace, type Geocoder } from '../../patterns/resolve-location.ts'
import { signedIn, type Call } from '../../platform/http/call.ts'
import { figure, ifKnown } from './report-parts.ts'
import { reportRange } from './report-range.ts'
import { clicks, firstVisits, readVisits, type VisitFigures } from './visit-figures.ts'

const days = 7
const mostPages = 20

interface OwnPage {
  id: string
  kind: PageWeek['kind']
  name: string
  lat: number | null
  lng: number | null
}

/** The last days of the caller's pages, by the days of the place of each. Pages of one time zone are read together. */
export async function ownWeek(call: Call, geocode: Pick<Geocoder, 'timeZoneAt'>): Promise<PageWeek[]> {
  const { rows } = await sql<OwnPage>`
    select p.id, p.kind, p.name, p.lat, p.lng from profile p
    where p.kind = any (${weekKinds}) and p.deleted_date is null
      and p.id = any (array(select s.owner_id from derived.staff s where s.user_id = ${signedIn(call).id}))
    order by p.name, p.id`.execute(call.db)
  const byZone = Map.groupBy(rows, (page) => zoneOfPlace(geocode, page))
  const weeks = await Promise.all([...byZone].map(([zone, pages]) => weekOf(call, pages, zone)))
  const viewsOf = ({ figures }: PageWeek) => figures[0]?.value ?? 0
  return weeks
    .flat()
    .toSorted((a, b) => viewsOf(b) - viewsOf(a))
    .slice(0, mostPages)
}

async function weekOf(call: Call, pages: readonly OwnPage[], timeZone: string): Promise<PageWeek[]> {
  const now = new Date()
  const endDate = placeDay(timeZone, now)
  const query = { startDate: addDays(endDate, 1 - days), endDate, compare: 'before' } as const
  const range = reportRange(query, timeZone, { now })
  const profileIds = pages.map(({ id }) => id)
  const [first, current, earlier] = await Promise.all([
    firstVisits(call, profileIds),
    readVisits(call, { profileIds, ...range.days }),
    readVisits(call, { profileIds, ...range.compared, cut: range.cut }),
  ])
  return pages.map(({ id, kind, name }) => {
    const before = ifKnown(earlier, first.get(id), range)
    const figureOf = (called: string, label: string, actions: readonly VisitAction[]) => {
      const sumOf = (figures: VisitFigures) =>
        actions.reduce((sum, action) => sum + figures.ofPage(action, id), 0)
      return figure(called, label, [sumOf(current), before ? sumOf(before) : null])
    }
    const reaction = kindContracts[kind].reaction === 'likes' ? 'like' : 'follow'
    return {
      profileId: id,
      kind,
      name,
      days: range.days,
      figures: [
        figureOf('view', actionLabels.view, ['view']),
        figureOf('clicks', 'Clicks', clicks),
        figureOf(reaction, actionLabels[reaction], [reaction]),
      ],
    }
  })
}
