import { expect, test } from 'vitest'
import { byNearness } from './host-by-name.tsx'

const named = (...hosts: [name: string, distance: number | null][]) =>
  hosts.map(([name, distance]) => ({ id: name, name, distance }))

test('puts an exact name first, whatever its case, then the nearest hosts', () => {
  const found = named(
    ['Visit Indy North', 80],
    ['Visit Indy', 700],
    ['The Indy Dome', 3],
    ['Indy Online', null],
    ['Arena of Visit Indy', 12],
  )
  expect(byNearness(found, 'visit indy').map(({ name }) => name)).toEqual([
    'Visit Indy',
    'The Indy Dome',
    'Arena of Visit Indy',
    'Visit Indy North',
    'Indy Online',
  ])
})

test('without distances, puts names that start with the text after an exact one', () => {
  const found = named(['Arena of Visit Indy', null], ['Visit Indy North', null], ['Visit Indy', null])
  expect(byNearness(found, 'visit indy').map(({ name }) => name)).toEqual([
    'Visit Indy',
    'Visit Indy North',
    'Arena of Visit Indy',
  ])
})

test('lists a host that two searches found once', () => {
  expect(byNearness(named(['Visit Indy', 5], ['Visit Indy', 5]), 'indy')).toHaveLength(1)
})
