interface Issue {
  code: string
  origin?: unknown
  expected?: unknown
  format?: unknown
  minimum?: unknown
  maximum?: unknown
}

// Years among them, which take no comma.
const figure = new Intl.NumberFormat('en-US', { useGrouping: 'min2' })
const amount = (value: unknown) => (typeof value === 'number' ? figure.format(value) : String(value))

const formats: Record<string, string> = {
  email: 'Give an email address, such as name@example.com.',
  url: 'Give a web address, such as https://example.com.',
}

/** What a schema finds wrong, for whoever filled the field; undefined where the schema's own words will do. */
export function fieldWords(issue: Issue): string | undefined {
  const isText = issue.origin === 'string'
  if (issue.code === 'too_small') return isText ? 'Fill this in.' : `Give at least ${amount(issue.minimum)}.`
  if (issue.code === 'too_big')
    return isText
      ? `Give at most ${amount(issue.maximum)} characters.`
      : `Give at most ${amount(issue.maximum)}.`
  if (issue.code === 'invalid_format') return formats[String(issue.format)]
  if (issue.code === 'invalid_value') return 'Choose one from the list.'
  if (issue.code !== 'invalid_type') return undefined
  if (issue.expected === 'string') return 'Fill this in.'
  return issue.expected === 'int' ? 'Give a whole number.' : 'Give a number.'
}

/** `must be a telephone number`, as the schemas and the server say it, as a sentence. */
export function sentence(words: string): string {
  const text = words.trim()
  if (text === '') return ''
  const full = text.slice(0, 1).toUpperCase() + text.slice(1)
  return /[.?]$/.test(full) ? full : `${full}.`
}

/** What a form has against a field, as a sentence; undefined where it has nothing. */
export const errorOf = (error: { message?: string | undefined } | undefined) =>
  error?.message && sentence(error.message)
