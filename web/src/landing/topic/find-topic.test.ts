import { expect, test } from 'vitest'
import { findTopic } from './find-topic.server.ts'

const pathOf = (state?: string, category?: string) => {
  const found = findTopic({ state, category })
  return 'path' in found ? found.path : found
}

test.each([
  ['ohio', '/states/ohio'],
  ['Ohio', '/states/ohio'],
  ['OH', '/states/ohio'],
  ['british columbia', '/states/british-columbia'],
  ['British+Columbia', '/states/british-columbia'],
  ['british_columbia', '/states/british-columbia'],
  ['Québec', '/states/quebec'],
  ['d.c.', '/states/district-of-columbia'],
  ['washington-dc', '/states/district-of-columbia'],
  ['us-virgin-islands', '/states/virgin-island'],
  ['newfoundland', '/states/newfoundland-and-labrador'],
])('the state %j is at %s', (state, path) => {
  expect(pathOf(state)).toBe(path)
})

test.each([
  ['basketball', '/sports/basketball'],
  ['Ice Hockey', '/sports/ice-hockey'],
  ['Youth-Sports', '/sports/youth-sports'],
  ['contact-football', '/sports/football'],
  ['non-contact football', '/sports/football'],
])('the category %j is at %s', (category, path) => {
  expect(pathOf(undefined, category)).toBe(path)
})

test('a category in a state is below the state', () => {
  expect(pathOf('NY', 'Ice Hockey')).toBe('/states/new-york/ice-hockey')
})

test('the topic has the sports of its category', () => {
  expect(findTopic({ state: 'ohio', category: 'football' })).toEqual({
    topic: {
      state: 'Ohio',
      category: { name: 'Football', sports: ['Contact Football', 'Non-Contact Football'] },
    },
    path: '/states/ohio/football',
  })
})

test('a sport without a category is in the marketplace', () => {
  expect(pathOf(undefined, 'golf')).toEqual({ market: '/facilities/marketplace?sport=Golf' })
  expect(pathOf('ohio', 'Track & Field')).toEqual({
    market: '/facilities/marketplace?sport=Track+%26+Field&state=Ohio',
  })
})

const suggestionsFor = (state?: string, category?: string) => {
  const found = findTopic({ state, category })
  return 'suggestions' in found ? found.suggestions.map(({ label }) => label) : found
}

test.each([
  ['ohoi', ['Ohio']],
  ['pensylvania', ['Pennsylvania']],
  ['dakota', ['North Dakota', 'South Dakota']],
  ['new-yrok', ['New York', 'New Jersey', 'New Mexico']],
  ['utopia', []],
  ['<script>', []],
  ['%', []],
  ['x'.repeat(5000), []],
])('the unknown state %j may mean %j', (state, names) => {
  expect(suggestionsFor(state)).toEqual(names)
})

test('an unknown sport has the categories with the same words', () => {
  expect(findTopic({ category: 'hockey' })).toEqual({
    unknown: 'sport',
    suggestions: [{ label: 'Ice Hockey', to: '/sports/ice-hockey' }],
    all: { label: 'All sports', to: '/#sports' },
  })
})

test('an unknown sport in a state stays in the state', () => {
  expect(findTopic({ state: 'OH', category: 'socer' })).toEqual({
    unknown: 'sport',
    suggestions: [
      { label: 'Soccer in Ohio', to: '/states/ohio/soccer' },
      { label: 'All sports in Ohio', to: '/states/ohio' },
    ],
    all: { label: 'All sports', to: '/#sports' },
  })
})

test('in an unknown state, the state is what is unknown', () => {
  expect(findTopic({ state: 'utopia', category: 'soccer' })).toMatchObject({ unknown: 'state' })
})
