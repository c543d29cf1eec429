import { profileColumns } from '../columns/profile-columns.ts'

export const hotelColumns = profileColumns(
  `name|hotel name|hotel|property name|property|lodging name|establishment|business name|facility name|trade name|dba|dba name|
    nom|nombre|hotel nombre|etablissement|title`,
  [
    {
      field: 'starRating',
      heading: 'Stars',
      label: 'stars',
      names: 'stars|star rating|star|rating stars|class|category|classement|estrellas|hotel class',
    },
    {
      field: 'roomCount',
      heading: 'Rooms',
      label: 'rooms',
      names:
        'rooms|room count|number of rooms|no of rooms|guest rooms|total rooms|units|total units|keys|habitaciones|chambres',
    },
    {
      field: 'checkInTime',
      heading: 'Check-in',
      label: 'check-in time',
      names: 'check in|check in time|checkin|checkin time',
    },
    {
      field: 'checkOutTime',
      heading: 'Check-out',
      label: 'check-out time',
      names: 'check out|check out time|checkout|checkout time',
    },
    {
      field: 'amenities',
      heading: 'Amenities',
      isRepeatable: true,
      names: 'amenities|hotel amenities|features|services|facilities|comodidades',
    },
    // Not imported: it follows from room types and pricing.
    {
      field: 'lowestRate',
      heading: 'Lowest rate a night with mandatory fees',
      write: (cents) => (typeof cents === 'number' ? cents / 100 : null),
    },
    { field: 'currency', heading: 'Currency' },
    // Not imported: each belongs to one hotel, and onboarding assigns it.
    { field: 'hotelPartnerId', heading: 'Booking partner ID' },
    { field: 'likeCount', heading: 'Likes' },
  ],
)
