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
  'dropFacilityType',
  'dropDistance',
  'dropSpaces',
  'dropRooms',
  'dropDates',
] as const

/** What narrows the hosts of a request down. */
export const matchFilters = ['onSite', 'partners', 'grant', 'indoor'] as const

/** The change of a request that brings back the nearest of the hosts that a condition costs, and the one that gives the condition up. */
export const changesOf = {
  facilityType: { near: null, drop: 'dropFacilityType' },
  distance: { near: 'farther', drop: 'dropDistance' },
  spaces: { near: 'fewerSpaces', drop: 'dropSpaces' },
  dates: { near: 'moreWeeks', drop: 'dropDates' },
  rooms: { near: 'hotelsFarther', drop: 'dropRooms' },
} as const satisfies Record<
  string,
  { near: (typeof matchChanges)[number] | null; drop: (typeof matchChanges)[number] }
>
