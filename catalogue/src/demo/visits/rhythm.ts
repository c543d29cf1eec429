/** Thirteen months, so that a year has one before it to be compared with. */
const days = 396

const fractionOf = (hash: string) => `((${hash} & 1048575)::float8 / 1048576)`

/** SQL of a number that is the same for the same text. */
export const seedOf = (text: string) => `hashtextextended(${text}, 0)`

/** SQL of a number from 0 to 1 that is the same for the same text. */
export const chance = (text: string) => fractionOf(seedOf(text))

/** The same for a day of something with a seed. Of many rows: no text is made for each. */
export const chanceOn = (seed: string, daysAgo: string) => fractionOf(`hashint8extended(${daysAgo}, ${seed})`)

/** SQL of the days before a date, the latest first, each with its season and a slow growth until today. Sines of each row would cost more than all else. */
export const daysBefore = (today: string) =>
  `select day, n, extract(dow from day)::int + 1 as weekday,
    (1 + 0.25 * sin(2 * pi() * (extract(doy from day) - 20) / 365.25)) * (1 - n::float8 / ${4 * days}) as season
  from (select ${today} - n as day, n from generate_series(1, ${days}) n) d`

/** SQL of how busy a weekday is, 1 for Sunday: hotels and businesses are looked for on weekends. */
export const weekdayOf = (kind: string, weekday: string) =>
  `(case when ${kind} in ('hotel', 'business') then array[1.1, 0.85, 0.85, 0.9, 1.0, 1.25, 1.2] else array[1.0, 1.15, 1.1, 1.05, 1.05, 0.9, 0.75] end::float8[])
    [${weekday}]`
