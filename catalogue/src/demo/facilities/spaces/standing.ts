import { states, type StateName } from '@app/contract/reference-lists/regions.ts'
import type { SportName } from '@app/contract/reference-lists/sports.ts'

const codeOf = new Map<StateName, string>(states.map(({ name, code }) => [name, code]))

interface Homes {
  /** Postal codes of the states where the sport is at home. */
  home: string
  /** Of the places that could offer it, the share that do; 1 is what an offer itself says. */
  there: number
  elsewhere: number
  /** Where it is not played at all. */
  never?: string
}

const canada = 'AB BC MB NB NL NS ON PE QC SK'
const iceBelt = `MN ND WI MI ME VT NH MA NY AK MT ${canada}`
const snow = `AK CO ID ME MI MN MT NH NY UT VT WI WY ND ${canada}`
const tropics = 'PR VI HI'
const west = 'TX OK WY MT CO NE KS AZ NM ID SD ND NV UT AB SK'
const lacrosseEast = 'NY MD MA CT NJ PA VA NH DE RI VT ME'

const standings: Partial<Record<SportName, Homes>> = {
  'Ice Hockey': { home: iceBelt, there: 1, elsewhere: 0.85, never: 'PR VI' },
  'Figure Skating': { home: iceBelt, there: 1, elsewhere: 1, never: 'PR VI' },
  'Sled Hockey': { home: iceBelt, there: 1, elsewhere: 0.5, never: tropics },
  'Speed Skating': { home: 'WI MN MA UT NY MI QC AB ON', there: 2, elsewhere: 0.3, never: tropics },
  Broomball: { home: 'MN WI ND MI NY QC ON MB SK NS', there: 3, elsewhere: 0.1, never: tropics },
  Ringette: { home: 'ON QC MB AB NB NS SK', there: 5, elsewhere: 0 },
  Curling: { home: `MN ND WI ${canada}`, there: 1, elsewhere: 0.12, never: tropics },
  'Ball Hockey': { home: `PA MA NJ ${canada}`, there: 2, elsewhere: 0.3 },
  'Box Lacrosse': { home: 'ON BC AB NY', there: 2.5, elsewhere: 0.15 },
  Lacrosse: { home: `${lacrosseEast} ON CO`, there: 1.7, elsewhere: 0.5, never: 'PR VI ND SD WY MT' },
  'Field Hockey': { home: 'PA NJ MA VA MD CT DE NC ME NH BC', there: 3, elsewhere: 0.25, never: 'PR VI' },
  'Water Polo': { home: 'CA HI PA QC ON', there: 2.2, elsewhere: 0.4 },
  'Beach Volleyball': { home: 'CA FL HI TX AZ PR VI SC NC NJ AL GA', there: 1.2, elsewhere: 0.8 },
  Surfing: { home: 'CA HI FL PR', there: 1, elsewhere: 0.5 },
  Cricket: { home: 'NJ NY TX CA ON MD GA FL IL VI', there: 2, elsewhere: 0.3 },
  'Gaelic Games': { home: 'MA NY IL PA CA', there: 2, elsewhere: 0.2 },
  'Australian Football': { home: 'CA TX WI CO ON BC', there: 1, elsewhere: 0.2 },
  Rodeo: { home: west, there: 1.5, elsewhere: 0.3, never: 'PR VI DC RI PE' },
  Rugby: { home: 'CA BC ON MA NY CO UT', there: 1.6, elsewhere: 0.7 },
  Rowing: { home: 'MA PA WA NY CT NJ CA WI TN OK VA ON BC', there: 1.5, elsewhere: 0.5 },
  'Snowmobile Racing': { home: 'MN WI MI ME NY ND QC ON MB', there: 1, elsewhere: 0 },
  'Cross-Country Skiing': { home: snow, there: 1, elsewhere: 0.03, never: `${tropics} FL LA AL MS GA SC TX` },
  Biathlon: { home: 'VT NY MN AK MT UT ME AB QC BC NB', there: 1, elsewhere: 0 },
  Wrestling: { home: 'IA PA OH OK MN NJ NE MO', there: 1.6, elsewhere: 0.9 },
  Cheerleading: { home: 'TX FL GA AL TN KY NC', there: 1.5, elsewhere: 1 },
  Boxing: { home: 'PR NV TX CA MI OH', there: 1.5, elsewhere: 0.8 },
  Futsal: { home: 'PR VI FL TX CA NJ QC', there: 2, elsewhere: 0.8 },
  Floorball: { home: 'ON QC MN', there: 2, elsewhere: 0.3 },
  Cornhole: { home: 'OH KY IN SC', there: 2, elsewhere: 0.8 },
  Fishing: { home: 'FL AL TN TX MN WI LA ON AR', there: 1.5, elsewhere: 0.8 },
  'Contact Football': { home: 'TX OH PA FL GA AL LA MS OK', there: 1.15, elsewhere: 1, never: 'VI' },
  Softball: { home: 'OK AL FL AZ CA TX MO', there: 1.15, elsewhere: 1 },
  'Auto Racing': { home: 'NC IN TN GA PA IA WI SC AL', there: 1.5, elsewhere: 0.8 },
  Esports: { home: 'CA TX WA NY ON', there: 1.3, elsewhere: 1 },
}

const setsOf = (homes: Homes) => ({
  ...homes,
  home: new Set(homes.home.split(' ')),
  never: new Set(homes.never?.split(' ')),
})
const bySport = new Map(Object.entries(standings).map(([sport, homes]) => [sport, setsOf(homes)]))

/** How much more, or less, common a sport is in a state than an offer of spaces says; 0 where nobody plays it. */
export function standing(sport: SportName, state: StateName): number {
  const homes = bySport.get(sport)
  if (homes === undefined) return 1
  const code = codeOf.get(state) ?? ''
  if (homes.never.has(code)) return 0
  return homes.home.has(code) ? homes.there : homes.elsewhere
}

const warm = new Set('FL HI PR VI TX LA MS AL GA SC AZ CA'.split(' '))
const cold = new Set(iceBelt.split(' '))

export type Climate = 'warm' | 'mild' | 'cold'

export function climateOf(state: StateName): Climate {
  const code = codeOf.get(state) ?? ''
  if (warm.has(code)) return 'warm'
  return cold.has(code) ? 'cold' : 'mild'
}
