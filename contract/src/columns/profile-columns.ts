import type { Column } from './column.ts'

/** The membership that counts. */
const tierOf = (membership: unknown) =>
  typeof membership === 'object' &&
  membership !== null &&
  'tier' in membership &&
  typeof membership.tier === 'string' &&
  'isActive' in membership &&
  membership.isActive === true
    ? membership.tier
    : null

const place: readonly Column[] = [
  { field: 'name', heading: 'Name' },
  { field: 'address', heading: 'Address' },
  { field: 'city', heading: 'City' },
  { field: 'state', heading: 'State' },
  { field: 'postalCode', heading: 'Postal code' },
  { field: 'lat', heading: 'Latitude' },
  { field: 'lng', heading: 'Longitude' },
  { field: 'phone', heading: 'Phone' },
  { field: 'email', heading: 'Email' },
  { field: 'website', heading: 'Website' },
]

const facts: readonly Column[] = [
  { field: 'description', heading: 'Description' },
  { field: 'responseTime', heading: 'Response time' },
  { field: 'googlePlaceId', heading: 'Google place ID' },
  { field: 'status', heading: 'Approval' },
  { field: 'isActive', heading: 'Active' },
  { field: 'membership', heading: 'Membership tier', write: tierOf },
  { field: 'distance', heading: 'Distance (miles)' },
  { field: 'createdDate', heading: 'Created (UTC)', type: 'instant' },
  { field: 'updatedDate', heading: 'Updated (UTC)', type: 'instant' },
  { field: 'id', heading: 'ID' },
]

/** The columns of a kind: those of all kinds around its own. */
export const profileColumns = (own: readonly Column[]): readonly Column[] => [...place, ...own, ...facts]
