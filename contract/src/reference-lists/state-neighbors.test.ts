import { expect, test } from 'vitest'
import { stateNames, states } from './regions.ts'
import { neighborsOf } from './state-neighbors.ts'

test.each([
  ['Maine', ['New Hampshire', 'New Brunswick', 'Quebec']],
  ['Ohio', ['Indiana', 'Kentucky', 'Michigan', 'Pennsylvania', 'West Virginia']],
  ['District of Columbia', ['Maryland', 'Virginia']],
  ['Rhode Island', ['Connecticut', 'Massachusetts']],
  ['Puerto Rico', ['Virgin Island']],
  ['Newfoundland and Labrador', ['Quebec']],
  ['Hawaii', []],
] as const)('the neighbors of %s are %j', (state, neighbors) => {
  expect(neighborsOf(state).toSorted()).toEqual(neighbors.toSorted())
})

test('Missouri and Tennessee have the most neighbors, eight', () => {
  const most = stateNames.filter((state) => neighborsOf(state).length >= 8)
  expect(most).toEqual(['Missouri', 'Tennessee'])
})

test('neighborhood is mutual, and no pair is listed twice', () => {
  for (const state of stateNames) {
    const neighbors = neighborsOf(state)
    expect(new Set(neighbors).size, state).toBe(neighbors.length)
    for (const neighbor of neighbors) expect(neighborsOf(neighbor), neighbor).toContain(state)
  }
})

test('only Hawaii has no neighbor', () => {
  expect(stateNames.filter((state) => neighborsOf(state).length === 0)).toEqual(['Hawaii'])
})

test('the contiguous states and the District of Columbia have 107 borders', () => {
  const apart = ['Alaska', 'Hawaii', 'Puerto Rico', 'Virgin Island']
  const contiguous = new Set(
    states.flatMap(({ name, country }) => (country === 'US' && !apart.includes(name) ? [name] : [])),
  )
  const ends = [...contiguous].flatMap((state) => neighborsOf(state).filter((other) => contiguous.has(other)))
  expect(ends.length / 2).toBe(107)
})
