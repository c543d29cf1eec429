import type { ReadingQuery } from '../reading-query.ts'

/** Queries of Spanish-speaking league presidents, volunteers in Quebec, college clubs, gamers, and fans of rare sports. */
export const peopleTwoQueries: readonly ReadingQuery[] = [
  {
    text: 'canchas de voleibol bajo techo en Caguas',
    filter: {
      sports: ['Volleyball'],
      space: { name: 'Court', sport: 'Volleyball', location: 'Indoor' },
      near: 'Caguas, PR',
    },
  },
  {
    text: 'liga de softball Bayamon con luces y estacionamiento',
    filter: { sports: ['Softball'], amenities: ['Field & Court Lighting', 'Parking'], near: 'Bayamón, PR' },
  },
  {
    text: 'torneo de futbol en Laredo tx 15 de enero',
    filter: { sports: ['Soccer', 'Futsal'], near: 'Laredo, TX' },
    dates: { from: '2027-01-15', to: '2027-01-15' },
  },
  {
    text: 'gimnasio con 3 canchas de baloncesto, Kissimmee',
    filter: {
      sports: ['Basketball'],
      facilityType: ['Gymnasium'],
      space: { name: 'Court', sport: 'Basketball', count: 3 },
      near: 'Kissimmee, FL',
    },
  },
  {
    text: 'beisbol infantil los angeles california en marzo',
    filter: { sports: ['Baseball'], near: 'Los Angeles, CA' },
    dates: { from: '2027-03-01', to: '2027-03-31' },
  },
  {
    text: 'alberca para competencia de natación en San Diego',
    filter: { sports: ['Swimming'], space: { name: 'Pool', sport: 'Swimming' }, near: 'San Diego, CA' },
  },
  {
    text: 'Boxeo en Hialeah, 1,500 asientos',
    filter: { sports: ['Boxing'], capacity: { from: 1500 }, near: 'Hialeah, FL' },
  },
  { text: 'donde jugar pickleball cerca de mi', filter: { sports: ['Pickleball'] }, here: true },
  {
    text: 'presidente de liga busca 10 campos de soccer en Bakersfield con baños',
    filter: {
      sports: ['Soccer'],
      amenities: ['Restrooms'],
      space: { name: 'Field', sport: 'Soccer', count: 10 },
      near: 'Bakersfield, CA',
    },
  },
  {
    text: 'estadio de béisbol Ponce 3000 espectadores',
    filter: { sports: ['Baseball'], facilityType: ['Stadium'], capacity: { from: 3000 }, near: 'Ponce, PR' },
  },
  { text: 'softbol femenil Eagle Pass', filter: { sports: ['Softball'], near: 'Eagle Pass, TX' } },
  {
    text: 'lucha olímpica El Paso febrero',
    filter: { sports: ['Wrestling'], near: 'El Paso, TX' },
    dates: { from: '2027-02-01', to: '2027-02-28' },
  },
  {
    text: 'canchas de basquetbol Tijuana',
    filter: { sports: ['Basketball'], space: { name: 'Court', sport: 'Basketball' } },
    unknownPlace: 'Tijuana',
  },
  {
    text: 'porristas competencia orlando del 12 al 14 de marzo',
    filter: { sports: ['Cheerleading'], near: 'Orlando, FL' },
    dates: { from: '2027-03-12', to: '2027-03-14' },
  },
  {
    text: 'liga latina de fútbol condado de Dallas',
    filter: { sports: ['Soccer', 'Futsal'], area: 'county:48113' },
  },
  { text: 'voleibol de playa Rincon PR', filter: { sports: ['Beach Volleyball'], near: 'Rincón, PR' } },
  { text: 'ajedrez escolar en mayaguez', filter: { sports: ['Chess'], near: 'Mayagüez, PR' } },
  {
    text: 'pista de hielo en el sur de la Florida',
    filter: { space: { name: 'Rink', surface: ['Ice'] }, area: 'metro:miami' },
  },
  {
    text: 'canchas de tenis con luz a 30 millas de McAllen',
    filter: {
      sports: ['Tennis'],
      amenities: ['Field & Court Lighting'],
      space: { name: 'Court', sport: 'Tennis' },
      near: 'McAllen, TX',
      dist: 30,
    },
  },
  {
    text: 'terrains de soccer extérieurs à Laval',
    filter: {
      sports: ['Soccer'],
      space: { name: 'Field', sport: 'Soccer', location: 'Outdoor' },
      near: 'Laval, QC',
    },
  },
  {
    text: 'tournoi de ringuette Trois-Rivieres janvier 2027',
    filter: { sports: ['Ringette'], near: 'Trois-Rivières, QC' },
    dates: { from: '2027-01-01', to: '2027-01-31' },
  },
  {
    text: 'aréna avec vestiaires et stationnement Drummondville',
    filter: { facilityType: ['Arena'], amenities: ['Locker Rooms', 'Parking'], near: 'Drummondville, QC' },
  },
  {
    text: '4 terrains de badminton, gymnase, Rimouski',
    filter: {
      sports: ['Badminton'],
      facilityType: ['Gymnasium'],
      space: { name: 'Court', sport: 'Badminton', count: 4 },
      near: 'Rimouski, QC',
    },
  },
  { text: 'patinage de vitesse au Saguenay', filter: { sports: ['Speed Skating'], near: 'Saguenay, QC' } },
  {
    text: 'curling baie-comeau fin de semaine du 20 février',
    filter: { sports: ['Curling'], near: 'Baie-Comeau, QC' },
    dates: { from: '2027-02-20', to: '2027-02-21' },
  },
  {
    text: 'gala de boxe montreal 800 places assises',
    filter: { sports: ['Boxing'], capacity: { from: 800 }, near: 'Montréal, QC' },
  },
  {
    text: 'escalade intérieure à moins de 40 km de Granby',
    filter: { sports: ['Sport Climbing'], location: 'Indoor', near: 'Granby, QC', dist: 25 },
  },
  { text: "tournoi de quilles pour l'église, Lévis", filter: { sports: ['Bowling'], near: 'Lévis, QC' } },
  { text: 'volley-ball amical H2X', filter: { sports: ['Volleyball'], near: 'Montréal, QC H2X' } },
  {
    text: 'club ultimate regional 8 grass fields Amherst MA apr 17-18',
    filter: {
      sports: ['Ultimate'],
      space: { name: 'Field', sport: 'Ultimate', surface: ['Grass'], count: 8 },
      near: 'Amherst, MA',
    },
    dates: { from: '2027-04-17', to: '2027-04-18' },
  },
  {
    text: 'collegiate rugby 7s along the Front Range, spring 2027',
    filter: { sports: ['Rugby'], area: 'metro:front-range' },
    dates: { from: '2027-03-01', to: '2027-05-31' },
  },
  {
    text: 'club gymnastics nationals 5,000+ spectators Salt Lake City UT',
    filter: { sports: ['Gymnastics'], capacity: { from: 5000 }, near: 'Salt Lake City, UT' },
  },
  {
    text: 'fencing - ann arbor - 20 strips',
    filter: {
      sports: ['Fencing'],
      space: { name: 'Fencing Strip', sport: 'Fencing', count: 20 },
      near: 'Ann Arbor, MI',
    },
  },
  { text: 'waterpolo club Davis CA', filter: { sports: ['Water Polo'], near: 'Davis, CA' } },
  {
    text: 'LAN party worcester ma need good wifi',
    filter: { sports: ['Esports'], amenities: ['Wifi'], near: 'Worcester, MA' },
  },
  {
    text: 'hurling pitch Milwaukee',
    filter: {
      sports: ['Gaelic Games'],
      space: { name: 'Field', sport: 'Gaelic Games' },
      near: 'Milwaukee, WI',
    },
  },
  {
    text: 'rollerderby bout 600 fans Asheville',
    filter: { sports: ['Roller Derby'], capacity: { from: 600 }, near: 'Asheville, NC' },
  },
  { text: 'Aussie rules dmv', filter: { sports: ['Australian Football'], area: 'metro:dc-metro' } },
  {
    text: 'HYROX race the Carolinas',
    filter: { sports: ['Functional Fitness'], state: ['North Carolina', 'South Carolina'] },
  },
  {
    text: 'padel courts Miami Beach 33139',
    filter: { sports: ['Padel'], space: { name: 'Court', sport: 'Padel' }, near: 'Miami Beach, FL 33139' },
  },
  {
    text: 'goalball colo springs showers',
    filter: { sports: ['Goalball'], amenities: ['Showers'], near: 'Colorado Springs, CO' },
  },
  {
    text: 'dog agility trial indoor turf Loveland CO',
    filter: { sports: ['Dog Sports'], surface: ['Turf'], location: 'Indoor', near: 'Loveland, CO' },
  },
  {
    text: 'BMX Rock Hill SC labor day weekend',
    filter: { sports: ['BMX'], near: 'Rock Hill, SC' },
    dates: { from: '2027-09-04', to: '2027-09-06' },
  },
  {
    text: 'wheelchair rugby within 2 hours of Birmingham Al',
    filter: { sports: ['Wheelchair Rugby'], near: 'Birmingham, AL', dist: 100 },
  },
  { text: 'esports Chadron Nebraska', filter: { sports: ['Esports'], near: 'Chadron, NE' } },
]
