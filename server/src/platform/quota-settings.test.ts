import { expect, test } from 'vitest'
import { readQuotas } from './quota-settings.ts'

test('reads limits, some with another for new accounts', () => {
  expect(readQuotas('images=500, documents=50/10')).toEqual(
    new Map([
      ['images', { most: 500, mostAtFirst: undefined, areBytes: false }],
      ['documents', { most: 50, mostAtFirst: 10, areBytes: false }],
    ]),
  )
})

test('reads bytes with units', () => {
  expect(readQuotas('pageFileBytes=2GB/500MB accountFileBytes=20GB')).toEqual(
    new Map([
      ['pageFileBytes', { most: 2_000_000_000, mostAtFirst: 500_000_000, areBytes: true }],
      ['accountFileBytes', { most: 20_000_000_000, mostAtFirst: undefined, areBytes: true }],
    ]),
  )
})

test.each([
  'images',
  'images=',
  'images=-1',
  'images=1.5',
  'images=20001',
  'images=5/6',
  'images=1 images=2',
  'pageFileBytes=2TB',
  'pageFileBytes=2GB/5',
  'pageFileBytes=2GB/3GB',
])('%s is malformed', (text) => {
  expect(readQuotas(text)).toBeNull()
})
