import { expect, test } from 'vitest'
import { plainEvent } from '../../page/testing/plain-event.ts'
import type { Space } from '../../profile/spaces/space-groups.ts'
import { keyFacts } from './key-facts.ts'

const court: Space = {
  name: 'Court',
  count: 4,
  surface: 'Hardwood',
  location: 'Indoor',
  additionalFeatures: null,
}

const textsOf = (profile: ReturnType<typeof plainEvent>, requirements: Space[] = []) =>
  keyFacts({ profile, requirements }).map(({ label, value, note }) => [label, value, note])

test('several sports read Multi Sport with their names', () => {
  expect(textsOf(plainEvent({ sportsList: ['Basketball', 'Volleyball'] }))).toEqual([
    ['Sports', 'Multi Sport', 'Basketball and Volleyball'],
  ])
})

test('a sport that names nothing is left out', () => {
  expect(textsOf(plainEvent({ sportsList: ['Other Sport or Activity'] }))).toEqual([])
})

test('the spaces that it needs are counted', () => {
  expect(textsOf(plainEvent(), [court, { ...court, count: 6 }])).toEqual([
    ['Courts', '10', 'hardwood, indoor'],
  ])
})

test('without requirements it reads what it is played on', () => {
  const event = plainEvent({ spaceName: 'Rink', surface: 'Ice', location: 'Indoor' })
  expect(textsOf(event)).toEqual([['Played on', 'Rink', 'ice, indoor']])
})

test('the number of teams comes before who takes part', () => {
  expect(textsOf(plainEvent({ participation: 'Team', teamCount: 96 }))).toEqual([['Teams', '96', 'at most']])
  expect(textsOf(plainEvent({ participation: 'Both' }))).toEqual([
    ['Open to', 'Teams and individuals', undefined],
  ])
})
