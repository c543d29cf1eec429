import { fields, type Field } from './fields.ts'
import { headerName } from './header-name.ts'

/** Column names in files of any origin. If several columns match a field, the first one in this order with a value wins. */
export const synonyms: Readonly<Record<Field, readonly string[]>> = {
  name: ['name', 'facility name', 'venue name', 'facility', 'venue', 'official name', 'title', 'nom'],
  description: ['description', 'about', 'summary'],
  address: ['address', 'street address', 'address 1', 'address line 1', 'addr', 'adresse'],
  city: ['city', 'town', 'municipality', 'addr:city', 'city name', 'ville'],
  state: [
    'state',
    'province',
    'state/province',
    'addr:state',
    'addr:province',
    'state code',
    'state name',
    'state abbr',
  ],
  postalCode: [
    'postal code',
    'zip',
    'zip code',
    'zip5',
    'postcode',
    'addr:postcode',
    'postal',
    'code postal',
  ],
  lat: ['latitude', 'lat', 'latitude dd', 'gps latitude', 'y'],
  lng: ['longitude', 'lng', 'lon', 'long', 'longitude dd', 'gps longitude', 'x'],
  googlePlaceId: ['google place id', 'place id'],
  phone: ['phone', 'telephone', 'phone number', 'telephone number', 'tel', 'contact:phone', 'contact phone'],
  email: ['email', 'e-mail', 'email address', 'contact:email', 'courriel'],
  website: ['website', 'web', 'web site', 'url', 'web address', 'homepage', 'contact:website', 'site web'],
  facilityType: ['facility type', 'venue type', 'type', 'category', 'type of facility'],
  availability: ['availability'],
  capacity: ['capacity', 'seating capacity', 'seats', 'max capacity', 'spectator capacity'],
  indoorArea: ['indoor area', 'square feet', 'sq ft', 'square footage', 'indoor square feet'],
  yearOpened: ['year opened', 'opened', 'opening year', 'year built', 'opening date', 'start_date'],
  timeZone: ['time zone', 'tz'],
  sports: ['sports', 'sport', 'activities'],
  spaces: ['spaces', 'space types', 'space type'],
  amenities: ['amenities'],
  country: ['country', 'country code', 'addr:country', 'pays'],
  streetNumber: ['street number', 'street no', 'house number', 'addr:housenumber', 'civic number'],
  streetName: ['street name', 'street', 'addr:street'],
  streetType: ['street type'],
  streetDirection: ['street direction'],
  unit: ['unit', 'suite', 'address 2', 'address line 2', 'addr:unit'],
  alias: [
    'alias',
    'aliases',
    'also known as',
    'alt_name',
    'old_name',
    'short_name',
    'former name',
    'other name',
  ],
  surface: ['surface', 'surface type'],
  indoor: ['indoor', 'indoor/outdoor'],
  operationalStatus: ['status', 'operational status'],
}

/** Database row ids and shapes, and columns that add nothing to the city and state. */
const ignored = [
  'id',
  'objectid',
  'fid',
  'ogc_fid',
  'globalid',
  'gid',
  'shape_length',
  'shape_area',
  'county',
]
export const alwaysIgnored: ReadonlySet<string> = new Set(ignored.map(headerName))

export const fieldByHeader: ReadonlyMap<string, Field> = new Map(
  fields.flatMap((field) => synonyms[field].map((name) => [headerName(name), field] as const)),
)

/** The precedence of a column among others of its field. Lower wins. */
export const rankOf = (field: Field, column: string) => {
  const rank = synonyms[field].findIndex((name) => headerName(name) === headerName(column))
  return rank === -1 ? synonyms[field].length : rank
}
