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
      field: 'rates.from',
      heading: 'Lowest rate (US dollars a night)',
      label: 'lowest rate',
      names: `lowest rate|lowest room rate|low rate|rate low|minimum rate|min rate|rate min|rate from|rates from|from rate|starting rate|rate start|lowest price|
      low price|price low|minimum price|min price|price min|price from|prices from|from price|starting price|starting at|
      tarifa minima|tarifa desde|precio minimo|precio desde|tarif minimum|prix minimum|prix a partir de`,
    },
    {
      field: 'rates.to',
      heading: 'Highest rate (US dollars a night)',
      label: 'highest rate',
      names: `highest rate|highest room rate|high rate|rate high|maximum rate|max rate|rate max|rate to|rates to|to rate|rate end|highest price|
      high price|price high|maximum price|max price|price max|price to|prices to|to price|
      tarifa maxima|tarifa hasta|precio maximo|precio hasta|tarif maximum|prix maximum|prix jusqu a`,
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
    // Not imported: each belongs to one hotel, and onboarding assigns it.
    { field: 'hotelPartnerId', heading: 'Booking partner ID' },
    { field: 'likeCount', heading: 'Likes' },
  ],
)
