import { expect, test } from 'vitest'
import { spaceFromText } from './space-list.ts'
import { sportOf } from './sport-of.ts'
import { surfaceOf } from './surface-of.ts'
import { sportsInNames, typeInName } from './name-words.ts'
import { venueKind } from './venue-kinds.ts'

test.each([
  ['8 Court (Hardwood, Indoor)', { name: 'Court', count: 8, surface: 'Hardwood', location: 'Indoor' }],
  ['8 x courts', { name: 'Court', count: 8 }],
  ['Court x8', { name: 'Court', count: 8 }],
  ['Bowling Lanes: 24', { name: 'Bowling Lane', count: 24, location: 'Indoor' }],
  ['Rink 2', { name: 'Rink', count: 2 }],
  ['Pool (Ice)', { name: 'Pool', count: 1, surface: null }],
  ['99999 Field', { name: 'Field', count: 1000 }],
])('%s is understood', (text, space) => {
  expect(spaceFromText(text)).toMatchObject(space)
})

test.each(['', '8', 'Moat', '(Indoor)', '3 4 Court'])('%j is no space', (text) => {
  expect(spaceFromText(text)).toBeUndefined()
})

test.each([
  ['american_football', 'Contact Football'],
  ['FOOTBALL', 'Contact Football'],
  ['ice_hockey', 'Ice Hockey'],
  ['beachvolleyball', 'Beach Volleyball'],
  ['10pin', 'Bowling'],
  ['ping-pong', 'Table Tennis'],
  ['track and field', 'Track & Field'],
  ['lax', 'Lacrosse'],
])('%s is %s', (word, sport) => {
  expect(sportOf(word)?.name).toBe(sport)
})

test('a word that means no sport is none, and one that means several is not known', () => {
  expect([sportOf('multi'), sportOf('yoga'), sportOf('grappling'), sportOf('quidditch')]).toEqual([
    null,
    null,
    undefined,
    undefined,
  ])
})

test('surfaces have many names', () => {
  expect(['artificial_turf', 'grass', 'Tartan', 'hardwood', 'clay'].map(surfaceOf)).toEqual([
    'Turf',
    'Grass',
    'Synthetic',
    'Hardwood',
    undefined,
  ])
})

test.each([
  ['Oak Hill Speedway', 'Race Track', ['Auto Racing']],
  ['Elm Downs', 'Race Track', ['Equestrian']],
  ['Oak Hill Disc Golf Park', 'Parks & Rec', ['Disc Golf']],
  ['Oak Hill Golf & Country Club', 'Golf Course', ['Golf']],
  ['Aréna Régional', 'Arena', []],
  ['Stade de Soccer', 'Stadium', ['Soccer']],
  ['Lakefront Arena', 'Arena', []],
  ['Oak Hill Ice House', 'Ice Rink', ['Ice Hockey']],
  ['Elm YMCA', 'Community Center', []],
  ['Maple High School', 'School', []],
  ['Rose Bowl', undefined, []],
])('%s tells its type and sports', (name, type, sports) => {
  const found = typeInName(name)
  expect(found).toBe(type)
  expect(sportsInNames([name], found)).toEqual(sports)
})

test('phrases of kinds, in the singular and the plural, and those that say nothing', () => {
  expect(venueKind('Community Centres')).toEqual({ type: 'Community Center' })
  expect(venueKind('golf_course')).toMatchObject({ type: 'Golf Course', sports: ['Golf'] })
  expect(venueKind('Parks & Rec')).toEqual({ type: 'Parks & Rec' })
  expect(venueKind('MULTIUSE')).toEqual({})
  expect(venueKind('moon base')).toBeUndefined()
})
