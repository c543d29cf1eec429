import { offers, surfaceWord, type OfferDetails } from './offer.ts'
import { spelled } from '../../wording.ts'

/** Two volleyball courts lie across one for basketball. */
function gymFloor({ count, sports, random }: OfferDetails): string | null {
  if (count > 1 && sports.includes('Volleyball') && random.chance(0.7))
    return `Converts to ${spelled(count * 2)} volleyball courts`
  return random.pick([
    'Each court 84 by 50 feet',
    'Each court 94 by 50 feet',
    'Adjustable baskets and retractable dividers',
    'Maple floor, refinished every summer',
    null,
    null,
  ])
}

export const courtOffers = offers({
  gymCourts: {
    space: 'Court',
    location: 'Indoor',
    surfaces: [
      ['Hardwood', 8],
      ['Multi-purpose', 1],
      ['Synthetic', 1],
    ],
    sports: [
      ['Basketball', 1],
      ['Volleyball', 0.85],
      ['Pickleball', 0.2],
      ['Futsal', 0.14],
      ['Badminton', 0.1],
      ['Cheerleading', 0.08],
      ['Wheelchair Basketball', 0.08],
      ['Dodgeball', 0.05],
      ['Floorball', 0.05],
      ['Team Handball', 0.03],
      ['Wheelchair Rugby', 0.03],
      ['Goalball', 0.02],
      ['Jump Rope', 0.03],
      ['Marching Arts', 0.03],
      ['Baton Twirling', 0.015],
    ],
    squareFeet: 7600,
    wording: (details) => ({ one: `${surfaceWord(details.surface)} court`, features: gymFloor(details) }),
  },
  volleyballCourts: {
    space: 'Court',
    location: 'Indoor',
    surfaces: [
      ['Synthetic', 6],
      ['Hardwood', 3],
      ['Multi-purpose', 1],
    ],
    sports: [
      ['Volleyball', 1],
      ['Basketball', 0.3],
      ['Pickleball', 0.2],
      ['Badminton', 0.1],
    ],
    squareFeet: 3800,
    wording: ({ random }) => ({
      one: 'volleyball court',
      features: random.pick([
        'Ceiling height 30 feet',
        'Sleeved standards, nets for every age group',
        'Sport tile over concrete',
        null,
      ]),
    }),
  },
  multipurposeCourts: {
    space: 'Court',
    location: 'Indoor',
    surfaces: [['Multi-purpose', 1]],
    sports: [
      ['Basketball', 1],
      ['Volleyball', 0.5],
      ['Pickleball', 0.5],
      ['Futsal', 0.2],
      ['Badminton', 0.25],
      ['Table Tennis', 0.04],
    ],
    squareFeet: 6800,
    wording: () => ({ one: 'multi-purpose court' }),
  },
  tennisCourts: {
    space: 'Court',
    location: 'Outdoor',
    surfaces: [
      ['Concrete', 7],
      ['Synthetic', 3],
    ],
    sports: [
      ['Tennis', 1],
      ['Pickleball', 0.25],
    ],
    wording: ({ random, surface }) => ({
      one: surface === 'Concrete' ? 'outdoor hard court' : 'outdoor tennis court',
      features: random.pick(['Also lined for ten-and-under play', 'Windscreens on all sides', null, null]),
    }),
  },
  indoorTennisCourts: {
    space: 'Court',
    location: 'Indoor',
    surfaces: [
      ['Synthetic', 3],
      ['Concrete', 2],
    ],
    sports: [
      ['Tennis', 1],
      ['Pickleball', 0.25],
    ],
    squareFeet: 7400,
    wording: () => ({ one: 'indoor tennis court' }),
  },
  pickleballCourts: {
    space: 'Court',
    location: 'Outdoor',
    surfaces: [
      ['Concrete', 4],
      ['Synthetic', 1],
    ],
    sports: [['Pickleball', 1]],
    wording: ({ random }) => ({
      one: 'outdoor pickleball court',
      features: random.pick(['Fenced in pairs', 'Permanent nets', null]),
    }),
  },
  indoorPickleballCourts: {
    space: 'Court',
    location: 'Indoor',
    surfaces: [
      ['Synthetic', 3],
      ['Multi-purpose', 2],
    ],
    sports: [['Pickleball', 1]],
    squareFeet: 1800,
    wording: () => ({ one: 'indoor pickleball court' }),
  },
  padelCourts: {
    space: 'Court',
    location: 'Outdoor',
    surfaces: [['Synthetic', 1]],
    sports: [['Padel', 1]],
    wording: () => ({ one: 'padel court', features: 'Glass walls' }),
  },
  squashCourts: {
    space: 'Court',
    location: 'Indoor',
    surfaces: [['Hardwood', 1]],
    sports: [
      ['Squash', 1],
      ['Racquetball', 0.2],
    ],
    squareFeet: 900,
    wording: () => ({ one: 'squash court' }),
  },
  racquetballCourts: {
    space: 'Court',
    location: 'Indoor',
    surfaces: [['Hardwood', 1]],
    sports: [['Racquetball', 1]],
    squareFeet: 1000,
    wording: () => ({ one: 'racquetball court' }),
  },
  outdoorBasketballCourts: {
    space: 'Court',
    location: 'Outdoor',
    surfaces: [['Concrete', 1]],
    sports: [['Basketball', 1]],
    wording: () => ({ one: 'outdoor basketball court' }),
  },
  coveredCourts: {
    space: 'Court',
    location: 'Outdoor',
    surfaces: [['Concrete', 1]],
    sports: [
      ['Basketball', 1],
      ['Volleyball', 0.7],
      ['Futsal', 0.3],
    ],
    wording: () => ({ one: 'covered court', features: 'Roofed, open at the sides' }),
  },
  sandCourts: {
    space: 'Court',
    location: 'Outdoor',
    surfaces: [['Sand', 1]],
    sports: [['Beach Volleyball', 1]],
    wording: ({ random }) => ({
      one: 'sand volleyball court',
      features: random.pick(['Sand two feet deep', 'Adjustable nets', null]),
    }),
  },
  bocceCourts: {
    space: 'Court',
    location: 'Outdoor',
    surfaces: [['Sand', 1]],
    sports: [['Bocce', 1]],
    wording: () => ({ one: 'bocce court' }),
  },
})
