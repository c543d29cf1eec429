import { expect, test, vi } from 'vitest'
import { seldomNeeds } from './seldom-needs.ts'

const nothing = { unsent: undefined, work: null, pageWork: [] }
const unsent = { id: 'cup', asked: { name: 'Left Cup' }, takesAnswers: true, count: 1 }
const noWork = { pages: 0, stories: 0, claims: 0, reports: 0, names: 0, asks: 0, messages: 0, imports: 0 }

/** What this browser keeps. */
const keep = (entries: Readonly<Record<string, string>>) =>
  vi.stubGlobal('localStorage', { ...entries, getItem: (key: string) => entries[key] ?? null })

test('nothing waits without a request that was left, and for others than administrators', () => {
  keep({})
  expect(seldomNeeds(nothing)).toEqual([])
  expect(seldomNeeds({ ...nothing, work: noWork })).toEqual([])
})

test.each([
  [{}, '/requests/cup/hosts'],
  [{ takesAnswers: false }, '/requests/cup/edit'],
  [{ count: 2 }, '/requests?box=drafts'],
])('a stored request with %j goes on at %s', (changes, to) => {
  keep({})
  expect(seldomNeeds({ ...nothing, unsent: { ...unsent, ...changes } })).toMatchObject([{ to }])
})

test('a request that only this browser has is to be finished', () => {
  keep({ request: '{"name":"Spring Cup"}' })
  expect(seldomNeeds(nothing)).toMatchObject([
    { figure: '1', title: 'request not sent', action: 'Finish your request', to: '/requests?box=drafts' },
  ])
  expect(seldomNeeds({ ...nothing, unsent })).toMatchObject([
    { figure: '2', title: 'requests not sent', action: 'Finish your requests' },
  ])
})

test('an administrator reads what waits, and starts with the first queue that has something', () => {
  keep({})
  expect(seldomNeeds({ ...nothing, work: { ...noWork, pages: 89, claims: 1, messages: 2 } })).toMatchObject([
    { figure: '92', text: 'Pages to approve, claims, and 1 more.', to: '/admin' },
  ])
  expect(seldomNeeds({ ...nothing, work: { ...noWork, messages: 2 } })).toMatchObject([
    { figure: '2', title: 'messages to us', to: '/admin/messages' },
  ])
})

const page = { kind: 'facility' as const, id: 'elm', name: 'Elm Park' }
const waiting = { task: 'hold' as const, count: 1, page, about: 'Spring Cup', dueDate: null }

test.each([
  [
    'hold',
    '1',
    'request to hold dates',
    'Spring Cup at Elm Park: asked by a destination.',
    '/facilities/elm/pipeline#holds',
  ],
  [
    'release',
    '1',
    'booking to release or keep',
    'Spring Cup at Elm Park: the event was cancelled or moved.',
    '/facilities/elm/calendar',
  ],
  [
    'import',
    '1',
    'file to import',
    'Spring Cup at Elm Park: it was read, and waits for you.',
    '/destinations/elm/imports',
  ],
] as const)('what a page has to do: %s', (task, figure, title, text, to) => {
  keep({})
  expect(seldomNeeds({ ...nothing, pageWork: [{ ...waiting, task }] })).toMatchObject([
    { figure, title, text, to },
  ])
})

test('of several of a sort, the first is named and the others are counted', () => {
  keep({})
  expect(seldomNeeds({ ...nothing, pageWork: [{ ...waiting, count: 3 }] })).toMatchObject([
    { figure: '3', title: 'requests to hold dates', text: 'Spring Cup at Elm Park, and 2 more.' },
  ])
})
