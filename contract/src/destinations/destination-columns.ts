import { membershipColumn, profileColumns } from '../columns/profile-columns.ts'

export const destinationColumns = profileColumns(
  `name|destination name|organization name|organization|bureau|bureau name|cvb name|dmo name|commission|agency|agency name|
    destination|official name|title|nom|nombre`,
  [
    {
      field: 'destinationType',
      heading: 'Destination type',
      label: 'destination type',
      names: 'destination type|type|organization type|org type|category|agency type|tipo|categorie',
    },
    {
      field: 'services',
      heading: 'Services',
      isRepeatable: true,
      names: 'services|services offered|service|programs|support',
    },
    { field: 'sports', heading: 'Sports' },
    { field: 'facilityCount', heading: 'Facilities' },
    { field: 'followerCount', heading: 'Followers' },
    { field: 'hotelLiveRatesEnabled', heading: 'Live hotel rates' },
    { field: 'hotelLiveRatesVisibleAfter', heading: 'Live hotel rates after', type: 'date' },
    { field: 'hotelSpecialsHiddenAfter', heading: 'Hotel specials until', type: 'date' },
    membershipColumn,
  ],
)
