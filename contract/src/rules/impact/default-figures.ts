import type { StateName } from '../../reference-lists/regions.ts'
import type { Range, SegmentInput, SegmentName } from './inputs.ts'

// All figures that an estimate starts from, with where they are from. Only what a public source states cites it.

interface Source {
  title: string
  /** Which figure of the source is used, and how. */
  detail: string
  /** The year that the figures are about. Null if the source names none. */
  year: number | null
  link: string | null
}

export const defaultSources = {
  event: {
    title: 'This event’s page',
    detail: 'As its organizer states it.',
    year: null,
    link: null,
  },
  teams: {
    title: 'Teams of this event’s page',
    detail:
      'The organizer states the teams. 12 to 18 players and 2 to 3 coaches a team are our default, not measured.',
    year: null,
    link: null,
  },
  dates: {
    title: 'Dates of this event’s page',
    detail: 'The share of the days and nights for which people stay is our default, not measured.',
    year: null,
    link: null,
  },
  lodging: {
    title: 'Federal lodging allowance and U.S. average daily rate',
    detail:
      'From $110, the standard lodging rate of the General Services Administration for fiscal year 2026, to $159, the average rate of U.S. hotels in 2024 as reported by CoStar.',
    year: 2026,
    link: 'https://www.gsa.gov/travel/plan-book/per-diem-rates',
  },
  meals: {
    title: 'Federal meal allowance',
    detail:
      'The standard rate for meals and incidentals of the General Services Administration for fiscal year 2026 is $68 a day. 60 to 100% of it for players and 75 to 115% for others are our default, not measured.',
    year: 2026,
    link: 'https://www.gsa.gov/travel/plan-book/per-diem-rates',
  },
  stateTax: {
    title: 'State lodging taxes',
    detail:
      'The total state tax on lodging as listed by the National Conference of State Legislatures. Up to 8 points more for local taxes are our default, not measured.',
    year: null,
    link: 'https://www.ncsl.org/elections-and-campaigns/state-lodging-taxes',
  },
  ours: {
    title: 'Our default, not measured',
    detail: 'A cautious range where nothing is known. Replace it with figures of this event.',
    year: null,
    link: null,
  },
} as const satisfies Record<string, Source>
export type DefaultSource = keyof typeof defaultSources

/** What the range of sports travelers compares to: direct spending and trips in the United States. */
export const nationalComparison = {
  spending: 52_200_000_000,
  trips: 204_900_000,
  year: 2023,
  source: 'Sports ETA, State of the Industry Report',
} as const

const range = (low: number, high: number): Range => ({ low, high })

/** If not even the number of teams is known. */
export const unknownTeams = range(12, 48)
export const teamsOfRange = {
  '1-10': range(1, 10),
  '10-25': range(10, 25),
  '26-50': range(26, 50),
  '50+': range(50, 100),
} as const

export const playersPerTeam = range(12, 18)
export const coachesPerTeam = range(2, 3)
/** Per player. */
export const spectatorsPerPlayer = range(1, 2)
export const coachesPerPlayer = range(0.12, 0.2)
export const officialsPerPlayer = range(0.02, 0.06)

/** Nights of visitors, from the number of days: the least as a share of the nights between, the most with half of a night before. */
export const nightShare = 0.7
export const nightsBefore = 0.5

const meals = 68
const forPlayers = range(Math.round(meals * 0.6), meals)
const forAdults = range(Math.round(meals * 0.75), Math.round(meals * 1.15))

interface SegmentFigures extends Record<
  Extract<SegmentInput, 'local' | 'casual' | 'perRoom' | 'other'>,
  Range
> {
  /** The least part of the days on which people of the segment are there. */
  dayShare: number
}

export const segmentFigures: Record<SegmentName, SegmentFigures> = {
  players: {
    local: range(0.15, 0.35),
    casual: range(0, 0.03),
    perRoom: range(3, 4),
    dayShare: 0.75,
    other: forPlayers,
  },
  spectators: {
    local: range(0.2, 0.4),
    casual: range(0.03, 0.12),
    perRoom: range(3, 4),
    dayShare: 0.6,
    other: forAdults,
  },
  coaches: {
    local: range(0.15, 0.35),
    casual: range(0, 0.02),
    perRoom: range(1.5, 2),
    dayShare: 0.9,
    other: forAdults,
  },
  officials: {
    local: range(0.3, 0.6),
    casual: range(0, 0.02),
    perRoom: range(1.5, 2),
    dayShare: 0.9,
    other: forAdults,
  },
}

export const roomRate = range(110, 159)

/** Outside of the states below. */
export const unknownTax = range(0.08, 0.16)
/** The most that local taxes add. */
export const localTax = 0.08
/** Of a room's rate: general and lodging taxes of the state, without those of counties and cities. */
export const stateTaxes: Partial<Record<StateName, number>> = {
  Alabama: 0.04,
  Alaska: 0,
  Arizona: 0.055,
  Arkansas: 0.085,
  California: 0,
  Colorado: 0.029,
  Connecticut: 0.15,
  Delaware: 0.08,
  Florida: 0.06,
  Georgia: 0.04,
  Hawaii: 0.1425,
  Idaho: 0.08,
  Illinois: 0.06,
  Indiana: 0.07,
  Iowa: 0.05,
  Kansas: 0.065,
  Kentucky: 0.07,
  Louisiana: 0.0445,
  Maine: 0.09,
  Maryland: 0.06,
  Massachusetts: 0.057,
  // Listed with a sales tax of 6% besides, which the range for local taxes covers.
  Michigan: 0.06,
  Minnesota: 0.06875,
  Mississippi: 0.07,
  Missouri: 0.04225,
  Montana: 0.07,
  Nebraska: 0.065,
  Nevada: 0,
  'New Hampshire': 0.09,
  'New Jersey': 0.11625,
  'New Mexico': 0.05125,
  'New York': 0.04,
  'North Carolina': 0.0475,
  'North Dakota': 0.05,
  Ohio: 0.0575,
  Oklahoma: 0.045,
  Oregon: 0.018,
  Pennsylvania: 0.06,
  'Rhode Island': 0.12,
  'South Carolina': 0.07,
  'South Dakota': 0.06,
  Tennessee: 0.07,
  Texas: 0.06,
  Utah: 0.0502,
  Vermont: 0.09,
  Virginia: 0.043,
  Washington: 0.065,
  'West Virginia': 0.06,
  Wisconsin: 0.05,
  Wyoming: 0.09,
}
