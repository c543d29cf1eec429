import { isMetric, offers, surfaceWord } from './offer.ts'

export const wheelAndAnimalOffers = offers({
  oval: {
    space: 'Raceway',
    location: 'Outdoor',
    sports: [['Auto Racing', 1]],
    wording: ({ random }) => ({
      one: random.pick([
        'quarter-mile dirt oval',
        'three-eighths-mile paved oval',
        'half-mile dirt oval',
        'half-mile paved oval',
      ]),
    }),
  },
  dragStrip: {
    space: 'Raceway',
    location: 'Outdoor',
    sports: [['Auto Racing', 1]],
    wording: ({ random }) => ({ one: random.pick(['eighth-mile drag strip', 'quarter-mile drag strip']) }),
  },
  kartCircuit: {
    space: 'Raceway',
    location: 'Outdoor',
    sports: [['Auto Racing', 1]],
    wording: ({ random }) => ({
      one: 'kart circuit',
      features: random.pick(['0.6 miles, 11 turns', '0.75 miles, 14 turns']),
    }),
  },
  motocrossTrack: {
    space: 'Raceway',
    location: 'Outdoor',
    sports: [
      ['Motocross', 1],
      ['Snowmobile Racing', 0.2],
    ],
    wording: ({ random, town }) => ({
      one: `${random.pick(isMetric(town) ? ['1.8-kilometer', '2.1-kilometer'] : ['1.1-mile', '1.3-mile', '1.5-mile'])} motocross track`,
    }),
  },
  bmxTrack: {
    space: 'Raceway',
    location: 'Outdoor',
    sports: [['BMX', 1]],
    wording: ({ random }) => ({
      one: `${random.pick(['1,080', '1,120', '1,150', '1,200'])}-foot BMX track`,
      features: 'Start hill with eight gates',
    }),
  },
  skatePark: {
    space: 'Skate Park',
    location: 'Outdoor',
    surfaces: [
      ['Concrete', 8],
      ['Asphalt', 1],
    ],
    sports: [
      ['Skateboarding', 1],
      ['BMX', 0.25],
    ],
    wording: ({ random, surface }) => ({
      one: `${surfaceWord(surface)} ${random.pick(['street course', 'street course', 'street course with a mini ramp'])}`,
      features:
        surface === 'Concrete'
          ? random.pick(['Two bowls beside the street section', 'A bowl of nine feet', null])
          : null,
    }),
  },
  coveredArena: {
    space: 'Equestrian Arena',
    location: 'Indoor',
    surfaces: [
      ['Sand', 4],
      ['Synthetic', 1],
    ],
    sports: [
      ['Equestrian', 0.9],
      ['Rodeo', 0.4],
    ],
    squareFeet: 36_000,
    wording: ({ random }) => ({
      one: 'covered riding arena',
      features: random.pick(['250 by 125 feet', '200 by 100 feet', '300 by 150 feet']),
    }),
  },
  outdoorArenas: {
    space: 'Equestrian Arena',
    location: 'Outdoor',
    surfaces: [
      ['Sand', 4],
      ['Grass', 1],
      ['Synthetic', 1],
    ],
    sports: [
      ['Equestrian', 0.9],
      ['Rodeo', 0.3],
    ],
    wording: () => ({ one: 'outdoor riding arena' }),
  },
  rodeoArena: {
    space: 'Equestrian Arena',
    location: 'Outdoor',
    surfaces: [['Sand', 1]],
    sports: [
      ['Rodeo', 1],
      ['Equestrian', 0.4],
    ],
    wording: () => ({ one: 'rodeo arena', features: 'Bucking chutes and return alleys' }),
  },
})
