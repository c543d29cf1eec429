import { milesBetween } from '@app/contract/rules/globe.ts'
import { nearRequestMiles } from '@app/contract/rules/limits.ts'
import { sql } from 'kysely'
import { invalidField } from '../../platform/errors.ts'
import { signedIn, type Call } from '../../platform/http/call.ts'
import type { AskedPlace } from '../../search/asked-place.ts'

export type ReadPlace = (address: string | null) => Promise<AskedPlace | null>

interface OwnPlace {
  lat: number | null
  lng: number | null
  state: string | null
}

/**
 * What requests of the marketplace have as their address, if they look near a page of the caller's team: around a town within some miles, in an area with its
 * state, or anywhere, which is an empty address. Requests that were over before `from` are left out. Of other pages nothing is told: a few of them would tell where a single request looks.
 */
export async function readNearAddresses(
  call: Call,
  id: string,
  from: string,
  readPlace: ReadPlace,
): Promise<string[]> {
  const { rows: own } = await sql<OwnPlace>`
    select p.lat, p.lng, p.state from profile p where p.id = ${id} and p.deleted_date is null and p.audience = 'public' and p.status = 'Approved'
      and exists (select from derived.staff s where s.owner_id = p.id and s.user_id = ${signedIn(call).id})`.execute(
    call.db,
  )
  const [page] = own
  if (page === undefined) throw invalidField('near', 'must be an approved page whose team you are on')
  const { rows } = await sql<{ address: string }>`
    select distinct coalesce(request_address, '') as address from event
    where category = 'RFP' and end_date >= ${from}::date - 2`.execute(call.db)
  const near = await Promise.all(
    rows.map(async ({ address }) => isNear(page, await readPlace(address === '' ? null : address))),
  )
  return rows.filter((_, at) => near[at]).map(({ address }) => address)
}

function isNear({ lat, lng, state }: OwnPlace, place: AskedPlace | null): boolean {
  if (place === null) return false
  const { towns, area } = place
  if (area === null && towns.length === 0) return true
  return (
    area?.states.some((name) => name === state) === true ||
    (lat !== null &&
      lng !== null &&
      towns.some((town) => milesBetween(town, { lat, lng }) <= nearRequestMiles))
  )
}
