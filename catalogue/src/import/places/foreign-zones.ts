import timeZoneAt from '@photostructure/tz-lookup'
import type { Position } from '@app/contract/rules/globe.ts'

/** Time zones around the regions served. Zone borders follow country borders to within about a mile. */
const zonesByPlace: Readonly<Record<string, string>> = {
  Mexico:
    'Tijuana Hermosillo Ciudad_Juarez Ojinaga Chihuahua Monterrey Matamoros Mexico_City Mazatlan Merida Cancun Bahia_Banderas Ensenada',
  Bahamas: 'Nassau',
  Cuba: 'Havana',
  'Dominican Republic': 'Santo_Domingo',
  Haiti: 'Port-au-Prince',
  Jamaica: 'Jamaica',
  'British Virgin Islands': 'Tortola',
  Anguilla: 'Anguilla',
  Greenland: 'Nuuk Godthab Thule',
  'Saint Pierre and Miquelon': 'Miquelon',
  Yukon: 'Whitehorse Dawson',
  'Northwest Territories': 'Yellowknife Inuvik',
  Nunavut: 'Iqaluit Rankin_Inlet Resolute Cambridge_Bay Pangnirtung',
}

const placeByZone: ReadonlyMap<string, string> = new Map([
  ...Object.entries(zonesByPlace).flatMap(([place, zones]) =>
    zones.split(' ').map((zone) => [`America/${zone}`, place] as const),
  ),
  ['Atlantic/Bermuda', 'Bermuda'],
])

/** The unserved country or territory at a position, judging by its time zone. */
export const foreignPlaceAt = (position: Position) => placeByZone.get(timeZoneAt(position.lat, position.lng))

export const timeZoneOf = ({ lat, lng }: Position) => timeZoneAt(lat, lng)
