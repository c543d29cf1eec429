import { expect, test } from 'vitest'
import { pageOf, shellOf } from './arrivals.ts'

const web = '/product/web/src'
const importersOf: Record<string, string[]> = {
  [`${web}/app/root.tsx`]: [],
  [`${web}/features/landing/landing-route.tsx`]: [],
  [`${web}/features/facility/facility-route.tsx?client`]: [],
  [`${web}/features/admin/admin-route.tsx`]: [],
  [`${web}/components/toaster.tsx`]: [`${web}/app/root.tsx`],
  [`${web}/components/picture.tsx`]: [
    `${web}/components/card.tsx`,
    `${web}/features/landing/landing-route.tsx`,
  ],
  [`${web}/components/card.tsx`]: [
    `${web}/features/facility/facility-route.tsx?client`,
    `${web}/features/admin/admin-route.tsx`,
  ],
  [`${web}/components/progress-bar.tsx`]: [`${web}/features/admin/admin-route.tsx`],
  [`${web}/components/one.ts`]: [`${web}/components/other.ts`, `${web}/features/landing/landing-route.tsx`],
  [`${web}/components/other.ts`]: [`${web}/components/one.ts`],
}
const graph = {
  getModuleInfo: (id: string) => {
    const importers = importersOf[id]
    return importers === undefined ? null : { importers }
  },
}
const placesOf = (file: string) => [
  shellOf(`${web}/${file}`, graph) ?? '-',
  pageOf(`${web}/${file}`, graph) ?? '-',
]

test('what the root or several arrivals need is the shell, what one needs is its page’s', () => {
  expect(placesOf('components/toaster.tsx')[0]).toBe('shell')
  expect(placesOf('components/picture.tsx')).toEqual(['shell', '-'])
  expect(placesOf('components/card.tsx')).toEqual(['-', 'facility'])
})

test('what only other pages need goes with neither, and a page’s route stays an entry of its own', () => {
  expect(placesOf('components/progress-bar.tsx')).toEqual(['-', '-'])
  expect(placesOf('app/root.tsx')).toEqual(['-', '-'])
  expect(placesOf('features/facility/facility-route.tsx?client')).toEqual(['-', '-'])
})

test('modules that import each other are needed together', () => {
  expect(placesOf('components/one.ts')).toEqual(['-', 'landing'])
  expect(placesOf('components/other.ts')).toEqual(['-', 'landing'])
})
