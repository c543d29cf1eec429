import type { ReadingQuery } from '../reading-query.ts'

/** What organizers of combat, target, gymnastic, adaptive and mind sports type. */
export const nicheQueries: readonly ReadingQuery[] = [
  {
    text: 'roller derby bout: concrete rink, room for 500 spectators, Eugene',
    filter: {
      sports: ['Roller Derby'],
      space: { name: 'Rink', sport: 'Roller Derby', surface: ['Concrete'] },
      capacity: { from: 500 },
      near: 'Eugene, OR',
    },
  },
  {
    text: 'bjj open bakersfeild 8 mats',
    filter: {
      sports: ['Jiu-Jitsu'],
      space: { name: 'Mat', sport: 'Jiu-Jitsu', count: 8 },
      near: 'Bakersfield, CA',
    },
  },
  {
    text: 'MMA fight night, arena seating 2.5k, vip suites, Tulsa',
    filter: {
      sports: ['Mixed Martial Arts'],
      facilityType: ['Arena'],
      capacity: { from: 2500 },
      amenities: ['VIP Suites'],
      near: 'Tulsa, OK',
    },
  },
  {
    text: 'golden gloves boxing w 2 rings springfield illinois',
    filter: {
      sports: ['Boxing'],
      space: { name: 'Ring', sport: 'Boxing', count: 2 },
      near: 'Springfield, IL',
    },
  },
  {
    text: 'goalbal hardwood courts colo springs',
    filter: {
      sports: ['Goalball'],
      space: { name: 'Court', sport: 'Goalball', surface: ['Hardwood'] },
      near: 'Colorado Springs, CO',
    },
  },
  {
    text: 'quad rugby birmingham AL in march, four courts, live streaming',
    filter: {
      sports: ['Wheelchair Rugby'],
      space: { name: 'Court', sport: 'Wheelchair Rugby', count: 4 },
      amenities: ['Live Streaming'],
      near: 'Birmingham, AL',
    },
    dates: { from: '2027-03-01', to: '2027-03-31' },
  },
  {
    text: "speed climbing wall 50' ceiling Reston Virginia",
    filter: {
      sports: ['Sport Climbing'],
      space: { name: 'Climbing Wall', sport: 'Sport Climbing' },
      clearHeight: { from: 50 },
      near: 'Reston, VA',
    },
  },
  {
    text: 'trampoline & tumbling clear height 26ft huntsville al',
    filter: { sports: ['Trampoline & Tumbling'], clearHeight: { from: 26 }, near: 'Huntsville, AL' },
  },
  {
    text: 'Lehi Utah ninja warrior comp 20,000 sq. ft. w/ 18 foot ceilings',
    filter: { sports: ['Ninja'], indoorArea: { from: 20_000 }, clearHeight: { from: 18 }, near: 'Lehi, UT' },
  },
  {
    text: 'scholastic chess, hotel with restaurant, Ames IA',
    filter: {
      sports: ['Chess'],
      facilityType: ['Hotel & Resort'],
      amenities: ['Restaurant'],
      near: 'Ames, IA',
    },
  },
  {
    text: 'drone racing indoors dayton',
    filter: { sports: ['Robotics'], location: 'Indoor', near: 'Dayton, OH' },
  },
  {
    text: 'snooker, 9-ball: 16 tables, Brampton Ont',
    filter: {
      sports: ['Billiards'],
      space: { name: 'Table', sport: 'Billiards', count: 16 },
      near: 'Brampton, ON',
    },
  },
  {
    text: 'Laughlin darts open, air conditioned exhibit hall',
    filter: {
      sports: ['Darts'],
      space: { name: 'Exhibit Hall', sport: 'Darts' },
      amenities: ['Air Conditioning'],
      near: 'Laughlin, NV',
    },
  },
  {
    text: 'candlepin bowling center worcester mass',
    filter: { sports: ['Bowling'], facilityType: ['Bowling Center'], near: 'Worcester, MA' },
  },
  {
    text: 'piscine intérieure pour natation artistique à Laval',
    filter: {
      sports: ['Artistic Swimming'],
      space: { name: 'Pool', sport: 'Artistic Swimming', location: 'Indoor' },
      near: 'Laval, QC',
    },
  },
  {
    text: 'Escrime, 16 pistes, Gatineau',
    filter: {
      sports: ['Fencing'],
      space: { name: 'Fencing Strip', sport: 'Fencing', count: 16 },
      near: 'Gatineau, QC',
    },
  },
  {
    text: 'Federal Way 10m platform diving, showers',
    filter: { sports: ['Diving'], amenities: ['Showers'], near: 'Federal Way, WA' },
  },
  {
    text: 'unihockey 2 courts near L3R',
    filter: {
      sports: ['Floorball'],
      space: { name: 'Court', sport: 'Floorball', count: 2 },
      near: 'Markham, ON L3R',
    },
  },
  {
    text: 'double dutch gymnasium w/ bleachers Newark NJ',
    filter: {
      sports: ['Jump Rope'],
      facilityType: ['Gymnasium'],
      amenities: ['Bleachers'],
      near: 'Newark, NJ',
    },
  },
  {
    text: 'baton twirling gym near penn state',
    filter: { sports: ['Baton Twirling'], facilityType: ['Gymnasium'], near: 'State College, PA' },
  },
  {
    text: 'grappling mats san diego county',
    filter: { sports: ['Jiu-Jitsu', 'Judo', 'Wrestling'], space: { name: 'Mat' }, area: 'county:06073' },
  },
  {
    text: 'adaptive sports gym + showers + weight room Muncie',
    filter: {
      sports: ['Goalball', 'Sled Hockey', 'Wheelchair Basketball', 'Wheelchair Rugby'],
      facilityType: ['Gymnasium'],
      amenities: ['Showers', 'Weight Room'],
      near: 'Muncie, IN',
    },
  },
  {
    text: 'taekwando poomsae 6 mats guaynabo',
    filter: {
      sports: ['Taekwondo'],
      space: { name: 'Mat', sport: 'Taekwondo', count: 6 },
      near: 'Guaynabo, PR',
    },
  },
  {
    text: 'Hello, our karate federation wants an arena in Chattanooga for April 9-11 with 8 mats, seating for 1,500, locker rooms and first aid. Thank you!',
    filter: {
      sports: ['Karate'],
      facilityType: ['Arena'],
      space: { name: 'Mat', sport: 'Karate', count: 8 },
      capacity: { from: 1500 },
      amenities: ['Locker Rooms', 'AED & First Aid'],
      near: 'Chattanooga, TN',
    },
    dates: { from: '2027-04-09', to: '2027-04-11' },
  },
  {
    text: 'doral - indoor padel, 4 courts, EV charging',
    filter: {
      sports: ['Padel'],
      space: { name: 'Court', sport: 'Padel', location: 'Indoor', count: 4 },
      amenities: ['EV Charging'],
      near: 'Doral, FL',
    },
  },
]
