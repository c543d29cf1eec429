import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sportIcons } from '@app/art/icons/sport-icons.ts'
import { amenities } from '@app/contract/reference-lists/amenities.ts'
import { marketplaceCategories } from '@app/contract/reference-lists/marketplace-categories.ts'
import { sports } from '@app/contract/reference-lists/sports.ts'
import { statesWithContent } from '@app/contract/reference-lists/states-with-content.ts'
import { deliveryServer } from './testing/delivery-server.ts'

const artUrls = [
  ...statesWithContent.flatMap(({ headerImage, iconImage }) => [headerImage, iconImage]),
  ...marketplaceCategories.map(({ headerImage }) => headerImage),
]

test('every art URL in the reference lists returns a different picture', async () => {
  const { get } = await deliveryServer()
  const pictures = await Promise.all(
    artUrls.map(async (url) => {
      const { status, text } = await get(url, { accept: 'image/svg+xml' })
      expect([url, status]).toEqual([url, 200])
      return text
    }),
  )
  expect(new Set(pictures).size).toBe(artUrls.length)
})

test.each(amenities)('the image of $name is among the static files of the web', ({ image }) => {
  expect(existsSync(new URL(`../../../web/public${image}`, import.meta.url))).toBe(true)
})

test('the drawn icons are exactly those that the list of sports marks as drawn', () => {
  const named = sports.flatMap(({ icon }) => (icon.startsWith('drawn:') ? [icon.slice('drawn:'.length)] : []))
  expect(Object.keys(sportIcons).toSorted()).toEqual(named.toSorted())
})
