import type { MetroArea } from './metro-area.ts'

/** From Texas and Colorado to the Pacific. */
export const westernMetros: readonly MetroArea[] = [
  {
    key: 'la',
    label: 'Los Angeles metro area',
    names: ['la', 'l.a.', 'greater los angeles', 'los angeles metro', 'la metro', 'la area', 'southland'],
    counties: { CA: 'Los Angeles, Orange' },
  },
  {
    key: 'socal',
    label: 'Southern California',
    names: ['socal', 'so cal', 'southern california'],
    counties: {
      CA: 'Los Angeles, Orange, San Diego, Riverside, San Bernardino, Ventura, Imperial, Santa Barbara, San Luis Obispo, Kern',
    },
  },
  {
    key: 'inland-empire',
    label: 'Inland Empire',
    names: ['inland empire'],
    counties: { CA: 'Riverside, San Bernardino' },
  },
  { key: 'oc', label: 'Orange County, CA', names: ['oc', 'the oc'], counties: { CA: 'Orange' } },
  {
    key: 'bay-area',
    label: 'San Francisco Bay Area',
    names: ['bay area', 'sf bay area', 'san francisco bay area', 'san francisco bay'],
    counties: {
      CA: 'San Francisco, Alameda, Contra Costa, Marin, San Mateo, Santa Clara, Solano, Napa, Sonoma',
    },
  },
  {
    key: 'silicon-valley',
    label: 'Silicon Valley',
    names: ['silicon valley', 'south bay'],
    counties: { CA: 'Santa Clara, San Mateo' },
  },
  {
    key: 'dfw',
    label: 'Dallas–Fort Worth',
    names: [
      'dfw',
      'dallas fort worth',
      'dallas-fort worth',
      'dallas ft worth',
      'metroplex',
      'dallas metro',
      'north texas',
    ],
    counties: {
      TX: 'Dallas, Tarrant, Collin, Denton, Ellis, Johnson, Kaufman, Parker, Rockwall, Wise, Hunt',
    },
  },
  {
    key: 'houston',
    label: 'Houston metro area',
    names: ['greater houston', 'houston metro', 'houston area', 'htx'],
    counties: { TX: 'Harris, Fort Bend, Montgomery, Brazoria, Galveston, Liberty, Waller, Chambers, Austin' },
  },
  {
    key: 'phoenix',
    label: 'Phoenix metro area',
    names: ['valley of the sun', 'greater phoenix', 'phoenix metro', 'phoenix area'],
    counties: { AZ: 'Maricopa, Pinal' },
  },
  {
    key: 'seattle',
    label: 'Seattle metro area',
    names: ['puget sound', 'greater seattle', 'seattle metro', 'seattle area'],
    counties: { WA: 'King, Pierce, Snohomish' },
  },
  {
    key: 'denver',
    label: 'Denver metro area',
    names: ['denver metro', 'greater denver', 'denver area', 'mile high city'],
    counties: { CO: 'Denver, Arapahoe, Jefferson, Adams, Douglas, Broomfield' },
  },
  {
    key: 'front-range',
    label: 'Colorado Front Range',
    names: ['front range'],
    counties: {
      CO: 'Denver, Arapahoe, Jefferson, Adams, Douglas, Broomfield, Boulder, Larimer, Weld, El Paso, Pueblo',
    },
  },
  {
    key: 'las-vegas',
    label: 'Las Vegas metro area',
    names: ['sin city', 'las vegas valley', 'las vegas metro'],
    counties: { NV: 'Clark' },
  },
  {
    key: 'portland',
    label: 'Portland metro area',
    names: ['pdx', 'portland metro', 'rose city'],
    counties: { OR: 'Multnomah, Washington, Clackamas, Yamhill, Columbia', WA: 'Clark' },
  },
  {
    key: 'salt-lake',
    label: 'Wasatch Front',
    names: ['wasatch front', 'slc', 'salt lake metro', 'salt lake'],
    counties: { UT: 'Salt Lake, Davis, Weber, Utah' },
  },
  {
    key: 'rgv',
    label: 'Rio Grande Valley',
    names: ['rio grande valley', 'rgv'],
    counties: { TX: 'Hidalgo, Cameron, Starr, Willacy' },
  },
]
