import { numberOf } from '../page/typed-values.ts'

/** Under which a device kept the one draft of each form. */
export const oldKeys = { guided: 'request-form', short: 'request-draft' } as const

type StoredValues = Readonly<Record<string, unknown>>

/** The names that texts of the short form had. */
const texts = {
  event: 'name',
  message: 'description',
  name: 'contactName',
  email: 'contactEmail',
  organization: 'contactOrganization',
  space: 'spaceName',
}
const numbers = { count: 'spaceCount', people: 'participants', urgency: 'urgency' }

const isText = (value: unknown) => typeof value === 'string' && value !== ''

/** What a draft of the short form says, which was one text for each control. */
export function shortInOld(record: StoredValues): StoredValues {
  const { when, months, from, to, sport } = record
  const renamed = Object.entries(texts).map(([old, name]) => [name, record[old]])
  const counted = Object.entries(numbers).map(([old, name]) => {
    const typed = record[old]
    const value = typeof typed === 'string' ? numberOf(typed) : null
    return [name, value === null || Number.isNaN(value) ? undefined : value]
  })
  return {
    ...Object.fromEntries(renamed.filter(([, value]) => isText(value))),
    ...Object.fromEntries(counted),
    ...(isText(sport) && { sportsList: [sport] }),
    ...(isText(from) && { startDate: from, endDate: isText(to) ? to : from }),
    ...(when === 'months' &&
      Array.isArray(months) && { months: months.filter((month) => typeof month === 'string') }),
    ...(when === 'open' && { hasOpenDates: true }),
  }
}
