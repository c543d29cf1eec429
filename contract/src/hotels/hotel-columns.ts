import { profileColumns } from '../columns/profile-columns.ts'

export const hotelColumns = profileColumns([
  { field: 'starRating', heading: 'Stars' },
  { field: 'roomCount', heading: 'Rooms' },
  { field: 'rates.from', heading: 'Lowest rate (US dollars a night)' },
  { field: 'rates.to', heading: 'Highest rate (US dollars a night)' },
  { field: 'checkInTime', heading: 'Check-in' },
  { field: 'checkOutTime', heading: 'Check-out' },
  { field: 'amenities', heading: 'Amenities' },
  { field: 'hotelPartnerId', heading: 'Booking partner ID' },
  { field: 'likeCount', heading: 'Likes' },
])
