import { profileColumns } from '../columns/profile-columns.ts'

export const destinationColumns = profileColumns([
  { field: 'destinationType', heading: 'Destination type' },
  { field: 'services', heading: 'Services' },
  { field: 'sports', heading: 'Sports' },
  { field: 'facilityCount', heading: 'Facilities' },
  { field: 'followerCount', heading: 'Followers' },
  { field: 'hotelLiveRatesEnabled', heading: 'Live hotel rates' },
  { field: 'hotelLiveRatesVisibleAfter', heading: 'Live hotel rates from', type: 'date' },
  { field: 'hotelSpecialsHiddenAfter', heading: 'Hotel specials until', type: 'date' },
])
