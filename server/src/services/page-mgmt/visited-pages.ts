import { placeDay } from '@app/contract/rules/place-day.ts'
import type { GateTier } from '@app/contract/gates.ts'
import { visible, viewerOf } from '../../patterns/visibility.ts'
import { zoneOfPlace, type Geocoder } from '../../patterns/resolve-location.ts'
import { expiringCache } from '../../platform/expiring-cache.ts'
import type { PendingCall } from '../../platform/http/call.ts'

interface VisitedPage {
  id: string
  lat: number | null
  lng: number | null
}

export interface VisitedPagesParts extends Pick<Geocoder, 'timeZoneAt'> {
  /** Of the kinds whose pages have one. */
  gate: GateTier | undefined
}

const mostPages = 50_000
/** A page that was just hidden is counted for so long. */
const lifetimeMs = 60_000

const pagesQuery = `
  select p.id, p.lat, p.lng from profile p where p.id = any ($1) and ${visible('p', '$2', '$3', '$4')}
  union all
  select s.id, p.lat, p.lng from story s left join profile p on p.id = s.page_id
  where s.id = any ($1) and derived.audience_of_story(s) = 'public'`
const ownQuery = `
  with own as materialized (select owner_id as id from derived.staff where user_id = $1)
  select id from own union all select s.id from story s join own on own.id = s.page_id`

/** Knows of pages and stories for a minute what a record needs: whether the caller sees the page, the time zone of its place, and the caller's own pages. */
export function visitedPages({ gate, ...geocode }: VisitedPagesParts) {
  /** By viewer and page. Null: hidden. */
  const zones = expiringCache<string | null>(mostPages, lifetimeMs)
  const own = expiringCache<ReadonlySet<string>>(mostPages, lifetimeMs)

  return {
    /** The local day of each page that the caller sees. */
    async daysOf(call: PendingCall, ids: readonly string[], now: Date): Promise<Map<string, string>> {
      const key = (id: string) => `${call.user?.id ?? ''} ${id}`
      const unknown = [...new Set(ids)].filter((id) => zones.get(key(id)) === undefined)
      if (unknown.length > 0) {
        const rows = await call.prepared<VisitedPage & Record<string, unknown>>('visited-pages', pagesQuery, [
          unknown,
          ...(await viewerOf(call, gate)),
        ])
        const found = new Map(rows.map((row) => [row.id, zoneOfPlace(geocode, row)]))
        for (const id of unknown) zones.set(key(id), found.get(id) ?? null)
      }
      return new Map(
        ids.flatMap((id) => {
          const zone = zones.get(key(id))
          return typeof zone === 'string' ? [[id, placeDay(zone, now)] as const] : []
        }),
      )
    },

    /** The pages whose team the caller is on. */
    async ownOf(call: PendingCall): Promise<ReadonlySet<string>> {
      if (!call.user) return new Set()
      const known = own.get(call.user.id)
      if (known) return known
      const rows = await call.prepared<{ id: string }>('visited-own-pages', ownQuery, [call.user.id])
      const ids = new Set(rows.map(({ id }) => id))
      own.set(call.user.id, ids)
      return ids
    },
  }
}
export type VisitedPages = ReturnType<typeof visitedPages>
