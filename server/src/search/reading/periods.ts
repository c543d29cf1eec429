import { addDays, dateOf, lastDay, pad, weekendFrom } from './calendar-days.ts'
import { isYear, nextYear, type DaysMatch } from './date-words.ts'
import { wordAt, type Token } from './tokens.ts'

const seasons: ReadonlyMap<string, readonly [from: string, to: string]> = new Map(
  Object.entries<readonly [from: string, to: string]>({
    spring: ['03-01', '05-31'],
    summer: ['06-01', '08-31'],
    fall: ['09-01', '11-30'],
    autumn: ['09-01', '11-30'],
    primavera: ['03-01', '05-31'],
    printemps: ['03-01', '05-31'],
    verano: ['06-01', '08-31'],
    ete: ['06-01', '08-31'],
    otono: ['09-01', '11-30'],
    automne: ['09-01', '11-30'],
  }),
)

/** Of most schools, whose weeks differ. */
const springBreak = ['03-01', '04-15'] as const

/** 'summer 2027', 'this summer'. */
export function seasonAt(tokens: readonly Token[], start: number, today: string): DaysMatch | undefined {
  if (wordAt(tokens, start) === 'spring' && wordAt(tokens, start + 1) === 'break') {
    const next = nextYear(today, springBreak[1])
    return { length: 2, from: `${next}-${springBreak[0]}`, to: `${next}-${springBreak[1]}` }
  }
  const season = seasons.get(wordAt(tokens, start))
  if (season === undefined) return undefined
  const hasYear = isYear(wordAt(tokens, start + 1))
  if (
    !hasYear &&
    !/^(?:this|next|in|for|the|coming|en|este|el|proximo|cet|l|prochain)$/.test(wordAt(tokens, start - 1))
  )
    return undefined
  const year = hasYear ? Number(wordAt(tokens, start + 1)) : nextYear(today, season[1])
  return { length: hasYear ? 2 : 1, from: `${year}-${season[0]}`, to: `${year}-${season[1]}` }
}

/** 'Q2', 'Q2 2027'. */
export function quarterAt(tokens: readonly Token[], start: number, today: string): DaysMatch | undefined {
  const [, glued] = /^q([1-4])$/.exec(wordAt(tokens, start)) ?? []
  const isSplit = wordAt(tokens, start) === 'q' && tokens[start + 1]?.isGlued === true
  const quarter = Number(glued ?? (isSplit ? wordAt(tokens, start + 1) : 0))
  if (!(quarter >= 1 && quarter <= 4)) return undefined
  const length = glued === undefined ? 2 : 1
  const typed = wordAt(tokens, start + length)
  const last = quarter * 3
  const year = isComingYear(typed, today) ? Number(typed) : nextYear(today, `${pad(last)}-31`)
  const to = dateOf(year, last, lastDay(year, last))
  return { length: isComingYear(typed, today) ? length + 1 : length, from: dateOf(year, last - 2, 1), to }
}

const isComingYear = (word: string, today: string) =>
  isYear(word) && Number(word) >= Number(today.slice(0, 4)) && Number(word) <= Number(today.slice(0, 4)) + 10

/** '2027'. Any other number like a year counts something. */
export function yearAt(tokens: readonly Token[], start: number, today: string): DaysMatch | undefined {
  const year = wordAt(tokens, start)
  if (!isComingYear(year, today)) return undefined
  const from = year === today.slice(0, 4) ? today : `${year}-01-01`
  return { length: 1, from, to: `${year}-12-31` }
}

/** 'tomorrow', 'this week', 'next month'. A week ends on Sunday. */
export function relativeAt(tokens: readonly Token[], start: number, today: string): DaysMatch | undefined {
  const first = wordAt(tokens, start)
  if (/^(?:today|tonight|hoy)$/.test(first)) return { length: 1, from: today, to: today }
  if (/^(?:tomorrow|manana|demain)$/.test(first)) {
    const day = addDays(today, 1)
    return { length: 1, from: day, to: day }
  }
  if (!/^(?:this|next)$/.test(first)) return undefined
  const isNext = first === 'next'
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const unit = wordAt(tokens, start + 1)
  if (unit === 'week') {
    const { to: sunday } = weekendFrom(today)
    return { length: 2, from: isNext ? addDays(sunday, 1) : today, to: isNext ? addDays(sunday, 7) : sunday }
  }
  if (unit === 'month') {
    const [y, m] = isNext ? [month === 12 ? year + 1 : year, (month % 12) + 1] : [year, month]
    return { length: 2, from: isNext ? dateOf(y, m, 1) : today, to: dateOf(y, m, lastDay(y, m)) }
  }
  if (unit === 'year')
    return {
      length: 2,
      from: isNext ? dateOf(year + 1, 1, 1) : today,
      to: dateOf(isNext ? year + 1 : year, 12, 31),
    }
  return undefined
}
