import { sql } from 'kysely'
import type { ComparedBid } from '@app/contract/events/bids.ts'
import { milesBetween } from '@app/contract/rules/globe.ts'
import type { Owned } from '../../../patterns/children.ts'
import type { ResolveLocation } from '../../../patterns/resolve-location.ts'
import type { Call } from '../../../platform/http/call.ts'
import { readBids } from './read-bids.ts'

interface Host {
  headerImage: string | null
  lat: number | null
  lng: number | null
  requestAddress: string | null
}

/** All bids of an event that the caller reads, with how far their hosts are from where the event looks. */
export const listBids =
  (resolveLocation: ResolveLocation) =>
  async ({ ownerId }: Owned, call: Call): Promise<{ data: ComparedBid[] }> => {
    const bids = await readBids(call, sql`t.owner_id = ${ownerId}`)
    const { rows } = await sql<Host & { id: string }>`
      select p.id, p.header_image as "headerImage", p.lat, p.lng, e.request_address as "requestAddress"
      from derived.profile_item p join event e on e.profile_id = ${ownerId}
      where p.id = any(${bids.map(({ profileId }) => profileId)}::uuid[])`.execute(call.db)
    const hosts = new Map(rows.map((host) => [host.id, host]))
    const address = rows[0]?.requestAddress ?? null
    const origin = address === null ? {} : await resolveLocation({ address, lat: null, lng: null })
    const milesOf = ({ lat, lng }: Host) =>
      typeof origin.lat === 'number' && typeof origin.lng === 'number' && lat !== null && lng !== null
        ? Math.round(milesBetween({ lat: origin.lat, lng: origin.lng }, { lat, lng }) * 10) / 10
        : null
    return {
      data: bids.map((bid) => {
        const host = hosts.get(bid.profileId)
        return { ...bid, headerImage: host?.headerImage ?? null, miles: host ? milesOf(host) : null }
      }),
    }
  }
