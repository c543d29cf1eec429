import type { places } from '@app/contract/places/place-routes.ts'
import type { NearbyAirport, PlaceOption, Whereabouts } from '@app/contract/places/place-schema.ts'
import type { FindDrives } from '../../patterns/drive-distances.ts'
import type { Handlers } from '../../platform/http/call.ts'

/** Looks up names and positions. In practice, the offline gazetteer. */
export interface PlaceLookups {
  complete(text: string, take: number): Promise<PlaceOption[]>
  locate(lat: number, lng: number): Promise<Omit<Whereabouts, 'postalCode'> | null>
  postalCodeAt(lat: number, lng: number): Promise<string | null>
  /** Nearest first. */
  airportsNear(
    lat: number,
    lng: number,
    take: number,
  ): (Omit<NearbyAirport, 'distance'> & { miles: number })[]
}

const unknownPlace = { city: null, state: null, timeZone: null }

export const placeHandlers = (lookups: PlaceLookups, findDrives: FindDrives): Handlers<typeof places> => ({
  complete: async ({ text, take }) => ({ data: await lookups.complete(text, take) }),
  locate: async ({ lat, lng }) => {
    const [found, postalCode] = await Promise.all([lookups.locate(lat, lng), lookups.postalCodeAt(lat, lng)])
    return { data: { ...(found ?? unknownPlace), postalCode } }
  },
  airports: async ({ lat, lng, take }) => ({
    data: lookups
      .airportsNear(lat, lng, take)
      .map(({ miles, ...airport }) => ({ ...airport, distance: Math.round(miles * 10) / 10 })),
  }),
  drives: async ({ data: { from, to } }) => ({ data: await findDrives(from, to) }),
})
