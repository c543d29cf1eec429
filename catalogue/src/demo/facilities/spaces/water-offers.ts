import { landscapeWords, quarterNames } from '../../names/landscape.ts'
import { isMetric, offers, type OfferDetails, type OfferWording } from './offer.ts'
import { capitalized, spelled } from '../../wording.ts'

/** Short courses are yards in the United States and meters in Canada; a long course is 50 meters in both. */
function poolWording({ count, sports, town, random }: OfferDetails): OfferWording {
  const isLong = town.population > 40_000 && random.chance(count > 1 ? 0.5 : 0.2)
  const lanes = isLong ? random.pick([8, 8, 10]) : random.pick([6, 6, 8, 8, 10])
  const length = isLong ? '50-meter' : isMetric(town) ? '25-meter' : '25-yard'
  const course = `${spelled(lanes)} lanes, ${length.replace('-', ' ')}s`
  const boards = sports.includes('Diving') ? '; diving boards of 1 and 3 meters' : ''
  const features = count === 1 ? `${course}${boards}` : `The larger with ${course}${boards}`
  return {
    one: `${spelled(lanes)}-lane ${length} pool`,
    many: 'pools',
    features: capitalized(features),
  }
}

/** A lake that is on no map. */
function invented({ random, town }: OfferDetails): string {
  const word = random.chance(0.5)
    ? random.pick(quarterNames)
    : random.pick(landscapeWords(town.state, town.region))
  return random.pick([`Lake ${word}`, `${word} Lake`, `${word} Pond`, `${word} Reservoir`])
}

export const waterOffers = offers({
  pools: {
    space: 'Pool',
    location: 'Indoor',
    sports: [
      ['Swimming', 1],
      ['Diving', 0.3],
      ['Water Polo', 0.15],
      ['Artistic Swimming', 0.07],
    ],
    squareFeet: 15_000,
    wording: poolWording,
  },
  outdoorPools: {
    space: 'Pool',
    location: 'Outdoor',
    sports: [
      ['Swimming', 1],
      ['Diving', 0.2],
      ['Water Polo', 0.15],
    ],
    wording: (details) => {
      const { one, many, features } = poolWording(details)
      return { one: `outdoor ${one}`, many: `outdoor ${many}`, features }
    },
  },
  rowingWater: {
    space: 'Open Water',
    location: 'Outdoor',
    surfaces: [['Water', 1]],
    sports: [
      ['Rowing', 1],
      ['Canoe & Kayak', 0.7],
      ['Dragon Boat', 0.35],
    ],
    wording: (details) => ({
      one: `2,000-meter course on ${invented(details)}`,
      features: details.random.pick([
        'Six buoyed lanes',
        'Eight buoyed lanes',
        'Floating start, two launching docks',
      ]),
    }),
  },
  lakeWater: {
    space: 'Open Water',
    location: 'Outdoor',
    surfaces: [['Water', 1]],
    sports: [
      ['Fishing', 0.7],
      ['Canoe & Kayak', 0.6],
      ['Sailing', 0.4],
      ['Stand-Up Paddleboarding', 0.4],
      ['Water Skiing & Wakeboarding', 0.2],
      ['Dragon Boat', 0.1],
      ['Triathlon', 0.3],
    ],
    wording: (details) => ({
      one: `stretch of open water on ${invented(details)}`,
      features: details.random.pick([
        'Boat ramp and courtesy dock',
        'Two boat ramps',
        'Sand beach of 300 feet',
        null,
      ]),
    }),
  },
  oceanWater: {
    space: 'Open Water',
    location: 'Outdoor',
    surfaces: [['Water', 1]],
    sports: [
      ['Surfing', 0.7],
      ['Stand-Up Paddleboarding', 0.5],
      ['Sailing', 0.3],
      ['Triathlon', 0.35],
      ['Fishing', 0.2],
    ],
    wording: ({ random }) => ({
      one: random.pick([
        'half mile of ocean beach',
        'quarter mile of ocean beach',
        'guarded stretch of ocean beach',
      ]),
      features: random.pick(['Guarded from May to September', 'Beach access for carts and trailers', null]),
    }),
  },
})
