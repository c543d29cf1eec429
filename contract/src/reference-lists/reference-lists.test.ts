import { describe, expect, test } from 'vitest'
import { AccountType, accountTypes } from './account-types.ts'
import { ageGroups } from './age-groups.ts'
import { amenities, AmenityName, amenityNames } from './amenities.ts'
import { audienceGroups } from './audience-groups.ts'
import {
  AttendanceLevelName,
  attendanceLevels,
  AudienceSize,
  audienceSizes,
  LodgingPerNight,
  lodgingPerNightChoices,
} from './audience-sizes.ts'
import { audienceTags } from './audience-tags.ts'
import { availabilities } from './availability.ts'
import { businessCategories } from './business-categories.ts'
import { competitionLevels } from './competition-levels.ts'
import { destinationServices } from './destination-services.ts'
import { destinationTypes } from './destination-types.ts'
import { eventCategories } from './event-categories.ts'
import { eventInterestTypes } from './event-interest-types.ts'
import { eventTypes } from './event-types.ts'
import { facilityTypes } from './facility-types.ts'
import { genders } from './genders.ts'
import { grades } from './grades.ts'
import { leadStatuses } from './lead-statuses.ts'
import { filterLocations, locations } from './locations.ts'
import { logLevels } from './log-levels.ts'
import { mapIconColors, mapIconScales, mapIconTypes } from './map-icons.ts'
import { marketplaceCategories, MarketplaceCategoryName } from './marketplace-categories.ts'
import { organizationTypes } from './organization-types.ts'
import { participationModes } from './participation-modes.ts'
import { placeAttributeTags } from './place-attribute-tags.ts'
import { placeCategories, placeCategoryByTag, placeCategoryNames } from './place-categories.ts'
import { regionNames, regionOf, StateName, stateNames, stateOf, states } from './regions.ts'
import { slug } from './slug.ts'
import { allowsSurface, spaceTypeByName, SpaceTypeName, spaceTypeNames, spaceTypes } from './space-types.ts'
import { sportByName, SportName, sportNames, sports } from './sports.ts'
import { staffRoles } from './staff-roles.ts'
import { featuredStateCount, stateWithContentNames, statesWithContent } from './states-with-content.ts'
import { surfaces } from './surfaces.ts'
import { teamCountRanges } from './team-count-ranges.ts'
import { paidTiers, PaidTier, Tier, tiers } from './tiers.ts'
import { travelScopes } from './travel-scopes.ts'
import { UrgencyLabel, urgencyLevels, UrgencyPriority } from './urgency-levels.ts'
import { vendorCategories } from './vendor-categories.ts'
import { vendorServiceTags } from './vendor-service-tags.ts'

