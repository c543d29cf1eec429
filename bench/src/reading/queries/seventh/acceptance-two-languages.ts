import type { ReadingQuery } from '../reading-query.ts'

/** The second part of the acceptance queries: the last English ones, twelve Spanish and eight French ones. */
export const acceptanceTwoLanguageQueries: readonly ReadingQuery[] = [
  { text: 'Grand Park 46074', filter: { text: 'Grand Park', near: 'Westfield, IN 46074' } },
  {
    text: "trampoline and tumbling | Hattiesburg MS | 35' clear height",
    filter: { sports: ['Trampoline & Tumbling'], clearHeight: { from: 35 }, near: 'Hattiesburg, MS' },
  },
  {
    text: 'futsal courts in Lisbon, Portugal',
    filter: { sports: ['Futsal'], space: { name: 'Court', sport: 'Futsal' } },
    unknownPlace: 'Lisbon, Portugal',
  },
  {
    text: 'sled hockey two rinks wheelchair access Grand Forks ND',
    filter: {
      sports: ['Sled Hockey'],
      space: { name: 'Rink', sport: 'Sled Hockey', count: 2 },
      amenities: ['Wheelchair Accessible'],
      near: 'Grand Forks, ND',
    },
  },
  {
    text: '2027 pickleball Mesa az 32 outdoor courts',
    filter: {
      sports: ['Pickleball'],
      space: { name: 'Court', sport: 'Pickleball', location: 'Outdoor', count: 32 },
      near: 'Mesa, AZ',
    },
    dates: { from: '2027-01-01', to: '2027-12-31' },
  },
  {
    text: 'Kansas or Missouri wresling arena 6,500 seats',
    filter: {
      sports: ['Wrestling'],
      facilityType: ['Arena'],
      capacity: { from: 6500 },
      state: ['Kansas', 'Missouri'],
    },
  },
  {
    text: 'basketball gyms max 30 km from Moncton',
    filter: { sports: ['Basketball'], facilityType: ['Gymnasium'], near: 'Moncton, NB', dist: 19 },
  },
  {
    text: 'Kelowna V1Y volleyball courts',
    filter: {
      sports: ['Volleyball'],
      space: { name: 'Court', sport: 'Volleyball' },
      near: 'Kelowna, BC V1Y',
    },
  },
  {
    text: '3x3 basketball outdoors Pheonix March 6',
    filter: { sports: ['Basketball'], location: 'Outdoor', near: 'Phoenix, AZ' },
    dates: { from: '2027-03-06', to: '2027-03-06' },
  },
  {
    text: 'triathlon showers restrooms Lake Placid NY',
    filter: { sports: ['Triathlon'], amenities: ['Showers', 'Restrooms'], near: 'Lake Placid, NY' },
  },
  {
    text: 'bouldering comp near University of Colorado',
    filter: { sports: ['Sport Climbing'], near: 'Boulder, CO' },
  },
  {
    text: '8 lane 25 yd indoor pool Iowa City, chair-back seats',
    filter: {
      space: { name: 'Pool', location: 'Indoor' },
      amenities: ['Chair-Back Seating'],
      near: 'Iowa City, IA',
    },
  },
  {
    text: 'dance competition Branson, stage + catering kitchen',
    filter: {
      sports: ['Dance'],
      space: { name: 'Stage', sport: 'Dance' },
      amenities: ['Catering Kitchen'],
      near: 'Branson, MO',
    },
  },
  {
    text: 'olympic weightlifting in broward county w/ athletic training room',
    filter: { sports: ['Weightlifting'], amenities: ['Athletic Training Room'], area: 'county:12011' },
  },
  {
    text: 'xc meet Tere Haute sept 25',
    filter: { sports: ['Cross Country'], near: 'Terre Haute, IN' },
    dates: { from: '2027-09-25', to: '2027-09-25' },
  },
  {
    text: 'canchas de voleibol bajo techo en Bayamón',
    filter: {
      sports: ['Volleyball'],
      space: { name: 'Court', sport: 'Volleyball', location: 'Indoor' },
      near: 'Bayamón, PR',
    },
  },
  {
    text: 'estadio de béisbol en Mayaguez con 10,000 asientos',
    filter: {
      sports: ['Baseball'],
      facilityType: ['Stadium'],
      capacity: { from: 10_000 },
      near: 'Mayagüez, PR',
    },
  },
  {
    text: 'torneo de fútbol en Houston, 8 campos de césped natural',
    filter: {
      sports: ['Soccer'],
      space: { name: 'Field', sport: 'Soccer', surface: ['Grass'], count: 8 },
      near: 'Houston, TX',
    },
  },
  {
    text: 'alberca techada para natación en El Paso',
    filter: {
      sports: ['Swimming'],
      space: { name: 'Pool', sport: 'Swimming', location: 'Indoor' },
      near: 'El Paso, TX',
    },
  },
  {
    text: 'gimnasio de baloncesto cerca de mí con gradas',
    filter: { sports: ['Basketball'], facilityType: ['Gymnasium'], amenities: ['Bleachers'] },
    here: true,
  },
  {
    text: 'pista de hielo Chula Vista patinaje artistico',
    filter: {
      sports: ['Figure Skating'],
      space: { name: 'Rink', sport: 'Figure Skating', surface: ['Ice'] },
      near: 'Chula Vista, CA',
    },
  },
  {
    text: 'boxeo en Hialeah del 9 al 11 de julio',
    filter: { sports: ['Boxing'], near: 'Hialeah, FL' },
    dates: { from: '2027-07-09', to: '2027-07-11' },
  },
  {
    text: 'tenis, 12 canchas con luces, a 20 millas de McAllen',
    filter: {
      sports: ['Tennis'],
      space: { name: 'Court', sport: 'Tennis', count: 12 },
      amenities: ['Field & Court Lighting'],
      near: 'McAllen, TX',
      dist: 20,
    },
  },
  {
    text: 'centro de convenciones en Orlando para gimnasia, marzo 2027',
    filter: { sports: ['Gymnastics'], facilityType: ['Convention Center'], near: 'Orlando, FL' },
    dates: { from: '2027-03-01', to: '2027-03-31' },
  },
  { text: 'dónde jugar pádel en Doral', filter: { sports: ['Padel'], near: 'Doral, FL' } },
  {
    text: 'campo de softbol en Nuevo México con estacionamiento y baños',
    filter: {
      sports: ['Softball'],
      space: { name: 'Diamond', sport: 'Softball' },
      amenities: ['Parking', 'Restrooms'],
      state: 'New Mexico',
    },
  },
  {
    text: 'lucha olimpica Fresno vestidores duchas',
    filter: { sports: ['Wrestling'], amenities: ['Locker Rooms', 'Showers'], near: 'Fresno, CA' },
  },
  {
    text: '6 terrains de soccer en gazon naturel à Sherbrooke',
    filter: {
      sports: ['Soccer'],
      space: { name: 'Field', sport: 'Soccer', surface: ['Grass'], count: 6 },
      near: 'Sherbrooke, QC',
    },
  },
  {
    text: 'piscine intérieure natation Trois-Rivieres',
    filter: {
      sports: ['Swimming'],
      space: { name: 'Pool', sport: 'Swimming', location: 'Indoor' },
      near: 'Trois-Rivières, QC',
    },
  },
  {
    text: 'tournoi de hockey à Gatineau en février, vestiaires et stationnement',
    filter: {
      sports: ['Ice Hockey', 'Ball Hockey', 'Roller Hockey', 'Sled Hockey'],
      amenities: ['Locker Rooms', 'Parking'],
      near: 'Gatineau, QC',
    },
    dates: { from: '2027-02-01', to: '2027-02-28' },
  },
  {
    text: 'gymnase pour badminton, 9 terrains, Laval',
    filter: {
      sports: ['Badminton'],
      facilityType: ['Gymnasium'],
      space: { name: 'Court', sport: 'Badminton', count: 9 },
      near: 'Laval, QC',
    },
  },
  { text: 'ringuette près de chez moi', filter: { sports: ['Ringette'] }, here: true },
  {
    text: 'centre des congrès escrime Montréal du 2 au 4 avril 2027',
    filter: { sports: ['Fencing'], facilityType: ['Convention Center'], near: 'Montréal, QC' },
    dates: { from: '2027-04-02', to: '2027-04-04' },
  },
  {
    text: "stade d'athlétisme de 5 000 places au Nouveau-Brunswick",
    filter: {
      sports: ['Track & Field'],
      facilityType: ['Stadium'],
      capacity: { from: 5000 },
      state: 'New Brunswick',
    },
  },
  {
    text: 'volley de plage à moins de 40 km de Québec avec douches',
    filter: { sports: ['Beach Volleyball'], amenities: ['Showers'], near: 'Québec, QC', dist: 25 },
  },
]
