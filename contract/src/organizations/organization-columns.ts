import { profileColumns } from '../columns/profile-columns.ts'

export const organizationColumns = profileColumns(
  `name|organization name|organization|organisation|club name|club|association|league|federation|event organizer|organizer|
    legal name|official name|title|nom|nombre|organismo|organisme`,
  [
    {
      field: 'organizationType',
      heading: 'Organization type',
      label: 'organization type',
      names: 'organization type|organisation type|type|tipo',
    },
    { field: 'sports', heading: 'Sports' },
    {
      field: 'travelScope',
      heading: 'Travel scope',
      label: 'travel scope',
      names: 'travel scope|travels to',
    },
    {
      field: 'yearFounded',
      heading: 'Year founded',
      label: 'year founded',
      names: 'year founded|founded|established|year established|since|incorporated',
    },
    {
      field: 'vendorCategory',
      heading: 'Vendor category',
      label: 'vendor category',
      names: 'vendor category|vendor type|industry|sector',
    },
    {
      field: 'services',
      heading: 'Services',
      isRepeatable: true,
      names: 'services|services offered|service tags|products and services',
    },
    { field: 'eventCount', heading: 'Events' },
    { field: 'upcomingEventCount', heading: 'Coming events' },
    { field: 'eventStates', heading: 'States of events' },
    { field: 'nextEvent.name', heading: 'Next event' },
    { field: 'followerCount', heading: 'Followers' },
  ],
)
