import { offers, surfaceWord, type OfferDetails } from './offer.ts'
import { enumeration } from '../../wording.ts'

const lined = ['Soccer', 'Lacrosse', 'Field Hockey', 'Non-Contact Football', 'Rugby', 'Ultimate']
const spoken: Readonly<Record<string, string>> = { 'Non-Contact Football': 'flag football' }

function fieldFeatures({ sports, random }: OfferDetails): string | null {
  const lines = sports
    .filter((sport) => lined.includes(sport))
    .map((sport) => spoken[sport] ?? sport.toLowerCase())
  if (lines.length > 1 && random.chance(0.6)) return `Lined for ${enumeration(lines.slice(0, 3))}`
  return random.pick(['120 by 75 yards', '110 by 70 yards', '115 by 74 yards', null, null])
}

export const fieldOffers = offers({
  fields: {
    space: 'Field',
    location: 'Outdoor',
    surfaces: [
      ['Grass', 3],
      ['Turf', 1],
    ],
    sports: [
      ['Soccer', 1],
      ['Non-Contact Football', 0.35],
      ['Lacrosse', 0.35],
      ['Ultimate', 0.16],
      ['Rugby', 0.08],
      ['Field Hockey', 0.06],
      ['Contact Football', 0.1],
      ['Dog Sports', 0.03],
    ],
    wording: (details) => ({
      one: `${surfaceWord(details.surface)} field`,
      features: fieldFeatures(details),
    }),
  },
  turfFields: {
    space: 'Field',
    location: 'Outdoor',
    surfaces: [
      ['Turf', 9],
      ['Synthetic', 1],
    ],
    sports: [
      ['Soccer', 1],
      ['Lacrosse', 0.45],
      ['Non-Contact Football', 0.45],
      ['Ultimate', 0.15],
      ['Field Hockey', 0.12],
      ['Rugby', 0.08],
    ],
    wording: (details) => ({
      one: `${surfaceWord(details.surface)} field`,
      features: fieldFeatures(details),
    }),
  },
  indoorTurf: {
    space: 'Field',
    location: 'Indoor',
    surfaces: [['Turf', 1]],
    sports: [
      ['Soccer', 1],
      ['Non-Contact Football', 0.4],
      ['Lacrosse', 0.4],
      ['Ultimate', 0.1],
      ['Field Hockey', 0.06],
      ['Dog Sports', 0.03],
    ],
    squareFeet: 24_000,
    wording: ({ random }) => ({
      one: 'indoor turf field',
      features: random.pick(['200 by 85 feet, boarded', '180 by 90 feet, netted', '210 by 120 feet', null]),
    }),
  },
  stadiumField: {
    space: 'Field',
    location: 'Outdoor',
    surfaces: [
      ['Turf', 3],
      ['Grass', 2],
    ],
    sports: [
      ['Contact Football', 1],
      ['Soccer', 0.6],
      ['Lacrosse', 0.25],
      ['Non-Contact Football', 0.1],
      ['Rugby', 0.08],
      ['Marching Arts', 0.1],
    ],
    wording: ({ surface }) => ({ one: `${surfaceWord(surface)} stadium field` }),
  },
  soccerStadium: {
    space: 'Field',
    location: 'Outdoor',
    surfaces: [
      ['Grass', 3],
      ['Turf', 2],
    ],
    sports: [
      ['Soccer', 1],
      ['Lacrosse', 0.25],
      ['Rugby', 0.2],
      ['Ultimate', 0.05],
    ],
    wording: ({ surface, random }) => ({
      one: `${surfaceWord(surface)} stadium field`,
      features: random.pick(['115 by 75 yards', '120 by 75 yards']),
    }),
  },
  rugbyFields: {
    space: 'Field',
    location: 'Outdoor',
    surfaces: [['Grass', 1]],
    sports: [
      ['Rugby', 1],
      ['Gaelic Games', 0.12],
      ['Australian Football', 0.06],
      ['Ultimate', 0.2],
    ],
    wording: () => ({ one: 'grass rugby field', features: 'Posts at both ends' }),
  },
  cricketFields: {
    space: 'Field',
    location: 'Outdoor',
    surfaces: [['Grass', 1]],
    sports: [['Cricket', 1]],
    wording: ({ random }) => ({
      one: 'cricket ground',
      features: random.pick(['Turf wicket and two practice nets', 'Artificial wicket', 'Turf wicket']),
    }),
  },
  diamonds: {
    space: 'Diamond',
    location: 'Outdoor',
    surfaces: [
      ['Grass', 7],
      ['Turf', 2],
      ['Synthetic', 1],
    ],
    sports: [
      ['Baseball', 1],
      ['Softball', 0.65],
      ['Kickball', 0.06],
    ],
    wording: ({ random, surface }) => ({
      one: `${surfaceWord(surface)} baseball diamond`,
      features: random.pick([
        'Portable mounds, base paths from 60 to 90 feet',
        'Base paths of 60 and 70 feet',
        'Outfield fences at 315 feet',
        'Covered dugouts',
        null,
      ]),
    }),
  },
  softballDiamonds: {
    space: 'Diamond',
    location: 'Outdoor',
    surfaces: [
      ['Grass', 7],
      ['Turf', 2],
      ['Synthetic', 1],
    ],
    sports: [
      ['Softball', 1],
      ['Baseball', 0.15],
      ['Kickball', 0.12],
    ],
    wording: ({ random, surface }) => ({
      one: `${surfaceWord(surface)} softball diamond`,
      features: random.pick([
        'Skinned infields, fences at 200 feet',
        'Skinned infields, fences at 300 feet',
        'Covered dugouts',
        'Fences at 225 feet',
        null,
      ]),
    }),
  },
  ballpark: {
    space: 'Diamond',
    location: 'Outdoor',
    surfaces: [
      ['Grass', 4],
      ['Turf', 1],
    ],
    sports: [['Baseball', 1]],
    wording: ({ random }) => ({
      one: 'full-size baseball diamond',
      features: random.pick([
        '330 feet down the lines, 400 to center',
        '325 feet down the lines, 385 to center',
        '318 feet down the lines, 375 to center',
      ]),
    }),
  },
  indoorDiamond: {
    space: 'Diamond',
    location: 'Indoor',
    surfaces: [['Turf', 1]],
    sports: [
      ['Baseball', 1],
      ['Softball', 0.85],
    ],
    squareFeet: 14_000,
    wording: ({ random }) => ({
      one: 'indoor turf infield',
      features: random.pick([
        'Batting tunnels along two sides',
        'Retractable tunnels for pitching and hitting',
      ]),
    }),
  },
})
