import { dayFromToday } from './days.ts'
import type { FixtureContext } from './kind-fixture.ts'

export const otherNames = [{ name: 'Elm Armory' }, { name: 'The Old Mill' }] as const
export const files = [{ name: 'North side' }, { name: 'South side' }] as const
export const boosts = [
  { startDate: dayFromToday(0), endDate: dayFromToday(30) },
  { startDate: dayFromToday(31), endDate: dayFromToday(60) },
] as const
export const hours = [
  { weekday: 'Monday', opens: '08:00', closes: '22:00', season: null, seasonStart: null, seasonEnd: null },
  {
    weekday: 'Saturday',
    opens: '18:00',
    closes: '01:30',
    season: 'Winter',
    seasonStart: '11-01',
    seasonEnd: '02-29',
  },
] as const
export const staff = [
  async ({ newPerson }: FixtureContext) => ({ userId: await newPerson(), role: 'Sales' as const }),
  async ({ newPerson }: FixtureContext) => ({ userId: await newPerson(), role: 'Marketing' as const }),
] as const
export const toMarketing = [{ op: 'replace', path: '/role', value: 'Marketing' }] as const
/** What a profile of any kind may say about its place and itself. */
export const inIndiana = {
  description: 'Next to the old mill',
  address: '12 Elm Street',
  city: 'Indianapolis',
  state: 'Indiana',
  postalCode: '46204',
  lat: 39.77,
  lng: -86.15,
  googlePlaceId: 'place-one',
  phone: '317 555 0101',
  email: 'one@example.com',
  website: 'https://one.example.com',
  responseTime: 'Within a day',
  parentId: null,
} as const
export const inTexas = {
  description: 'By the river',
  address: '7 Oak Avenue',
  city: 'Austin',
  state: 'Texas',
  postalCode: '78701',
  lat: 30.27,
  lng: -97.74,
  googlePlaceId: 'place-two',
  phone: '512 555 0102',
  email: 'two@example.com',
  website: 'https://two.example.com',
  responseTime: 'Within an hour',
  parentId: null,
} as const
