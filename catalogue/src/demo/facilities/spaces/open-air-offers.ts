import { isMetric, offers } from './offer.ts'
import { grouped, inText, spelled } from '../../wording.ts'

export const openAirOffers = offers({
  runningTrack: {
    space: 'Track',
    location: 'Outdoor',
    surfaces: [
      ['Synthetic', 9],
      ['Asphalt', 1],
    ],
    sports: [['Track & Field', 1]],
    wording: ({ random }) => {
      const lanes = random.pick([6, 8, 8, 8, 9])
      return {
        one: `${spelled(lanes)}-lane 400-meter track`,
        features: `400 meters, ${spelled(lanes)} lanes`,
      }
    },
  },
  indoorTrack: {
    space: 'Track',
    location: 'Indoor',
    surfaces: [['Synthetic', 1]],
    sports: [['Track & Field', 1]],
    squareFeet: 60_000,
    wording: ({ random }) => {
      const form = random.pick(['banked', 'flat'])
      return { one: `${form} 200-meter indoor track`, features: `200 meters, ${form}, six lanes` }
    },
  },
  golfCourses: {
    space: 'Golf Course',
    location: 'Outdoor',
    sports: [['Golf', 1]],
    wording: ({ random, count }) => {
      const holes = random.weighted([
        [18, 8],
        [9, count > 1 ? 0 : 2],
      ])
      const par = holes === 9 ? random.pick([35, 36]) : random.pick([70, 71, 72, 72])
      const yards = (holes === 9 ? 3100 : 6300) + random.int(-6, 14) * (holes === 9 ? 20 : 50)
      return {
        one: `${inText(holes)}-hole par-${par} layout`,
        many: `courses of ${inText(holes)} holes`,
        features: `${count > 1 ? 'The longer: ' : ''}${holes} holes, par ${par}, ${grouped(yards)} yards`,
      }
    },
  },
  discGolfCourses: {
    space: 'Disc Golf Course',
    location: 'Outdoor',
    sports: [['Disc Golf', 1]],
    wording: ({ random }) => {
      const holes = random.pick([9, 18, 18, 18])
      return {
        one: `${inText(holes)}-hole disc golf course`,
        features: random.pick([
          `${holes} baskets, concrete tees`,
          `${holes} baskets, wooded`,
          `${holes} baskets, two tees each`,
        ]),
      }
    },
  },
  crossCountryCourse: {
    space: 'Cross Country Course',
    location: 'Outdoor',
    sports: [['Cross Country', 1]],
    wording: ({ random }) => ({
      one: 'cross country course',
      features: random.pick([
        'Loops of 2, 3 and 5 kilometers',
        'A 5-kilometer loop on grass',
        'Loops of 3 and 5 kilometers',
      ]),
    }),
  },
  roadCourse: {
    space: 'Road Course',
    location: 'Outdoor',
    surfaces: [
      ['Asphalt', 5],
      ['Concrete', 1],
    ],
    sports: [
      ['Running', 1],
      ['Cycling', 0.3],
      ['Triathlon', 0.15],
    ],
    wording: ({ random }) => ({
      one: 'traffic-free road course',
      features: random.pick(['A 5-kilometer loop', 'An out-and-back of 10 kilometers', 'A 3.1-mile loop']),
    }),
  },
  trails: {
    space: 'Trail',
    location: 'Outdoor',
    sports: [
      ['Mountain Biking', 0.6],
      ['Running', 0.5],
      ['Cross-Country Skiing', 0.5],
      ['Obstacle Course Racing', 0.1],
    ],
    wording: ({ random, town, count }) => {
      const length = count * random.int(2, 4)
      return { one: 'trail', features: `${length} ${isMetric(town) ? 'kilometers' : 'miles'} in all` }
    },
  },
  nordicTrails: {
    space: 'Trail',
    location: 'Outdoor',
    sports: [
      ['Cross-Country Skiing', 1],
      ['Biathlon', 0.25],
      ['Mountain Biking', 0.4],
      ['Running', 0.3],
    ],
    wording: ({ random, count }) => ({
      one: 'groomed trail',
      features: `${count * random.int(3, 5)} kilometers, groomed for classic and skate skiing`,
    }),
  },
  outdoorRange: {
    space: 'Archery & Shooting Range',
    location: 'Outdoor',
    sports: [
      ['Shooting Sports', 1],
      ['Archery', 0.45],
    ],
    wording: ({ random }) => ({
      one: random.pick(['trap range', 'shooting range']),
      features: random.pick([
        'Five trap fields',
        'Trap, skeet and a course of 14 stations',
        'Positions to 100 yards',
      ]),
    }),
  },
  skiRuns: {
    space: 'Ski Slope',
    location: 'Outdoor',
    sports: [
      ['Alpine Skiing', 1],
      ['Snowboarding', 0.85],
      ['Freestyle Skiing', 0.35],
    ],
    wording: ({ random, town }) => {
      const drop = random.int(4, 34) * 100
      const height = isMetric(town)
        ? `${grouped(Math.round(drop * 0.03) * 10)} meters`
        : `${grouped(drop)} feet`
      return { one: 'ski run', features: `Vertical drop of ${height}, ${spelled(random.int(3, 9))} lifts` }
    },
  },
  slidingTrack: {
    space: 'Sliding Track',
    location: 'Outdoor',
    sports: [['Bobsled, Luge & Skeleton', 1]],
    wording: ({ random }) => ({
      one: 'sliding track',
      features: `${grouped(random.int(12, 14) * 100)} meters, refrigerated`,
    }),
  },
})
