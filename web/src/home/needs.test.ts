import { expect, test } from 'vitest'
import { eventSummary } from '../kinds/event/summary.ts'
import type { ProfileSummary } from '../kind/profile-summary.ts'
import { plainEvent } from '../page/testing/plain-event.ts'
import { greeting, needsOf, type NeedSources } from './needs.ts'

const today = '2027-03-12'
const nothing: NeedSources = {
  pages: [],
  today,
  user: { unreadMessages: 0, unopenedNotifications: 0 },
  received: 0,
  invitations: [],
  links: { count: 0, names: [] },
}
const titlesOf = (sources: Partial<NeedSources>) =>
  needsOf({ ...nothing, ...sources }).map(({ figure, unit, title }) =>
    [figure, unit, title].filter(Boolean).join(' '),
  )

const draftFrom = (startDate: string) => {
  const summary: ProfileSummary = eventSummary
  const profile = plainEvent({
    id: 'e1',
    name: 'Elm Open',
    status: 'Draft',
    startDate,
    endDate: '2027-12-01',
  })
  return [{ summary, profiles: [profile], count: 1 }]
}
const invitation = (name: string, expiresDate: string) => ({ profile: { name }, expiresDate })

test('nothing waits for somebody without anything', () => {
  expect(needsOf(nothing)).toEqual([])
})

test.each<[string, Partial<NeedSources>]>([
  ['1 request to answer', { received: 1 }],
  ['3 requests to answer', { received: 3 }],
  ['2 unread conversations', { user: { unreadMessages: 2, unopenedNotifications: 0 } }],
  ['99+ new notifications', { user: { unreadMessages: 0, unopenedNotifications: 120 } }],
  ['2 links to accept', { links: { count: 2, names: ['Elm', 'Oak'] } }],
  ['3 days left to answer an invitation', { invitations: [invitation('Elm', '2027-03-15T10:00:00Z')] }],
  ['1 day left to answer an invitation', { invitations: [invitation('Elm', '2027-03-13T10:00:00Z')] }],
])('has %j', (title, sources) => {
  expect(titlesOf(sources)).toEqual([title])
})

test('a request with interested hosts is to be decided', () => {
  const leads = [{ status: 'Interested' }, { status: 'Interested' }, { status: 'Passed' }]
  const undecided = { id: 'r1', asked: { name: 'Spring Cup' }, leads, count: 1 }
  expect(needsOf({ ...nothing, undecided })).toEqual([
    {
      figure: '1',
      title: 'request to decide',
      text: 'Spring Cup: 2 hosts are interested.',
      action: 'Compare the offers',
      to: '/requests/r1/bids',
    },
  ])
  expect(needsOf({ ...nothing, undecided: { ...undecided, count: 2 } })).toMatchObject([
    {
      figure: '2',
      title: 'requests to decide',
      text: 'Hosts are interested in each.',
      action: 'See your requests',
      to: '/requests?box=sent',
    },
  ])
})

const dueOn = (responseDeadline: string) => ({ asked: { name: 'Spring Cup' }, responseDeadline })
const dueLead = (deadline: string) => ({ id: 'l1', ...dueOn(deadline) })

test('the request to answer whose deadline is the next counts the days, and leads to it', () => {
  expect(needsOf({ ...nothing, received: 3, dueLead: dueLead('2027-03-15') })).toEqual([
    {
      figure: '3',
      unit: 'days',
      title: 'left to answer a request',
      text: 'Spring Cup',
      action: 'Answer the request',
      to: '/leads/l1',
    },
  ])
})

test.each([
  ['2027-03-12', 'Today is the last day to answer a request'],
  ['2027-03-13', '1 day left to answer a request'],
  ['2027-03-26', '14 days left to answer a request'],
  ['2027-03-27', '1 request to answer'],
  ['2027-03-11', '1 request to answer'],
])('a request to answer until %s reads %j', (deadline, title) => {
  expect(titlesOf({ received: 1, dueLead: dueLead(deadline) })).toEqual([title])
})

test('the own request that closes next counts the days', () => {
  const dueRequest = { id: 'r1', ...dueOn('2027-03-15') }
  expect(needsOf({ ...nothing, dueRequest })).toEqual([
    {
      figure: '3',
      unit: 'days',
      title: 'left for hosts to answer',
      text: 'Spring Cup',
      action: 'Open the request',
      to: '/requests/r1',
    },
  ])
  expect(titlesOf({ dueRequest: { ...dueRequest, ...dueOn('2027-04-15') } })).toEqual([])
})

test.each([1, 3])('%i requests to answer open the list of those only', (received) => {
  expect(needsOf({ ...nothing, received })).toMatchObject([{ to: '/requests?box=open' }])
})

test('a draft that starts within 14 days is a deadline', () => {
  expect(titlesOf({ pages: draftFrom('2027-03-26') })[0]).toBe('14 days until your event starts')
  expect(titlesOf({ pages: draftFrom('2027-03-27') })[0]).not.toMatch(/until/)
})

test('the invitation that expires first counts the days', () => {
  const invitations = [invitation('Oak', '2027-03-20T10:00:00Z'), invitation('Elm', '2027-03-14T10:00:00Z')]
  expect(needsOf({ ...nothing, invitations })[0]).toMatchObject({
    figure: '2',
    text: 'Elm invites you to its team. 1 more after it.',
  })
})

test('has at most four, people and deadlines first', () => {
  expect(
    titlesOf({
      received: 1,
      invitations: [invitation('Elm', '2027-03-15T10:00:00Z')],
      links: { count: 1, names: ['Oak'] },
      user: { unreadMessages: 1, unopenedNotifications: 5 },
      pages: draftFrom('2027-03-20'),
    }),
  ).toEqual([
    '3 days left to answer an invitation',
    '1 request to answer',
    '8 days until your event starts',
    '1 link to accept',
  ])
})

test.each([
  [0, 'Rosalind Okonkwo', 'Welcome, Rosalind'],
  [1, 'Rosalind', 'One thing needs you, Rosalind'],
  [4, undefined, 'Four things need you'],
])('with %i needs, greets %j', (needs, name, text) => {
  expect(greeting(needs, name)).toBe(text)
})
