import type { ReadingQuery } from '../reading-query.ts'

/** What adult leagues, planners of company events and hosts of open tournaments type. */
export const leaguesAndCompaniesQueries: readonly ReadingQuery[] = [
  {
    text: 'coed kickball 4 fields w/ lights tempe',
    filter: {
      sports: ['Kickball'],
      space: { name: 'Diamond', sport: 'Kickball', count: 4 },
      amenities: ['Field & Court Lighting'],
      near: 'Tempe, AZ',
    },
  },
  { text: 'weeknight dodgeball brooklyn', filter: { sports: ['Dodgeball'], near: 'Brooklyn, NY' } },
  {
    text: 'team building afternoon, not outdoors, Plano tx',
    filter: { location: 'Indoor', near: 'Plano, TX' },
  },
  { text: 'topgolf schaumburg', filter: { text: 'topgolf', near: 'Schaumburg, IL' } },
  {
    text: 'after-work bocce: at least six courts, milwakee',
    filter: { sports: ['Bocce'], space: { name: 'Court', sport: 'Bocce', count: 6 }, near: 'Milwaukee, WI' },
  },
  {
    text: 'Rock Hill SC, cornhole, concrete floor, 80,000 sqft',
    filter: {
      sports: ['Cornhole'],
      surface: ['Concrete'],
      indoorArea: { from: 80_000 },
      near: 'Rock Hill, SC',
    },
  },
  { text: 'broomball leauge Thornton CO', filter: { sports: ['Broomball'], near: 'Thornton, CO' } },
  {
    text: 'company retreat in Scottsdale with pickleball courts, showers & a pro shop',
    filter: {
      sports: ['Pickleball'],
      space: { name: 'Court', sport: 'Pickleball' },
      amenities: ['Showers', 'Pro Shop'],
      near: 'Scottsdale, AZ',
    },
  },
  {
    text: 'esports finals / exhibit hall / wifi / 500 spectators / atlantic city',
    filter: {
      sports: ['Esports'],
      space: { name: 'Exhibit Hall', sport: 'Esports' },
      capacity: { from: 500 },
      amenities: ['Wifi'],
      near: 'Atlantic City, NJ',
    },
  },
  {
    text: 'intramural futsal, two hardwood courts, Northampton Mass.',
    filter: {
      sports: ['Futsal'],
      space: { name: 'Court', sport: 'Futsal', surface: ['Hardwood'], count: 2 },
      near: 'Northampton, MA',
    },
  },
  {
    text: 'staff party 20+ bowling lanes omaha',
    filter: {
      sports: ['Bowling'],
      space: { name: 'Bowling Lane', sport: 'Bowling', count: 20 },
      near: 'Omaha, NE',
    },
  },
  { text: 'beer league ice hockey 55802 zip', filter: { sports: ['Ice Hockey'], near: 'Duluth, MN 55802' } },
  {
    text: 'adult flag football on turf under lights raleigh',
    filter: {
      sports: ['Non-Contact Football'],
      surface: ['Turf'],
      amenities: ['Field & Court Lighting'],
      near: 'Raleigh, NC',
    },
  },
  {
    text: 'badminton open: eight courts, 30 foot ceilings, A/C, Fullerton',
    filter: {
      sports: ['Badminton'],
      space: { name: 'Court', sport: 'Badminton', count: 8 },
      clearHeight: { from: 30 },
      amenities: ['Air Conditioning'],
      near: 'Fullerton, CA',
    },
  },
  {
    text: 'Overland Park sportsplex for our corporate challenge next summer (volleyball courts, softball diamonds)',
    filter: {
      sports: ['Volleyball', 'Softball'],
      facilityType: ['Sports Complex'],
      spaceType: ['Court', 'Diamond'],
      near: 'Overland Park, KS',
    },
    dates: { from: '2027-06-01', to: '2027-08-31' },
  },
  {
    text: 'squash racquet club greenwich ct',
    filter: { sports: ['Squash'], facilityType: ['Racquet Club'], near: 'Greenwich, CT' },
  },
  { text: 'charity 5k site, bentonville', filter: { sports: ['Running'], near: 'Bentonville, AR' } },
  {
    text: 'karting at k1 speed for our sales team, Irvine',
    filter: { sports: ['Auto Racing'], text: 'k1 speed', near: 'Irvine, CA' },
  },
  {
    text: 'social sport league needs sand volleyball courts near me',
    filter: { sports: ['Beach Volleyball'], space: { name: 'Court', sport: 'Beach Volleyball' } },
    here: true,
  },
  { text: 'lacrosse sixes 06902', filter: { sports: ['Lacrosse'], near: 'Stamford, CT 06902' } },
  {
    text: 'drop in dodgeball gym M6K',
    filter: { sports: ['Dodgeball'], facilityType: ['Gymnasium'], near: 'Toronto, ON M6K' },
  },
  {
    text: 'hyrox expo center 100,000 square feet houston',
    filter: {
      sports: ['Functional Fitness'],
      facilityType: ['Fairgrounds & Expo Center'],
      indoorArea: { from: 100_000 },
      near: 'Houston, TX',
    },
  },
  {
    text: 'bench press meet at a hotel, Mesa',
    filter: { sports: ['Powerlifting'], facilityType: ['Hotel & Resort'], near: 'Mesa, AZ' },
  },
  {
    text: 'slowpitch softball, 5 diamonds, umpire rooms, concessions. Weekend of June 12. Corpus Christi',
    filter: {
      sports: ['Softball'],
      space: { name: 'Diamond', sport: 'Softball', count: 5 },
      amenities: ['Officials Rooms', 'Concessions'],
      near: 'Corpus Christi, TX',
    },
    dates: { from: '2027-06-12', to: '2027-06-13' },
  },
  {
    text: 'floor hockey intramurals Bangor Maine community center',
    filter: { sports: ['Floorball'], facilityType: ['Community Center'], near: 'Bangor, ME' },
  },
]
