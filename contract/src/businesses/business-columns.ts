import { membershipColumn, profileColumns } from '../columns/profile-columns.ts'

export const businessColumns = profileColumns(
  `name|business name|business|establishment|establishment name|restaurant name|restaurant|company name|trade name|dba|dba name|
    doing business as|doing business as name|facility name|premises|premise name|legal name|licensee|nom|nombre|title`,
  [
    {
      field: 'businessType',
      heading: 'Category',
      label: 'category',
      names:
        'category|business category|business type|type|license description|license type|naics description|industry|description of business|categorie|tipo|classification|business classification|business activity|activity|sic description',
    },
    {
      field: 'placeType',
      heading: 'Place type',
      label: 'place type',
      names: 'place type|google place type|cuisine|amenity|subcategory|sub category',
    },
    {
      field: 'attributes',
      heading: 'Attributes',
      isRepeatable: true,
      names: 'attributes|features|tags|good for',
    },
    {
      field: 'priceLevel',
      heading: 'Price level (1 to 4)',
      label: 'price level',
      names: 'price level|price|price range|price level 1 to 4',
    },
    {
      field: 'seats',
      heading: 'Seats',
      names:
        'seats|seating|seating capacity|capacity|number of seats|seat count|covers|asientos|places assises',
    },
    {
      field: 'takesGroups',
      heading: 'Reservations for groups',
      label: 'reservations for groups',
      names: 'reservations for groups|takes groups|group reservations|group bookings|groups welcome',
    },
    { field: 'timeZone', heading: 'Time zone', label: 'time zone', names: 'time zone|tz' },
    { field: 'promotionCount', heading: 'Promotions today' },
    { field: 'mainPromotion.title', heading: 'Main promotion' },
    { field: 'mainPromotion.endDate', heading: 'Main promotion until', type: 'date' },
    { field: 'likeCount', heading: 'Likes' },
    membershipColumn,
  ],
)
