import * as z from 'zod'
import type { AgeGroup } from './age-groups.ts'
import { namedEntries } from './named-entries.ts'
import type { SportName } from './sports.ts'

const marketplaceCategoryEntries = namedEntries<{
  sports: readonly SportName[]
  headerImage: string
  featured: boolean
  ageGroup?: AgeGroup
}>()

const header = (file: string) => `/marketplace-categories/${file}.svg`

export const marketplaceCategories = marketplaceCategoryEntries([
  { name: 'Basketball', sports: ['Basketball'], headerImage: header('basketball'), featured: true },
  { name: 'Baseball', sports: ['Baseball'], headerImage: header('baseball'), featured: true },
  {
    name: 'Football',
    sports: ['Contact Football', 'Non-Contact Football'],
    headerImage: header('football'),
    featured: true,
  },
  { name: 'Ice Hockey', sports: ['Ice Hockey'], headerImage: header('ice-hockey'), featured: true },
  { name: 'Soccer', sports: ['Soccer'], headerImage: header('soccer'), featured: true },
  { name: 'Softball', sports: ['Softball'], headerImage: header('softball'), featured: true },
  { name: 'Volleyball', sports: ['Volleyball'], headerImage: header('volleyball'), featured: true },
  { name: 'Lacrosse', sports: ['Lacrosse'], headerImage: header('lacrosse'), featured: true },
  { name: 'Esports', sports: ['Esports'], headerImage: header('esports'), featured: false },
  { name: 'Cheerleading', sports: ['Cheerleading'], headerImage: header('cheerleading'), featured: false },
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
    headerImage: header('youth-sports'),
    featured: false,
    ageGroup: 'Youth',
  },
])
export const marketplaceCategoryNames = marketplaceCategories.map(({ name }) => name)
export const MarketplaceCategoryName = z.enum(marketplaceCategoryNames)
export type MarketplaceCategoryName = z.infer<typeof MarketplaceCategoryName>
