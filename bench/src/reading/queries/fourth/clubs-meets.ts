import type { ReadingQuery } from '../reading-query.ts'

/** Clubs that organize hockey tournaments, flag football, cheer competitions, and meets on mats, in pools and on tracks. */
export const clubsMeetsQueries: readonly ReadingQuery[] = [
  {
    text: '3 sheets of ice, squirt hockey tournament, Duluth MN, jan 8-10',
    filter: {
      sports: ['Ice Hockey', 'Ball Hockey', 'Roller Hockey', 'Sled Hockey'],
      space: { name: 'Rink', surface: ['Ice'], count: 3 },
      near: 'Duluth, MN',
    },
    dates: { from: '2027-01-08', to: '2027-01-10' },
  },
  {
    text: 'ice rinks with locker rooms + pro shop, barrie ontario',
    filter: {
      space: { name: 'Rink', surface: ['Ice'] },
      amenities: ['Locker Rooms', 'Pro Shop'],
      near: 'Barrie, ON',
    },
  },
  {
    text: 'sled hockey, wheelchair accessible rink near buffalo',
    filter: {
      sports: ['Sled Hockey'],
      space: { name: 'Rink', sport: 'Sled Hockey' },
      amenities: ['Wheelchair Accessible'],
      near: 'Buffalo, NY',
    },
  },
  {
    text: 'hockey rink T2P',
    filter: {
      sports: ['Ice Hockey', 'Ball Hockey', 'Roller Hockey', 'Sled Hockey'],
      space: { name: 'Rink' },
      near: 'Calgary, AB T2P',
    },
  },
  {
    text: 'inline hockey rinks socal',
    filter: {
      sports: ['Roller Hockey'],
      space: { name: 'Rink', sport: 'Roller Hockey' },
      area: 'metro:socal',
    },
  },
  { text: 'closest ice rink', filter: { space: { name: 'Rink', surface: ['Ice'] } }, here: true },
  {
    text: 'new england hockey rinks with 1500 seats',
    filter: {
      sports: ['Ice Hockey', 'Ball Hockey', 'Roller Hockey', 'Sled Hockey'],
      space: { name: 'Rink' },
      capacity: { from: 1500 },
      state: ['Connecticut', 'Maine', 'Massachusetts', 'New Hampshire', 'Rhode Island', 'Vermont'],
    },
  },
  {
    text: 'ringette rinks 50 km from Kelowna',
    filter: {
      sports: ['Ringette'],
      space: { name: 'Rink', sport: 'Ringette' },
      near: 'Kelowna, BC',
      dist: 31,
    },
  },
  {
    text: 'GTA girls ice hockey, 4 rinks',
    filter: {
      sports: ['Ice Hockey'],
      space: { name: 'Rink', sport: 'Ice Hockey', count: 4 },
      area: 'metro:gta',
    },
  },
  {
    text: 'sheets of ice: 2. seats: 1,200. town: marquette mi',
    filter: {
      space: { name: 'Rink', surface: ['Ice'], count: 2 },
      capacity: { from: 1200 },
      near: 'Marquette, MI',
    },
  },
  {
    text: 'room for 12 wrestling mats, seats 3500, within 100 mi of Cedar Rapids',
    filter: {
      sports: ['Wrestling'],
      space: { name: 'Mat', sport: 'Wrestling', count: 12 },
      capacity: { from: 3500 },
      near: 'Cedar Rapids, IA',
      dist: 100,
    },
  },
  {
    text: 'fairgrounds for a kids wrestling tournament, idaho',
    filter: { sports: ['Wrestling'], facilityType: ['Fairgrounds & Expo Center'], state: 'Idaho' },
  },
  {
    text: 'arena wrestling finals 10,000+ fans Nebraska',
    filter: { sports: ['Wrestling'], facilityType: ['Arena'], capacity: { from: 10_000 }, state: 'Nebraska' },
  },
  {
    text: 'cheer comp venue 2,500 spectators Biloxi MS March 6-7',
    filter: { sports: ['Cheerleading'], capacity: { from: 2500 }, near: 'Biloxi, MS' },
    dates: { from: '2027-03-06', to: '2027-03-07' },
  },
  {
    text: 'arena or convention center for cheer & dance nationals, Central Florida',
    filter: {
      sports: ['Cheerleading', 'Dance'],
      facilityType: ['Arena', 'Convention Center'],
      area: 'metro:orlando',
    },
  },
  {
    text: 'cheer event 40 ft ceilings nashville tn in january',
    filter: { sports: ['Cheerleading'], clearHeight: { from: 40 }, near: 'Nashville, TN' },
    dates: { from: '2027-01-01', to: '2027-01-31' },
  },
  {
    text: '8 lane indoor pool for a swimming meet, greensboro',
    filter: {
      sports: ['Swimming'],
      space: { name: 'Pool', sport: 'Swimming', location: 'Indoor' },
      near: 'Greensboro, NC',
    },
  },
  {
    text: 'aquatic center for swimming and diving champs, 1,000+ seats, Indiana',
    filter: {
      sports: ['Swimming', 'Diving'],
      facilityType: ['Aquatic Center'],
      capacity: { from: 1000 },
      state: 'Indiana',
    },
  },
  {
    text: 'outdoor 50m pool, swimming, ocala fl, july 22-25',
    filter: {
      sports: ['Swimming'],
      space: { name: 'Pool', sport: 'Swimming', location: 'Outdoor' },
      near: 'Ocala, FL',
    },
    dates: { from: '2027-07-22', to: '2027-07-25' },
  },
  {
    text: 'YMCA pool for age group swimming in Rochester Minnesota',
    filter: {
      sports: ['Swimming'],
      space: { name: 'Pool', sport: 'Swimming' },
      text: 'YMCA',
      near: 'Rochester, MN',
    },
  },
  {
    text: 'gymnastics meet, 25,000 square feet, Toledo',
    filter: { sports: ['Gymnastics'], indoorArea: { from: 25_000 }, near: 'Toledo, OH' },
  },
  {
    text: 'gymnatics meet puerto rico next summer',
    filter: { sports: ['Gymnastics'], state: 'Puerto Rico' },
    dates: { from: '2027-06-01', to: '2027-08-31' },
  },
  {
    text: 'trampoline and tumbling 35 ft clear height Provo',
    filter: { sports: ['Trampoline & Tumbling'], clearHeight: { from: 35 }, near: 'Provo, UT' },
  },
  { text: 'xc meet terre haute', filter: { sports: ['Cross Country'], near: 'Terre Haute, IN' } },
  {
    text: 'stadium, track and field, 4,000 spectators, PA system, Hattiesburg',
    filter: {
      sports: ['Track & Field'],
      facilityType: ['Stadium'],
      capacity: { from: 4000 },
      amenities: ['PA System'],
      near: 'Hattiesburg, MS',
    },
  },
  {
    text: 'flag football 8 fields emerald coast',
    filter: {
      sports: ['Non-Contact Football'],
      space: { name: 'Field', sport: 'Non-Contact Football', count: 8 },
      area: 'metro:florida-panhandle',
    },
  },
  {
    text: '7v7 tournament, turf, san antonio, may 15 & 16 2027',
    filter: { sports: ['Non-Contact Football'], surface: ['Turf'], near: 'San Antonio, TX' },
    dates: { from: '2027-05-15', to: '2027-05-16' },
  },
  {
    text: 'tackle football stadium w lights rgv',
    filter: {
      sports: ['Contact Football'],
      facilityType: ['Stadium'],
      amenities: ['Field & Court Lighting'],
      area: 'metro:rgv',
    },
  },
]
