import { expect, test } from 'vitest'
import { suggestedSpaces } from './draft-space.tsx'

const sports = [
  { name: 'Basketball', space: { name: 'Court', surface: 'Hardwood', location: 'Indoor' } },
  { name: 'Volleyball', space: { name: 'Court', surface: 'Hardwood', location: 'Indoor' } },
  { name: 'Swimming', space: { name: 'Pool', surface: 'N/A', location: 'Indoor' } },
] as const

test('suggests each type of space once, unless the draft has it', () => {
  const names = (spaces: { name: string }[]) =>
    suggestedSpaces(['Volleyball', 'Basketball', 'Swimming'], spaces, [...sports]).map(({ name }) => name)
  expect(names([])).toEqual(['Court', 'Pool'])
  expect(names([{ name: 'Court' }])).toEqual(['Pool'])
})

test('suggests the usual surface and location of a sport', () => {
  expect(suggestedSpaces(['Swimming'], [], [...sports])).toMatchObject([
    { name: 'Pool', surface: 'N/A', location: 'Indoor', count: '1' },
  ])
})
