import type { Property } from './content-lines.ts'
import { lengthBetween, type Entry } from './entry.ts'
import { missedDates } from './missed-dates.ts'
import { floorToDay, instantOf, nameOf, type Moment, type MomentReader } from './moments.ts'
import { readRule } from './rule.ts'
import { ruleDates } from './rule-dates.ts'
import { currentVersions } from './versions.ts'
import { dayMs, readLength, type WrittenLength } from './written-times.ts'
import { wallAt } from './zone-clock.ts'

/** A date on which an entry takes time. The entry is the one that decides how long. */
interface EntryDate {
  start: Moment
  length: WrittenLength
  entry: Entry
}

interface Expansion {
  reader: MomentReader
  /** Instants between which dates are wanted, in ms. */
  from: number
  to: number
  /** Called for each date that is looked at. Throws when that is enough. */
  onStep: () => void
}

/** The dates of all entries with one UID. */
export function* datesOf(group: readonly Entry[], expansion: Expansion): Generator<EntryDate> {
  const entries = currentVersions(group)
  const changes = entries.filter(({ original }) => original)
  const outdated = new Set<Entry>()
  for (const entry of entries) {
    const { start, length, original, isFree } = entry
    if (original || !start || isFree) continue
    if (entry.repetition.length === 0) yield { start, length, entry }
    else yield* seriesDates({ ...entry, start }, { ...expansion, changes, outdated })
  }
  for (const entry of changes) {
    const { start, length, isFree } = entry
    if (!start || isFree || outdated.has(entry)) continue
    // Some programs repeat the rule of the series there, where RFC 5545 has none.
    yield { start, length, entry }
  }
}

interface SeriesExpansion extends Expansion {
  /** Entries that replace dates of the series. */
  changes: readonly Entry[]
  /** Receives changes that are older than the series and of dates that it no longer has. */
  outdated: Set<Entry>
}

function* seriesDates(
  entry: Entry & { start: Moment },
  { reader, from, to, onStep, changes, outdated }: SeriesExpansion,
): Generator<EntryDate> {
  const { start, length, repetition } = entry
  const wall = (instant: number) => instant + start.wall - instantOf(start)
  const ranges = rangeChanges(changes)
  const { shift, longest } = farthest(length, ranges)
  // Clocks may show up to a day more or less than at the start.
  const span = { from: wall(from) - longest - shift - 2 * dayMs, to: wall(to) + shift + dayMs }
  const changeByName = new Map(changes.map((one) => [nameOf(alike(one.original!, start, reader)), one]))
  const gone = new Set<string>()
  const missed = missedDates()
  for (const { property, text } of listed(repetition, 'EXDATE', onStep)) {
    const moment = reader.momentOf(property, text.split('/')[0]!, entry.defaultZone)
    if (!moment) {
      entry.unread.push(text)
      continue
    }
    const date = alike(moment, start, reader)
    gone.add(nameOf(date))
    const instant = instantOf(date)
    if (!date.isDay && instant >= from && instant < to)
      missed.remove(floorToDay(wallAt(start.clock, instant)), nameOf(date), text)
  }
  for (const date of byRules('EXRULE')) gone.add(nameOf(date))

  const met = new Set<Entry>()
  const take = function* (moment: Moment, ownLength?: WrittenLength): Generator<EntryDate> {
    const [name, day] = [nameOf(moment), dayName(moment)]
    if (gone.has(name) || gone.has(day)) {
      missed.meet(name)
      return
    }
    missed.keep(floorToDay(moment.wall))
    gone.add(name)
    const replacement = changeByName.get(name) ?? changeByName.get(day)
    if (replacement) {
      met.add(replacement)
      return
    }
    const over = rangeOver(moment, ranges)
    if (!over) yield { start: moment, length: ownLength ?? length, entry }
    else if (over.change.start && !over.change.isFree)
      yield {
        start: moved(moment, over.original, over.change.start),
        length: over.change.length,
        entry: over.change,
      }
  }

  // A period says how long a date is, also the first one.
  for (const { property, text } of listed(repetition, 'RDATE', onStep)) {
    const [startText = '', endText] = text.split('/')
    const moment = reader.momentOf(property, startText, entry.defaultZone)
    const end = endText === undefined ? undefined : reader.momentOf(property, endText, entry.defaultZone)
    const ownLength = moment && end ? lengthBetween(moment, end, reader.dayOf) : readLength(endText ?? '')
    const isLong = ownLength !== undefined && lengthMs(ownLength) > 0
    if (!moment || (endText !== undefined && !isLong)) entry.unread.push(text)
    if (moment) yield* take(listedDate(moment, start, reader), isLong ? ownLength : undefined)
  }
  yield* take(start)
  for (const date of byRules('RRULE')) yield* take(date)

  // A rule that couldn't be read has other dates as well.
  if (entry.unread.length === 0)
    for (const change of changes)
      if (change.sequence < entry.sequence && !met.has(change) && isWithin(change.original!.wall, span))
        outdated.add(change)
  entry.unread.push(...missed.texts())

  function* byRules(name: string): Generator<Moment> {
    for (const { value } of repetition.filter((property) => property.name === name)) {
      let rule
      try {
        rule = readRule(value)
      } catch {
        entry.unread.push(value || `${name} without a rule`)
        continue
      }
      for (const date of ruleDates({ rule, start, ...span, onStep })) yield { ...start, wall: date }
    }
  }
}

