import { profileColumns } from '../columns/profile-columns.ts'

export const companyColumns = profileColumns([
  { field: 'companyType', heading: 'Company type' },
  { field: 'services', heading: 'Services' },
  { field: 'yearFounded', heading: 'Year founded' },
  { field: 'locationCount', heading: 'Locations' },
  { field: 'locationStates', heading: 'States of locations' },
  { field: 'followerCount', heading: 'Followers' },
])
