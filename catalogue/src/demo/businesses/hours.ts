import type { PlaceType } from '@app/contract/reference-lists/place-categories.ts'
import { weekdays, type Weekday } from '@app/contract/rules/weekdays.ts'
import type * as z from 'zod'
import type { Random } from '../random.ts'

/** When some kinds of businesses are open, several ways each: `Mon-Thu 11:00-21:00`. Days that aren't listed are closed. */
const weeks = {
  family_restaurant: [
    'Mon-Thu 11:00-21:00, Fri-Sat 11:00-22:00, Sun 11:00-20:00',
    'Tue-Sat 11:30-14:00, Tue-Thu 17:00-21:00, Fri-Sat 17:00-22:30, Sun 11:30-20:00',
    'Tue-Sat 16:00-22:00, Sun 11:00-20:00',
    'Mon-Sun 07:00-22:00',
    'Mon-Sun 00:00-00:00',
  ],
  pizza_restaurant: [
    'Mon-Thu 11:00-22:00, Fri-Sat 11:00-00:00, Sun 12:00-22:00',
    'Tue-Fri 11:00-14:00, Tue-Thu 16:30-21:30, Fri 16:30-23:00, Sat 12:00-23:00, Sun 12:00-21:00',
    'Mon-Wed 11:00-23:00, Thu-Sat 11:00-02:00, Sun 11:00-23:00',
  ],
  breakfast_restaurant: [
    'Mon-Fri 06:00-14:00, Sat-Sun 06:00-15:00',
    'Tue-Sun 07:00-14:00',
    'Mon-Sun 00:00-00:00',
  ],
  sandwich_shop: ['Mon-Sat 10:00-20:00, Sun 11:00-18:00', 'Mon-Fri 09:00-17:00, Sat 10:00-15:00'],
  ice_cream_shop: [
    'Mon-Sun 12:00-20:00, Summer 05-15 09-15 Mon-Thu 12:00-22:00, Summer 05-15 09-15 Fri-Sun 11:00-23:00',
    'Tue-Sun 12:00-21:00',
    'Summer 04-01 10-15 Mon-Sun 12:00-21:30',
  ],
  coffee_shop: [
    'Mon-Fri 06:00-18:00, Sat-Sun 07:00-17:00',
    'Mon-Sun 06:30-19:00',
    'Mon-Fri 05:30-15:00, Sat 07:00-14:00',
  ],
  pub: [
    'Mon-Thu 15:00-00:00, Fri 15:00-02:00, Sat 11:00-02:00, Sun 11:00-23:00',
    'Tue-Thu 16:00-23:00, Fri-Sat 12:00-01:00, Sun 12:00-22:00',
    'Mon-Sun 11:00-02:00',
  ],
  bowling_alley: [
    'Mon-Thu 12:00-23:00, Fri-Sat 10:00-01:00, Sun 10:00-22:00',
    'Tue-Thu 15:00-23:00, Fri 15:00-01:00, Sat 10:00-01:00, Sun 11:00-21:00',
  ],
  amusement_center: [
    'Mon-Thu 12:00-20:00, Fri 12:00-22:00, Sat 10:00-22:00, Sun 10:00-20:00',
    'Fri 15:00-22:00, Sat-Sun 10:00-21:00, Summer 06-01 08-31 Mon-Sun 10:00-22:00',
  ],
  museum: ['Tue-Sat 10:00-17:00, Sun 12:00-17:00', 'Wed-Sun 10:00-17:00', 'Mon-Sun 09:00-17:00'],
  movie_theater: ['Mon-Thu 13:00-23:30, Fri-Sat 11:00-01:00, Sun 11:00-23:00', 'Mon-Sun 12:00-00:00'],
  zoo: [
    'Mon-Sun 09:00-17:00, Winter 11-01 02-29 Thu-Sun 10:00-16:00',
    'Mon-Sun 10:00-17:00, Summer 05-25 09-05 Mon-Sun 09:00-18:00',
  ],
  sporting_goods_store: ['Mon-Sat 09:00-21:00, Sun 10:00-18:00', 'Mon-Fri 10:00-19:00, Sat 09:00-17:00'],
  physiotherapist: ['Mon-Thu 07:00-18:00, Fri 07:00-16:00', 'Mon-Fri 08:00-17:00, Sat 09:00-12:00'],
  bed_and_breakfast: ['Mon-Sun 08:00-20:00', 'Mon-Sun 00:00-00:00'],
  bus_station: ['Mon-Sun 00:00-00:00', 'Mon-Sun 05:00-23:00'],
} satisfies Partial<Record<z.output<typeof PlaceType>, readonly string[]>>

const part =
  /^(?:(?<season>[A-Z][a-z]+) (?<start>\d\d-\d\d) (?<end>\d\d-\d\d) )?(?<first>[A-Z][a-z]{2})(?:-(?<last>[A-Z][a-z]{2}))? (?<opens>\d\d:\d\d)-(?<closes>\d\d:\d\d)$/

const dayAt = (short: string) => weekdays.findIndex((day) => day.startsWith(short))

interface DemoHours {
  weekday: Weekday
  opens: string
  closes: string
  season: string | null
  season_start: string | null
  season_end: string | null
}

/** The hours of a week as written above, one for each day. */
function readWeek(text: string): DemoHours[] {
  return text.split(', ').flatMap((written) => {
    const found = part.exec(written)?.groups
    if (found === undefined) throw new RangeError(`no hours: ${written}`)
    const {
      first = '',
      last = first,
      opens = '',
      closes = '',
      season = null,
      start = null,
      end = null,
    } = found
    return weekdays
      .slice(dayAt(first), dayAt(last) + 1)
      .map((weekday) => ({ weekday, opens, closes, season, season_start: start, season_end: end }))
  })
}

const known = new Map(
  Object.entries(weeks).map(([placeType, texts]) => [placeType, texts.map(readWeek)] as const),
)

/** The hours of a business, usual ones more often. Some keep none. */
export function inventHours(placeType: string, isManaged: boolean, random: Random): DemoHours[] {
  const ways = known.get(placeType) ?? []
  const isKept = random.chance(0.92)
  if (ways.length === 0 || !(isKept || isManaged)) return []
  return random.weighted(ways.map((way, at) => [way, 5 / (at + 1)] as const))
}

/** The fewest and the most seats where people sit. */
const seatRanges: Readonly<Partial<Record<z.output<typeof PlaceType>, readonly [number, number]>>> = {
  family_restaurant: [60, 220],
  pizza_restaurant: [30, 140],
  breakfast_restaurant: [50, 150],
  sandwich_shop: [12, 50],
  ice_cream_shop: [8, 40],
  coffee_shop: [16, 60],
  pub: [60, 240],
  bowling_alley: [80, 280],
  amusement_center: [30, 120],
  movie_theater: [360, 1500],
  bed_and_breakfast: [8, 20],
}
const leastForGroups = 50

/** Seats, and whether groups can reserve. Null where nobody sits or nobody told. */
export function inventSeats(placeType: z.output<typeof PlaceType>, tags: readonly string[], random: Random) {
  const [least, most] = seatRanges[placeType] ?? [0, 0]
  const seats = most > 0 && random.chance(0.9) ? random.int(least / 2, most / 2) * 2 : null
  const isLarge = seats !== null && seats >= leastForGroups
  const isTold = most > 0 && random.chance(0.85)
  const takesGroups = tags.includes('Good for Groups') || random.chance(isLarge ? 0.6 : 0.15)
  return { seats, takes_groups: isTold ? takesGroups : null }
}
