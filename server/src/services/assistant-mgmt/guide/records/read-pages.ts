import type { GuideSource } from '@app/contract/assistants/tour-guide-schema.ts'
import type { Destination } from '@app/contract/destinations/destination-schema.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import { surroundingMiles } from '@app/contract/rules/limits.ts'
import type { OpeningHours } from '@app/contract/rules/opening-hours.ts'
import type { Call } from '../../../../platform/http/call.ts'
import type { GuideParts } from '../guide-parts.ts'
import type { Offer, PageOfGuide } from './guide-record.ts'
import { readItems, type KindItem } from './read-items.ts'

/** Pages of a kind, the nearest. */
const mostNear = 300

interface LinkedId extends Record<string, unknown> {
  kind: 'facility' | 'hotel' | 'business' | 'event'
  id: string
}

/** Its facilities, whom it names as partners, and the events that take place at either. */
const linkedQuery = `
  with venue as (select facility_id as id from derived.facility_of_destination where destination_id = $1)
  select 'facility' as kind, id from venue
  union select p.kind, p.id from partner t join profile p on p.id = t.profile_id
    where t.owner_id = $1 and p.kind in ('facility', 'hotel', 'business')
  union select 'event', e.owner_id from event_place e where e.profile_id = $1 or e.profile_id in (select id from venue)`

/** The venues of events that aren't linked to the destination: whoever comes to the event asks about them. */
const venuesQuery = `
  select distinct e.profile_id as id from event_place e join profile p on p.id = e.profile_id
  where e.owner_id = any ($1) and p.kind = 'facility'`

interface ExtraRow extends Record<string, unknown> {
  ownerId: string
  hours: OpeningHours[] | null
  offers: Offer[] | null
  venues: { id: string | null; name: string }[] | null
}

/** What items don't have: hours, promotions and specials that haven't ended, and the places of events. */
const extrasQuery = `
  select o.id as "ownerId",
    (select jsonb_agg(jsonb_build_object('weekday', h.weekday, 'opens', h.opens, 'closes', h.closes,
      'seasonStart', h.season_start, 'seasonEnd', h.season_end) order by h.opens) from hours h where h.owner_id = o.id) as hours,
    (select jsonb_agg(f order by f."endDate") from (
      select p.title, p.description, p.code, null::integer as "minNights", p.start_date as "startDate", p.end_date as "endDate"
        from promotion p where p.owner_id = o.id and p.end_date >= $2::date
      union all
      select s.title, s.description, null, s.min_nights, s.start_date, s.end_date
        from hotel_special s where s.owner_id = o.id and s.end_date >= $2::date) f) as offers,
    (select jsonb_agg(jsonb_build_object('id', v.id, 'name', coalesce(v.name, l.name)) order by l.created_date)
      from event_place l left join profile v on v.id = l.profile_id and v.deleted_date is null and v.audience = 'public'
      where l.owner_id = o.id and coalesce(v.name, l.name) is not null) as venues
  from unnest($1::uuid[]) o(id)`

export interface Reach {
  home: Destination
  /** A date at the place. */
  today: string
  reads: ReadonlySet<GuideSource>
}

/** The pages around a destination. Its own comes first. */
export async function readPages(
  parts: GuideParts,
  call: Call,
  { home, today, reads }: Reach,
): Promise<PageOfGuide[]> {
  const linked = await call.prepared<LinkedId>('guide-linked', linkedQuery, [home.id])
  const idsOf = async (kind: LinkedId['kind']) => {
    const near = await idsNear(parts, kind, home)
    return [...new Set([...linked.flatMap((one) => (one.kind === kind ? [one.id] : [])), ...near])]
  }
  const read = async <K extends LinkedId['kind']>(source: GuideSource, kind: K) =>
    reads.has(source) ? readItems(parts, call, kind, await idsOf(kind)) : []
  const [own, hotels, businesses, events] = await Promise.all([
    read('facilities', 'facility'),
    read('hotels', 'hotel'),
    read('businesses', 'business'),
    read('events', 'event'),
  ])
  const toCome = events.filter((event) => isToCome(event, today))
  const known = new Set(own.map(({ id }) => id))
  const venues = reads.has('facilities')
    ? await call.prepared<LinkedId>('guide-venues', venuesQuery, [toCome.map(({ id }) => id)])
    : []
  const others = await readItems(
    parts,
    call,
    'facility',
    venues.flatMap(({ id }) => (known.has(id) ? [] : [id])),
  )
  const all: KindItem[] = [
    { kind: 'destination', item: home },
    ...[...own, ...others].map((item) => ({ kind: 'facility' as const, item })),
    ...hotels.map((item) => ({ kind: 'hotel' as const, item })),
    ...businesses.map((item) => ({ kind: 'business' as const, item })),
    ...toCome.map((item) => ({ kind: 'event' as const, item })),
  ]
  const extras = await call.prepared<ExtraRow>('guide-extras', extrasQuery, [
    all.map(({ item }) => item.id),
    today,
  ])
  const extraOf = new Map(extras.map((row) => [row.ownerId, row]))
  return all.map((one) => recordOf(one, extraOf.get(one.item.id)))
}

function recordOf(found: KindItem, extra: ExtraRow | undefined): PageOfGuide {
  const { id, name, updatedDate } = found.item
  const common = {
    id,
    name,
    date: updatedDate,
    position: positionOf(found.item),
    hours: extra?.hours ?? [],
    offers: extra?.offers ?? [],
  }
  return found.kind === 'event'
    ? { ...common, ...found, venues: extra?.venues ?? [] }
    : { ...common, ...found }
}

/** An event that people can come to. */
const isToCome = ({ status, category, endDate }: Event, today: string) =>
  status === 'Published' && category === 'Marketed' && endDate >= today

export const positionOf = ({ lat, lng }: { lat: number | null; lng: number | null }) =>
  lat === null || lng === null ? null : { lat, lng }

async function idsNear({ findNear }: GuideParts, kind: LinkedId['kind'], home: Destination) {
  const position = positionOf(home)
  return position === null ? [] : findNear(kind, { ...position, dist: surroundingMiles }, mostNear)
}
