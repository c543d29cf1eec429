import { addDays, dateOf, easterOf, nthWeekday, weekendAround, weekendFrom } from './calendar-days.ts'
import { isOrdinalEnding, nextDays, ordinals, weekendWordsAt, type DaysMatch } from './date-words.ts'
import { monthOf } from './months.ts'
import { wordAt, type Token } from './tokens.ts'

type Holiday = (year: number) => string

/** Holidays that tournaments are held on, by their names without 'day' and apostrophes. */
const holidays: readonly (readonly [names: string, Holiday])[] = [
  ['new years, new year', (year) => dateOf(year, 1, 1)],
  ['mlk, martin luther king, martin luther king jr', (year) => nthWeekday(year, 1, 1, 3)],
  ['presidents, president, family', (year) => nthWeekday(year, 2, 1, 3)],
  ['easter', easterOf],
  ['mothers', (year) => nthWeekday(year, 5, 0, 2)],
  [
    'victoria, may long',
    (year) =>
      dateOf(year, 5, 24) >= nthWeekday(year, 5, 1, 4)
        ? nthWeekday(year, 5, 1, 4)
        : nthWeekday(year, 5, 1, 3),
  ],
  ['memorial', (year) => nthWeekday(year, 5, 1, -1)],
  ['fathers', (year) => nthWeekday(year, 6, 0, 3)],
  ['juneteenth', (year) => dateOf(year, 6, 19)],
  ['canada, july long', (year) => dateOf(year, 7, 1)],
  ['4 th of july, july 4 th, july 4, fourth of july, independence', (year) => dateOf(year, 7, 4)],
  ['civic, august long', (year) => nthWeekday(year, 8, 1, 1)],
  ['labor, labour, september long', (year) => nthWeekday(year, 9, 1, 1)],
  ['columbus, indigenous peoples, canadian thanksgiving', (year) => nthWeekday(year, 10, 1, 2)],
  ['halloween', (year) => dateOf(year, 10, 31)],
  ['veterans, remembrance', (year) => dateOf(year, 11, 11)],
  ['thanksgiving', (year) => nthWeekday(year, 11, 4, 4)],
  ['christmas, xmas', (year) => dateOf(year, 12, 25)],
]
/** These are names of people, towns and families, too. */
const needDay = new Set(
  'president presidents family mothers fathers victoria memorial canada independence civic labor labour columbus veterans remembrance'.split(
    ' ',
  ),
)

const longestName = 4
const holidayOf = new Map(
  holidays.flatMap(([names, day]) => names.split(', ').map((name) => [name, day] as const)),
)

/** 'Memorial Day weekend', 'Thanksgiving 2027', 'July 4th'. */
export function holidayAt(tokens: readonly Token[], start: number, today: string): DaysMatch | undefined {
  for (let words = longestName; words > 0; words--) {
    const name = tokens.slice(start, start + words).map(({ word }) => word)
    const holiday = name.length === words ? holidayOf.get(name.join(' ')) : undefined
    if (holiday === undefined) continue
    let at = start + words
    const hasDay = /^(?:day|eve)$/.test(wordAt(tokens, at))
    if (hasDay) at++
    // 'A company family day', though Family Day is a holiday.
    if (name[0] === 'family' && !tokens[start]!.isCapitalized) continue
    const weekendWords = weekendWordsAt(tokens, at)
    if (!hasDay && needDay.has(name.join(' ')) && weekendWords === 0) continue
    at += weekendWords
    const { days, length } = nextDays(tokens, at, today, (year) => {
      const date = holiday(year)
      return weekendWords > 0 ? weekendAround(date) : { from: date, to: date }
    })
    return { ...days, length: at + length - start }
  }
  return undefined
}

const ordinalsOfLanguages = new Map([
  ...ordinals,
  ['primer', 1],
  ['segundo', 2],
  ['tercer', 3],
  ['ultimo', -1],
  ['premier', 1],
  ['premiere', 1],
  ['deuxieme', 2],
  ['troisieme', 3],
  ['derniere', -1],
])

/** 'first weekend of March', 'this weekend', 'next weekend'. */
export function weekendAt(tokens: readonly Token[], start: number, today: string): DaysMatch | undefined {
  const isDigit = isOrdinalEnding(wordAt(tokens, start + 1))
  const before = isDigit ? 2 : 1
  const first = wordAt(tokens, start)
  const words = weekendWordsAt(tokens, start + before)
  if (words === 0) return undefined
  const n = isDigit ? Number(first) : ordinalsOfLanguages.get(first)
  if (n === undefined) {
    if (!/^(?:this|next|coming|este|proximo|cette|prochaine)$/.test(first)) return undefined
    const days = weekendFrom(today)
    if (first !== 'next') return { ...days, length: 1 + words }
    const later = weekendFrom(addDays(days.to, 1))
    return { ...later, length: 1 + words }
  }
  const isOf = /^(?:of|in|de)$/.test(wordAt(tokens, start + before + words))
  const at = start + before + words + (isOf ? 1 : 0)
  const month = monthOf(wordAt(tokens, at))
  if (month === undefined) return undefined
  const { days, length } = nextDays(tokens, at + 1, today, (year) =>
    weekendFrom(nthWeekday(year, month, 6, n)),
  )
  return { ...days, length: at + 1 + length - start }
}
