import { addDays, countDays, isCalendarDate } from '@app/contract/rules/calendar-date.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

interface Parts {
  year: string | undefined
  month: number
  day: string
}

function partsOf(text: string): Parts | undefined {
  const [, month, day, year] = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?$/.exec(text) ?? []
  if (month !== undefined && day !== undefined) return { year, month: Number(month), day }
  const named = /([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?$/i.exec(text)
  const at = months.indexOf((named?.[1] ?? '').slice(0, 3).toLowerCase())
  return named?.[2] === undefined || at < 0 ? undefined : { year: named[3], month: at + 1, day: named[2] }
}

/**
 * The day of a cell: `2027-03-12`, `3/12/27`, `Fri, Mar 12th`, or 46458 as workbooks store it. Without a year, it is the one of that name
 * that is nearest to another day. Undefined for other text.
 */
export function cellDay(text: string, near: string): string | undefined {
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0]
  if (iso !== undefined) return isCalendarDate(iso) ? iso : undefined
  if (/^\d{5}(\.\d+)?$/.test(text)) return addDays('1899-12-30', Math.floor(Number(text)))
  const parts = partsOf(text)
  if (parts === undefined) return undefined
  const { year, month, day } = parts
  const named = Number(near.slice(0, 4))
  const years =
    year === undefined
      ? [named - 1, named, named + 1]
      : [year.length === 2 ? 2000 + Number(year) : Number(year)]
  const days = years
    .map((one) => `${one}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`)
    .filter(isCalendarDate)
  const distance = (one: string) => Math.abs(countDays(one, near) - 1)
  return days.toSorted((a, b) => distance(a) - distance(b))[0]
}
