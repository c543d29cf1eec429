import type { ReadingQuery } from '../reading-query.ts'

/** What a regional sports commission, its clubs and its hotel partners type: the second half. */
export const commissionTwoQueries: readonly ReadingQuery[] = [
  {
    text: 'New England figure skating rinks',
    filter: {
      sports: ['Figure Skating'],
      space: { name: 'Rink', sport: 'Figure Skating' },
      state: ['Connecticut', 'Maine', 'Massachusetts', 'New Hampshire', 'Rhode Island', 'Vermont'],
    },
  },
  {
    text: 'two indoor turf fields for lacrosse near Rochester NY in February',
    filter: {
      sports: ['Lacrosse'],
      space: { name: 'Field', sport: 'Lacrosse', surface: ['Turf'], location: 'Indoor', count: 2 },
      near: 'Rochester, NY',
    },
    dates: { from: '2027-02-01', to: '2027-02-28' },
  },
  { text: 'ymca kearney ne', filter: { text: 'ymca', near: 'Kearney, NE' } },
  {
    text: 'soccerfields in Bucks County PA',
    filter: { sports: ['Soccer'], space: { name: 'Field', sport: 'Soccer' }, area: 'county:42017' },
  },
  {
    text: 'closest gym with 3 courts',
    filter: { facilityType: ['Gymnasium'], space: { name: 'Court', count: 3 } },
    here: true,
  },
  { text: 'LakePoint baseball', filter: { text: 'LakePoint', sports: ['Baseball'] } },
  {
    text: 'softball/baseball fields foley, al',
    filter: { sports: ['Softball', 'Baseball'], space: { name: 'Diamond' }, near: 'Foley, AL' },
  },
  {
    text: 'Natatorium for a masters swim meet 98003',
    filter: {
      sports: ['Swimming'],
      space: { name: 'Pool', sport: 'Swimming', location: 'Indoor' },
      near: 'Federal Way, WA 98003',
    },
  },
  {
    text: 'wrestlng 16 mats tulsa',
    filter: {
      sports: ['Wrestling'],
      space: { name: 'Mat', sport: 'Wrestling', count: 16 },
      near: 'Tulsa, OK',
    },
  },
  {
    text: 'tackle football playoffs, 15,000 seats or more, Mobile Ala.',
    filter: { sports: ['Contact Football'], capacity: { from: 15_000 }, near: 'Mobile, AL' },
  },
  {
    text: 'field hockey within 25 mi of 19711',
    filter: { sports: ['Field Hockey'], near: 'Newark, DE 19711', dist: 25 },
  },
  { text: 'judo/karate nationals Ft. Worth', filter: { sports: ['Judo', 'Karate'], near: 'Fort Worth, TX' } },
  {
    text: 'Puget Sound ringette - two sheets of ice',
    filter: {
      sports: ['Ringette'],
      space: { name: 'Rink', sport: 'Ringette', surface: ['Ice'], count: 2 },
      area: 'metro:seattle',
    },
  },
  {
    text: 'ping pong w/ 40 tables grand rapids',
    filter: {
      sports: ['Table Tennis'],
      space: { name: 'Table', sport: 'Table Tennis', count: 40 },
      near: 'Grand Rapids, MI',
    },
  },
  {
    text: 'gulf shores beach volleyball courts first weekend of may',
    filter: {
      sports: ['Beach Volleyball'],
      space: { name: 'Court', sport: 'Beach Volleyball' },
      near: 'Gulf Shores, AL',
    },
    dates: { from: '2027-05-01', to: '2027-05-02' },
  },
  {
    text: '4 hardwood courts Bowling Green KY',
    filter: { space: { name: 'Court', surface: ['Hardwood'], count: 4 }, near: 'Bowling Green, KY' },
  },
  { text: 'motocross Buchanan Michigan', filter: { sports: ['Motocross'], near: 'Buchanan, MI' } },
  {
    text: 'rowing championships Oak Ridge Tennessee, June 4-6 2027',
    filter: { sports: ['Rowing'], near: 'Oak Ridge, TN' },
    dates: { from: '2027-06-04', to: '2027-06-06' },
  },
  {
    text: 'tournoi de hockey sur glace à Moncton en février',
    filter: { sports: ['Ice Hockey'], near: 'Moncton, NB' },
    dates: { from: '2027-02-01', to: '2027-02-28' },
  },
  {
    text: 'arenas in the Maritimes for a broomball championship',
    filter: {
      sports: ['Broomball'],
      facilityType: ['Arena'],
      state: ['New Brunswick', 'Nova Scotia', 'Prince Edward Island'],
    },
  },
  {
    text: 'gym, showers, wifi, youth camp, Spearfish SD',
    filter: { facilityType: ['Gymnasium'], amenities: ['Showers', 'Wifi'], near: 'Spearfish, SD' },
  },
  {
    text: 'M5V squash courts',
    filter: { sports: ['Squash'], space: { name: 'Court', sport: 'Squash' }, near: 'Toronto, ON M5V' },
  },
  {
    text: 'boxing venue Rio Grande Valley 3,500 fans',
    filter: { sports: ['Boxing'], capacity: { from: 3500 }, area: 'metro:rgv' },
  },
  {
    text: 'triathalon and 5k, Marble Falls tx',
    filter: { sports: ['Triathlon', 'Running'], near: 'Marble Falls, TX' },
  },
  { text: '7v7 flag horry county', filter: { sports: ['Non-Contact Football'], area: 'county:45051' } },
  {
    text: 'artificial turf fields Lehigh Valley summer 2027',
    filter: { space: { name: 'Field', surface: ['Turf'] }, area: 'metro:lehigh-valley' },
    dates: { from: '2027-06-01', to: '2027-08-31' },
  },
  {
    text: 'bball gyms around Notre Dame',
    filter: { sports: ['Basketball'], facilityType: ['Gymnasium'], near: 'South Bend, IN' },
  },
  {
    text: 'horse show Ocala 3/5/27 - 3/7/27',
    filter: { sports: ['Equestrian'], near: 'Ocala, FL' },
    dates: { from: '2027-03-05', to: '2027-03-07' },
  },
  {
    text: 'weightlifting meet w/ 20 lifting platforms, Madison Wis.',
    filter: {
      sports: ['Weightlifting'],
      space: { name: 'Lifting Platform', sport: 'Weightlifting', count: 20 },
      near: 'Madison, WI',
    },
  },
  {
    text: 'piscina para natación en Caguas',
    filter: { sports: ['Swimming'], space: { name: 'Pool', sport: 'Swimming' }, near: 'Caguas, PR' },
  },
  {
    text: 'torneo de fútbol, 6 campos de césped natural, San Antonio',
    filter: {
      sports: ['Soccer'],
      space: { name: 'Field', sport: 'Soccer', surface: ['Grass'], count: 6 },
      near: 'San Antonio, TX',
    },
  },
  {
    text: 'mens slowpitch 60 teams Topeka KS july 16 thru 18',
    filter: { sports: ['Softball'], near: 'Topeka, KS' },
    dates: { from: '2027-07-16', to: '2027-07-18' },
  },
  { text: 'double dutch competition galveston', filter: { sports: ['Jump Rope'], near: 'Galveston, TX' } },
  {
    text: 'sports complex with rv parking, concessions and a playground, Decorah Iowa',
    filter: {
      facilityType: ['Sports Complex'],
      amenities: ['RV & Bus Parking', 'Concessions', 'Playground'],
      near: 'Decorah, IA',
    },
  },
  {
    text: 'team handball, 30 ft clear height, colo springs',
    filter: { sports: ['Team Handball'], clearHeight: { from: 30 }, near: 'Colorado Springs, CO' },
  },
  {
    text: 'speedskating ice rink West Allis',
    filter: {
      sports: ['Speed Skating'],
      space: { name: 'Rink', sport: 'Speed Skating', surface: ['Ice'] },
      near: 'West Allis, WI',
    },
  },
  {
    text: 'girls softball fields in Santo Domingo, Dominican Republic',
    filter: { sports: ['Softball'], space: { name: 'Diamond', sport: 'Softball' } },
    unknownPlace: 'Santo Domingo, Dominican Republic',
  },
  {
    text: 'cornhole 100k sq ft Branson',
    filter: { sports: ['Cornhole'], indoorArea: { from: 100_000 }, near: 'Branson, MO' },
  },
  {
    text: 'gta ball hockey rinks',
    filter: { sports: ['Ball Hockey'], space: { name: 'Rink', sport: 'Ball Hockey' }, area: 'metro:gta' },
  },
  {
    text: 'Board asked about water polo pools in South Florida for dec 18-20',
    filter: { sports: ['Water Polo'], space: { name: 'Pool', sport: 'Water Polo' }, area: 'metro:miami' },
    dates: { from: '2026-12-18', to: '2026-12-20' },
  },
  {
    text: 'drum corps stadium, 20,000 seat, Carolinas',
    filter: {
      sports: ['Marching Arts'],
      facilityType: ['Stadium'],
      capacity: { from: 20_000 },
      state: ['North Carolina', 'South Carolina'],
    },
  },
  { text: 'Ripken Experience myrtle beach', filter: { text: 'Ripken Experience', near: 'Myrtle Beach, SC' } },
  { text: 'u12 lacrosse jamboree, Kitsap county', filter: { sports: ['Lacrosse'], area: 'county:53035' } },
  {
    text: '8 badmitton courts, 75024',
    filter: {
      sports: ['Badminton'],
      space: { name: 'Court', sport: 'Badminton', count: 8 },
      near: 'Plano, TX 75024',
    },
  },
  {
    text: 'powerlifting hattiesburg 11/13/27, lots of parking',
    filter: { sports: ['Powerlifting'], amenities: ['Parking'], near: 'Hattiesburg, MS' },
    dates: { from: '2027-11-13', to: '2027-11-13' },
  },
  {
    text: 'bowling, 48 lanes, reno',
    filter: {
      sports: ['Bowling'],
      space: { name: 'Bowling Lane', sport: 'Bowling', count: 48 },
      near: 'Reno, NV',
    },
  },
  {
    text: 'Esports finals 2500 spectators Kansas City metro',
    filter: { sports: ['Esports'], capacity: { from: 2500 }, area: 'metro:kansas-city' },
  },
]
