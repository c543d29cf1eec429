import type { ReadingQuery } from '../reading-query.ts'

/** What an acceptance tester typed in Spanish and French. */
export const eighthLanguageQueries: readonly ReadingQuery[] = [
  {
    text: 'torneo de fútbol juvenil con 6 campos de césped en Orlando',
    filter: {
      sports: ['Soccer'],
      space: { name: 'Field', sport: 'Soccer', surface: ['Grass'], count: 6 },
      near: 'Orlando, FL',
    },
  },
  {
    text: 'canchas de baloncesto bajo techo en Ponce, Puerto Rico',
    filter: {
      sports: ['Basketball'],
      space: { name: 'Court', sport: 'Basketball', location: 'Indoor' },
      near: 'Ponce, PR',
    },
  },
  {
    text: 'Busco un gimnasio con 4 canchas de voleibol y estacionamiento cerca de San Antonio, Texas',
    filter: {
      sports: ['Volleyball'],
      facilityType: ['Gymnasium'],
      space: { name: 'Court', sport: 'Volleyball', count: 4 },
      amenities: ['Parking'],
      near: 'San Antonio, TX',
    },
  },
  {
    text: 'campos de beisbol con luces condado de Miami-Dade',
    filter: {
      sports: ['Baseball'],
      space: { name: 'Diamond', sport: 'Baseball' },
      amenities: ['Field & Court Lighting'],
      area: 'county:12086',
    },
  },
  {
    text: 'piscina techada para natacion, Carolina PR, 500 espectadores',
    filter: {
      sports: ['Swimming'],
      space: { name: 'Pool', sport: 'Swimming', location: 'Indoor' },
      capacity: { from: 500 },
      near: 'Carolina, PR',
    },
  },
  {
    text: 'estadio de softbol para 8000 personas en Caguas',
    filter: { sports: ['Softball'], facilityType: ['Stadium'], capacity: { from: 8000 }, near: 'Caguas, PR' },
  },
  {
    text: 'lucha olimpica Fresno CA del 5 al 7 de marzo',
    filter: { sports: ['Wrestling'], near: 'Fresno, CA' },
    dates: { from: '2027-03-05', to: '2027-03-07' },
  },
  {
    text: 'Voleibol de playa a menos de 20 millas de Corpus Christi',
    filter: { sports: ['Beach Volleyball'], near: 'Corpus Christi, TX', dist: 20 },
  },
  { text: 'futbol El Paso Tx 79901', filter: { sports: ['Soccer', 'Futsal'], near: 'El Paso, TX 79901' } },
  {
    text: '¿Hay una pista de hielo en Houston con vestidores?',
    filter: { space: { name: 'Rink', surface: ['Ice'] }, amenities: ['Locker Rooms'], near: 'Houston, TX' },
  },
  {
    text: 'centro de convenciones Albuqerque porristas en febrero',
    filter: { sports: ['Cheerleading'], facilityType: ['Convention Center'], near: 'Albuquerque, NM' },
    dates: { from: '2027-02-01', to: '2027-02-28' },
  },
  {
    text: 'tenis cerca de mi, 10 canchas',
    filter: { sports: ['Tennis'], space: { name: 'Court', sport: 'Tennis', count: 10 } },
    here: true,
  },
  {
    text: '4 glaces pour un tournoi de hockey sur glace à Gatineau',
    filter: {
      sports: ['Ice Hockey'],
      space: { name: 'Rink', sport: 'Ice Hockey', surface: ['Ice'], count: 4 },
      near: 'Gatineau, QC',
    },
  },
  {
    text: 'gymnase avec gradins, basketball, Sherbrooke',
    filter: {
      sports: ['Basketball'],
      facilityType: ['Gymnasium'],
      amenities: ['Bleachers'],
      near: 'Sherbrooke, QC',
    },
  },
  {
    text: 'terrains de soccer en gazon naturel à moins de 40 km de Drummondville',
    filter: {
      sports: ['Soccer'],
      space: { name: 'Field', sport: 'Soccer', surface: ['Grass'] },
      near: 'Drummondville, QC',
      dist: 25,
    },
  },
  {
    text: 'piscine interieure pour compétition de natation Laval 600 places assises',
    filter: {
      sports: ['Swimming'],
      space: { name: 'Pool', sport: 'Swimming', location: 'Indoor' },
      capacity: { from: 600 },
      near: 'Laval, QC',
    },
  },
  {
    text: 'au moins 8 terrains de volleyball Moncton en mars',
    filter: {
      sports: ['Volleyball'],
      space: { name: 'Court', sport: 'Volleyball', count: 8 },
      near: 'Moncton, NB',
    },
    dates: { from: '2027-03-01', to: '2027-03-31' },
  },
  {
    text: 'On cherche un endroit pour le curling à Rimouski avec restaurant et stationnement',
    filter: { sports: ['Curling'], amenities: ['Restaurant', 'Parking'], near: 'Rimouski, QC' },
  },
  { text: 'où jouer au badminton près de chez moi', filter: { sports: ['Badminton'] }, here: true },
  {
    text: 'Winnipeg centre des congrès lutte 12 tapis',
    filter: {
      sports: ['Wrestling'],
      facilityType: ['Convention Center'],
      space: { name: 'Mat', sport: 'Wrestling', count: 12 },
      near: 'Winnipeg, MB',
    },
  },
]
