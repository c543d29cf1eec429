import { expect, test } from 'vitest'
import { drawnImages } from './profile-gallery.tsx'
import { plainFacility } from '../page/testing/plain-facility.ts'

test.each([
  [[]],
  [['Ice Hockey']],
  [['Ice Hockey', 'Curling']],
  [['Soccer', 'Lacrosse', 'Rugby', 'Tennis', 'Golf', 'Judo']],
])('draws five different pictures for the sports %j', (sports) => {
  const drawn = drawnImages('facility', plainFacility({ sports }))
  expect(new Set(drawn.map(({ src }) => src)).size).toBe(5)
  for (const { src } of drawn)
    expect(src).toMatch(/^\/art\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[a-z-]+$/)
})
