import { states, type RegionName, type StateName } from '@app/contract/reference-lists/regions.ts'

const statesOf = (region: RegionName) =>
  states.flatMap((state) => (state.region === region ? [state.name] : []))

/** Regions of several states, as people type them. */
export const regions: readonly { label: string; names: string; states: readonly StateName[] }[] = [
  {
    label: 'New England',
    names: 'new england, nouvelle-angleterre',
    states: ['Connecticut', 'Maine', 'Massachusetts', 'New Hampshire', 'Rhode Island', 'Vermont'],
  },
  { label: 'the Carolinas', names: 'carolinas, the carolinas', states: ['North Carolina', 'South Carolina'] },
  { label: 'the Dakotas', names: 'dakotas, the dakotas', states: ['North Dakota', 'South Dakota'] },
  {
    label: 'the Pacific Northwest',
    names: 'pacific northwest, pnw',
    states: ['Oregon', 'Washington', 'Idaho'],
  },
  {
    label: 'the Midwest',
    names: 'midwest, the midwest, mid-west',
    states: statesOf('Midwest'),
  },
  {
    label: 'the Mid-Atlantic',
    names: 'mid-atlantic, mid atlantic, midatlantic',
    states: [
      'Delaware',
      'District of Columbia',
      'Maryland',
      'New Jersey',
      'New York',
      'Pennsylvania',
      'Virginia',
      'West Virginia',
    ],
  },
  {
    label: 'the Northeast',
    names: 'the northeast, northeast us, northeastern us',
    states: [
      'Connecticut',
      'Maine',
      'Massachusetts',
      'New Hampshire',
      'New Jersey',
      'New York',
      'Pennsylvania',
      'Rhode Island',
      'Vermont',
    ],
  },
  {
    label: 'the Southeast',
    names: 'the southeast, southeast us, southeastern us, deep south',
    states: [
      'Alabama',
      'Florida',
      'Georgia',
      'Kentucky',
      'Mississippi',
      'North Carolina',
      'South Carolina',
      'Tennessee',
      'Virginia',
    ],
  },
  {
    label: 'the Southwest',
    names: 'the southwest, southwest us, southwestern us',
    states: ['Arizona', 'New Mexico', 'Nevada', 'Oklahoma', 'Texas', 'Utah'],
  },
  {
    label: 'the Gulf Coast',
    names: 'gulf coast, the gulf coast',
    states: ['Alabama', 'Florida', 'Louisiana', 'Mississippi', 'Texas'],
  },
  {
    label: 'the Rockies',
    names: 'rocky mountains, the rockies, mountain west',
    states: ['Colorado', 'Idaho', 'Montana', 'Utah', 'Wyoming'],
  },
  {
    label: 'the West Coast',
    names: 'west coast, the west coast',
    states: ['California', 'Oregon', 'Washington'],
  },
  {
    label: 'the East Coast',
    names: 'east coast, the east coast, eastern seaboard, the eastern seaboard',
    states: [
      'Connecticut',
      'Delaware',
      'District of Columbia',
      'Florida',
      'Georgia',
      'Maine',
      'Maryland',
      'Massachusetts',
      'New Hampshire',
      'New Jersey',
      'New York',
      'North Carolina',
      'Pennsylvania',
      'Rhode Island',
      'South Carolina',
      'Vermont',
      'Virginia',
    ],
  },
  {
    label: 'the Maritimes',
    names: 'maritimes, the maritimes, maritime provinces, les maritimes',
    states: ['New Brunswick', 'Nova Scotia', 'Prince Edward Island'],
  },
  {
    label: 'Atlantic Canada',
    names: 'atlantic canada',
    states: statesOf('Atlantic Canada'),
  },
  {
    label: 'the Prairies',
    names: 'prairie provinces, the prairies, canadian prairies',
    states: statesOf('Prairie Provinces'),
  },
  {
    label: 'Western Canada',
    names: 'western canada',
    states: ['Alberta', 'British Columbia', 'Manitoba', 'Saskatchewan'],
  },
]
