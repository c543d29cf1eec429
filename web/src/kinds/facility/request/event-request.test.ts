import { expect, test } from 'vitest'
import * as rule from '@app/contract/rules/sport-spaces.ts'
import type { Space } from '../../../profile/spaces/space-groups.ts'
import { readRequest, spacesWanted, spaceCountOf } from './event-request.ts'

const space = (name: Space['name'], surface: Space['surface']): Space => ({
  name,
  count: 1,
  surface,
  location: null,
  additionalFeatures: null,
})

test('reads the event and a surface from an address', () => {
  expect(readRequest(new URLSearchParams('event=Spring+Cup&count=10&surface=Hardwood'))).toMatchObject({
    event: 'Spring Cup',
    count: 10,
    surface: 'Hardwood',
  })
})

test('cuts a long surface', () => {
  expect(readRequest(new URLSearchParams(`surface=${'x'.repeat(300)}`)).surface).toHaveLength(200)
})

test.each([
  ['courts that suit the sport', { sport: 'Volleyball', space: 'Court' }, [true, false]],
  ['all spaces of a type that the sport is not played on', { sport: 'Volleyball', space: 'Rink' }, undefined],
  ['all spaces without a sport', { space: 'Court' }, undefined],
])('wants %s', (_, request, suits) => {
  const wanted = spacesWanted(request, rule)
  const spaces = (['Hardwood', 'Sand'] as const).map((surface) => space('Court', surface))
  expect(wanted).toMatchObject({ name: request.space, count: 1 })
  expect(wanted?.sport && spaces.map(wanted.sport.suits)).toEqual(suits)
})

test('wants nothing without a space or a number', () => {
  expect(spacesWanted({ sport: 'Volleyball' }, rule)).toBeUndefined()
})

test.each([
  ['8', 8],
  ['8 courts', 8],
  ['1 space', 1],
  ['120', 120],
  ['1,120', 1000],
  ['0', 1],
  [' ', undefined],
  ['2 x 4', NaN],
  ['1,2', NaN],
  ['8 hours', NaN],
  ['many', NaN],
])('reads %j as %j spaces', (typed, number) => {
  expect(spaceCountOf(typed, new Set(['Court']))).toBe(number)
})
