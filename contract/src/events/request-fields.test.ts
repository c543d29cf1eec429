import * as z from 'zod'
import { expect, test } from 'vitest'
import { BidDraft } from './bids.ts'
import { requestFields } from './request-fields.ts'

const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message)

test.each([
  ['budgetFrom', -1, 'must be a whole number of dollars from 0 to 100,000,000'],
  ['budgetTo', 1e12, 'must be a whole number of dollars from 0 to 100,000,000'],
  ['roomNights', 0, 'must be a whole number of room nights from 1 to 1,000,000'],
  ['requestDist', 1.5, 'must be a whole number of miles from 1 to 3,000'],
  ['spaceCount', '10', 'must be a whole number of spaces from 1 to 1,000'],
] as const)('%s refuses %j with its unit and range', (name, value, message) => {
  expect(messages(requestFields[name], value)).toEqual([message])
})

test('no number of a request or an offer is refused with the words of the validator', () => {
  for (const schema of [...Object.values(requestFields), ...Object.values(BidDraft.shape)])
    if (/whole number|number of/.test(messages(schema, 1e15)?.join() ?? ''))
      expect(messages(schema, -1e15)?.join()).toMatch(/^must be a (whole )?number of [a-z ]+ from/)
    else expect(messages(schema, 1e15)?.join() ?? '').not.toMatch(/Too big|>=|<=/)
})