// The right-hand side is the specification's own sentence.
const wholeLists: [title: string, list: readonly string[], sentence: string, separator?: string][] = [
  ['organization types', organizationTypes, 'Event Organization, Industry Partner'],
  ['staff roles', staffRoles, 'Manager, Sales, Marketing'],
  ['participation modes', participationModes, 'Individual, Team, Both'],
  ['gender options', genders, 'Co-Ed, Female, Male, Male & Female'],
  [
    'destination types',
    destinationTypes,
    'Convention & Visitors Bureau, Sports Commission, Destination Management Organization, Management Group',
  ],
  [
    'surfaces',
    surfaces,
    'N/A, Asphalt, Concrete, Grass, Hardwood, Ice, Multi-purpose, Sand, Synthetic, Turf, Water',
  ],
  ['locations', locations, 'Outdoor, Indoor'],
  ['locations of filters', filterLocations, 'Outdoor, Indoor, Both'],
  [
    'account types',
    accountTypes,
    'Event Organizer, Facility, Destination, Company, Vendor, Club Admin, Coach, Participant, Local Business, Volunteer, Other',
  ],
  [
    'destination services',
    destinationServices,
    'Grant Programs, Lodging Services, Marketing, PR/Media Assistance, Signage, Site Visits, Volunteer, Welcome Bags, Event Marketing Sponsorship',
  ],
  [
    'event types',
    eventTypes,
    'Tournament, Camp, Practice, Championship, Clinic, Competition, Expo, Conference, Game, League, Networking, Race, Showcase, Tryout, Personal Training, Virtual Events, Webinar, Corporate Meeting, Trade Show, Concert, Other',
  ],
  ['competition levels', competitionLevels, 'Amateur, Collegiate, Semi-Professional, Professional'],
  ['grades', grades, 'A, B, C'],
  ['travel scopes', travelScopes, 'Both, Local, Travel'],
  ['team-count ranges', teamCountRanges, '1-10, 10-25, 26-50, 50+'],
  ['age groups', ageGroups, 'All Ages, Youth, High School, Youth & High School, College, Adult'],
  ['audience groups', audienceGroups, 'Destinations, Facilities, Event Organizations, Industry Partners'],
  [
    'vendor categories',
    vendorCategories,
    'Physical Goods, Equipment & Hardware; Software Applications; Service Provider; Accommodation Provider; Associations & Tradeshows; Publications & Magazines',
    '; ',
  ],
  [
    'audience tags',
    audienceTags,
    'Club Admins, Coaches, Destinations, Event Organizers, Facilities, Local Businesses, Participants, Volunteers',
  ],
  ['availability', availabilities, 'Available to host, Limited availability to host'],
  [
    'place attribute tags',
    placeAttributeTags,
    'Good for Groups, Good For Kids, Parking Available, Wheelchair Accessible, Takes Reservations, Dogs Allowed, Wi-Fi, Outdoor Seating, Offers Delivery, Live Music, Full Bar, TV',
  ],
  [
    'place categories',
    placeCategoryNames,
    'Hotel & Lodging, Food & Drink, Entertainment, Shopping, Transport, Services',
  ],
  [
    'business categories',
    businessCategories,
    'Entertainment, Food & Beverage, Hospitality, Hotel & Lodging, Transportation',
  ],
  ['tiers', tiers, 'Legacy, Bronze, Silver, Gold'],
  ['paid tiers', paidTiers, 'Bronze, Silver, Gold'],
  ['log levels 0 to 6', logLevels, 'Trace, Debug, Information, Warning, Error, Critical, None'],
  ['lead statuses', leadStatuses, 'Open, Interested, Won, Lost, Passed'],
  ['event categories', eventCategories, 'Marketed, RFP, Private'],
  [
    'regions',
    regionNames,
    'Northeast, Southeast, Midwest, Northwest, Southwest, Pacific, Caribbean, Prairie Provinces, Western Canada, Atlantic Canada, Central Canada',
  ],
  [
    'states with content',
    stateWithContentNames,
    'Alabama, Arizona, Indiana, Maine, Maryland, Michigan, Minnesota, New York, South Carolina, Tennessee, Kentucky, Pennsylvania, Delaware, Louisiana',
  ],
]

test.each(wholeLists)('%s are those of the specification', (_title, list, sentence, separator = ', ') => {
  expect(list).toEqual(sentence.split(separator))
})

const names: [title: string, list: readonly string[]][] = [
  ['sports', sportNames],
  ['space types', spaceTypeNames],
  ['amenities', amenityNames],
  ['states', stateNames],
  ['facility types', facilityTypes],
  ['event interest types', eventInterestTypes],
  ['vendor service tags', vendorServiceTags],
  ['marketplace categories', marketplaceCategories.map(({ name }) => name)],
]

describe.each([...names, ...wholeLists.map(([title, list]): [string, readonly string[]] => [title, list])])(
  '%s',
  (_title, list) => {
    test('are unique, whatever the case', () => {
      expect(new Set(list.map((name) => name.toLowerCase())).size).toBe(list.length)
    })

    test('carry no stray white space', () => {
      for (const name of list) expect(name).toMatch(/^\S+( \S+)*$/)
    })
  },
)

describe('lists the specification gives in part', () => {
  test('facility types begin with the nine named and end with Other', () => {
    const named =
      'Arena, Stadium, Convention Center, Olympic Facility, Sports Complex, College/University, Golf Course, Parks & Rec, Aquatic Center'
    expect(facilityTypes.slice(0, 9)).toEqual(named.split(', '))
    expect(facilityTypes.at(-1)).toBe('Other')
  })

  test('event interest types begin with the four named', () => {
    expect(eventInterestTypes.slice(0, 4)).toEqual(['Tournaments', 'Showcases', 'Leagues', 'Camps'])
  })

  test('there are 57 vendor service tags, from Insurance and Registration Software to Website Services', () => {
    expect(vendorServiceTags).toHaveLength(57)
    expect(vendorServiceTags.slice(0, 2)).toEqual(['Insurance', 'Registration Software'])
    expect(vendorServiceTags.at(-1)).toBe('Website Services')
  })

  test('there are 33 amenities, the named ones among them, each with its own picture', () => {
    expect(amenities).toHaveLength(33)
    expect(amenityNames).toEqual(
      expect.arrayContaining([
        'Parking',
        'Restrooms',
        'Wifi',
        'Bleachers',
        'Scoreboard',
        'Lodging',
        'Wheelchair Accessible',
      ]),
    )
    expect(amenities[0]).toEqual({ name: 'Parking', image: '/amenities/parking.svg' })
    expect(new Set(amenities.map(({ image }) => image)).size).toBe(33)
    for (const { image } of amenities) expect(image).toMatch(/^\/amenities\/[a-z0-9]+(-[a-z0-9]+)*\.svg$/)
  })
})

