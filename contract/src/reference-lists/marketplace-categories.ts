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

/** The path of a drawing of the sport. The id selects a variant; these were picked by eye. */
const header = (id: string, sport: string) => `/art/00000000-0000-4000-8000-0000000000${id}/${sport}`

export const marketplaceCategories = marketplaceCategoryEntries([
  { name: 'Basketball', sports: ['Basketball'], headerImage: header('7c', 'basketball'), featured: true },
  { name: 'Baseball', sports: ['Baseball'], headerImage: header('80', 'baseball'), featured: true },
  {
    name: 'Football',
    sports: ['Contact Football', 'Non-Contact Football'],
    headerImage: header('77', 'contact-football'),
    featured: true,
  },
  { name: 'Ice Hockey', sports: ['Ice Hockey'], headerImage: header('68', 'ice-hockey'), featured: true },
  { name: 'Soccer', sports: ['Soccer'], headerImage: header('6a', 'soccer'), featured: true },
  { name: 'Softball', sports: ['Softball'], headerImage: header('76', 'softball'), featured: true },
  { name: 'Volleyball', sports: ['Volleyball'], headerImage: header('65', 'volleyball'), featured: true },
  { name: 'Lacrosse', sports: ['Lacrosse'], headerImage: header('6a', 'lacrosse'), featured: true },
  { name: 'Esports', sports: ['Esports'], headerImage: header('ca', 'esports'), featured: false },
  {
    name: 'Cheerleading',
    sports: ['Cheerleading'],
    headerImage: header('d5', 'cheerleading'),
    featured: false,
  },
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
    headerImage: header('d0', 'soccer'),
    featured: false,
    ageGroup: 'Youth',
  },
])
export const marketplaceCategoryNames = marketplaceCategories.map(({ name }) => name)
export const MarketplaceCategoryName = z.enum(marketplaceCategoryNames)
export type MarketplaceCategoryName = z.infer<typeof MarketplaceCategoryName>
