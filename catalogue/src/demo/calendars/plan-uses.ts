import { addDays, countDays } from '@app/contract/rules/calendar-date.ts'
import { weekdayOf, weekdays } from '@app/contract/rules/weekdays.ts'
import type { Facts } from '../facilities/facts.ts'
import { eventWord, sportWord } from '../facilities/spaces/sport-words.ts'
import { climateOf } from '../facilities/spaces/standing.ts'
import type { Random } from '../random.ts'
import { seasonOf } from '../sports/seasons.ts'
import type { DemoSpace } from './demo-spaces.ts'

/** What takes units of a calendar, by the place's clock. */
export interface Use {
  kind: 'Booking' | 'Hold' | 'Blackout'
  title: string
  units: readonly number[]
  /** In minutes from the midnight that begins the day of the build. */
  starts: number
  ends: number
  bufferMinutes: number
  /** The same number for all dates of a series. */
  series: number | null
  /** How many days after the build a hold ends. */
  expiresIn: number | null
}
type Kind = Partial<Use> & Pick<Use, 'title' | 'units'>

interface Setting {
  spaces: readonly DemoSpace[]
  today: string
  /** How many units times dates the calendar may have. */
  budget: number
  /** The weeks that come first show a bit of everything. */
  isManaged: boolean
}

const dayMinutes = 1440
/** Days before and after the build. */
const [daysBack, daysAhead] = [10, 230]
const cups = ['Classic', 'Cup', 'Shootout', 'Showcase', 'Invitational', 'Challenge']
const leagues = ['U8', 'U10', 'U12', 'U14', 'High school', 'Adult', 'Co-ed', 'Masters']
const holders = ['Regional', 'State', 'Founders', 'Border']
const repairs = ['Light repair', 'Line painting', 'Deep cleaning', 'Safety inspection', 'Scoreboard repair']

