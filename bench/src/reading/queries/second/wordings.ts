import type { ReadingQuery } from '../reading-query.ts'

const hockey = ['Ice Hockey', 'Ball Hockey', 'Roller Hockey', 'Sled Hockey'] as const

/** Misspellings, other languages, names, and sentences about venues. */
export const wordingQueries: readonly ReadingQuery[] = [
  // Misspellings
  {
    text: 'soccor feilds Jacksonvile FL',
    filter: { sports: ['Soccer'], space: { name: 'Field', sport: 'Soccer' }, near: 'Jacksonville, FL' },
  },
  { text: 'gymnasuim pittsburg pa', filter: { facilityType: ['Gymnasium'], near: 'Pittsburgh, PA' } },
  {
    text: 'hocky rink Winipeg',
    filter: { sports: [...hockey], space: { name: 'Rink' }, near: 'Winnipeg, MB' },
  },
  { text: 'picklball Scotsdale', filter: { sports: ['Pickleball'], near: 'Scottsdale, AZ' } },
  { text: 'wresling Oklahma', filter: { sports: ['Wrestling'], state: 'Oklahoma' } },
  {
    text: 'badmiton courts Missisauga',
    filter: { sports: ['Badminton'], space: { name: 'Court', sport: 'Badminton' }, near: 'Mississauga, ON' },
  },
  {
    text: 'raquetball courts Minnapolis',
    filter: {
      sports: ['Racquetball'],
      space: { name: 'Court', sport: 'Racquetball' },
      near: 'Minneapolis, MN',
    },
  },
  { text: 'track and feild Eugine OR', filter: { sports: ['Track & Field'], near: 'Eugene, OR' } },
  // Spanish and French
  {
    text: 'canchas de voleibol en San Juan',
    filter: { sports: ['Volleyball'], space: { name: 'Court', sport: 'Volleyball' }, near: 'San Juan, PR' },
  },
  {
    text: 'cancha techada de baloncesto en Bayamón',
    filter: {
      sports: ['Basketball'],
      space: { name: 'Court', sport: 'Basketball', location: 'Indoor' },
      near: 'Bayamón, PR',
    },
  },
  {
    text: 'estadio de béisbol en Ponce',
    filter: { sports: ['Baseball'], facilityType: ['Stadium'], near: 'Ponce, PR' },
  },
  {
    text: 'torneo de sóftbol en Laredo en abril',
    filter: { sports: ['Softball'], near: 'Laredo, TX' },
    dates: { from: '2027-04-01', to: '2027-04-30' },
  },
  {
    text: 'canchas de fútbol sala en Chicago',
    filter: { sports: ['Futsal'], space: { name: 'Court', sport: 'Futsal' }, near: 'Chicago, IL' },
  },
  {
    text: 'pista de atletismo El Paso',
    filter: {
      sports: ['Track & Field'],
      space: { name: 'Track', sport: 'Track & Field' },
      near: 'El Paso, TX',
    },
  },
  { text: 'patinoires à Lévis', filter: { space: { name: 'Rink', surface: ['Ice'] }, near: 'Lévis, QC' } },
  {
    text: 'gymnase avec 3 terrains de basketball à Laval',
    filter: {
      sports: ['Basketball'],
      facilityType: ['Gymnasium'],
      space: { name: 'Court', sport: 'Basketball', count: 3 },
      near: 'Laval, QC',
    },
  },
  {
    text: 'piscine extérieure Ottawa',
    filter: { space: { name: 'Pool', location: 'Outdoor' }, near: 'Ottawa, ON' },
  },
  {
    text: 'courts de tennis intérieurs Moncton',
    filter: {
      sports: ['Tennis'],
      space: { name: 'Court', sport: 'Tennis', location: 'Indoor' },
      near: 'Moncton, NB',
    },
  },
  {
    text: 'terrain de balle-molle Gatineau',
    filter: { sports: ['Softball'], space: { name: 'Diamond', sport: 'Softball' }, near: 'Gatineau, QC' },
  },
  // Names and signs
  {
    text: 'YMCA Rochester NY pool',
    filter: { text: 'YMCA', space: { name: 'Pool' }, near: 'Rochester, NY' },
  },
  { text: 'Boys and Girls Club Yonkers', filter: { text: 'Boys and Girls Club', near: 'Yonkers, NY' } },
  {
    text: 'Life Time pickleball Frisco',
    filter: { text: 'Life Time', sports: ['Pickleball'], near: 'Frisco, TX' },
  },
  { text: "Dick's Sporting Goods Park", filter: { text: "Dick's Sporting Goods Park" } },
  {
    text: 'Fernwater Swim Center Lexington KY',
    filter: { text: 'Fernwater Swim Center', near: 'Lexington, KY' },
  },
  { text: 'Dunmarrow Lanes Pinellas Park', filter: { text: 'Dunmarrow Lanes', near: 'Pinellas Park, FL' } },
  { text: 'upper fairhollow arena', filter: { text: 'upper fairhollow arena' } },
  {
    text: 'kestleman college rec center idaho falls',
    filter: { text: 'kestleman college rec center', near: 'Idaho Falls, ID' },
  },
  {
    text: 'natatorio vista al monte barceloneta',
    filter: { text: 'natatorio vista al monte', near: 'Barceloneta, PR' },
  },
  { text: '"Bluestem Grove Park"', filter: { text: 'Bluestem Grove Park' } },
  { text: '🏐🏐 Denver', filter: { sports: ['Volleyball'], near: 'Denver, CO' } },
  { text: 'sport:tennis city:Boise', filter: { sports: ['Tennis'], near: 'Boise, ID' } },
  // Sentences
  {
    text: 'Hi, we are a youth volleyball club looking for a facility with at least 10 indoor courts within an hour of St. Louis for a two-day tournament in February 2027',
    filter: {
      sports: ['Volleyball'],
      space: { name: 'Court', sport: 'Volleyball', location: 'Indoor', count: 10 },
      near: 'St. Louis, MO',
      dist: 50,
    },
    dates: { from: '2027-02-01', to: '2027-02-28' },
  },
  {
    text: 'We are looking for a baseball complex with 8 or more turf infields, lights and concessions in Georgia for summer 2027',
    filter: {
      sports: ['Baseball'],
      space: { name: 'Diamond', sport: 'Baseball', surface: ['Turf'], count: 8 },
      amenities: ['Field & Court Lighting', 'Concessions'],
      state: 'Georgia',
    },
    dates: { from: '2027-06-01', to: '2027-08-31' },
  },
  {
    text: 'does anyone know a pool with 8 lanes and seating for 600 people in or around Des Moines',
    filter: { space: { name: 'Pool' }, capacity: { from: 600 }, near: 'Des Moines, IA' },
  },
  {
    text: 'Our state high school wrestling association needs an arena that can fit 10 mats and 6,000 fans in Pennsylvania the first weekend of March',
    filter: {
      sports: ['Wrestling'],
      facilityType: ['Arena'],
      space: { name: 'Mat', sport: 'Wrestling', count: 10 },
      capacity: { from: 6000 },
      state: 'Pennsylvania',
    },
    dates: { from: '2027-03-06', to: '2027-03-07' },
  },
  {
    text: 'need 4 sheets of ice for a girls hockey tournament somewhere near Buffalo',
    filter: { sports: [...hockey], space: { name: 'Rink', surface: ['Ice'], count: 4 }, near: 'Buffalo, NY' },
  },
  {
    text: "where can my daughter's travel softball team practice indoors near Naperville?",
    filter: { sports: ['Softball'], location: 'Indoor', near: 'Naperville, IL' },
  },
  {
    text: 'Planning a 64 team AAU basketball tournament in Orlando next July, need 12+ courts under one roof',
    filter: {
      sports: ['Basketball'],
      space: { name: 'Court', sport: 'Basketball', location: 'Indoor', count: 12 },
      near: 'Orlando, FL',
    },
    dates: { from: '2027-07-01', to: '2027-07-31' },
  },
  {
    text: 'Looking to host a regional robotics competition for 40 teams and 500 spectators in Ann Arbor in April',
    filter: { sports: ['Robotics'], capacity: { from: 500 }, near: 'Ann Arbor, MI' },
    dates: { from: '2027-04-01', to: '2027-04-30' },
  },
]
