import { beforeEach, expect, test } from 'vitest'
import { deviceDrafts } from '../../page/draft-store.ts'
import { leftRequestKeys } from '../../page/left-requests.ts'
import { pastedText } from '../paste/pasted-text.ts'
import { moveRequest, storeRequest } from '../request-drafts.ts'
import { dropKept, keptRequests } from './kept-requests.ts'

const [gym, park] = [
  {
    kind: 'facility' as const,
    id: '3f6f2b0a-9c53-4f0e-8a63-5d9a4f9a7c11',
    name: 'Elm Gym',
  },
  { kind: 'destination' as const, id: '3f6f2b0a-9c53-4f0e-8a63-5d9a4f9a7c12', name: 'Visit Elm' },
]

beforeEach(() => localStorage.clear())

const shown = () => keptRequests().map(({ title, progress, to }) => ({ title, progress, to }))

test('the guided request has its name and how many steps are filled in', () => {
  storeRequest([], { name: 'Spring Cup', startDate: '2027-03-12', endDate: '2027-03-14' })
  expect(shown()).toEqual([{ title: 'Spring Cup', progress: '2 of 8 steps filled in', to: '/requests/new' }])
})

test('a request without a name has its sport', () => {
  storeRequest([], { sportsList: ['Lacrosse'] })
  expect(shown()[0]?.title).toBe('Lacrosse event')
})

test('a request to hosts names them, and opens its form', () => {
  storeRequest([gym, park], { name: 'Cup' })
  expect(shown()).toEqual([
    {
      title: 'Cup',
      progress: 'Not sent to Elm Gym and Visit Elm',
      to: `/requests/new?facilities=${gym.id}&destinations=${park.id}`,
    },
  ])
})

test('a request whose host was removed names the others', () => {
  storeRequest([gym, park], { name: 'Cup' })
  moveRequest([gym, park], [park])
  expect(shown()).toMatchObject([{ progress: 'Not sent to Visit Elm' }])
})

test('a pasted text has its first words', () => {
  pastedText.write({ text: 'Twelve courts\n  in March' })
  expect(shown()).toEqual([
    { title: 'Pasted text', progress: 'Twelve courts in March', to: '/requests/paste' },
  ])
  pastedText.write({ text: '' })
  expect(shown()).toEqual([])
})

test.each([
  ['says nothing', 'request', '{"savedDate":1,"hosts":[],"months":[],"isListed":false}'],
  ['older versions kept without its hosts', 'request to a', '{"name":"Cup","savedDate":1}'],
  ['is of another form', 'requested', '{"name":"Cup"}'],
  ['is broken', 'request', '{"name":'],
])('a draft that %s is no request to finish', (_what, key, text) => {
  deviceDrafts.write(key, text)
  expect(shown()).toEqual([])
  expect(leftRequestKeys()).toEqual([])
})

test('a guided request of an older version is found', () => {
  deviceDrafts.write('request-form', '{"name":"Old Cup"}')
  expect(shown()).toMatchObject([{ title: 'Old Cup', to: '/requests/new' }])
})

test('deleting one can be undone', () => {
  storeRequest([], { name: 'Spring Cup' })
  const [kept] = keptRequests()
  const putBack = kept && dropKept(kept)
  expect(shown()).toEqual([])
  putBack?.()
  expect(shown()).toMatchObject([{ title: 'Spring Cup' }])
})
