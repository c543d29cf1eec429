import { profileColumns } from '../columns/profile-columns.ts'

export const companyColumns = profileColumns(
  `name|company name|company|business name|business|vendor name|vendor|organization name|organization|legal name|
    legal business name|trade name|dba|dba name|official name|title|nom|nombre|empresa|entreprise`,
  [
    {
      field: 'companyType',
      heading: 'Company type',
      label: 'company type',
      names:
        'company type|type|category|vendor category|vendor type|business type|industry|sector|tipo|categorie',
    },
    {
      field: 'services',
      heading: 'Services',
      isRepeatable: true,
      names: 'services|services offered|service|products|products and services|tags|service tags',
    },
    {
      field: 'yearFounded',
      heading: 'Year founded',
      label: 'year founded',
      names:
        'year founded|founded|established|year established|founding year|since|start date|date established|incorporated',
    },
    { field: 'locationCount', heading: 'Locations' },
    { field: 'locationStates', heading: 'States of locations' },
    { field: 'followerCount', heading: 'Followers' },
  ],
)
