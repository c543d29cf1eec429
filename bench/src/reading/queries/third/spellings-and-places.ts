import type { ReadingQuery } from '../reading-query.ts'

/** Misspellings, other languages, sizes, dates and places of all kinds. */
export const spellingQueries: readonly ReadingQuery[] = [
  {
    text: 'basketbal cort in Minneapols',
    filter: {
      sports: ['Basketball'],
      space: { name: 'Court', sport: 'Basketball' },
      near: 'Minneapolis, MN',
    },
  },
  {
    text: 'socer feilds Tenessee',
    filter: { sports: ['Soccer'], space: { name: 'Field', sport: 'Soccer' }, state: 'Tennessee' },
  },
  {
    text: 'gymnastic gym in Pheonix Arizonia',
    filter: { sports: ['Gymnastics'], facilityType: ['Gymnasium'], near: 'Phoenix, AZ' },
  },
  {
    text: 'picklball courts 12 thousand sq feet, Pittsburg PA',
    filter: {
      indoorArea: { from: 12_000 },
      sports: ['Pickleball'],
      space: { name: 'Court', sport: 'Pickleball' },
      near: 'Pittsburgh, PA',
    },
  },
  { text: 'lacross tourney Massachussetts', filter: { sports: ['Lacrosse'], state: 'Massachusetts' } },
  {
    text: 'swiming pools cincinatti',
    filter: { sports: ['Swimming'], space: { name: 'Pool', sport: 'Swimming' }, near: 'Cincinnati, OH' },
  },
  {
    text: 'ice rinks in conneticut with atleast 1000 seats',
    filter: { space: { name: 'Rink', surface: ['Ice'] }, capacity: { from: 1000 }, state: 'Connecticut' },
  },
  {
    text: 'canchas de fútbol en San Antonio',
    filter: { sports: ['Soccer', 'Futsal'], spaceType: ['Court', 'Field'], near: 'San Antonio, TX' },
  },
  {
    text: 'gimnasio con 4 canchas de voleibol cerca de Miami',
    filter: {
      sports: ['Volleyball'],
      facilityType: ['Gymnasium'],
      space: { name: 'Court', sport: 'Volleyball', count: 4 },
      near: 'Miami, FL',
    },
  },
  {
    text: 'alberca techada en El Paso Texas',
    filter: { space: { name: 'Pool', location: 'Indoor' }, near: 'El Paso, TX' },
  },
  { text: 'patinoire à Québec', filter: { space: { name: 'Rink', surface: ['Ice'] }, near: 'Québec, QC' } },
  {
    text: 'terrains de soccer à Laval',
    filter: { sports: ['Soccer'], space: { name: 'Field', sport: 'Soccer' }, near: 'Laval, QC' },
  },
  {
    text: 'piscine intérieure Sherbrooke avec stationnement',
    filter: { space: { name: 'Pool', location: 'Indoor' }, amenities: ['Parking'], near: 'Sherbrooke, QC' },
  },
  {
    text: 'campo de béisbol en Puerto Rico',
    filter: { sports: ['Baseball'], space: { name: 'Diamond', sport: 'Baseball' }, state: 'Puerto Rico' },
  },
  {
    text: 'volleyball New England',
    filter: {
      sports: ['Volleyball'],
      state: ['Connecticut', 'Maine', 'Massachusetts', 'New Hampshire', 'Rhode Island', 'Vermont'],
    },
  },
  {
    text: 'baseball complex Gulf Coast',
    filter: {
      sports: ['Baseball'],
      state: ['Alabama', 'Florida', 'Louisiana', 'Mississippi', 'Texas'],
    },
  },
  {
    text: 'hockey rink M5V',
    filter: {
      sports: ['Ice Hockey', 'Ball Hockey', 'Roller Hockey', 'Sled Hockey'],
      space: { name: 'Rink' },
      near: 'Toronto, ON M5V',
    },
  },
  { text: 'field hockey Bucks County, Pa.', filter: { sports: ['Field Hockey'], area: 'county:42017' } },
  {
    text: 'basketball gyms Chicago or Milwaukee',
    filter: { sports: ['Basketball'], facilityType: ['Gymnasium'], near: 'Chicago, IL' },
  },
  {
    text: 'cricket grounds in London, England',
    filter: { sports: ['Cricket'], space: { name: 'Field', sport: 'Cricket' } },
    unknownPlace: 'London, England',
  },
  { text: 'judo hall Tokyo', filter: { sports: ['Judo'] }, unknownPlace: 'Tokyo' },
  { text: 'court space near DFW airport', filter: { space: { name: 'Court' }, area: 'metro:dfw' } },
  {
    text: 'convention center near disney world',
    filter: { facilityType: ['Convention Center'], near: 'Orlando, FL' },
  },
  {
    text: '3 on 3 basketball July 4th weekend Charlotte NC',
    filter: { sports: ['Basketball'], near: 'Charlotte, NC' },
    dates: { from: '2027-07-03', to: '2027-07-04' },
  },
  {
    text: 'taekwondo 3/14-16 Houston',
    filter: { sports: ['Taekwondo'], near: 'Houston, TX' },
    dates: { from: '2027-03-14', to: '2027-03-16' },
  },
  {
    text: 'softball march 14th to 16th, Peoria',
    filter: { sports: ['Softball'], near: 'Peoria, AZ' },
    dates: { from: '2027-03-14', to: '2027-03-16' },
  },
  {
    text: 'ultimate frisbee fields last weekend of june madison wi',
    filter: { sports: ['Ultimate'], space: { name: 'Field', sport: 'Ultimate' }, near: 'Madison, WI' },
    dates: { from: '2027-06-26', to: '2027-06-27' },
  },
  {
    text: 'judo tournament site in virginia 2027',
    filter: { sports: ['Judo'], state: 'Virginia' },
    dates: { from: '2027-01-01', to: '2027-12-31' },
  },
  {
    text: 'gym with 30 ft ceilings in Des Moines',
    filter: { facilityType: ['Gymnasium'], clearHeight: { from: 30 }, near: 'Des Moines, IA' },
  },
  {
    text: 'parking for 500 cars softball complex Tulsa',
    filter: {
      sports: ['Softball'],
      amenities: ['Parking'],
      near: 'Tulsa, OK',
    },
  },
]
