import { weekdays } from '@app/contract/rules/weekdays.ts'

/** Lower case without accents, with plain spaces and quotes. */
export const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/[‘’]/g, "'")
    .toLowerCase()

const numberWords: readonly (readonly string[])[] = [
  [],
  ['one', 'uno', 'una', 'un', 'une'],
  ['two', 'dos', 'deux'],
  ['three', 'tres', 'trois'],
  ['four', 'cuatro', 'quatre'],
  ['five', 'cinco', 'cinq'],
  ['six', 'seis'],
  ['seven', 'siete', 'sept'],
  ['eight', 'ocho', 'huit'],
  ['nine', 'nueve', 'neuf'],
  ['ten', 'diez', 'dix'],
  ['eleven', 'once', 'onze'],
  ['twelve', 'doce', 'douze'],
]

const timePattern =
  /(?<![\d:])(?<hours>\d{1,2})(?:(?:[:.]| ?h ?)(?<minutes>\d{2}))? ?(?<half>[ap])\.? ?m\b\.?|(?<![\d:])(?<hours24>\d{1,2})(?::(?<minutes24>\d{2})| ?h(?: ?(?<minutesH>\d{2}))?(?![a-z]))/g
const midnights = /\b(midnight|medianoche|minuit)\b/
const noons = /\b(noon|mediodia|midi)\b/

const clock = (hours: number, minutes: string | undefined) =>
  `${String(hours % 24).padStart(2, '0')}:${minutes ?? '00'}`

/** Times of day in a folded text, such as '18:30'. */
export function timesIn(text: string): string[] {
  const found = [...text.matchAll(timePattern)].map(({ groups = {} }) => {
    const { hours, minutes, half, hours24, minutes24, minutesH } = groups
    if (hours === undefined) return clock(Number(hours24), minutes24 ?? minutesH)
    return clock((Number(hours) % 12) + (half === 'p' ? 12 : 0), minutes)
  })
  if (midnights.test(text)) found.push('00:00')
  if (noons.test(text)) found.push('12:00')
  return found
}

export const withoutTimes = (text: string) => text.replaceAll(timePattern, ' ')

const numberPattern = /\d{1,3}(?:[ ,.]\d{3})+(?!\d)|\d+(?:[.,]\d+)?/g
const valueOf = (digits: string) =>
  /^\d{1,3}([ ,.]\d{3})+$/.test(digits)
    ? Number(digits.replaceAll(/\D/g, ''))
    : Number(digits.replace(',', '.'))

/** Numbers written in digits in a folded text, in the notation of any of the languages. */
export const numbersIn = (text: string) =>
  [...text.matchAll(numberPattern)].map(([digits]) => valueOf(digits))

export function hasNumber(text: string, value: number): boolean {
  const words = numberWords[value] ?? []
  return numbersIn(text).includes(value) || words.some((word) => new RegExp(`\\b${word}\\b`).test(text))
}

const monthNames = [
  'jan|ene',
  'feb|fev',
  'mar',
  'apr|abr|avr',
  'may|mai',
  'jun|juin',
  'jul|juil',
  'aug|ago|aou',
  'sep',
  'oct',
  'nov',
  'dec|dic',
]

/** Whether a folded text names a day, such as 'June 12–13' or '12 de junio'. */
export function hasDate(text: string, day: string): boolean {
  const [, month = '', date = ''] = day.split('-').map(Number)
  const names = monthNames[Number(month) - 1] ?? ''
  const near = `(?<!\\d)${date}(?!\\d)`
  return new RegExp(`${near}[^.;]{0,14}\\b(${names})|\\b(${names})[^;]{0,16}${near}`).test(text)
}

const denials = {
  en: /\b(no|not|none|isn't|doesn't|don't|without|closed)\b/,
  es: /\b(no|ningun[oa]?|sin|cerrad[oa]s?)\b/,
  fr: /\b(ne|n'\w+|pas|non|aucune?|sans|fermee?s?)\b/,
} as const

/** Whether a folded answer says no. */
export const denies = (text: string, language: keyof typeof denials) => denials[language].test(text)

export const saysClosed = (text: string) => /\b(closed|cerrad[oa]|cierra|ferme)/.test(text)

export const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

export const isWeekday = (text: string) => weekdays.find((one) => one === text)
