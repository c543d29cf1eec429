import type { BusinessCategory } from '@app/contract/reference-lists/business-categories.ts'
import type { PlaceAttributeTag } from '@app/contract/reference-lists/place-attribute-tags.ts'
import type { PlaceType } from '@app/contract/reference-lists/place-categories.ts'
import type * as z from 'zod'
import { landscapeWords, quarterNames } from '../names/landscape.ts'
import { listed } from '../names/listed.ts'
import { surnames } from '../names/surnames.ts'
import type { Town } from '../places/towns.ts'
import type { Random } from '../random.ts'

type PlaceTypeName = z.output<typeof PlaceType>

interface Trade {
  category: BusinessCategory
  weight: number
  names: readonly string[]
  /** One of them opens the description. */
  openings: readonly string[]
}

const trade = (category: BusinessCategory, weight: number, names: string, ...openings: string[]): Trade => ({
  category,
  weight,
  names: listed(names),
  openings,
})
const meals = (weight: number, names: string, opening: string) =>
  trade('Food & Beverage', weight, names, opening)
const fun = (weight: number, names: string, opening: string) => trade('Entertainment', weight, names, opening)

const trades: readonly (readonly [PlaceTypeName, Trade])[] = [
  ['family_restaurant', meals(14, '* Table, * Kitchen, The * Grill', 'Family cooking at long tables.')],
  ['pizza_restaurant', meals(12, '* Pizza, * Slice House', 'Pizza by the pie or by the slice.')],
  [
    'breakfast_restaurant',
    meals(7, '* Pancake House, The * Griddle', 'Breakfast from six, before the first game.'),
  ],
  ['sandwich_shop', meals(7, '* Deli, * Sandwich Company', 'Boxed lunches for teams with a day of notice.')],
  ['ice_cream_shop', meals(6, '* Creamery, * Ice Cream', 'Ice cream made on the spot.')],
  ['coffee_shop', meals(8, '* Coffee, * Roasters', 'Coffee and rolls from early morning.')],
  [
    'pub',
    meals(6, 'The * Tavern, * Brewing, The * Taproom', 'Games on every screen and a kitchen until late.'),
  ],
  ['bowling_alley', fun(6, '* Lanes, * Bowl', 'Lanes by the hour and shoes in all sizes.')],
  ['amusement_center', fun(6, '* Mini Golf, * Fun Park', 'Mini golf, go-karts and an arcade.')],
  ['museum', fun(5, '* Museum, * Science Center', 'Exhibits that children may touch.')],
  ['movie_theater', fun(4, '* Cinema, The * Theater', 'Eight screens, and private showings for groups.')],
  ['zoo', fun(2, '* Zoo, * Animal Park', 'An hour or an afternoon among animals.')],
  [
    'sporting_goods_store',
    trade('Hospitality', 5, '* Sports, * Team Outfitters', 'Laces and tape on game day.'),
  ],
  [
    'physiotherapist',
    trade('Hospitality', 2, '* Physical Therapy', 'Appointments for players on the same day.'),
  ],
  [
    'bed_and_breakfast',
    trade('Hotel & Lodging', 3, '* House, * Guest Rooms', 'Six rooms and a shared table.'),
  ],
  ['bus_station', trade('Transportation', 4, '* Shuttle, * Charter', 'Shuttles between hotels and venues.')],
]

/** Promotions and attributes by category. */
const customs: Readonly<Record<BusinessCategory, { deals: readonly string[]; tags: PlaceAttributeTag[] }>> = {
  'Food & Beverage': {
    deals: [
      '15% off for teams of ten or more',
      'Kids eat free with an adult meal',
      'Free dessert for players in uniform',
      '10% off before 5 PM',
    ],
    tags: [
      'Good for Groups',
      'Good For Kids',
      'Takes Reservations',
      'Outdoor Seating',
      'Full Bar',
      'TV',
      'Wi-Fi',
    ],
  },
  Entertainment: {
    deals: ['Two for one on weekdays', '20% off for groups of eight', 'Free second hour for teams'],
    tags: ['Good for Groups', 'Good For Kids', 'Parking Available', 'Wheelchair Accessible'],
  },
  Hospitality: {
    deals: ['10% off on the day of a game'],
    tags: ['Parking Available', 'Wheelchair Accessible'],
  },
  'Hotel & Lodging': { deals: ['Third night at half the rate'], tags: ['Wi-Fi', 'Dogs Allowed'] },
  Transportation: {
    deals: ['One free return trip per team'],
    tags: ['Good for Groups', 'Wheelchair Accessible'],
  },
}

export interface BusinessFacts extends Trade {
  name: string
  placeType: PlaceTypeName
  deals: readonly string[]
  tags: readonly PlaceAttributeTag[]
  priceLevel: number | null
}

export function inventBusiness(
  town: Town,
  isTaken: (name: string) => boolean,
  random: Random,
): BusinessFacts {
  const [placeType, made] = random.weighted(trades.map((entry) => [entry, entry[1].weight] as const))
  const isMeal = made.category === 'Food & Beverage'
  return {
    ...made,
    placeType,
    name: businessName(made, town, isTaken, random),
    deals: customs[made.category].deals,
    tags: customs[made.category].tags.filter(() => random.chance(0.6)),
    priceLevel:
      isMeal && random.chance(0.85)
        ? random.weighted([
            [1, 4],
            [2, 5],
            [3, 1],
          ] as const)
        : null,
  }
}

function businessName(
  { names }: Trade,
  town: Town,
  isTaken: (name: string) => boolean,
  random: Random,
): string {
  for (;;) {
    const word = random.pick(random.pick([quarterNames, surnames, landscapeWords(town.state, town.region)]))
    const name = random.pick(names).replace('*', word)
    if (!isTaken(name)) return name
  }
}

const closings = [
  'Groups of twenty call a day ahead.',
  'Ten minutes are enough between two games.',
  'The lot takes a team bus.',
  'Orders for teams are ready when the final whistle blows.',
]

/** One or two sentences. */
export const describeBusiness = ({ openings }: BusinessFacts, random: Random) =>
  [random.pick(openings), ...(random.chance(0.6) ? [random.pick(closings)] : [])].join(' ')
