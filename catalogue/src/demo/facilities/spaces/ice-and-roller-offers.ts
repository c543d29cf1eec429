import { offers } from './offer.ts'

export const iceAndRollerOffers = offers({
  iceSheets: {
    space: 'Rink',
    location: 'Indoor',
    surfaces: [['Ice', 1]],
    sports: [
      ['Ice Hockey', 1],
      ['Figure Skating', 0.7],
      ['Sled Hockey', 0.1],
      ['Speed Skating', 0.06],
      ['Broomball', 0.06],
      ['Ringette', 0.08],
    ],
    squareFeet: 24_000,
    wording: ({ random, count }) => ({
      one: 'sheet of ice',
      many: 'sheets of ice',
      features: random.weighted([
        ['200 by 85 feet', 5],
        [count > 1 ? 'One of 200 by 100 feet, the rest 200 by 85' : '200 by 100 feet', 1],
        ['185 by 85 feet', 1],
        [null, 2],
      ]),
    }),
  },
  outdoorIce: {
    space: 'Rink',
    location: 'Outdoor',
    surfaces: [['Ice', 1]],
    sports: [
      ['Ice Hockey', 1],
      ['Broomball', 0.1],
    ],
    wording: () => ({ one: 'outdoor rink', features: 'Boarded, open from December to early March' }),
  },
  curlingSheets: {
    space: 'Rink',
    location: 'Indoor',
    surfaces: [['Ice', 1]],
    sports: [['Curling', 1]],
    squareFeet: 2600,
    wording: () => ({ one: 'curling sheet' }),
  },
  speedOval: {
    space: 'Rink',
    location: 'Indoor',
    surfaces: [['Ice', 1]],
    sports: [
      ['Speed Skating', 1],
      ['Figure Skating', 0.6],
      ['Ice Hockey', 0.6],
    ],
    squareFeet: 120_000,
    wording: () => ({ one: '400-meter ice oval', features: '400 meters, with two sheets inside the oval' }),
  },
  rollerRinks: {
    space: 'Rink',
    location: 'Indoor',
    surfaces: [
      ['Synthetic', 4],
      ['Multi-purpose', 1],
    ],
    sports: [
      ['Roller Hockey', 1],
      ['Roller Skating', 0.5],
      ['Roller Derby', 0.3],
      ['Ball Hockey', 0.3],
      ['Box Lacrosse', 0.1],
    ],
    squareFeet: 18_000,
    wording: ({ random }) => ({
      one: 'roller rink',
      features: random.pick(['185 by 80 feet, sport tile', '180 by 85 feet', null]),
    }),
  },
  skatingRink: {
    space: 'Rink',
    location: 'Indoor',
    surfaces: [
      ['Synthetic', 1],
      ['Concrete', 2],
    ],
    sports: [
      ['Roller Skating', 1],
      ['Roller Derby', 0.6],
    ],
    squareFeet: 16_000,
    wording: () => ({ one: 'skating floor', features: 'Sealed floor of 180 by 80 feet' }),
  },
  boxRinks: {
    space: 'Rink',
    location: 'Indoor',
    surfaces: [['Concrete', 1]],
    sports: [
      ['Ball Hockey', 1],
      ['Box Lacrosse', 0.4],
      ['Roller Derby', 0.2],
    ],
    squareFeet: 19_000,
    wording: () => ({ one: 'dry rink', features: 'Boards and glass, concrete floor' }),
  },
})
