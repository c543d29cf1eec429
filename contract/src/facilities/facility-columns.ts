import { profileColumns } from '../columns/profile-columns.ts'

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

export const facilityColumns = profileColumns([
  { field: 'facilityType', heading: 'Facility type' },
  { field: 'sports', heading: 'Sports' },
  { field: 'spaceTypes', heading: 'Spaces', write: spacesText },
  { field: 'amenities', heading: 'Amenities' },
  { field: 'availability', heading: 'Availability' },
  { field: 'capacity', heading: 'Capacity (seats)' },
  { field: 'indoorArea', heading: 'Indoor area (sq ft)' },
  { field: 'floorLength', heading: 'Floor length (ft)' },
  { field: 'floorWidth', heading: 'Floor width (ft)' },
  { field: 'clearHeight', heading: 'Clear height (ft)' },
  { field: 'yearOpened', heading: 'Year opened' },
  { field: 'timeZone', heading: 'Time zone' },
  { field: 'rating', heading: 'Rating (of 5)' },
  { field: 'reviewCount', heading: 'Reviews' },
  { field: 'likeCount', heading: 'Likes' },
])
