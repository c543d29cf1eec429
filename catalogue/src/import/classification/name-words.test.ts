import { expect, test } from 'vitest'
import { sportsInNames, typeInName } from './name-words.ts'

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
])('the name %s means the type %s and the sports %j', (name, type, sports) => {
  const found = typeInName(name)
  expect(found).toBe(type)
  expect(sportsInNames([name], found)).toEqual(sports)
})
