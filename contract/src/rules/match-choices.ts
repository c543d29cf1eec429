/** Changes of one condition. `drop…` gives it up altogether. */
export const matchChanges = [
  'fewerSpaces',
  'farther',
  'moreWeeks',
  'hotelsFarther',
  'withPartners',
  'anySurface',
  'onlyFirstDates',
  'noPartners',
  'allIndoor',
  'dropDistance',
  'dropSpaces',
  'dropRooms',
  'dropDates',
] as const

/** What narrows the hosts of a request down. */
export const matchFilters = ['onSite', 'partners', 'grant', 'indoor'] as const
