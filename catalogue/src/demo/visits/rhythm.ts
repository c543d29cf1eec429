/** Thirteen months, so that a year has one before it to be compared with. */
export const days = 396

/** SQL of a number from 0 to 1 that is the same for the same text. */
export const chance = (text: string) => `((hashtextextended(${text}, 0) & 1048575) / 1048576.0)`

/** SQL of how busy a weekday is: hotels and businesses are looked for on weekends. */
export const weekdayOf = (kind: string, day: string) =>
  `(case when ${kind} in ('hotel', 'business') then array[1.1, 0.85, 0.85, 0.9, 1.0, 1.25, 1.2] else array[1.0, 1.15, 1.1, 1.05, 1.05, 0.9, 0.75] end)
    [extract(dow from ${day})::int + 1]`

/** SQL of the season, and of a slow growth until today. */
export const seasonOf = (day: string, daysAgo: string) =>
  `(1 + 0.25 * sin(2 * pi() * (extract(doy from ${day}) - 20) / 365.25)) * (1 - 0.25 * ${daysAgo} / ${days})`
