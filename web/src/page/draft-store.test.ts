import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tabDrafts } from './draft-store.ts'

/** Like a browser's storage: items are its properties. */
class TestStorage {
  getItem(key: string) {
    return Reflect.get(this, key) ?? null
  }
  setItem(key: string, text: string) {
    Object.assign(this, { [key]: text })
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key)
  }
}

beforeEach(() => void vi.stubGlobal('sessionStorage', new TestStorage()))
afterEach(() => void vi.unstubAllGlobals())

test('reads a draft as it was written', () => {
  expect(tabDrafts.write('a', 'typed')).toBe(true)
  expect(tabDrafts.read('a')).toBe('typed')
})

test('lists the keys with a prefix', () => {
  for (const key of ['facility/1/about', 'facility/1/name', 'facility/2/about']) tabDrafts.write(key, '')
  expect(tabDrafts.keys('facility/1/')).toEqual(['facility/1/about', 'facility/1/name'])
})

test('a dropped draft is gone, and reported to listeners', () => {
  const dropped: string[] = []
  const stop = tabDrafts.onDrop((key) => dropped.push(key))
  tabDrafts.write('a', 'typed')
  tabDrafts.drop('a')
  stop()
  tabDrafts.drop('b')
  expect(tabDrafts.read('a')).toBeNull()
  expect(dropped).toEqual(['a'])
})

test('a full storage stores nothing', () => {
  vi.spyOn(TestStorage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  expect(tabDrafts.write('a', 'typed')).toBe(false)
})

test('without storage, there are no drafts', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect([tabDrafts.read('a'), tabDrafts.keys(''), tabDrafts.write('a', '')]).toEqual([null, [], false])
})
