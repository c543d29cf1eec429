import { beforeEach, expect, test, vi } from 'vitest'
import { forgetKept } from './device/forget-kept.ts'
import { leftRequestKeys, tidyLeftRequests } from './left-requests.ts'

const day = 24 * 60 * 60_000
const left = ['request', 'request text', 'request to a b', 'request-form', 'request-draft']
const others = ['requested', 'theme', 'facility/1/about']

const store = (savedDate?: number) => {
  for (const key of [...left, ...others])
    localStorage.setItem(
      key,
      JSON.stringify({ name: 'Cup', text: 'Call Ann at 555 0100', hosts: [], savedDate }),
    )
}
const stored = () => Object.keys(localStorage).toSorted()

beforeEach(() => localStorage.clear())

test('whoever signs out leaves no request that was not sent to the next person', async () => {
  store(Date.now())
  await forgetKept()
  expect(stored()).toEqual(others.toSorted())
})

test('90 days after they were saved, requests are neither found nor kept', () => {
  store(Date.now() - 91 * day)
  expect(leftRequestKeys()).toEqual([])
  tidyLeftRequests()
  expect(stored()).toEqual(others.toSorted())
})

test('until then, they are found and kept', () => {
  store(Date.now() - 89 * day)
  tidyLeftRequests()
  expect(stored()).toEqual([...left, ...others].toSorted())
  expect(leftRequestKeys().toSorted()).toEqual(
    ['request', 'request text', 'request to a b', 'request-form'].toSorted(),
  )
})

test.each([
  [{ urgency: 0 }, ['request']],
  [{ name: '', sportsList: [], participants: null, isListed: false }, []],
])('a draft of %j is found by what it says', (values, keys) => {
  localStorage.setItem('request', JSON.stringify({ ...values, savedDate: Date.now() }))
  expect(leftRequestKeys()).toEqual(keys)
})

test('what can’t be read is dropped', () => {
  localStorage.setItem('request', '{"name":')
  tidyLeftRequests()
  expect(stored()).toEqual([])
})

test('without storage, nothing is left', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(leftRequestKeys()).toEqual([])
  expect(() => tidyLeftRequests()).not.toThrow()
  vi.unstubAllGlobals()
})
