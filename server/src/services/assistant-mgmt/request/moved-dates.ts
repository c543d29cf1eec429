import type { ReadValues, TextRange } from '@app/contract/events/request-reading.ts'
import { addDays, countDays, lastDayOfMonth } from '@app/contract/rules/calendar-date.ts'
import { nthWeekday } from '../../../search/reading/calendar-days.ts'
import { numberOf, smallNumber, wholeWords } from './whole-words.ts'

export interface Days {
  startDate: string
  endDate: string
}

export const daysOf = ({ startDate, endDate }: ReadValues): Days | undefined =>
  startDate === undefined || endDate === undefined ? undefined : { startDate, endDate }

/** Whether these are all days of months, of which the event takes some. */
const areMonths = ({ startDate, endDate }: Days) =>
  startDate.endsWith('-01') && endDate === lastDayOfMonth(endDate.slice(0, 7))

const inMonths = (days: Days, months: number): Days => {
  const moved = (day: string) => {
    const at = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  }
  return areMonths(days)
    ? { startDate: `${moved(days.startDate)}-01`, endDate: lastDayOfMonth(moved(days.endDate)) }
    : sameDaysIn(days, moved(days.startDate))
}

/** The same days of the week in another month: the second weekend stays the second one. */
export function sameDaysIn({ startDate, endDate }: Days, month: string): Days {
  const nth = Math.ceil(Number(startDate.slice(8)) / 7)
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))]
  const found = nthWeekday(year, number, new Date(startDate).getUTCDay(), nth > 4 ? -1 : nth)
  return { startDate: found, endDate: addDays(found, countDays(startDate, endDate) - 1) }
}

const units = {
  day: 'days?|d[ií]as?|jours?',
  week: 'weeks?|weekends?|semanas?|fines? de semana|semaines?|week-?ends?',
  month: 'months?|mes(?:es)?|mois',
  year: 'years?|a[ñn]os?|ans?|ann[ée]es?',
}
const unit = Object.values(units).join('|')
const later = String.raw`later|after(?:wards)?|back|m[aá]s tarde|despu[eé]s|siguiente|pr[oó]xim[oa]|plus tard|apr[eè]s|suivante?s?|d['’]apr[eè]s|following`
const earlier = String.raw`earlier|before|sooner|antes|anterior|plus t[oô]t|avant|pr[ée]c[ée]dente?s?|d['’]avant|previous|prior`
const isEarlier = wholeWords(`${earlier}|adelant\\p{L}*|avanc\\p{L}*|move (?:it |them )?up`)
/** 'The weekend after Thanksgiving' names days of its own. */
const ends = String.raw`(?=\s*(?:$|[,.;!?)]|(?:and|but|please|instead|then|that|with|y|e|et|mais|pero|por favor|s['’]il|if|would|works|is)(?!\p{L})))`

const amount = String.raw`(?<amount>${smallNumber})\s+(?:whole |full )?(?<unit>${unit})`
const shifts = [
  wholeWords(String.raw`(?:by |de |d['’]|por )?${amount}\s+(?:${later}|${earlier})`).source + ends,
  wholeWords(
    String.raw`(?:shift|mov|push|postpon|delay|bring|slid|d[ée]cal|report|repouss|avanc|aplaz|retras|adelant|pospon|corr)\p{L}*(?:\s+(?:it|them|everything|all|the (?:dates?|event)|las fechas|todo|les dates|tout|back|out|up|forward|ahead)){0,3}\s+(?:by\s+|de\s+|d['’]|por\s+|un total de\s+)?${amount}`,
  ).source,
  wholeWords(
    String.raw`(?:the|that|el|la|le|al?|du)\s+(?<unit>${unit})\s+(?:${later}|${earlier})|the\s+(?:very\s+)?(?:following|next|previous|prior)\s+(?<otherUnit>${unit})|following\s+(?<lastUnit>${unit})`,
  ).source + ends,
].map((source) => new RegExp(source, 'iu'))

const longer = wholeWords(
  String.raw`(?<amount>${smallNumber})\s+(?:more|extra|additional|fewer|less)\s+days?|(?<other>${smallNumber})\s+(?:days?|d[ií]as?|jours?)\s+(?:longer|more|shorter|less|fewer|m[aá]s(?! tarde)|menos|de plus|de moins|suppl[ée]mentaires?)`,
)
const shorter = wholeWords('fewer|less|shorter|menos|de moins')

interface Moved {
  fields: Days
  range: TextRange
}

const moved = (fields: Days, { index, 0: typed }: RegExpExecArray): Moved => ({
  fields,
  range: { start: index, end: index + typed.length },
})

function shifted(days: Days, word: string, steps: number): Days {
  const is = (of: string) => wholeWords(of).test(word)
  if (is(units.month)) return inMonths(days, steps)
  if (is(units.year)) return inMonths(days, 12 * steps)
  const length = is(units.day) ? 1 : 7
  return {
    startDate: addDays(days.startDate, length * steps),
    endDate: addDays(days.endDate, length * steps),
  }
}

/** New days that words make of those that stand: 'the weekend after', 'a week later', 'one more day'. */
export function movedDatesIn(text: string, values: ReadValues): Moved | undefined {
  const days = daysOf(values)
  if (days === undefined) return undefined
  const length = longer.exec(text)
  if (length !== null) {
    const number = numberOf(length.groups?.['amount'] ?? length.groups?.['other'] ?? '')
    const endDate = addDays(days.endDate, shorter.test(length[0]) ? -number : number)
    return endDate < days.startDate ? undefined : moved({ ...days, endDate }, length)
  }
  const match = shifts.map((pattern) => pattern.exec(text)).find((found) => found !== null)
  if (!match?.groups) return undefined
  const { amount: typed, unit: word, otherUnit, lastUnit } = match.groups
  const steps = typed === undefined ? 1 : numberOf(typed)
  const isBack = isEarlier.test(match[0])
  return moved(shifted(days, word ?? otherUnit ?? lastUnit ?? '', isBack ? -steps : steps), match)
}
