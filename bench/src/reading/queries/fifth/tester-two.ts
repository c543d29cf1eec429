import type { ReadingQuery } from '../reading-query.ts'

/** Forty more of the acceptance tester: typos, Spanish and French, counties, brands, distances. */
export const testerTwoQueries: readonly ReadingQuery[] = [
  {
    text: 'the Carolinas - 16 soccer fields - grass only',
    filter: {
      sports: ['Soccer'],
      space: { name: 'Field', sport: 'Soccer', surface: ['Grass'], count: 16 },
      state: ['North Carolina', 'South Carolina'],
    },
  },
  {
    text: 'terrains de tennis Lévis',
    filter: { sports: ['Tennis'], space: { name: 'Court', sport: 'Tennis' }, near: 'Lévis, QC' },
  },
  {
    text: 'piscina para polo acuático en Ponce',
    filter: { sports: ['Water Polo'], space: { name: 'Pool', sport: 'Water Polo' }, near: 'Ponce, PR' },
  },
  {
    text: 'sled hockey Bufalo NY, need locker rooms',
    filter: { sports: ['Sled Hockey'], amenities: ['Locker Rooms'], near: 'Buffalo, NY' },
  },
  {
    text: 'squash courts w/in 15 mi of Stamford Connecticut',
    filter: { sports: ['Squash'], space: { name: 'Court', sport: 'Squash' }, near: 'Stamford, CT', dist: 15 },
  },
  {
    text: 'motocross pennsylvania next june',
    filter: { sports: ['Motocross'], state: 'Pennsylvania' },
    dates: { from: '2027-06-01', to: '2027-06-30' },
  },
  {
    text: 'judo mats Somerville, Mass.',
    filter: { sports: ['Judo'], space: { name: 'Mat', sport: 'Judo' }, near: 'Somerville, MA' },
  },
  {
    text: 'dance competition stage + 1500 seats Myrtle Beach',
    filter: {
      sports: ['Dance'],
      space: { name: 'Stage', sport: 'Dance' },
      capacity: { from: 1500 },
      near: 'Myrtle Beach, SC',
    },
  },
  { text: 'rowing Sarasota County', filter: { sports: ['Rowing'], area: 'county:12115' } },
  { text: 'etobicoke box lacrosse', filter: { sports: ['Box Lacrosse'], near: 'Etobicoke, ON' } },
  {
    text: 'table tennis Sandy UT 20 tables',
    filter: {
      sports: ['Table Tennis'],
      space: { name: 'Table', sport: 'Table Tennis', count: 20 },
      near: 'Sandy, UT',
    },
  },
  {
    text: 'weightlifting meet three platforms colo springs',
    filter: {
      sports: ['Weightlifting'],
      space: { name: 'Lifting Platform', sport: 'Weightlifting', count: 3 },
      near: 'Colorado Springs, CO',
    },
  },
  {
    text: 'kickball fields in philly',
    filter: { sports: ['Kickball'], space: { name: 'Diamond', sport: 'Kickball' }, near: 'Philadelphia, PA' },
  },
  { text: 'Cricket 75035', filter: { sports: ['Cricket'], near: 'Frisco, TX 75035' } },
  {
    text: 'lax tourney Long Island',
    filter: { sports: ['Lacrosse', 'Box Lacrosse'], area: 'metro:long-island' },
  },
  {
    text: 'volleyball 8 courts wifi a/c concessions albequerque',
    filter: {
      sports: ['Volleyball'],
      space: { name: 'Court', sport: 'Volleyball', count: 8 },
      amenities: ['Wifi', 'Air Conditioning', 'Concessions'],
      near: 'Albuquerque, NM',
    },
  },
  { text: 'Paris Texas baseball', filter: { sports: ['Baseball'], near: 'Paris, TX' } },
  {
    text: 'field house hamilton county ohio',
    filter: { facilityType: ['Fieldhouse'], area: 'county:39061' },
  },
  {
    text: 'hockey halifax',
    filter: { sports: ['Ice Hockey', 'Ball Hockey', 'Roller Hockey', 'Sled Hockey'], near: 'Halifax, NS' },
  },
  {
    text: 'skateboarding tampa bay skate park',
    filter: {
      sports: ['Skateboarding'],
      space: { name: 'Skate Park', sport: 'Skateboarding' },
      area: 'metro:tampa-bay',
    },
  },
  {
    text: 'New England water polo',
    filter: {
      sports: ['Water Polo'],
      state: ['Connecticut', 'Maine', 'Massachusetts', 'New Hampshire', 'Rhode Island', 'Vermont'],
    },
  },
  {
    text: 'YMCA with a pool kalamazoo',
    filter: { text: 'YMCA', space: { name: 'Pool' }, near: 'Kalamazoo, MI' },
  },
  {
    text: 'cornhole boise 500 spectators',
    filter: { sports: ['Cornhole'], capacity: { from: 500 }, near: 'Boise, ID' },
  },
  {
    text: 'Is there an ice rink in Traverse City?',
    filter: { space: { name: 'Rink', surface: ['Ice'] }, near: 'Traverse City, MI' },
  },
  {
    text: '4 sheets of ice metro detroit',
    filter: { space: { name: 'Rink', surface: ['Ice'], count: 4 }, area: 'metro:detroit' },
  },
  {
    text: 'tennnis Johnson County Kansas 12 courts lighted',
    filter: {
      sports: ['Tennis'],
      space: { name: 'Court', sport: 'Tennis', count: 12 },
      amenities: ['Field & Court Lighting'],
      area: 'county:20091',
    },
  },
  {
    text: 'indoor turf ankeny iowa in february',
    filter: { surface: ['Turf'], location: 'Indoor', near: 'Ankeny, IA' },
    dates: { from: '2027-02-01', to: '2027-02-28' },
  },
  {
    text: 'somewhere in the Dakotas for a powerlifting meet',
    filter: { sports: ['Powerlifting'], state: ['North Dakota', 'South Dakota'] },
  },
  {
    text: '20 or more volleybal courts close to Disney World',
    filter: {
      sports: ['Volleyball'],
      space: { name: 'Court', sport: 'Volleyball', count: 20 },
      near: 'Orlando, FL',
    },
  },
  { text: 'Spooky Nook Manheim PA', filter: { text: 'Spooky Nook', near: 'Manheim, PA' } },
  {
    text: 'team handball Auburn Alabama next summer',
    filter: { sports: ['Team Handball'], near: 'Auburn, AL' },
    dates: { from: '2027-06-01', to: '2027-08-31' },
  },
  {
    text: 'gymnase badminton Montreal',
    filter: { sports: ['Badminton'], facilityType: ['Gymnasium'], near: 'Montréal, QC' },
  },
  { text: 'torneo de fútbol en El Paso', filter: { sports: ['Soccer', 'Futsal'], near: 'El Paso, TX' } },
  {
    text: 'estadio de béisbol con 4,000 asientos en Mayagüez',
    filter: {
      sports: ['Baseball'],
      facilityType: ['Stadium'],
      capacity: { from: 4000 },
      near: 'Mayagüez, PR',
    },
  },
  {
    text: 'gimnasio con duchas y estacionamiento Hialeah',
    filter: { facilityType: ['Gymnasium'], amenities: ['Showers', 'Parking'], near: 'Hialeah, FL' },
  },
  { text: 'escrime à Québec', filter: { sports: ['Fencing'], near: 'Québec, QC' } },
  { text: 'R3C basketball', filter: { sports: ['Basketball'], near: 'Winnipeg, MB R3C' } },
  {
    text: 'Winnepeg ringette 3 rinks',
    filter: {
      sports: ['Ringette'],
      space: { name: 'Rink', sport: 'Ringette', count: 3 },
      near: 'Winnipeg, MB',
    },
  },
  { text: 'dragon boat race kelowna', filter: { sports: ['Dragon Boat'], near: 'Kelowna, BC' } },
  {
    text: 'gym with a pool and a track, Salina KS',
    filter: { facilityType: ['Gymnasium'], spaceType: ['Pool', 'Track'], near: 'Salina, KS' },
  },
]
