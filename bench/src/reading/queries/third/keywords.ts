import type { ReadingQuery } from '../reading-query.ts'

/** Curt keyword strings, abbreviations and telegram style. */
export const keywordQueries: readonly ReadingQuery[] = [
  {
    text: 'vb 10 courts indy',
    filter: {
      sports: ['Volleyball'],
      space: { name: 'Court', sport: 'Volleyball', count: 10 },
      near: 'Indianapolis, IN',
    },
  },
  {
    text: 'bball gym 78704',
    filter: { sports: ['Basketball'], facilityType: ['Gymnasium'], near: 'Austin, TX 78704' },
  },
  {
    text: 'lax fields turf lighted maryland',
    filter: {
      sports: ['Lacrosse'],
      space: { name: 'Field', sport: 'Lacrosse', surface: ['Turf'] },
      amenities: ['Field & Court Lighting'],
      state: 'Maryland',
    },
  },
  {
    text: '12U baseball diamonds omaha',
    filter: { sports: ['Baseball'], space: { name: 'Diamond', sport: 'Baseball' }, near: 'Omaha, NE' },
  },
  {
    text: 'T&F facility indoor D1 arkansas',
    filter: { sports: ['Track & Field'], location: 'Indoor', state: 'Arkansas' },
  },
  {
    text: 'sb complex 8+ fields OKC',
    filter: {
      sports: ['Softball'],
      space: { name: 'Diamond', sport: 'Softball', count: 8 },
      near: 'Oklahoma City, OK',
    },
  },
  {
    text: 'fh turf fields virginia beach',
    filter: {
      sports: ['Field Hockey'],
      space: { name: 'Field', sport: 'Field Hockey', surface: ['Turf'] },
      near: 'Virginia Beach, VA',
    },
  },
  {
    text: 'xc course near eugene or',
    filter: {
      sports: ['Cross Country'],
      space: { name: 'Cross Country Course', sport: 'Cross Country' },
      near: 'Eugene, OR',
    },
  },
  {
    text: 'two sheets of ice, Duluth',
    filter: { space: { name: 'Rink', surface: ['Ice'], count: 2 }, near: 'Duluth, MN' },
  },
  {
    text: 'wrestling 24 mats PA',
    filter: {
      sports: ['Wrestling'],
      space: { name: 'Mat', sport: 'Wrestling', count: 24 },
      state: 'Pennsylvania',
    },
  },
  {
    text: 'coed kickball fields tampa',
    filter: { sports: ['Kickball'], space: { name: 'Diamond', sport: 'Kickball' }, near: 'Tampa, FL' },
  },
  {
    text: 'tt 30 tables convention ctr ontario',
    filter: {
      sports: ['Table Tennis'],
      facilityType: ['Convention Center'],
      space: { name: 'Table', sport: 'Table Tennis', count: 30 },
      state: 'Ontario',
    },
  },
  { text: 'pool 25 yd 8 lanes phx', filter: { space: { name: 'Pool' }, near: 'Phoenix, AZ' } },
  {
    text: 'bowling alley 40 lanes reno nv',
    filter: {
      sports: ['Bowling'],
      space: { name: 'Bowling Lane', sport: 'Bowling', count: 40 },
      near: 'Reno, NV',
    },
  },
  {
    text: 'arena 10k seats Midwest',
    filter: {
      facilityType: ['Arena'],
      capacity: { from: 10_000 },
      state: [
        'Illinois',
        'Indiana',
        'Iowa',
        'Kansas',
        'Michigan',
        'Minnesota',
        'Missouri',
        'Nebraska',
        'North Dakota',
        'Ohio',
        'South Dakota',
        'Wisconsin',
      ],
    },
  },
  {
    text: 'pickleball 16 courts indoor sarasota',
    filter: {
      sports: ['Pickleball'],
      space: { name: 'Court', sport: 'Pickleball', location: 'Indoor', count: 16 },
      near: 'Sarasota, FL',
    },
  },
  {
    text: 'fencing strips 30 st louis',
    filter: {
      sports: ['Fencing'],
      space: { name: 'Fencing Strip', sport: 'Fencing', count: 30 },
      near: 'St. Louis, MO',
    },
  },
  {
    text: 'soccer/football/lacrosse fields Westchester County NY',
    filter: {
      sports: ['Soccer', 'Contact Football', 'Non-Contact Football', 'Lacrosse'],
      space: { name: 'Field' },
      area: 'county:36119',
    },
  },
  {
    text: 'gymnastics meet venue, 5000 seats, texas, 3/12-14',
    filter: { sports: ['Gymnastics'], capacity: { from: 5000 }, state: 'Texas' },
    dates: { from: '2027-03-12', to: '2027-03-14' },
  },
  {
    text: 'cheer comp. Orlando. Feb 20-21 2027. 4000 seats.',
    filter: { sports: ['Cheerleading'], near: 'Orlando, FL', capacity: { from: 4000 } },
    dates: { from: '2027-02-20', to: '2027-02-21' },
  },
  {
    text: 'futsal courts Q2 dallas',
    filter: { sports: ['Futsal'], space: { name: 'Court', sport: 'Futsal' }, near: 'Dallas, TX' },
    dates: { from: '2027-04-01', to: '2027-06-30' },
  },
  {
    text: 'hoops gyms bronx',
    filter: { sports: ['Basketball'], facilityType: ['Gymnasium'], near: 'Bronx, NY' },
  },
  {
    text: 'expo hall 100,000 sq ft louisville',
    filter: { space: { name: 'Exhibit Hall' }, indoorArea: { from: 100_000 }, near: 'Louisville, KY' },
  },
  { text: 'ymca pool cincinnati', filter: { space: { name: 'Pool' }, text: 'ymca', near: 'Cincinnati, OH' } },
  { text: 'topgolf scottsdale', filter: { text: 'topgolf', near: 'Scottsdale, AZ' } },
  {
    text: 'life time pickleball minnesota',
    filter: { sports: ['Pickleball'], text: 'life time', state: 'Minnesota' },
  },
  {
    text: 'disc golf 18 holes michigan',
    filter: {
      sports: ['Disc Golf'],
      space: { name: 'Disc Golf Course', sport: 'Disc Golf' },
      state: 'Michigan',
    },
  },
  {
    text: 'U14 girls soccer tourney, 6-8 fields, Raleigh/Durham',
    filter: {
      sports: ['Soccer'],
      space: { name: 'Field', sport: 'Soccer', count: 6 },
      area: 'metro:triangle',
    },
  },
  {
    text: 'rinks w/ seating 2500 Edmonton AB',
    filter: { space: { name: 'Rink' }, capacity: { from: 2500 }, near: 'Edmonton, AB' },
  },
  {
    text: 'beach vb 20 sand cts huntington beach',
    filter: {
      sports: ['Beach Volleyball'],
      space: { name: 'Court', sport: 'Beach Volleyball', surface: ['Sand'], count: 20 },
      near: 'Huntington Beach, CA',
    },
  },
]