describe('space types', () => {
  test('there are about 30', () => {
    expect(spaceTypes).toHaveLength(30)
  })

  test.each([
    ['Court', 'Hardwood, Concrete, Multi-purpose, Synthetic, Sand'],
    ['Field', 'Grass, Turf, Multi-purpose, Synthetic'],
    ['Diamond', 'Grass, Turf, Synthetic'],
    ['Rink', 'Ice, Concrete, Synthetic, Multi-purpose'],
  ])('%s allows the surfaces of the specification', (name, sentence) => {
    expect(spaceTypeByName.get(name)?.surfaces).toEqual(sentence.split(', '))
  })

  test.each(['Pool', 'Golf Course'])('%s allows no choice of surface', (name) => {
    const spaceType = spaceTypeByName.get(name)!
    expect(spaceType.surfaces).toEqual([])
    expect(allowsSurface(spaceType, 'N/A')).toBe(true)
    expect(allowsSurface(spaceType, 'Water')).toBe(false)
  })

  test('where there is a choice, N/A is not one', () => {
    for (const spaceType of spaceTypes.filter((each) => each.surfaces.length > 0))
      expect(allowsSurface(spaceType, 'N/A')).toBe(false)
  })

  test('every one is somewhere, and no surface is listed twice', () => {
    for (const spaceType of spaceTypes) {
      expect(spaceType.locations.length).toBeGreaterThan(0)
      expect(new Set(spaceType.locations).size).toBe(spaceType.locations.length)
      expect(new Set(spaceType.surfaces).size).toBe(spaceType.surfaces.length)
    }
  })

  test('every surface but N/A can be found somewhere', () => {
    const found = new Set(spaceTypes.flatMap((spaceType) => spaceType.surfaces))
    expect([...found].toSorted()).toEqual(surfaces.filter((surface) => surface !== 'N/A').toSorted())
  })
})

