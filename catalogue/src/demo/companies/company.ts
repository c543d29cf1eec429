import { vendorCategories, type VendorCategory } from '@app/contract/reference-lists/vendor-categories.ts'
import type { VendorServiceTag } from '@app/contract/reference-lists/vendor-service-tags.ts'
import { landscapeWords, quarterNames } from '../names/landscape.ts'
import { listed } from '../names/listed.ts'
import { surnames } from '../names/surnames.ts'
import type { Town } from '../places/towns.ts'
import type { Random } from '../random.ts'
import { enumeration } from '../wording.ts'

interface Trade {
  weight: number
  names: readonly string[]
  services: readonly VendorServiceTag[]
  opening: string
}

const trades: Readonly<Record<VendorCategory, Trade>> = {
  'Accommodation Provider': {
    weight: 30,
    names: listed('* Hospitality, * Hotel Group, * Inns, * Lodging Partners'),
    services: ['Hotel Booking & Housing', 'Travel Agency', 'Catering & Concessions', 'Ground Transportation'],
    opening: 'runs hotels for teams, families and officials',
  },
  'Physical Goods, Equipment & Hardware': {
    weight: 22,
    names: listed('* Sporting Goods, * Athletics Supply, * Turf Works, * Scoreboards, * Team Wear'),
    services: [
      'Sporting Goods',
      'Uniforms & Apparel',
      'Awards & Trophies',
      'Sport Flooring & Courts',
      'Turf & Field Surfaces',
      'Scoreboards & Displays',
      'Bleachers & Seating',
      'Equipment Rental',
    ],
    opening: 'supplies venues and clubs',
  },
  'Software Applications': {
    weight: 14,
    names: listed('* Software, * Systems, * Labs, * Brackets'),
    services: [
      'Registration Software',
      'Tournament Management Software',
      'League Management Software',
      'Scheduling Software',
      'Team Management Apps',
      'Ticketing',
      'Payment Processing',
    ],
    opening: 'writes software for organizers and leagues',
  },
  'Service Provider': {
    weight: 24,
    names: listed(
      '* Event Services, * Timing, * Medical Services, * Media, * Restaurants, * Entertainment Group',
    ),
    services: [
      'Event Staffing',
      'Officials & Referees',
      'Athletic Trainers',
      'Medical & First Aid',
      'Security',
      'Photography',
      'Live Streaming',
      'Timing & Scoring',
      'Catering & Concessions',
      'Tents & Staging',
    ],
    opening: 'works at tournaments from setup to the last whistle',
  },
  'Associations & Tradeshows': {
    weight: 5,
    names: listed('* Sports Association, * Events Alliance'),
    services: ['Consulting', 'Safety & Compliance Training', 'Marketing & Advertising'],
    opening: 'brings people of the trade together',
  },
  'Publications & Magazines': {
    weight: 5,
    names: listed('* Sports Press, * Field Journal, * Tournament Guide'),
    services: ['Marketing & Advertising', 'Photography', 'Website Services'],
    opening: 'writes about tournaments, venues and travel',
  },
}

export interface CompanyFacts {
  name: string
  type: VendorCategory
  services: readonly VendorServiceTag[]
  yearFounded: number | null
}

export function inventCompany(town: Town, isTaken: (name: string) => boolean, random: Random): CompanyFacts {
  const type = random.weighted(vendorCategories.map((each) => [each, trades[each].weight] as const))
  const { services } = trades[type]
  return {
    name: companyName(trades[type], town, isTaken, random),
    type,
    services: random.sample(services, random.int(1, Math.min(4, services.length))),
    yearFounded: random.chance(0.8) ? 2024 - Math.floor(random.next() ** 2 * 90) : null,
  }
}

function companyName(
  { names }: Trade,
  town: Town,
  isTaken: (name: string) => boolean,
  random: Random,
): string {
  for (let tries = 0; ; tries++) {
    const words = random.pick([quarterNames, surnames, landscapeWords(town.state, town.region)])
    const place = tries < 20 ? random.pick(words) : `${random.pick(words)} ${town.name}`
    const name = random.pick(names).replace('*', place)
    if (!isTaken(name)) return name
  }
}

const closings = [
  'Quotes come within two business days.',
  'Clubs and commissions order through one account.',
  'The office plans a season ahead with returning events.',
]

/** One to three sentences. */
export function describeCompany({ name, type, services }: CompanyFacts, town: Town, random: Random): string {
  const offers = enumeration(services.slice(0, 3).map((service) => service.toLowerCase()))
  return [
    `${name} of ${town.name} ${trades[type].opening}.`,
    `Its services include ${offers}.`,
    ...(random.chance(0.6) ? [random.pick(closings)] : []),
  ].join(' ')
}
