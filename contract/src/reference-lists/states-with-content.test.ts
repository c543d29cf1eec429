import { expect, test } from 'vitest'
import { slug } from './slug.ts'
import { featuredStateCount } from '../rules/featured-states.ts'
import { stateWithContentNames, statesWithContent } from './states-with-content.ts'

const namesWhere = (featured: boolean) =>
  statesWithContent.filter((state) => state.featured === featured).map(({ name }) => name)

test('lists the fourteen states with content of the specification', () => {
  expect(stateWithContentNames).toEqual([
    'Alabama',
    'Arizona',
    'Indiana',
    'Maine',
    'Maryland',
    'Michigan',
    'Minnesota',
    'New York',
    'South Carolina',
    'Tennessee',
    'Kentucky',
    'Pennsylvania',
    'Delaware',
    'Louisiana',
  ])
})

test('features the nine states of the specification', () => {
  expect(namesWhere(true)).toEqual([
    'Alabama',
    'Indiana',
    'Michigan',
    'Minnesota',
    'New York',
    'South Carolina',
    'Pennsylvania',
    'Delaware',
    'Louisiana',
  ])
})

test('does not feature the five other states of the specification', () => {
  expect(namesWhere(false)).toEqual(['Arizona', 'Maine', 'Maryland', 'Tennessee', 'Kentucky'])
})

test('shows two featured states before the rest', () => {
  expect(featuredStateCount).toBe(2)
})

test('a state has a header and an icon under its slug', () => {
  expect(statesWithContent.find(({ name }) => name === 'New York')).toEqual({
    name: 'New York',
    featured: true,
    text: 'From the arenas of New York City to the Olympic venues of Lake Placid.',
    headerImage: '/art/states/new-york/header',
    iconImage: '/art/states/new-york',
  })
})

test('every state has a text of its own, as a sentence that fits its page', () => {
  const texts = statesWithContent.map(({ text }) => text)
  expect(new Set(texts).size).toBe(14)
  for (const text of texts) expect(text).toMatch(/^[A-Z].{39,119}\.$/)
})

test('every state has images of its own', () => {
  expect(statesWithContent.map(({ headerImage }) => headerImage)).toEqual(
    stateWithContentNames.map((name) => `/art/states/${slug(name)}/header`),
  )
  expect(statesWithContent.map(({ iconImage }) => iconImage)).toEqual(
    stateWithContentNames.map((name) => `/art/states/${slug(name)}`),
  )
})
