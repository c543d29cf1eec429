import type { PartDay } from '@app/contract/events/match-schema.ts'
import type { Call } from '../../../platform/http/call.ts'
import { freeDays } from './explain-host.ts'
import type { HostMatcher } from './match-hosts.ts'
import type { RankedHost } from './rank-hosts.ts'

/** Minutes after midnight, by the clock of the place. */
export type Stretch = readonly [from: number, to: number]

export interface SpaceHours {
  spaceType: string | null
  surface: string | null
  /** In order. Each with the stretches in which the page is open and the space is free. */
  days: { day: string; open: Stretch[]; free: Stretch[] }[]
}

/** A space is free on a day if it is for so many minutes in a row (decision 64). */
const least = 180

const lengthOf = ([from, to]: Stretch) => to - from
const isLongEnough = (stretch: Stretch) => lengthOf(stretch) >= least
const sumOf = (stretches: readonly Stretch[]) => stretches.reduce((sum, one) => sum + lengthOf(one), 0)

const common = (all: readonly Stretch[], others: readonly Stretch[]): Stretch[] =>
  all.flatMap(([from, to]) =>
    others
      .map(([start, end]): Stretch => [Math.max(from, start), Math.min(to, end)])
      .filter((one) => lengthOf(one) > 0),
  )

const clock = (minutes: number) =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** The days on which so many of these spaces aren't free from opening to closing: of those that are free on all days, the ones with most free time. */
export function partDaysOf(spaces: readonly SpaceHours[], count: number): PartDay[] {
  const chosen = spaces
    .filter(({ days }) => days.every(({ free }) => free.some(isLongEnough)))
    .map((space) => ({ ...space, sum: space.days.reduce((sum, { free }) => sum + sumOf(free), 0) }))
    .toSorted((a, b) => b.sum - a.sum)
    .slice(0, count)
  const [first] = chosen
  return (first?.days ?? []).flatMap(({ day, open }, place): PartDay[] => {
    const free = chosen.reduce((left, { days }) => common(left, days[place]?.free ?? []), open)
    if (sumOf(free) === sumOf(open)) return []
    const [longest] = free.filter(isLongEnough).toSorted((a, b) => lengthOf(b) - lengthOf(a))
    if (longest === undefined) return [{ day, hours: null }]
    const [from, to] = longest
    return [
      {
        day,
        hours: {
          from: from === open[0]?.[0] ? null : clock(from),
          to: to === open.at(-1)?.[1] ? null : clock(to),
        },
      },
    ]
  })
}

/** SQL of times as stretches of a day. */
const stretches = (times: string) => `(
  select coalesce(json_agg(json_build_array((extract(epoch from (lower(r) at time zone f.time_zone) - t.day) / 60)::int,
    (extract(epoch from (upper(r) at time zone f.time_zone) - t.day) / 60)::int) order by r), '[]') from unnest(${times}) r)`

const query = `
  select h.id, s.space_type as "spaceType", s.surface,
    json_agg(json_build_object('day', t.day, 'open', ${stretches('t.open')}, 'free', ${stretches('t.free')}) order by t.day) as days
  from jsonb_to_recordset($1::jsonb) as h (id uuid, "from" date, "to" date) join facility f on f.profile_id = h.id and f.time_zone is not null
  cross join lateral derived.free_hours_of(h.id, f.time_zone, h."from", h."to", nullif($2::uuid[], '{}')) t
  join calendar_space s on s.id = t.space_id
  group by h.id, s.id`

/** Of the hosts that are free, the days of which only a part is, by row. What is held for the leads is free. */
export async function readPartDays(
  call: Call,
  matcher: HostMatcher,
  ids: readonly string[],
  hosts: readonly RankedHost[],
  leadIds: readonly string[] = [],
): Promise<Map<number, PartDay[]>> {
  const asked = hosts.flatMap((host) => {
    const { from, to } = freeDays(matcher, host)
    return from === null ? [] : [{ id: ids[host.row]!, from, to }]
  })
  if (asked.length === 0) return new Map()
  const rows = await call.prepared<SpaceHours & { id: string }>('part-days', query, [
    JSON.stringify(asked),
    leadIds,
  ])
  const spacesOf = Map.groupBy(
    rows.filter(({ spaceType, surface }) => matcher.spaces.accepts({ spaceType, surface })),
    ({ id }) => id,
  )
  return new Map(
    hosts.map(({ row, own }) => [
      row,
      partDaysOf(spacesOf.get(ids[row]!) ?? [], Math.min(own, matcher.needed)),
    ]),
  )
}
