import { addDays } from '../../../../search/reading/calendar-days.ts'
import type { ReadDays as Read } from '../read-days.ts'

/** 'Day 2: Saturday, ' */
const rowStart =
  /^\W*(?:day (?:\d|one|two|three|four|five)\W*)?(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\W*)?$/i
/** ': group play', but not 'works for us' or ': our second choice'. */
const rowEnd =
  /^\W*(?!(?:or|and|is|are|was|would|will|works?|could|can|preferred|if|only|ok|okay|fine|good|also|too|our|first|second|third|top|backup|alternat\w+|option|choice)\b)[a-z]{3,}/i

/** Whether days begin a row of a schedule, before what takes place on them. */
const isRow = ({ sentence: { text }, type, purpose, isAlternative, start, end }: Read) =>
  purpose === 'event' &&
  type === 'days' &&
  !isAlternative &&
  rowStart.test(text.slice(0, start)) &&
  rowEnd.test(text.slice(end))

const follows = (before: Read, { from, hasYear }: Read) => {
  const next = addDays(before.to, 1)
  return hasYear ? from === next : from.slice(5) === next.slice(5)
}

/** 'Fri, July 9: group play' and 'Sat, July 10: finals' below it as one. */
export function withSchedule(all: readonly Read[]): Read[] {
  const found: Read[] = []
  for (const read of all) {
    const before = found.at(-1)
    const isNext =
      before !== undefined &&
      before.sentence !== read.sentence &&
      before.sentence.message === read.sentence.message &&
      isRow(before) &&
      isRow(read) &&
      follows(before, read)
    if (isNext)
      found[found.length - 1] = { ...before, to: `${addDays(before.to, 1).slice(0, 4)}${read.to.slice(4)}` }
    else found.push(read)
  }
  return found
}
