import type { ListedLead } from '@app/contract/events/lead-schema.ts'
import { expect, test } from 'vitest'
import { plainBid } from '../testing/plain-bid.ts'
import { requestSteps } from './request-steps.ts'

const event = {
  id: 'e',
  createdDate: '2026-11-20T12:00:00Z',
  responseDeadline: '2099-12-11',
  decisionDate: '2099-12-15',
  timeZone: 'America/Chicago',
  liveStream: null,
  roomsPerNight: null,
  roomNights: null,
}
const lead = (status: 'Open' | 'Passed' | 'Won' | 'Lost', moves: readonly Move[] = []) => ({
  status,
  profileName: 'Cedar Bend',
  moves: [...moves],
})
type Move = ListedLead['moves'][number]
const move = (by: 'host' | 'sender', from: 'Open' | 'Interested', to: 'Interested' | 'Won' | 'Lost') => ({
  by,
  from,
  to,
  name: null,
  at: '2026-11-21T12:00:00Z',
  isByAward: false,
})
const textsOf = (steps: ReturnType<typeof requestSteps>) => steps.map(({ text }) => text)

test('a new request leads to its hosts', () => {
  const steps = requestSteps({ event, leads: [], bids: [] })
  expect(textsOf(steps)).toEqual([
    'Nov 20, 2026',
    'Nobody yet',
    'Answers are due Dec 11, 2099',
    'None yet',
    'Not yet',
  ])
  expect(steps.map(({ isDone }) => isDone)).toEqual([true, false, false, false, false])
  expect(steps[1]?.link?.to).toBe('/requests/e/hosts')
})

test('a request with bids says when the organizer decides', () => {
  const steps = requestSteps({ event, leads: [lead('Open')], bids: [plainBid()] })
  expect(steps[3]?.text).toBe('1, the lowest total from Cedar Bend, $23,260. You decide by Dec 15, 2099')
})

test('an awarded request names its host and the day, and no day to decide by', () => {
  const steps = requestSteps({
    event,
    leads: [
      lead('Won', [move('host', 'Open', 'Interested'), move('sender', 'Interested', 'Won')]),
      lead('Passed'),
    ],
    bids: [plainBid({ status: 'Passed', profileName: 'Gone', total: 1 }), plainBid()],
  })
  expect(textsOf(steps).slice(1)).toEqual([
    '2 hosts asked, 1 passed',
    '2 of 2',
    '1, the lowest total from Cedar Bend, $23,260',
    'Cedar Bend, Nov 21, 2026',
  ])
  expect(steps.every(({ isDone }) => isDone)).toBe(true)
})

test('hosts that an award closed before they answered don’t count as answered', () => {
  const leads = [
    lead('Won', [move('host', 'Open', 'Interested'), move('sender', 'Interested', 'Won')]),
    lead('Lost', [move('host', 'Open', 'Interested'), move('sender', 'Interested', 'Lost')]),
    lead('Lost', [move('sender', 'Open', 'Lost')]),
  ]
  const steps = requestSteps({ event, leads, bids: [] })
  expect(steps[2]).toMatchObject({ isDone: true, text: '2 of 3' })
})

test('answers are still due of a host that an award left open', () => {
  const steps = requestSteps({
    event,
    leads: [lead('Won', [move('host', 'Open', 'Interested')]), lead('Open')],
    bids: [],
  })
  expect(steps[2]?.text).toMatch(/^1 of 2\. Answers are due Dec 11, 2099/)
})

test('answers are not done while a host has not answered', () => {
  const steps = requestSteps({ event, leads: [lead('Open'), lead('Passed')], bids: [] })
  expect(steps[2]).toMatchObject({
    isDone: false,
    text: '1 of 2. Answers are due Dec 11, 2099. Reminders go Dec 8, 2099 and Dec 10, 2099',
  })
})

test('the lowest total is of the bids that leave out nothing that is asked for', () => {
  const bids = [
    plainBid({ profileName: 'Bare Fields', total: 1000, liveStreamCost: null }),
    plainBid({ profileName: 'Cedar Bend', total: 2000, liveStreamCost: 0 }),
  ]
  const steps = requestSteps({ event: { ...event, liveStream: 'Wished' }, leads: [lead('Open')], bids })
  expect(steps[3]?.text).toContain('2, the lowest total from Cedar Bend, $2,000.')
})

test('no bid has the lowest total while each leaves out something that is asked for', () => {
  const bids = [plainBid({ profileName: 'Bare Fields', total: 1000, liveStreamCost: null })]
  const steps = requestSteps({ event: { ...event, liveStream: 'Wished' }, leads: [lead('Open')], bids })
  expect(steps[3]?.text).toContain('1, none with everything you asked for.')
  expect(steps[3]).toMatchObject({ isDone: true, link: { label: 'Compare' } })
})
