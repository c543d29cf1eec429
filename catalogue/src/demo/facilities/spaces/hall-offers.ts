import { offers } from './offer.ts'
import { grouped } from '../../wording.ts'

export const hallOffers = offers({
  mats: {
    space: 'Mat',
    location: 'Indoor',
    sports: [
      ['Wrestling', 0.8],
      ['Judo', 0.3],
      ['Jiu-Jitsu', 0.35],
      ['Taekwondo', 0.25],
      ['Karate', 0.25],
    ],
    squareFeet: 2200,
    wording: ({ sports }) => ({
      one: sports.includes('Wrestling') ? 'wrestling mat' : 'mat area',
      features: sports.includes('Wrestling') ? 'Each 42 by 42 feet' : null,
    }),
  },
  dojoMats: {
    space: 'Mat',
    location: 'Indoor',
    sports: [
      ['Jiu-Jitsu', 0.6],
      ['Judo', 0.4],
      ['Karate', 0.4],
      ['Taekwondo', 0.4],
      ['Martial Arts', 0.5],
    ],
    squareFeet: 1800,
    wording: () => ({ one: 'mat area' }),
  },
  rings: {
    space: 'Ring',
    location: 'Indoor',
    sports: [
      ['Boxing', 0.9],
      ['Mixed Martial Arts', 0.4],
    ],
    squareFeet: 1500,
    wording: ({ random }) => ({ one: 'ring', features: random.pick(['20 by 20 feet', '18 by 18 feet']) }),
  },
  gymnasticsFloors: {
    space: 'Gymnastics Floor',
    location: 'Indoor',
    sports: [
      ['Gymnastics', 0.9],
      ['Cheerleading', 0.4],
      ['Trampoline & Tumbling', 0.4],
    ],
    squareFeet: 9000,
    wording: ({ random }) => ({
      one: 'spring floor',
      features: random.pick([
        '42 by 42 feet, with a foam pit',
        'Bars, beams and vault set up all year',
        null,
      ]),
    }),
  },
  cheerFloors: {
    space: 'Gymnastics Floor',
    location: 'Indoor',
    sports: [
      ['Cheerleading', 1],
      ['Trampoline & Tumbling', 0.5],
      ['Dance', 0.2],
    ],
    squareFeet: 4200,
    wording: () => ({ one: 'nine-panel spring floor' }),
  },
  obstacleFloor: {
    space: 'Gymnastics Floor',
    location: 'Indoor',
    sports: [
      ['Ninja', 1],
      ['Trampoline & Tumbling', 0.3],
    ],
    squareFeet: 10_000,
    wording: () => ({ one: 'ninja course', features: 'Warped wall of 14 feet' }),
  },
  fencingStrips: {
    space: 'Fencing Strip',
    location: 'Indoor',
    sports: [['Fencing', 1]],
    squareFeet: 700,
    wording: () => ({ one: 'grounded fencing strip', features: 'Scoring machines on every strip' }),
  },
  liftingPlatforms: {
    space: 'Lifting Platform',
    location: 'Indoor',
    sports: [
      ['Weightlifting', 0.8],
      ['Powerlifting', 0.6],
      ['Functional Fitness', 0.4],
    ],
    squareFeet: 250,
    wording: () => ({ one: 'lifting platform' }),
  },
  climbingWalls: {
    space: 'Climbing Wall',
    location: 'Indoor',
    sports: [['Sport Climbing', 1]],
    squareFeet: 5000,
    wording: ({ random, count }) => {
      const height = random.pick([40, 45, 50, 55])
      return {
        one: `${height}-foot climbing wall`,
        many: 'climbing walls',
        features: count > 1 ? `Up to ${height} feet` : undefined,
      }
    },
  },
  indoorRange: {
    space: 'Archery & Shooting Range',
    location: 'Indoor',
    sports: [
      ['Archery', 1],
      ['Shooting Sports', 0.2],
    ],
    squareFeet: 6000,
    wording: ({ random }) => ({
      one: 'indoor range',
      features: `${random.pick([12, 16, 20])} shooting positions at 20 yards`,
    }),
  },
  bowlingLanes: {
    space: 'Bowling Lane',
    location: 'Indoor',
    sports: [['Bowling', 1]],
    squareFeet: 900,
    wording: ({ random }) => ({
      one: 'lane',
      features: random.pick(['Synthetic lanes', 'Bumpers on every lane', null]),
    }),
  },
  tableTennisTables: {
    space: 'Table',
    location: 'Indoor',
    sports: [['Table Tennis', 1]],
    squareFeet: 500,
    wording: () => ({ one: 'table for table tennis', many: 'tables for table tennis' }),
  },
  billiardTables: {
    space: 'Table',
    location: 'Indoor',
    sports: [['Billiards', 1]],
    squareFeet: 220,
    wording: () => ({ one: 'billiard table' }),
  },
  stage: {
    space: 'Stage',
    location: 'Indoor',
    sports: [
      ['Dance', 1],
      ['Cheerleading', 0.25],
      ['Bodybuilding', 0.2],
    ],
    squareFeet: 4000,
    wording: ({ random }) => ({
      one: 'stage',
      features: random.pick(['60 by 40 feet', '48 by 32 feet', null]),
    }),
  },
  exhibitHalls: {
    space: 'Exhibit Hall',
    location: 'Indoor',
    surfaces: [
      ['Concrete', 4],
      ['Multi-purpose', 1],
    ],
    sports: [
      ['Cheerleading', 0.5],
      ['Esports', 0.3],
      ['Robotics', 0.3],
      ['Dance', 0.3],
      ['Cornhole', 0.2],
      ['Darts', 0.12],
      ['Table Tennis', 0.12],
      ['Powerlifting', 0.12],
      ['Martial Arts', 0.12],
      ['Wrestling', 0.25],
      ['Fencing', 0.1],
    ],
    squareFeet: 36_000,
    wording: ({ random, count }) => ({
      one: 'exhibit hall',
      features: `${grouped(random.pick([30_000, 36_000, 40_000, 45_000]))} square feet${count > 1 ? ' each' : ''}, ceiling height ${random.pick([28, 30, 35])} feet`,
    }),
  },
  portableCourts: {
    space: 'Court',
    location: 'Indoor',
    surfaces: [['Hardwood', 1]],
    sports: [
      ['Volleyball', 1],
      ['Basketball', 0.8],
      ['Pickleball', 0.25],
      ['Futsal', 0.1],
    ],
    wording: () => ({ one: 'portable hardwood court', features: 'Laid in the halls on request' }),
  },
  arenaFloor: {
    space: 'Court',
    location: 'Indoor',
    surfaces: [['Hardwood', 1]],
    sports: [
      ['Basketball', 1],
      ['Volleyball', 0.6],
      ['Wrestling', 0.2],
      ['Cheerleading', 0.25],
      ['Gymnastics', 0.08],
      ['Marching Arts', 0.1],
    ],
    squareFeet: 28_000,
    wording: ({ random }) => ({
      one: 'arena floor',
      features: random.pick(['Portable hardwood court of 94 by 50 feet', null]),
    }),
  },
  meetingRooms: {
    space: 'Meeting Room',
    location: 'Indoor',
    sports: [['Chess', 0.06]],
    squareFeet: 900,
    wording: () => ({ one: 'meeting room' }),
  },
  chessRooms: {
    space: 'Meeting Room',
    location: 'Indoor',
    sports: [['Chess', 1]],
    squareFeet: 1200,
    wording: () => ({ one: 'playing room' }),
  },
})
