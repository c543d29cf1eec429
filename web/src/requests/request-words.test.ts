import { toldLabel } from '@app/contract/rules/tell-asked.ts'
import { expect, test } from 'vitest'
import { keptWords } from '../page/contact-words.ts'
import {
  deliveryText,
  dueText,
  factsOf,
  leadStatusText,
  awardedText,
  sentText,
  titleOf,
  urgencyText,
  type RequestFacts,
} from './request-words.ts'

const now = Date.parse('2027-03-12T12:00:00Z')

test.each([
  ['before it is confirmed', false, null, 'Gets your request by email.'],
  ['right after it was confirmed', false, '2027-03-12T11:59:59Z', 'The email is on its way.'],
  ['long after it was confirmed', false, '2027-03-12T10:00:00Z', 'No email was sent yet.'],
  ['once it is mailed', true, '2027-03-12T11:59:59Z', 'Sent by email.'],
] as const)('%s, a host with an address reads so', (_when, isMailed, confirmed, text) =>
  expect(deliveryText({ reach: 'Email', isMailed }, confirmed, keptWords, now)).toBe(text),
)

const request: RequestFacts = {
  name: 'Elm Cup',
  sportsList: ['Other Sport or Activity'],
  startDate: null,
  endDate: null,
  months: [],
  spaceType: 'Other',
  spaceTypeCount: 2,
  participants: null,
  urgency: null,
}

test('another sport and another kind of space are not shown', () => {
  expect(factsOf(request)).toEqual([
    { label: 'Dates', value: 'Not decided yet', isWords: true },
    { label: 'Spaces', value: '2', isWords: true },
  ])
})

test('a sport and a kind of space are shown', () => {
  expect(factsOf({ ...request, sportsList: ['Soccer'], spaceType: 'Field' })).toEqual([
    { label: 'Dates', value: 'Not decided yet', isWords: true },
    { label: 'Sport', value: 'Soccer', isWords: true },
    { label: 'Spaces', value: '2 Fields', isWords: true },
  ])
})

test('the facts have the labels of the fields of a request', () => {
  const labels = factsOf({ ...request, sportsList: ['Soccer'], spaceType: 'Field', participants: 400 }).map(
    ({ label }) => label,
  )
  expect(labels).toEqual((['startDate', 'sportsList', 'spaceCount', 'participants'] as const).map(toldLabel))
  expect(urgencyText(0, 'sender', 'Dana')).toContain(`${toldLabel('urgency')}: `)
})

test.each([
  [0, 'host', 'Dana is in urgent need of a venue.'],
  [1, 'host', 'Dana will need a venue scheduled in the near future.'],
  [2, 'host', 'Dana is exploring options for a future event.'],
  [0, 'sender', 'Urgency: Urgent Need'],
] as const)('level %i of urgency reads for the %s: %s', (urgency, side, text) => {
  expect(urgencyText(urgency, side, 'Dana')).toBe(text)
})

test('a request has the title of its event, and names all of its sports', () => {
  expect(titleOf(request)).toBe('Elm Cup')
  expect(factsOf({ ...request, sportsList: ['Soccer', 'Other Sport or Activity', 'Rugby'] })).toContainEqual({
    label: 'Sport',
    value: 'Soccer and Rugby',
    isWords: true,
  })
})

test.each([
  ['Pacific/Honolulu', '2027-03-15T09:59:59Z', 'Answers are due Mar 14, 2027'],
  ['Pacific/Honolulu', '2027-03-15T10:00:00Z', 'Answers closed Mar 14, 2027'],
  ['America/New_York', '2027-03-15T04:00:00Z', 'Answers closed Mar 14, 2027'],
])('a deadline in %s reads at %s: %s', (timeZone, at, text) =>
  expect(dueText({ responseDeadline: '2027-03-14', timeZone }, new Date(at))).toBe(text),
)

const at = '2027-03-12T12:00:00Z'
const sent = { what: 'Offered', name: null, at } as const
const withdrawn = { what: 'OfferWithdrawn', name: null, at } as const
test.each([
  ['without an offer', 'Interested', [], 'Interested', 'Interested'],
  ['with an offer', 'Interested', [sent], 'Offer sent', 'Offer received'],
  ['whose offer was withdrawn', 'Interested', [sent, withdrawn], 'Interested', 'Interested'],
  ['that won with an offer', 'Won', [sent], 'Won', 'You chose them'],
] as const)('a lead %s reads for its host and for the organizer', (_which, status, offers, host, sender) => {
  const lead = { status, offers: [...offers] }
  expect([leadStatusText(lead, 'host'), leadStatusText(lead, 'sender')]).toEqual([host, sender])
})

test('a request in the list says how many offers are out', () => {
  const leads = [
    { status: 'Interested', offers: [sent] },
    { status: 'Open', offers: [] },
  ] as const
  const texts = [leads, leads.slice(1)].map((some) =>
    sentText(
      at,
      some.map(({ status, offers }) => ({ status, offers: [...offers], host: { name: 'Cedar Bend' } })),
    ),
  )
  expect(texts).toEqual([
    'Sent Mar 12, 2027. 2 hosts asked, 1 without an answer, 1 offer.',
    'Sent Mar 12, 2027. 1 host asked, 1 without an answer.',
  ])
})

test.each([
  [['Cedar Bend'], 'Cedar Bend is your host'],
  [['Cedar Bend', 'Elm Fields'], 'Cedar Bend and Elm Fields are your hosts'],
])('a request in the list that was awarded to %j says so', (names, text) => {
  const leads = [
    ...names.map((name) => ({ status: 'Won' as const, offers: [sent], host: { name } })),
    { status: 'Lost' as const, offers: [], host: { name: 'Oak Hall' } },
  ]
  expect(awardedText(leads)).toBe(text)
  expect(sentText(at, leads)).toMatch(
    new RegExp(`^Sent Mar 12, 2027\\. \\d hosts asked, \\d offers?\\. ${text}\\.$`),
  )
})