/** What takes the spaces of a facility around the day of the build, until the budget is spent. No two uses take the same time. */
export function planUses(
  { town }: Facts,
  { spaces, today, budget, isManaged }: Setting,
  random: Random,
): Use[] {
  const uses: Use[] = []
  let left = budget

  /** Adds what fits, at hours of these days. */
  function add(days: readonly number[], [from, to]: readonly [number, number], kind: Kind): void {
    for (const day of days) {
      const [starts, ends] = [day * dayMinutes + from * 60, day * dayMinutes + to * 60]
      const use: Use = {
        kind: 'Booking',
        bufferMinutes: 0,
        series: null,
        expiresIn: null,
        ...kind,
        starts,
        ends,
      }
      const isTaken = uses.some(
        (other) =>
          other.starts < ends + use.bufferMinutes &&
          starts < other.ends + other.bufferMinutes &&
          other.units.some((unit) => use.units.includes(unit)) &&
          !(use.kind === 'Hold' && other.kind === 'Hold'),
      )
      if (isTaken || use.units.length > left || day > daysAhead) continue
      left -= use.units.length
      uses.push(use)
    }
  }
  const unitsOf = (some: readonly DemoSpace[]) => some.flatMap(({ units }) => units)
  const daysUntil = (date: string) => countDays(today, date) - 1
  const sportOf = (space: DemoSpace | undefined) => space?.built.sports[0] ?? 'Other Sport or Activity'
  /** The first such weekday, from Monday as 0, from a day on. */
  const next = (weekday: number, day: number) =>
    day + ((weekday - weekdays.indexOf(weekdayOf(addDays(today, day))) + 7) % 7)
  const isInSeason = (space: DemoSpace, day: number) =>
    (space.built.location === 'Indoor' && space.built.name !== 'Rink') ||
    (seasonOf(sportOf(space))[Number(addDays(today, day).slice(5, 7)) - 1] ?? 0) >= 2

  // Snow on fields, and no ice in June.
  const climate = climateOf(town.state)
  const inSnow = spaces.filter(
    ({ built: { location, surface } }) =>
      location === 'Outdoor' && (climate === 'cold' || (climate === 'mild' && surface === 'Grass')),
  )
  const [first, last] = climate === 'cold' ? ['11-20', '04-05'] : ['12-05', '03-10']
  const rinks = spaces.filter(({ built }) => built.surface === 'Ice')
  const year = Number(today.slice(0, 4))
  for (const winter of [year - 1, year])
    for (const [title, some, from, to] of [
      ['Closed for winter', inSnow, daysUntil(`${winter}-${first}`), daysUntil(`${winter + 1}-${last}`)],
      ['Ice out', rinks, daysUntil(`${winter + 1}-06-05`), daysUntil(`${winter + 1}-06-26`)],
    ] as const)
      if (some.length > 0 && to > -daysBack)
        add([from], [0, (to - from) * 24], { kind: 'Blackout', title, units: unitsOf(some) })
  for (const { units } of random.sample(spaces, 2)) {
    const day = next(random.int(0, 3), random.int(2, isManaged ? 14 : 60))
    add([day], [9, 14], { kind: 'Blackout', title: random.pick(repairs), units })
  }

  const main = spaces.filter(({ built }) => built.name === spaces[0]?.built.name)
  const openOn = (day: number) => main.filter((space) => isInSeason(space, day))
  const cupWeeks = random.sample([1, 2, 4, 6, 9, 13, 18, 24], random.int(2, 4))
  for (const weeks of isManaged ? [0, ...cupWeeks] : cupWeeks) {
    const saturday = next(5, weeks * 7)
    const open = openOn(saturday)
    const some = open.slice(0, Math.max(2, Math.ceil(open.length * random.next())))
    const title = `${town.name} ${random.pick(cups)}`
    const cup = { title, units: unitsOf(some), bufferMinutes: some[0]?.bufferMinutes ?? 0 }
    if (some.length === 0) continue
    if (random.chance(0.3)) add([saturday - 1], [14, 21], cup)
    add([saturday, saturday + 1], [8, 19], cup)
  }
  const weekend = next(5, isManaged ? random.int(7, 20) : random.int(40, 150))
  const held = openOn(weekend).slice(
    isManaged ? -random.int(1, 3) : 0,
    isManaged ? undefined : random.int(1, 6),
  )
  const event = eventWord(sportOf(held[0]))
  // In line for the same weekend.
  for (const holder of random.sample(holders, held.length > 0 ? random.int(0, 3) : 0)) {
    const hold = { title: `${holder} ${event}`, units: unitsOf(held), expiresIn: random.int(3, 35) }
    add([weekend], [8, 42], { ...hold, kind: 'Hold' })
  }
  const summer = daysUntil(`${today.slice(5) > '08-15' ? year + 1 : year}-06-10`)
  for (const [series, space] of main.filter(() => random.chance(0.4)).entries()) {
    const monday = next(0, summer + 7 * random.int(0, 7))
    const title = `${sportWord(sportOf(space)).replace(/^./, (letter) => letter.toUpperCase())} camp`
    const days = [0, 1, 2, 3, 4].map((day) => monday + day)
    add(days, [9, 15], { title, units: space.units, series })
  }
  // On weekdays, teams train on a part in the afternoon, and leagues have the whole in the evening.
  for (let series = 100; left > 0 && series < 100 + budget / 4; series++) {
    const space = random.pick(spaces)
    const sport = sportWord(sportOf(space))
    const start = next(random.int(0, 4), 7 * random.int(0, random.chance(0.6) ? 4 : 22) - daysBack)
    const days = Array.from({ length: random.int(6, 10) }, (_, week) => start + 7 * week)
    const from = random.pick([15.5, 16, 18, 18, 20])
    const use =
      from < 18
        ? { title: `${town.name} ${sport} practice`, units: [random.pick(space.units)] }
        : { title: `${random.pick(leagues)} ${sport} league`, units: space.units }
    const { bufferMinutes } = space
    add(
      days.filter((day) => isInSeason(space, day)),
      [from, from + 1.5],
      { ...use, bufferMinutes, series },
    )
  }
  return uses
}
