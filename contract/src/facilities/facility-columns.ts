import { membershipColumn, profileColumns } from '../columns/profile-columns.ts'

interface WrittenSpace {
  name: string
  count: number
  surface: string | null
  location: string | null
}

const isSpace = (value: unknown): value is WrittenSpace =>
  typeof value === 'object' && value !== null && 'name' in value && 'count' in value

/** '8 Court (Hardwood, Indoor)', as imports read it. */
function spaceText({ name, count, surface, location }: WrittenSpace): string {
  const details = [surface, location].filter((detail) => detail !== null)
  return `${count} ${name}${details.length > 0 ? ` (${details.join(', ')})` : ''}`
}

const spacesText = (spaces: unknown) =>
  Array.isArray(spaces) ? spaces.filter(isSpace).map(spaceText).join('; ') : null

export const facilityColumns = profileColumns(
  `name|facility name|venue name|park name|site name|official name|facility|venue|park|stadium|arena|ballpark|rink|
    complex|building name|center name|school name|place name|property name|location name|stadium name|arena name|
    rink name|complex name|title|nom|nombre|nom installation|nom de l installation|nombre de la instalacion|
    instalacion|installation`,
  [
    {
      field: 'facilityType',
      heading: 'Facility type',
      label: 'facility type',
      names: `facility type|venue type|type|category|type of facility|park type|site type|facility category|venue category|
    subtype|asset type|tipo|type installation|type d installation|categorie`,
    },
    {
      field: 'sports',
      heading: 'Sports',
      isRepeatable: true,
      names: 'sports|sport|activities|activity|sport type|deporte|deportes|discipline|activite',
    },
    {
      field: 'spaceTypes',
      heading: 'Spaces',
      target: 'spaces',
      isRepeatable: true,
      write: spacesText,
      names: 'spaces|space types|space type',
    },
    { field: 'amenities', heading: 'Amenities', isRepeatable: true, names: 'amenities|features' },
    { field: 'availability', heading: 'Availability', names: 'availability' },
    {
      field: 'capacity',
      heading: 'Capacity (seats)',
      names: `capacity|seating capacity|seats|seating|spectators|spectator seating|spectator seats|max capacity|spectator capacity|
    occupancy|capacite|capacidad|aforo|places assises`,
    },
    {
      field: 'indoorArea',
      heading: 'Indoor area (sq ft)',
      label: 'indoor area',
      names: 'indoor area|square feet|sq ft|square footage|indoor square feet',
    },
    { field: 'floorLength', heading: 'Floor length (ft)' },
    { field: 'floorWidth', heading: 'Floor width (ft)' },
    { field: 'clearHeight', heading: 'Clear height (ft)' },
    {
      field: 'yearOpened',
      heading: 'Year opened',
      label: 'year opened',
      names: `year opened|opened|opened year|opening year|year built|built|year constructed|construction year|
    year of construction|date built|date opened|opening date|year established|start_date|
    annee ouverture`,
    },
    { field: 'timeZone', heading: 'Time zone', label: 'time zone', names: 'time zone|tz' },
    { field: 'rating', heading: 'Rating (of 5)' },
    { field: 'reviewCount', heading: 'Reviews' },
    { field: 'likeCount', heading: 'Likes' },
    membershipColumn,
    { field: 'surface', names: 'surface|surface type|playing surface|field surface|revetement|superficie' },
    { field: 'indoor', label: 'indoor or outdoor', names: 'indoor|indoor/outdoor|setting' },
    {
      field: 'spaceName',
      label: 'space name',
      names: `space name|field name|court name|diamond name|field number|court number|sub facility|subfacility`,
    },
  ],
)
