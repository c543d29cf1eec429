import type { ReadingQuery } from '../reading-query.ts'

/** Misspelled, Spanish and French. */
export const foreignQueries: readonly ReadingQuery[] = [
  // Misspelled sports and places
  {
    text: 'vollyball courts in Columbus',
    filter: { sports: ['Volleyball'], space: { name: 'Court', sport: 'Volleyball' }, near: 'Columbus, OH' },
  },
  { text: 'baskeball Louisville', filter: { sports: ['Basketball'], near: 'Louisville, KY' } },
  {
    text: 'soccor fields in Houston',
    filter: { sports: ['Soccer'], space: { name: 'Field', sport: 'Soccer' }, near: 'Houston, TX' },
  },
  { text: 'lacross in Connecticut', filter: { sports: ['Lacrosse'], state: 'Connecticut' } },
  { text: 'gymnastcs Tulsa', filter: { sports: ['Gymnastics'], near: 'Tulsa, OK' } },
  { text: 'Chicgo, IL', filter: { near: 'Chicago, IL' } },
  { text: 'volleyball in Colombus, Ohio', filter: { sports: ['Volleyball'], near: 'Columbus, OH' } },
  { text: 'Indianpolis', filter: { near: 'Indianapolis, IN' } },
  {
    text: '4 pickelball courts in Pheonix',
    filter: {
      sports: ['Pickleball'],
      space: { name: 'Court', sport: 'Pickleball', count: 4 },
      near: 'Phoenix, AZ',
    },
  },
  { text: 'Philedelphia', filter: { near: 'Philadelphia, PA' } },
  { text: 'softball Cincinatti', filter: { sports: ['Softball'], near: 'Cincinnati, OH' } },
  { text: 'wresling in Pensylvania', filter: { sports: ['Wrestling'], state: 'Pennsylvania' } },
  {
    text: 'swiming pools albuqerque',
    filter: { sports: ['Swimming'], space: { name: 'Pool', sport: 'Swimming' }, near: 'Albuquerque, NM' },
  },
  {
    text: 'badmitton courts San Fransisco',
    filter: {
      sports: ['Badminton'],
      space: { name: 'Court', sport: 'Badminton' },
      near: 'San Francisco, CA',
    },
  },
  { text: 'Massachusets', filter: { state: 'Massachusetts' } },
  { text: 'cheerleeding in Tennesee', filter: { sports: ['Cheerleading'], state: 'Tennessee' } },
  {
    text: 'hocky rink Milwakee',
    filter: {
      sports: ['Ice Hockey', 'Ball Hockey', 'Roller Hockey', 'Sled Hockey'],
      space: { name: 'Rink' },
      near: 'Milwaukee, WI',
    },
  },
  { text: 'archery Tuscon', filter: { sports: ['Archery'], near: 'Tucson, AZ' } },
  {
    text: 'tennis corts in Sacremento',
    filter: { sports: ['Tennis'], space: { name: 'Court', sport: 'Tennis' }, near: 'Sacramento, CA' },
  },
  { text: 'Pittsburg PA basebal', filter: { sports: ['Baseball'], near: 'Pittsburgh, PA' } },

  // Spanish
  {
    text: 'canchas de voleibol en Miami',
    filter: { sports: ['Volleyball'], space: { name: 'Court', sport: 'Volleyball' }, near: 'Miami, FL' },
  },
  {
    text: '6 campos de fútbol en Dallas',
    filter: { sports: ['Soccer'], space: { name: 'Field', sport: 'Soccer', count: 6 }, near: 'Dallas, TX' },
  },
  { text: 'piscina en Orlando', filter: { space: { name: 'Pool' }, near: 'Orlando, FL' } },
  {
    text: 'campos de béisbol en Tampa',
    filter: { sports: ['Baseball'], space: { name: 'Diamond', sport: 'Baseball' }, near: 'Tampa, FL' },
  },
  {
    text: 'pista de hielo cerca de Houston',
    filter: { space: { name: 'Rink', surface: ['Ice'] }, near: 'Houston, TX' },
  },
  { text: 'gimnasio en San Antonio', filter: { facilityType: ['Gymnasium'], near: 'San Antonio, TX' } },
  {
    text: 'canchas de baloncesto con estacionamiento en El Paso',
    filter: {
      sports: ['Basketball'],
      space: { name: 'Court', sport: 'Basketball' },
      amenities: ['Parking'],
      near: 'El Paso, TX',
    },
  },
  { text: 'natación en Hialeah', filter: { sports: ['Swimming'], near: 'Hialeah, FL' } },
  {
    text: '4 canchas de tenis en Florida en julio',
    filter: { sports: ['Tennis'], space: { name: 'Court', sport: 'Tennis', count: 4 }, state: 'Florida' },
    dates: { from: '2027-07-01', to: '2027-07-31' },
  },
  { text: 'lucha en Nueva York', filter: { sports: ['Wrestling'], near: 'New York, NY' } },

  // French
  { text: 'patinoire à Laval', filter: { space: { name: 'Rink', surface: ['Ice'] }, near: 'Laval, QC' } },
  {
    text: '4 terrains de soccer à Québec',
    filter: { sports: ['Soccer'], space: { name: 'Field', sport: 'Soccer', count: 4 }, near: 'Québec, QC' },
  },
  { text: 'hockey sur glace au Québec', filter: { sports: ['Ice Hockey'], state: 'Quebec' } },
  { text: 'gymnase à Gatineau', filter: { facilityType: ['Gymnasium'], near: 'Gatineau, QC' } },
  {
    text: 'piscine intérieure Sherbrooke',
    filter: { space: { name: 'Pool', location: 'Indoor' }, near: 'Sherbrooke, QC' },
  },
  {
    text: 'terrains de baseball à Trois-Rivières',
    filter: {
      sports: ['Baseball'],
      space: { name: 'Diamond', sport: 'Baseball' },
      near: 'Trois-Rivières, QC',
    },
  },
  {
    text: '8 terrains de tennis près de Montréal',
    filter: { sports: ['Tennis'], space: { name: 'Court', sport: 'Tennis', count: 8 }, near: 'Montréal, QC' },
  },
  { text: 'natation à Longueuil', filter: { sports: ['Swimming'], near: 'Longueuil, QC' } },
  {
    text: 'volleyball de plage à Montréal en août',
    filter: { sports: ['Beach Volleyball'], near: 'Montréal, QC' },
    dates: { from: '2027-08-01', to: '2027-08-31' },
  },
  {
    text: 'patinage artistique au Nouveau-Brunswick',
    filter: { sports: ['Figure Skating'], state: 'New Brunswick' },
  },
]
