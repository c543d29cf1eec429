import type { ReadingQuery } from '../reading-query.ts'

/** The remaining queries of all sorts, then those in Spanish and French. */
export const ninthMixedThreeQueries: readonly ReadingQuery[] = [
  {
    text: 'community center with catering kitchen 37601',
    filter: {
      facilityType: ['Community Center'],
      amenities: ['Catering Kitchen'],
      near: 'Johnson City, TN 37601',
    },
  },
  { text: 'Bucks County PA field hockey', filter: { sports: ['Field Hockey'], area: 'county:42017' } },
  {
    text: 'tennis courts fargo, not outdoor',
    filter: {
      sports: ['Tennis'],
      space: { name: 'Court', sport: 'Tennis', location: 'Indoor' },
      near: 'Fargo, ND',
    },
  },
  {
    text: 'ultimate frisbee on 10 grass fields, Lawrence KS',
    filter: {
      sports: ['Ultimate'],
      space: { name: 'Field', sport: 'Ultimate', surface: ['Grass'], count: 10 },
      near: 'Lawrence, KS',
    },
  },
  {
    text: 'stage for a dance competition, 1,200 seats, Branson',
    filter: {
      sports: ['Dance'],
      space: { name: 'Stage', sport: 'Dance' },
      capacity: { from: 1200 },
      near: 'Branson, MO',
    },
  },
  {
    text: 'robotics championship 2500 spectators Worcester Mass',
    filter: { sports: ['Robotics'], capacity: { from: 2500 }, near: 'Worcester, MA' },
  },
  {
    text: 'ball diamonds w/ concessions & playground, Salina KS',
    filter: { space: { name: 'Diamond' }, amenities: ['Concessions', 'Playground'], near: 'Salina, KS' },
  },
  {
    text: 'floorball Kelowna BC Dec 2026',
    filter: { sports: ['Floorball'], near: 'Kelowna, BC' },
    dates: { from: '2026-12-01', to: '2026-12-31' },
  },
  {
    text: 'weight room & athletic training room Scottsdale',
    filter: { amenities: ['Weight Room', 'Athletic Training Room'], near: 'Scottsdale, AZ' },
  },
  {
    text: 'squashcourts greenwich ct',
    filter: { sports: ['Squash'], space: { name: 'Court', sport: 'Squash' }, near: 'Greenwich, CT' },
  },
  {
    text: 'ringette Moncton NB this coming January',
    filter: { sports: ['Ringette'], near: 'Moncton, NB' },
    dates: { from: '2027-01-01', to: '2027-01-31' },
  },
  {
    text: '9-ball tables Philidelphia',
    filter: { sports: ['Billiards'], space: { name: 'Table', sport: 'Billiards' }, near: 'Philadelphia, PA' },
  },
  {
    text: 'Boys & Girls Club gym Pasco Washington',
    filter: { text: 'Boys & Girls Club', facilityType: ['Gymnasium'], near: 'Pasco, WA' },
  },
  {
    text: 'surfing Huntington Beach, Saturday March 6',
    filter: { sports: ['Surfing'], near: 'Huntington Beach, CA' },
    dates: { from: '2027-03-06', to: '2027-03-06' },
  },
  {
    text: 'Polk County Iowa gymnasium seating 800',
    filter: { facilityType: ['Gymnasium'], capacity: { from: 800 }, area: 'county:19153' },
  },
  {
    text: 'canchas de voleibol en Hialeah',
    filter: { sports: ['Volleyball'], space: { name: 'Court', sport: 'Volleyball' }, near: 'Hialeah, FL' },
  },
  {
    text: 'gimnasio con aire acondicionado cerca de Laredo, Texas',
    filter: { facilityType: ['Gymnasium'], amenities: ['Air Conditioning'], near: 'Laredo, TX' },
  },
  {
    text: 'torneo de fútbol en Houston en julio',
    filter: { sports: ['Soccer', 'Futsal'], near: 'Houston, TX' },
    dates: { from: '2027-07-01', to: '2027-07-31' },
  },
  {
    text: 'piscina para natación en Bayamón',
    filter: { sports: ['Swimming'], space: { name: 'Pool', sport: 'Swimming' }, near: 'Bayamón, PR' },
  },
  {
    text: 'estadio con 5000 asientos, Ponce PR',
    filter: { facilityType: ['Stadium'], capacity: { from: 5000 }, near: 'Ponce, PR' },
  },
  {
    text: 'campos de beisbol con luces en Mayaguez',
    filter: {
      sports: ['Baseball'],
      space: { name: 'Diamond', sport: 'Baseball' },
      amenities: ['Field & Court Lighting'],
      near: 'Mayagüez, PR',
    },
  },
  {
    text: 'ring de boxeo Fresno',
    filter: { sports: ['Boxing'], space: { name: 'Ring', sport: 'Boxing' }, near: 'Fresno, CA' },
  },
  {
    text: 'tenis de mesa: 20 mesas, Orlando',
    filter: {
      sports: ['Table Tennis'],
      space: { name: 'Table', sport: 'Table Tennis', count: 20 },
      near: 'Orlando, FL',
    },
  },
  {
    text: 'terrains de soccer à Laval',
    filter: { sports: ['Soccer'], space: { name: 'Field', sport: 'Soccer' }, near: 'Laval, QC' },
  },
  {
    text: 'gymnase pour badminton Sherbrooke',
    filter: { facilityType: ['Gymnasium'], sports: ['Badminton'], near: 'Sherbrooke, QC' },
  },
  {
    text: 'piscine avec gradins Gatineau',
    filter: { space: { name: 'Pool' }, amenities: ['Bleachers'], near: 'Gatineau, QC' },
  },
  {
    text: 'tournoi de volleyball de plage à Québec en août',
    filter: { sports: ['Beach Volleyball'], near: 'Québec, QC' },
    dates: { from: '2027-08-01', to: '2027-08-31' },
  },
  {
    text: 'centre des congrès, 3000 places assises, Montréal',
    filter: { facilityType: ['Convention Center'], capacity: { from: 3000 }, near: 'Montréal, QC' },
  },
  {
    text: '6 canchas de básquetbol bajo techo en San Antonio',
    filter: {
      sports: ['Basketball'],
      space: { name: 'Court', sport: 'Basketball', location: 'Indoor', count: 6 },
      near: 'San Antonio, TX',
    },
  },
  {
    text: 'cancha de pickleball cerca de mí',
    filter: { sports: ['Pickleball'], space: { name: 'Court', sport: 'Pickleball' } },
    here: true,
  },
  { text: 'torneo de softbol femenil RGV', filter: { sports: ['Softball'], area: 'metro:rgv' } },
  {
    text: 'voleibol de playa San Juan 00918',
    filter: { sports: ['Beach Volleyball'], near: 'San Juan, PR 00918' },
  },
  {
    text: 'complejo deportivo con estacionamiento en Kissimmee',
    filter: { facilityType: ['Sports Complex'], amenities: ['Parking'], near: 'Kissimmee, FL' },
  },
  { text: 'atletismo, condado de Broward', filter: { sports: ['Track & Field'], area: 'county:12011' } },
  {
    text: 'competencia de porristas en Dallas en diciembre',
    filter: { sports: ['Cheerleading'], near: 'Dallas, TX' },
    dates: { from: '2026-12-01', to: '2026-12-31' },
  },
  { text: 'gimnasia en Cancún, México', filter: { sports: ['Gymnastics'] }, unknownPlace: 'Cancún, México' },
  {
    text: 'terrain de baseball éclairé Drummondville',
    filter: {
      sports: ['Baseball'],
      space: { name: 'Diamond', sport: 'Baseball' },
      amenities: ['Field & Court Lighting'],
      near: 'Drummondville, QC',
    },
  },
  {
    text: 'tennis intérieur à 30 km de Trois-Rivières',
    filter: { sports: ['Tennis'], location: 'Indoor', near: 'Trois-Rivières, QC', dist: 19 },
  },
  {
    text: 'natation Lévis du 5 au 7 février 2027',
    filter: { sports: ['Swimming'], near: 'Lévis, QC' },
    dates: { from: '2027-02-05', to: '2027-02-07' },
  },
  { text: 'club de curling en Nouvelle-Écosse', filter: { sports: ['Curling'], state: 'Nova Scotia' } },
  {
    text: "12 terrains de pickleball près d'Ottawa",
    filter: {
      sports: ['Pickleball'],
      space: { name: 'Court', sport: 'Pickleball', count: 12 },
      near: 'Ottawa, ON',
    },
  },
  {
    text: 'gymnase avec vestiaires et douches, Rimouski',
    filter: { facilityType: ['Gymnasium'], amenities: ['Locker Rooms', 'Showers'], near: 'Rimouski, QC' },
  },
]
