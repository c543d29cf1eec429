import type { ReadingQuery } from '../reading-query.ts'

/** Venues as tournament directors, team managers and athletic directors type them. */
export const directorsOneQueries: readonly ReadingQuery[] = [
  {
    text: '16U fastpitch showcase, need 8+ diamonds w/ lights, Westfield IN, june 18-20',
    filter: {
      sports: ['Softball'],
      space: { name: 'Diamond', sport: 'Softball', count: 8 },
      amenities: ['Field & Court Lighting'],
      near: 'Westfield, IN',
    },
    dates: { from: '2027-06-18', to: '2027-06-20' },
  },
  {
    text: '6 sheets of ice blaine mn',
    filter: { space: { name: 'Rink', surface: ['Ice'], count: 6 }, near: 'Blaine, MN' },
  },
  {
    text: 'LCM swim meet natatorium seats 1200 + scoreboard, Huntersville NC',
    filter: {
      sports: ['Swimming'],
      space: { name: 'Pool', sport: 'Swimming', location: 'Indoor' },
      amenities: ['Scoreboard'],
      capacity: { from: 1200 },
      near: 'Huntersville, NC',
    },
  },
  {
    text: 'wrestling duals - 10 mats - expo center - Oaks, PA',
    filter: {
      sports: ['Wrestling'],
      space: { name: 'Mat', sport: 'Wrestling', count: 10 },
      facilityType: ['Fairgrounds & Expo Center'],
      near: 'Oaks, PA',
    },
  },
  {
    text: '3v3 soccer tourney round rock, 20 fields',
    filter: {
      sports: ['Soccer'],
      space: { name: 'Field', sport: 'Soccer', count: 20 },
      near: 'Round Rock, TX',
    },
  },
  {
    text: '17U girls basketball 12 hardwood courts AC greater cincinnati',
    filter: {
      sports: ['Basketball'],
      space: { name: 'Court', sport: 'Basketball', surface: ['Hardwood'], count: 12 },
      amenities: ['Air Conditioning'],
      area: 'metro:cincinnati',
    },
  },
  {
    text: 'cheer comp, exhibit hall 72,000 sq ft, 30 ft ceilings, Grapevine',
    filter: {
      sports: ['Cheerleading'],
      space: { name: 'Exhibit Hall' },
      indoorArea: { from: 72000 },
      clearHeight: { from: 30 },
      near: 'Grapevine, TX',
    },
  },
  {
    text: 'JV/varsity XC invite, bus parking a must, Terre Haute',
    filter: { sports: ['Cross Country'], amenities: ['RV & Bus Parking'], near: 'Terre Haute, IN' },
  },
  {
    text: 'pickleball 24 courts Naples FL 2/19-21',
    filter: {
      sports: ['Pickleball'],
      space: { name: 'Court', sport: 'Pickleball', count: 24 },
      near: 'Naples, FL',
    },
    dates: { from: '2027-02-19', to: '2027-02-21' },
  },
  {
    text: 'swimming dual meet 6 lane 25y pool kearney nebraska',
    filter: { sports: ['Swimming'], space: { name: 'Pool', sport: 'Swimming' }, near: 'Kearney, NE' },
  },
  {
    text: 'bonspiel 5 sheets of ice Bemidji MN',
    filter: {
      sports: ['Curling'],
      space: { name: 'Rink', sport: 'Curling', surface: ['Ice'], count: 5 },
      near: 'Bemidji, MN',
    },
  },
  {
    text: 'arena wichita 5000 seats, chairbacks, video board',
    filter: {
      facilityType: ['Arena'],
      capacity: { from: 5000 },
      amenities: ['Chair-Back Seating', 'Video Board'],
      near: 'Wichita, KS',
    },
  },
  {
    text: 'flag football 7v7 nationals need eight turf fields floodlights Frisco TX',
    filter: {
      sports: ['Non-Contact Football'],
      space: { name: 'Field', sport: 'Non-Contact Football', surface: ['Turf'], count: 8 },
      amenities: ['Field & Court Lighting'],
      near: 'Frisco, TX',
    },
  },
  {
    text: 'YMCA rockford il gymnasium two basketball courts',
    filter: {
      text: 'YMCA',
      facilityType: ['Gymnasium'],
      sports: ['Basketball'],
      space: { name: 'Court', sport: 'Basketball', count: 2 },
      near: 'Rockford, IL',
    },
  },
  {
    text: 'vollyball 16 courts Milwaukee Apr 9-11, 60 teams 16s and 17s',
    filter: {
      sports: ['Volleyball'],
      space: { name: 'Court', sport: 'Volleyball', count: 16 },
      near: 'Milwaukee, WI',
    },
    dates: { from: '2027-04-09', to: '2027-04-11' },
  },
  {
    text: 'rink w/ 4 pads of ice, mississauga',
    filter: { space: { name: 'Rink', surface: ['Ice'], count: 4 }, near: 'Mississauga, ON' },
  },
  {
    text: 'odessa tx stadium for tackle football playoff, turf, press box',
    filter: {
      facilityType: ['Stadium'],
      sports: ['Contact Football'],
      surface: ['Turf'],
      amenities: ['Press Box'],
      near: 'Odessa, TX',
    },
  },
  {
    text: 'hs bowling regionals: 48 lanes, Reno',
    filter: {
      sports: ['Bowling'],
      space: { name: 'Bowling Lane', sport: 'Bowling', count: 48 },
      near: 'Reno, NV',
    },
  },
  {
    text: 'fencing 40 strips convention ctr Salt Lake City',
    filter: {
      sports: ['Fencing'],
      space: { name: 'Fencing Strip', sport: 'Fencing', count: 40 },
      facilityType: ['Convention Center'],
      near: 'Salt Lake City, UT',
    },
  },
  {
    text: 'weightlifting meet w/ 4 platforms in Baton Rouge',
    filter: {
      sports: ['Weightlifting'],
      space: { name: 'Lifting Platform', sport: 'Weightlifting', count: 4 },
      near: 'Baton Rouge, LA',
    },
  },
  {
    text: 'D2 lacrosse, 10 fields (grass or turf), within 30 minutes of Annapolis',
    filter: {
      sports: ['Lacrosse'],
      space: { name: 'Field', sport: 'Lacrosse', surface: ['Grass', 'Turf'], count: 10 },
      near: 'Annapolis, MD',
      dist: 25,
    },
  },
  {
    text: 'sand volleyball / 8 courts / lights / Huntington Beach CA',
    filter: {
      sports: ['Beach Volleyball'],
      space: { name: 'Court', sport: 'Beach Volleyball', count: 8 },
      amenities: ['Field & Court Lighting'],
      near: 'Huntington Beach, CA',
    },
  },
  {
    text: 'squash - 6 courts at a racquet club - Hartford',
    filter: {
      sports: ['Squash'],
      facilityType: ['Racquet Club'],
      space: { name: 'Court', sport: 'Squash', count: 6 },
      near: 'Hartford, CT',
    },
  },
  {
    text: 'winter guard regional: gym, bleachers for 1500, Dayton',
    filter: {
      sports: ['Marching Arts'],
      facilityType: ['Gymnasium'],
      amenities: ['Bleachers'],
      capacity: { from: 1500 },
      near: 'Dayton, OH',
    },
  },
  {
    text: 'rodeo w RV hookups Elko nv',
    filter: { sports: ['Rodeo'], amenities: ['RV & Bus Parking'], near: 'Elko, NV' },
  },
  {
    text: 'Tulsa dance comp, stage plus 800 seats',
    filter: {
      sports: ['Dance'],
      space: { name: 'Stage', sport: 'Dance' },
      capacity: { from: 800 },
      near: 'Tulsa, OK',
    },
  },
  {
    text: 'emporia kansas 2 disc golf courses 18 holes each',
    filter: {
      sports: ['Disc Golf'],
      space: { name: 'Disc Golf Course', sport: 'Disc Golf', count: 2 },
      near: 'Emporia, KS',
    },
  },
  { text: '2000 meter rowing, Sarasota FL, 8 lanes', filter: { sports: ['Rowing'], near: 'Sarasota, FL' } },
]
