import { expect, test } from 'vitest'
import { plainBid } from '../testing/plain-bid.ts'
import { requestSteps } from './request-steps.ts'

const event = {
  id: 'e',
  createdDate: '2026-11-20T12:00:00Z',
  responseDeadline: '2099-12-11',
  decisionDate: '2099-12-15',
  timeZone: 'America/Chicago',
}
const lead = (status: 'Open' | 'Passed' | 'Won', profileName = 'Cedar Bend') => ({ status, profileName })
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

test('an awarded request names its host', () => {
  const steps = requestSteps({ event, leads: [lead('Won'), lead('Passed')], bids: [plainBid()] })
  expect(textsOf(steps).slice(1)).toEqual([
    '2 hosts asked, 1 passed',
    '2 of 2. Answers are due Dec 11, 2099',
    '1, the lowest from Cedar Bend. You decide by Dec 15, 2099',
    'Cedar Bend',
  ])
  expect(steps.every(({ isDone }) => isDone)).toBe(true)
})

test('answers are not done while a host has not answered', () => {
  const steps = requestSteps({ event, leads: [lead('Open'), lead('Passed')], bids: [] })
  expect(steps[2]).toMatchObject({
    isDone: false,
    text: '1 of 2. Answers are due Dec 11, 2099. Reminders go Dec 8, 2099 and Dec 10, 2099',
  })
})
