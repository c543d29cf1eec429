interface Issue {
  code: string
  origin?: unknown
  expected?: unknown
  format?: unknown
  minimum?: unknown
  maximum?: unknown
  divisor?: unknown
}

const figure = new Intl.NumberFormat('en-US')
const counted = (value: unknown) => (typeof value === 'number' ? figure.format(value) : String(value))
/** Among the limits of fields, all of these are years, which have no comma. */
const isYear = (value: unknown) => typeof value === 'number' && value >= 1600 && value <= 2099
const amount = (value: unknown) => (isYear(value) ? String(value) : counted(value))

const formats: Record<string, string> = {
  email: 'Enter an email address, such as name@example.com.',
  url: 'Enter a web address, such as https://example.com.',
}

/** Lists and the like. */
const isCounted = new Set<unknown>(['array', 'set', 'map'])

/** The text for a schema's issue with a field. Undefined if the contract's own words are for readers as well. */
export function fieldWords(issue: Issue): string | undefined {
  const isText = issue.origin === 'string'
  if (isCounted.has(issue.origin)) return undefined
  if (issue.code === 'too_small')
    return isText ? 'This field is required.' : `Must be ${amount(issue.minimum)} or more.`
  if (issue.code === 'too_big')
    return isText
      ? `Use ${counted(issue.maximum)} characters or fewer.`
      : `Must be ${amount(issue.maximum)} or less.`
  if (issue.code === 'not_multiple_of') return `Must be a multiple of ${String(issue.divisor)}.`
  if (issue.code === 'invalid_format') return formats[String(issue.format)]
  if (issue.code === 'invalid_value') return 'Choose one from the list.'
  if (issue.code !== 'invalid_type') return undefined
  if (issue.expected === 'string') return 'This field is required.'
  if (issue.expected === 'int') return 'Enter a whole number.'
  return issue.expected === 'number' || issue.expected === 'nan' ? 'Enter a number.' : undefined
}

/** Makes a sentence of a schema's text, such as `must be a telephone number`. */
export function sentence(words: string): string {
  const text = words.trim()
  if (text === '') return ''
  const full = text.slice(0, 1).toUpperCase() + text.slice(1)
  return /[.?]$/.test(full) ? full : `${full}.`
}

/** Labels of fields by their names in the contract. */
export type Labels = (name: string) => string | undefined

/** Replaces the names of fields in a schema's text: `must not be before startDate` → `must not be before “First day”`. */
export const withLabels = (words: string, labelOf: Labels): string =>
  words.replaceAll(/\b[a-z]+[A-Z]\w*/g, (name) => {
    const label = labelOf(name)
    return label === undefined ? name : `“${label}”`
  })

const noLabels: Labels = () => undefined

/** The error of a form's field as a sentence. That of a range may be in one of its ends. */
export function errorOf(error: object | undefined, labelOf = noLabels): string | undefined {
  if (error === undefined) return undefined
  if ('message' in error)
    return typeof error.message === 'string' ? sentence(withLabels(error.message, labelOf)) : undefined
  const [inner] = Object.values(error)
  return typeof inner === 'object' && inner !== null ? errorOf(inner, labelOf) : undefined
}
