import { lastDayOfMonth } from '@app/contract/rules/calendar-date.ts'
import type { AnswerLanguage } from '@app/contract/assistants/answer-schema.ts'

const locales: Record<AnswerLanguage, string> = { en: 'en-US', es: 'es-US', fr: 'fr-CA' }

/** How numbers, dates and lists are written in a language. */
export function formatsOf(language: AnswerLanguage) {
  const locale = locales[language]
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const money = (currency: string) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
  const days = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const clocks = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    hour12: language !== 'fr',
    timeZone: 'UTC',
  })
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' })
  const onDay = (day: string) => new Date(`${day}T00:00:00Z`)
  return {
    number: (value: number) => numbers.format(value),
    money: (value: number, currency = 'USD') => money(currency).format(value),
    day: (day: string) => days.format(onDay(day)),
    days: (from: string, to: string) =>
      from === to
        ? days.format(onDay(from))
        : from.endsWith('-01') && to === lastDayOfMonth(from.slice(0, 7))
          ? months.format(onDay(from))
          : days.formatRange(onDay(from), onDay(to)),
    weekday: (day: string) => weekdays.format(onDay(day)),
    /** Minutes since midnight. */
    clock: (minute: number) => clocks.format(new Date((minute % 1440) * 60_000)).replace(/\u202f/g, ' '),
    list: (values: readonly string[]) => lists.format(values),
  }
}
export type Formats = ReturnType<typeof formatsOf>
