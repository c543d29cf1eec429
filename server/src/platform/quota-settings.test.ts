import { expect, test } from 'vitest'
import { readQuotas } from './quota-settings.ts'

test('reads limits, some with another for new accounts', () => {
  expect(readQuotas('images=500, documents=50/10')).toEqual(
    new Map([
      ['images', { most: 500, mostAtFirst: undefined }],
      ['documents', { most: 50, mostAtFirst: 10 }],
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
])('%s is malformed', (text) => {
  expect(readQuotas(text)).toBeNull()
})
