import { businessAbilities, businesses } from '@app/contract/businesses/business-routes.ts'
import { dayFromToday } from './days.ts'
import { boosts, files, hours, inIndiana, inTexas, otherNames, staff, toMarketing } from './fixture-parts.ts'
import { kindFixture } from './kind-fixture.ts'

export const businessFixture = kindFixture(businesses, {
  minimal: { name: 'Plain Diner', businessType: 'Food & Beverage' },
  full: {
    ...inIndiana,
    name: 'Elm Street Lanes',
    businessType: 'Entertainment',
    placeType: 'bowling_alley',
    attributes: ['Good for Groups', 'Good For Kids'],
    priceLevel: 2,
    seats: 120,
    takesGroups: true,
    timeZone: 'America/Indiana/Indianapolis',
  },
  other: {
    ...inTexas,
    name: 'Oak River Pizza',
    businessType: 'Food & Beverage',
    placeType: 'pizza_restaurant',
    attributes: ['Outdoor Seating'],
    priceLevel: 1,
    seats: 40,
    takesGroups: false,
    timeZone: 'America/Chicago',
  },
  uniqueFields: ['googlePlaceId'],
  change: {
    patch: [{ op: 'replace', path: '/city', value: 'Kokomo' }],
    filter: { city: 'Kokomo', text: 'kokomo' },
  },
  links: { companies: 'company' },
  abilities: businessAbilities,
  orders: { likes: '-likeCount', promotions: '-promotionCount' },
  lists: { 'promotions.search': 'nobody' },
  children: {
    otherNames,
    images: files,
    documents: files,
    boosts,
    members: staff,
    hours,
    partners: [
      { name: 'Elm Shuttles' },
      async ({ newProfile }) => ({ profileId: await newProfile('facility') }),
    ],
    promotions: [
      {
        title: 'Team night',
        description: 'Two games for one',
        terms: 'Show a roster',
        code: 'TEAM10',
        discountPercent: 50,
        startDate: dayFromToday(-10),
        endDate: dayFromToday(30),
        link: 'https://one.example.com/team',
      },
      { title: 'Free shoes', startDate: dayFromToday(0), endDate: dayFromToday(60) },
    ],
  },
  childEdits: {
    members: toMarketing,
    partners: [{ op: 'replace', path: '/website', value: 'https://elm.example.com' }],
    promotions: [{ op: 'replace', path: '/title', value: 'Team evening' }],
  },
})
