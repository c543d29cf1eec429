import { expect, test } from 'vitest'
import { suggestedSpaces } from './suggested-spaces.ts'

const sports = [
  { name: 'Basketball', space: { name: 'Court', surface: 'Hardwood', location: 'Indoor' } },
  { name: 'Volleyball', space: { name: 'Court', surface: 'Hardwood', location: 'Indoor' } },
  { name: 'Swimming', space: { name: 'Pool', surface: 'N/A', location: 'Indoor' } },
] as const

test('suggests each kind of space once, until there is one', () => {
  const names = (spaces: { name: string }[]) =>
    suggestedSpaces(['Volleyball', 'Basketball', 'Swimming'], spaces, [...sports]).map(({ name }) => name)
  expect(names([])).toEqual(['Court', 'Pool'])
  expect(names([{ name: 'Court' }])).toEqual(['Pool'])
})

test('suggests them as the sport is played', () => {
  expect(suggestedSpaces(['Swimming'], [], [...sports])).toMatchObject([
    { name: 'Pool', surface: 'N/A', location: 'Indoor', count: '1' },
  ])
})
