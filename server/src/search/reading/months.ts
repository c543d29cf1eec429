const monthNames = [
  'january jan enero janvier',
  'february feb febrero fevrier',
  'march mar marzo mars',
  'april apr abril avril',
  'may mayo mai',
  'june jun junio juin',
  'july jul julio juillet',
  'august aug agosto aout',
  'september sept sep septiembre septembre',
  'october oct octubre octobre',
  'november nov noviembre novembre',
  'december dec diciembre decembre',
]

/** The numbers of months by their English, Spanish and French names and abbreviations. */
export const monthOf: ReadonlyMap<string, number> = new Map(
  monthNames.flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)),
)
