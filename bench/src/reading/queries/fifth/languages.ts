import type { ReadingQuery } from '../reading-query.ts'

/** Queries in Spanish (the United States and Puerto Rico) and in French (Quebec and New Brunswick). */
export const languageQueries: readonly ReadingQuery[] = [
  {
    text: 'canchas de baloncesto bajo techo en Bayamón',
    filter: {
      sports: ['Basketball'],
      space: { name: 'Court', sport: 'Basketball', location: 'Indoor' },
      near: 'Bayamón, PR',
    },
  },
  { text: 'donde puedo jugar volibol en caguas', filter: { sports: ['Volleyball'], near: 'Caguas, PR' } },
  {
    text: 'campo de beisbol con luces Ponce PR',
    filter: {
      sports: ['Baseball'],
      space: { name: 'Diamond', sport: 'Baseball' },
      amenities: ['Field & Court Lighting'],
      near: 'Ponce, PR',
    },
  },
  {
    text: 'clases de natacion para niños, Carolina Puerto Rico',
    filter: { sports: ['Swimming'], near: 'Carolina, PR' },
  },
  { text: 'pista de hielo cerca de mi', filter: { space: { name: 'Rink', surface: ['Ice'] } }, here: true },
  {
    text: 'liga infantil de futbol en santa ana california',
    filter: { sports: ['Soccer', 'Futsal'], near: 'Santa Ana, CA' },
  },
  {
    text: 'gimnasio para torneo de voleibol hialeah fl',
    filter: { sports: ['Volleyball'], facilityType: ['Gymnasium'], near: 'Hialeah, FL' },
  },
  { text: 'softbol de mujeres laredo texas', filter: { sports: ['Softball'], near: 'Laredo, TX' } },
  {
    text: '¿hay canchas de tenis iluminadas en Doral?',
    filter: {
      sports: ['Tennis'],
      space: { name: 'Court', sport: 'Tennis' },
      amenities: ['Field & Court Lighting'],
      near: 'Doral, FL',
    },
  },
  {
    text: 'ESTADIO CON MAS DE 5000 ASIENTOS MAYAGUEZ',
    filter: { facilityType: ['Stadium'], capacity: { from: 5000 }, near: 'Mayagüez, PR' },
  },
  { text: 'beisbol florida o georgia', filter: { sports: ['Baseball'], state: ['Florida', 'Georgia'] } },
  {
    text: 'lacrosse el próximo verano en Nueva Jersey',
    filter: { sports: ['Lacrosse'], state: 'New Jersey' },
    dates: { from: '2027-06-01', to: '2027-08-31' },
  },
  {
    text: 'porristas houston 3 de abril',
    filter: { sports: ['Cheerleading'], near: 'Houston, TX' },
    dates: { from: '2027-04-03', to: '2027-04-03' },
  },
  { text: 'baloncesto condado de Miami-Dade', filter: { sports: ['Basketball'], area: 'county:12086' } },
  {
    text: 'campos de soccer con pasto natural en El Paso',
    filter: {
      sports: ['Soccer'],
      space: { name: 'Field', sport: 'Soccer', surface: ['Grass'] },
      near: 'El Paso, TX',
    },
  },
  { text: 'torneo de ajedrez en san juan', filter: { sports: ['Chess'], near: 'San Juan, PR' } },
  {
    text: 'pista de atletismo humacao',
    filter: {
      sports: ['Track & Field'],
      space: { name: 'Track', sport: 'Track & Field' },
      near: 'Humacao, PR',
    },
  },
  { text: 'voleibol de playa en rincón', filter: { sports: ['Beach Volleyball'], near: 'Rincón, PR' } },
  {
    text: 'necesito 6 canchas de basket para el 14 de febrero, San Antonio',
    filter: {
      sports: ['Basketball'],
      space: { name: 'Court', sport: 'Basketball', count: 6 },
      near: 'San Antonio, TX',
    },
    dates: { from: '2027-02-14', to: '2027-02-14' },
  },
  { text: 'beisbol a 20 millas de McAllen', filter: { sports: ['Baseball'], near: 'McAllen, TX', dist: 20 } },
  {
    text: 'canchas de padel en Tijuana, México',
    filter: { sports: ['Padel'], space: { name: 'Court', sport: 'Padel' } },
    unknownPlace: 'Tijuana, México',
  },
  {
    text: 'centro comunitario con cancha de básquetbol oxnard',
    filter: {
      sports: ['Basketball'],
      facilityType: ['Community Center'],
      space: { name: 'Court', sport: 'Basketball' },
      near: 'Oxnard, CA',
    },
  },
  { text: 'tochito bandera phoenix', filter: { sports: ['Non-Contact Football'], near: 'Phoenix, AZ' } },
  {
    text: 'natación y clavados Fort Lauderdale',
    filter: { sports: ['Swimming', 'Diving'], near: 'Fort Lauderdale, FL' },
  },
  {
    text: 'canchas de voleibol con aire acondicionado y estacionamiento, Guaynabo',
    filter: {
      sports: ['Volleyball'],
      space: { name: 'Court', sport: 'Volleyball' },
      amenities: ['Air Conditioning', 'Parking'],
      near: 'Guaynabo, PR',
    },
  },

  {
    text: 'hockey mineur à trois-rivières',
    filter: {
      sports: ['Ice Hockey', 'Ball Hockey', 'Roller Hockey', 'Sled Hockey'],
      near: 'Trois-Rivières, QC',
    },
  },
  {
    text: 'terrain de soccer extérieur Gatineau',
    filter: {
      sports: ['Soccer'],
      space: { name: 'Field', sport: 'Soccer', location: 'Outdoor' },
      near: 'Gatineau, QC',
    },
  },
  {
    text: 'gymnase pour un tournoi de volleyball, Sherbrooke',
    filter: { sports: ['Volleyball'], facilityType: ['Gymnasium'], near: 'Sherbrooke, QC' },
  },
  {
    text: 'piscine intérieure à Québec',
    filter: { space: { name: 'Pool', location: 'Indoor' }, near: 'Québec, QC' },
  },
  { text: 'badminton près de chez moi', filter: { sports: ['Badminton'] }, here: true },
  { text: 'curling dans le coin d’Edmundston NB', filter: { sports: ['Curling'], near: 'Edmundston, NB' } },
  {
    text: 'patinage artistique, Saguenay, du 5 au 7 février',
    filter: { sports: ['Figure Skating'], near: 'Saguenay, QC' },
    dates: { from: '2027-02-05', to: '2027-02-07' },
  },
  { text: 'ou jouer au dek hockey a longueuil', filter: { sports: ['Ball Hockey'], near: 'Longueuil, QC' } },
  {
    text: 'terrains de balle molle éclairés Drummondville',
    filter: {
      sports: ['Softball'],
      space: { name: 'Diamond', sport: 'Softball' },
      amenities: ['Field & Court Lighting'],
      near: 'Drummondville, QC',
    },
  },
  { text: 'baskeball dieppe n.-b.', filter: { sports: ['Basketball'], near: 'Dieppe, NB' } },
  {
    text: 'cours de natation pour enfants Bathurst Nouveau-Brunswick',
    filter: { sports: ['Swimming'], near: 'Bathurst, NB' },
  },
  {
    text: 'gymnastique à moins de 30 km de Repentigny',
    filter: { sports: ['Gymnastics'], near: 'Repentigny, QC', dist: 19 },
  },
  {
    text: 'au moins 8 courts de tennis à Brossard',
    filter: { sports: ['Tennis'], space: { name: 'Court', sport: 'Tennis', count: 8 }, near: 'Brossard, QC' },
  },
  { text: 'escrime, H2X 1Y4', filter: { sports: ['Fencing'], near: 'Montréal, QC H2X' } },
  {
    text: 'centre communautaire, 500 places assises, Rivière-du-Loup',
    filter: { facilityType: ['Community Center'], capacity: { from: 500 }, near: 'Rivière-du-Loup, QC' },
  },
  { text: 'volley grand montréal', filter: { sports: ['Volleyball'], area: 'metro:montreal' } },
  {
    text: 'cheerleading Lévis mai 2027',
    filter: { sports: ['Cheerleading'], near: 'Lévis, QC' },
    dates: { from: '2027-05-01', to: '2027-05-31' },
  },
  { text: 'quilles au Nouveau-Brunswick', filter: { sports: ['Bowling'], state: 'New Brunswick' } },
  { text: 'rugby à Lyon, France', filter: { sports: ['Rugby'] }, unknownPlace: 'Lyon, France' },
  {
    text: 'water-polo et plongeon à Ottawa',
    filter: { sports: ['Water Polo', 'Diving'], near: 'Ottawa, ON' },
  },
]