describe('sports', () => {
  test('there are about 110, in the order of the specification', () => {
    expect(sports).toHaveLength(110)
    expect(sportNames.slice(0, 7)).toEqual([
      'Basketball',
      'Baseball',
      'Contact Football',
      'Soccer',
      'Lacrosse',
      'Softball',
      'Ice Hockey',
    ])
    expect(sportNames.at(-1)).toBe('Other Sport or Activity')
    for (const name of ['Volleyball', 'Non-Contact Football', 'Cheerleading', 'Esports'])
      expect(sportNames).toContain(name)
  })

  test('the nine top sports are ranked 1 to 9 and come first, no other is ranked', () => {
    expect(sports.slice(0, 9).map(({ ranking }) => ranking)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(sports.slice(9).filter(({ ranking }) => ranking !== undefined)).toEqual([])
  })

  test('between the top sports and the last, names are in order', () => {
    const rest = sportNames.slice(9, -1)
    expect(rest).toEqual(rest.toSorted())
  })

  test.each(sports.map((sport) => [sport.name, sport] as const))('%s', (name, sport) => {
    const { count, name: spaceName, location, surface } = sport.defaultSpaceType
    const spaceType = spaceTypeByName.get(spaceName)!
    expect(spaceType.locations).toContain(location)
    expect(allowsSurface(spaceType, surface)).toBe(true)
    expect(Number.isInteger(count) && count > 0).toBe(true)

    expect(sport.icon).toMatch(/^(mdi|material-symbols|fluent-emoji-flat|drawn):[a-z0-9]+(-[a-z0-9]+)*$/)

    expect(sport.synonyms.length).toBeGreaterThan(0)
    expect(new Set(sport.synonyms).size).toBe(sport.synonyms.length)
    for (const synonym of sport.synonyms) {
      expect(synonym).toBe(synonym.toLowerCase().trim())
      expect(synonym).not.toBe(name.toLowerCase())
    }
    expect(sportByName.get(name)).toBe(sport)
  })

  test('an icon drawn for a sport bears its slug', () => {
    for (const { name, icon } of sports.filter((sport) => sport.icon.startsWith('drawn:')))
      expect(icon).toBe(`drawn:${slug(name)}`)
  })

  test('the top sports differ in icon', () => {
    expect(new Set(sports.slice(0, 9).map(({ icon }) => icon)).size).toBe(9)
  })

  test.each([
    ['hoops', 'Basketball'],
    ['futbol', 'Soccer'],
    ['american football', 'Contact Football'],
    ['flag football', 'Non-Contact Football'],
    ['swim', 'Swimming'],
    ['track', 'Track & Field'],
    ['xc', 'Cross Country'],
    ['lax', 'Lacrosse'],
    ['cheer', 'Cheerleading'],
    ['ping pong', 'Table Tennis'],
  ])('who types %s finds %s', (synonym, name) => {
    expect(sports.filter(({ synonyms }) => synonyms.includes(synonym)).map((sport) => sport.name)).toContain(
      name,
    )
  })
})

describe('states', () => {
  test('there are 50 states, three other parts of the United States and 10 provinces', () => {
    expect(states).toHaveLength(63)
    expect(states.filter(({ country }) => country === 'US')).toHaveLength(53)
    expect(states.filter(({ country }) => country === 'CA')).toHaveLength(10)
    for (const name of ['District of Columbia', 'Puerto Rico', 'Virgin Island'])
      expect(stateNames).toContain(name)
  })

  test('postal abbreviations are two capitals and unique', () => {
    for (const { code } of states) expect(code).toMatch(/^[A-Z]{2}$/)
    expect(new Set(states.map(({ code }) => code)).size).toBe(63)
  })

  test('every region has a state, and Canadian regions hold the provinces', () => {
    expect(new Set(states.map(({ region }) => region))).toEqual(new Set(regionNames))
    const canadian = new Set(states.filter(({ country }) => country === 'CA').map(({ region }) => region))
    expect(canadian).toEqual(
      new Set(['Prairie Provinces', 'Western Canada', 'Atlantic Canada', 'Central Canada']),
    )
    for (const { country, region } of states) expect(canadian.has(region)).toBe(country === 'CA')
  })

  test.each([
    ['Alabama', 'Southeast'],
    ['AL', 'Southeast'],
    ['new york', 'Northeast'],
    [' in ', 'Midwest'],
    ['WEST VIRGINIA', 'Southeast'],
    ['D.C.', 'Northeast'],
    ['Washington', 'Northwest'],
    ['Washington, D.C.', 'Northeast'],
    ['Virgin Island', 'Caribbean'],
    ['U.S. Virgin Islands', 'Caribbean'],
    ['Québec', 'Central Canada'],
    ['Newfoundland & Labrador', 'Atlantic Canada'],
    ['sk', 'Prairie Provinces'],
  ])('%s is in %s', (nameOrCode, region) => {
    expect(regionOf(nameOrCode)).toBe(region)
  })

  test.each(['', ' ', 'XX', 'Yukon', 'Mexico', 'constructor', 'toString', '__proto__'])(
    '%j is in no region',
    (text) => {
      expect(stateOf(text)).toBeUndefined()
      expect(regionOf(text)).toBeUndefined()
    },
  )

  test('every name and code finds its own state', () => {
    for (const state of states) {
      expect(stateOf(state.name)).toBe(state)
      expect(stateOf(state.code)).toBe(state)
    }
  })
})

describe('states with content', () => {
  test('the featured ones are those of the specification', () => {
    const featured =
      'Alabama, Indiana, Michigan, Minnesota, New York, South Carolina, Pennsylvania, Delaware, Louisiana'
    const notFeatured = 'Arizona, Maine, Maryland, Tennessee, Kentucky'
    const inOrder = [true, false].map((wanted) =>
      statesWithContent.filter((state) => state.featured === wanted).map(({ name }) => name),
    )
    expect(inOrder).toEqual([featured.split(', '), notFeatured.split(', ')])
    expect(featuredStateCount).toBe(2)
  })

  test('each is a state, with pictures of its own', () => {
    for (const { name } of statesWithContent) expect(stateOf(name)?.name).toBe(name)
    const images = statesWithContent.flatMap(({ headerImage, iconImage }) => [headerImage, iconImage])
    expect(new Set(images).size).toBe(28)
    expect(statesWithContent.find(({ name }) => name === 'New York')).toMatchObject({
      headerImage: '/art/states/new-york/header',
      iconImage: '/art/states/new-york',
    })
  })
})

describe('marketplace categories', () => {
  const topSports =
    'Basketball, Baseball, Contact Football, Non-Contact Football, Ice Hockey, Soccer, Softball, Volleyball, Lacrosse'

  test('they are those of the specification', () => {
    expect(
      marketplaceCategories.map(({ name, sports: held, featured, ageGroup }) => [
        name,
        held,
        featured,
        ageGroup,
      ]),
    ).toEqual([
      ['Basketball', ['Basketball'], true, undefined],
      ['Baseball', ['Baseball'], true, undefined],
      ['Football', ['Contact Football', 'Non-Contact Football'], true, undefined],
      ['Ice Hockey', ['Ice Hockey'], true, undefined],
      ['Soccer', ['Soccer'], true, undefined],
      ['Softball', ['Softball'], true, undefined],
      ['Volleyball', ['Volleyball'], true, undefined],
      ['Lacrosse', ['Lacrosse'], true, undefined],
      ['Esports', ['Esports'], false, undefined],
      ['Cheerleading', ['Cheerleading'], false, undefined],
      ['Youth Sports', topSports.split(', '), false, 'Youth'],
    ])
  })

  test('each picture is a drawing of one of its sports, and its own', () => {
    for (const { sports: held, headerImage } of marketplaceCategories) {
      const [, sport] = /^\/art\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\/([a-z-]+)$/.exec(headerImage) ?? []
      expect(held.map(slug)).toContain(sport)
    }
    expect(new Set(marketplaceCategories.map(({ headerImage }) => headerImage)).size).toBe(11)
  })
})

describe('place categories', () => {
  test('tags have the form of Google place types, and each belongs to one category', () => {
    const tags = placeCategories.flatMap((category) => category.tags)
    for (const tag of tags) expect(tag).toMatch(/^[a-z]+(_[a-z]+)*$/)
    expect(new Set(tags).size).toBe(tags.length)
    for (const { name, tags: own } of placeCategories)
      for (const tag of own) expect(placeCategoryByTag.get(tag)).toBe(name)
  })

  test('colours are hexadecimal and differ', () => {
    for (const { color } of placeCategories) expect(color).toMatch(/^#[0-9a-f]{6}$/)
    expect(new Set(placeCategories.map(({ color }) => color)).size).toBe(6)
  })
})

test('urgency levels are those of the specification', () => {
  expect(
    urgencyLevels.map(
      ({ priority, label, description }) => `${priority} ${label} (${description.toLowerCase()})`,
    ),
  ).toEqual([
    '0 Urgent Need (in urgent need of a venue)',
    '1 Near Future (will need a venue scheduled in the near future)',
    '2 Exploring (exploring options for a future event)',
  ])
  expect(urgencyLevels.map(({ tag }) => tag)).toEqual(urgencyLevels.map(({ label }) => slug(label)))
})

describe('sizes', () => {
  test('they are those of the specification', () => {
    expect(audienceSizes).toEqual([25, 50, 100, 200, 300, 500, 750, 1000, 2000])
    expect(lodgingPerNightChoices.map(({ value }) => value)).toEqual([
      50, 100, 250, 500, 1000, 2500, 5000, 10000,
    ])
    expect(attendanceLevels.map(({ name, value }) => `${name} ${value}`)).toEqual([
      'Low 10',
      'Medium 100',
      'High 1000',
    ])
  })

  test('1000 rooms per night are labelled 750, every other choice with its own figure', () => {
    for (const { value, label } of lodgingPerNightChoices)
      expect(label).toBe(value === 1000 ? '750' : String(value))
  })
})

test('map icons have the scales and colours of the specification', () => {
  expect([...mapIconTypes].toSorted()).toEqual(['Circle', 'Pin', 'Star'])
  expect(mapIconScales).toEqual({ Pin: 0.055, Circle: 0.04, Star: 0.05 })
  expect(mapIconColors).toEqual({ Pin: 'red', Circle: 'grey', Star: 'yellow' })
})

test.each([
  [SportName, 'Ice Hockey', 'ice hockey'],
  [SpaceTypeName, 'Court', 'Courts'],
  [AmenityName, 'Wifi', 'Wi-Fi'],
  [StateName, 'Virgin Island', 'Virgin Islands'],
  [MarketplaceCategoryName, 'Youth Sports', 'Youth'],
  [AccountType, 'Local Business', 'Admin'],
  [Tier, 'Legacy', 'Platinum'],
  [PaidTier, 'Gold', 'Legacy'],
  [UrgencyLabel, 'Exploring', 'exploring'],
  [UrgencyPriority, 0, 3],
  [UrgencyPriority, 2, '2'],
  [AudienceSize, 750, 751],
  [LodgingPerNight, 1000, 750],
  [AttendanceLevelName, 'High', 1000],
])('schema %# takes %j and refuses %j', (schema, good, bad) => {
  expect(schema.safeParse(good)).toEqual({ success: true, data: good })
  expect(schema.safeParse(bad).success).toBe(false)
})
