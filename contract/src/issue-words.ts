import { config, type $ZodErrorMap } from 'zod/v4/core'

type Words = (issue: Parameters<$ZodErrorMap>[0]) => string

const figure = new Intl.NumberFormat('en-US')
/** Among the limits of fields without a unit, all of these are years, which have no comma. */
const isYear = (value: number) => value >= 1600 && value <= 2099
const amount = (value: unknown) =>
  typeof value === 'number' && !isYear(value) ? figure.format(value) : String(value)
const counted = (count: unknown, one: string) =>
  `${typeof count === 'number' ? figure.format(count) : String(count)} ${one}${count === 1 ? '' : 's'}`

const types: Record<string, string> = {
  string: 'text',
  number: 'a number',
  nan: 'a number',
  int: 'a whole number',
  bigint: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  set: 'a list',
  object: 'an object',
  record: 'an object',
  map: 'an object',
  date: 'a date',
  null: 'null',
  file: 'a file',
}

const formats: Record<string, string> = {
  email: 'an email address, such as name@example.com',
  url: 'a web address, such as https://example.com',
  uuid: 'a UUID',
  guid: 'a UUID',
  date: 'a date, such as 2027-03-12',
  time: 'a time, such as 18:30',
  datetime: 'a time in UTC, such as 2027-03-12T18:30:00Z',
}

/** Of lists and texts, whose length is limited. */
const units: Record<string, string> = {
  string: 'character',
  array: 'item',
  set: 'item',
  map: 'key',
  file: 'byte',
}

/** Longer lists are in the documentation of the API. */
const mostListed = 12

function oneOf(values: readonly unknown[]): string {
  if (values.length > mostListed) return 'must be one of the listed values'
  const listed = values.map((value) => (typeof value === 'string' ? `"${value}"` : String(value)))
  return listed.length === 1 ? `must be ${listed.join()}` : `must be one of ${listed.join(', ')}`
}

/** What is wrong with a value, by the code of the issue. The words follow the name of a field: `is required`. */
const words: { [Code in Parameters<$ZodErrorMap>[0]['code']]-?: Words } = {
  invalid_type: ({ input, expected }) => {
    if (input === undefined) return 'is required'
    const type = types[String(expected)]
    return type === undefined ? 'is not allowed here' : `must be ${type}`
  },
  too_small: ({ origin, minimum, inclusive }) => {
    const unit = units[String(origin)]
    if (unit === undefined)
      return `must be ${inclusive === false ? 'more than ' : ''}${amount(minimum)}${inclusive === false ? '' : ' or more'}`
    return minimum === 1 && unit === 'character'
      ? 'must not be empty'
      : `must have ${counted(minimum, unit)} or more`
  },
  too_big: ({ origin, maximum, inclusive }) => {
    const unit = units[String(origin)]
    if (unit === undefined)
      return `must be ${inclusive === false ? 'less than ' : ''}${amount(maximum)}${inclusive === false ? '' : ' or less'}`
    return `must have ${counted(maximum, unit)} or fewer`
  },
  invalid_format: ({ format }) => {
    const form = formats[String(format)]
    return form === undefined ? 'has an unknown form' : `must be ${form}`
  },
  not_multiple_of: ({ divisor }) => `must be a multiple of ${amount(divisor)}`,
  unrecognized_keys: ({ keys }) => `has unknown fields: ${Array.isArray(keys) ? keys.join(', ') : ''}`,
  invalid_union: () => 'must have one of the forms in the documentation',
  invalid_key: () => 'has a name that is not allowed',
  invalid_element: () => 'has a value that is not allowed',
  invalid_value: ({ values }) => oneOf(Array.isArray(values) ? values : []),
  custom: () => 'is not allowed',
}

/** The words for an issue whose schema has none of its own. */
const issueWords: Words = (issue) => words[issue.code](issue)

/** Sets the words of every schema, wherever it is used: the library's own are for developers, who see the schema beside them. */
export const explainIssues = () => void config({ customError: issueWords })
