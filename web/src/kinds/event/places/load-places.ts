import type { Api } from '@app/contract/api.ts'
import type { EventPlace } from '@app/contract/events/event-places.ts'
import type * as z from 'zod'
import type { Profile } from '../../../kind/profile-calls.ts'
import { kinds, type KindFacts } from '../../../kind/registry.ts'

/** Where an event takes place, with the page of the place if it has one. */
export interface Place extends z.infer<typeof EventPlace> {
  host?: { kind: KindFacts; profile: Profile }
}

/** The places of an event in the order in which they were added. */
export async function loadPlaces(api: Api, eventId: string): Promise<Place[]> {
  const { data } = await api['event-mgmt'].events.places.list({ ownerId: eventId, take: 100 })
  const hosts = await Promise.all(
    [...Map.groupBy(data, ({ profileKind }) => profileKind)].map(async ([name, places]) => {
      if (name === null) return []
      const kind = kinds[name]
      const id = places.flatMap(({ profileId }) => profileId ?? [])
      const found = await kind.calls(api).filtered({ take: id.length, data: { id } })
      return found.data.map((profile) => ({ kind, profile }))
    }),
  )
  const hostById = new Map(hosts.flat().map((host) => [host.profile.id, host]))
  return data.map((place) => {
    const host = place.profileId === null ? undefined : hostById.get(place.profileId)
    return host === undefined ? place : { ...place, host }
  })
}
