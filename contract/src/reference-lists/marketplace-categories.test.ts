import { expect, test } from 'vitest'
import { marketplaceCategories } from './marketplace-categories.ts'
import { slug } from './slug.ts'

test('lists the eleven marketplace categories of the specification', () => {
  const categories = marketplaceCategories.map(({ name, sports, featured, ageGroup }) => ({
    name,
    sports,
    featured,
    ageGroup,
  }))
  expect(categories).toEqual([
    { name: 'Basketball', sports: ['Basketball'], featured: true },
    { name: 'Baseball', sports: ['Baseball'], featured: true },
    { name: 'Football', sports: ['Contact Football', 'Non-Contact Football'], featured: true },
    { name: 'Ice Hockey', sports: ['Ice Hockey'], featured: true },
    { name: 'Soccer', sports: ['Soccer'], featured: true },
    { name: 'Softball', sports: ['Softball'], featured: true },
    { name: 'Volleyball', sports: ['Volleyball'], featured: true },
    { name: 'Lacrosse', sports: ['Lacrosse'], featured: true },
    { name: 'Esports', sports: ['Esports'], featured: false },
    { name: 'Cheerleading', sports: ['Cheerleading'], featured: false },
    {
      name: 'Youth Sports',
      sports: [
        'Basketball',
        'Baseball',
        'Contact Football',
        'Non-Contact Football',
        'Ice Hockey',
        'Soccer',
        'Softball',
        'Volleyball',
        'Lacrosse',
      ],
      featured: false,
      ageGroup: 'Youth',
    },
  ])
})

test('every header image is a drawing of one of the sports in its category', () => {
  const path = /^\/art\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\/([a-z-]+)$/
  const faulty = marketplaceCategories.filter(
    ({ sports, headerImage }) => !sports.map(slug).includes(path.exec(headerImage)?.[1] ?? ''),
  )
  expect(faulty.map(({ name }) => name)).toEqual([])
})

test('no two categories share a header image', () => {
  expect(new Set(marketplaceCategories.map(({ headerImage }) => headerImage)).size).toBe(11)
})