const isWithin = (wall: number, { from, to }: { from: number; to: number }) =>
  wall >= from + dayMs && wall < to - dayMs

/** How far dates are moved at most, and how long one lasts at most, in ms. */
function farthest(length: WrittenLength, ranges: readonly RangeChange[]) {
  let shift = 0
  let longest = lengthMs(length)
  for (const { change, at } of ranges) {
    if (change.start) shift = Math.max(shift, Math.abs(instantOf(change.start) - at) + dayMs)
    longest = Math.max(longest, lengthMs(change.length))
  }
  return { shift, longest }
}

const lengthMs = ({ days, ms }: WrittenLength) => days * dayMs + ms

function* listed(repetition: readonly Property[], name: string, onStep: () => void) {
  for (const property of repetition) {
    if (property.name !== name) continue
    // Separated by semicolons in version 1.0.
    for (const text of property.value.split(/[,;]/)) {
      onStep()
      if (text.trim() !== '') yield { property, text: text.trim() }
    }
  }
}

/** A named date as the series would name it: exceptions may be in another zone, without one, or days instead of times. */
function alike(moment: Moment, start: Moment, { dayOf }: MomentReader): Moment {
  if (start.isDay) return { ...start, wall: dayOf(moment) }
  return moment.isFloating && !start.isFloating ? { ...moment, clock: start.clock } : moment
}

/** A day that is added to a series of times has the time of the others. */
function listedDate(moment: Moment, start: Moment, reader: MomentReader): Moment {
  const date = alike(moment, start, reader)
  if (start.isDay || !date.isDay) return date
  return { ...start, wall: date.wall + start.wall - floorToDay(start.wall) }
}

/** A change of a date and all later or earlier ones. */
interface RangeChange {
  change: Entry
  original: Moment
  at: number
}

const rangeChanges = (changes: readonly Entry[]): RangeChange[] =>
  changes.flatMap((change) => {
    const { original, range } = change
    return original && range ? [{ change, original, at: instantOf(original) }] : []
  })

/** The change that holds for a date: the one that begins nearest to it. */
function rangeOver(moment: Moment, ranges: readonly RangeChange[]): RangeChange | undefined {
  if (ranges.length === 0) return undefined
  const instant = instantOf(moment)
  let found: RangeChange | undefined
  let nearest = Number.POSITIVE_INFINITY
  for (const one of ranges) {
    const distance = one.change.range === 'Later' ? instant - one.at : one.at - instant
    if (distance < 0 || distance >= nearest) continue
    nearest = distance
    found = one
  }
  return found
}

/** A date moved as another one of the series was. */
function moved(moment: Moment, original: Moment, start: Moment): Moment {
  if (start.isDay !== moment.isDay) {
    const days = floorToDay(start.wall) - floorToDay(original.wall)
    return { ...start, wall: floorToDay(moment.wall) + days + start.wall - floorToDay(start.wall) }
  }
  const isSameClock = start.clock === original.clock
  const shift = isSameClock ? start.wall - original.wall : instantOf(start) - instantOf(original)
  return { ...moment, wall: moment.wall + shift }
}

const dayName = ({ wall }: Moment) => `day ${floorToDay(wall)}`
