import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sportIcons } from '@app/art/icons/sport-icons.ts'
import { amenities } from '@app/contract/reference-lists/amenities.ts'
import { marketplaceCategories } from '@app/contract/reference-lists/marketplace-categories.ts'
import { sports } from '@app/contract/reference-lists/sports.ts'
import { statesWithContent } from '@app/contract/reference-lists/states-with-content.ts'
import { deliveryServer } from './testing/delivery-server.ts'

const drawn = [
  ...statesWithContent.flatMap(({ headerImage, iconImage }) => [headerImage, iconImage]),
  ...marketplaceCategories.map(({ headerImage }) => headerImage),
]

it('serves every drawing that a reference list names, each another', async () => {
  const { get } = await deliveryServer()
  const pictures = await Promise.all(
    drawn.map(async (address) => {
      const answer = await get(address, { accept: 'image/svg+xml' })
      expect([address, answer.status]).toEqual([address, 200])
      return answer.text
    }),
  )
  expect(new Set(pictures).size).toBe(drawn.length)
})

it.each(amenities)('has a file for $name among what the pages are served with', ({ image }) => {
  expect(existsSync(new URL(`../../../web/public${image}`, import.meta.url))).toBe(true)
})

it('draws the icons that the list of sports says are drawn, and no others', () => {
  const named = sports.flatMap(({ icon }) => (icon.startsWith('drawn:') ? [icon.slice('drawn:'.length)] : []))
  expect(Object.keys(sportIcons).toSorted()).toEqual(named.toSorted())
})
