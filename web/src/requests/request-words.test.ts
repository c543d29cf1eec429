import { expect, test } from 'vitest'
import { deliveryText } from './request-words.ts'

const now = Date.parse('2027-03-12T12:00:00Z')
const inbox = 'In the inbox of its team here.'

test.each([
  ['before it is confirmed', false, null, 'Gets your request by email.'],
  ['right after it was confirmed', false, '2027-03-12T11:59:59Z', `${inbox} The email is on its way.`],
  ['long after it was confirmed', false, '2027-03-12T10:00:00Z', `${inbox} No email was sent yet.`],
  ['once it is mailed', true, '2027-03-12T11:59:59Z', 'Sent by email.'],
] as const)('%s, a host with an address reads so', (_when, isMailed, confirmed, text) =>
  expect(deliveryText({ reach: 'Email', isMailed }, confirmed, now)).toBe(text),
)
