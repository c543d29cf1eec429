import { askedFields } from '@app/contract/rules/asked.ts'
import { expect, test } from 'vitest'
import { eventFields } from './fields.ts'

// Not derived, so that the page on which an event is made doesn't load all that requests ask.
const asked = new Map<string, string>(askedFields.map(({ name, label }) => [name, label]))
/** Of any event, in words of its own. */
const isOfEvents = new Set(['name', 'description', 'hasFlexibleDates', 'dayCount', 'teamCount'])

test.each(eventFields.filter(({ name }) => asked.has(name) && !isOfEvents.has(name)))(
  'the field $name has the label that it has in a request',
  ({ name, label }) => {
    expect(label).toBe(asked.get(name))
  },
)
