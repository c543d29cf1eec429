import type { ReadingQuery } from '../reading-query.ts'

/** Clubs that organize soccer and lacrosse tournaments. */
export const clubsQueries: readonly ReadingQuery[] = [
  {
    text: 'soccer complex with 14 fields in the Piedmont Triad',
    filter: { sports: ['Soccer'], space: { name: 'Field', sport: 'Soccer', count: 14 }, area: 'metro:triad' },
  },
  {
    text: 'grass soccer fields, 8 minimum, Overland Park',
    filter: {
      sports: ['Soccer'],
      space: { name: 'Field', sport: 'Soccer', surface: ['Grass'], count: 8 },
      near: 'Overland Park, KS',
    },
  },
  {
    text: '4 futsal courts san jose',
    filter: { sports: ['Futsal'], space: { name: 'Court', sport: 'Futsal', count: 4 }, near: 'San Jose, CA' },
  },
  {
    text: 'soccer fields grass or turf frisco tx 75034',
    filter: {
      sports: ['Soccer'],
      space: { name: 'Field', sport: 'Soccer', surface: ['Grass', 'Turf'] },
      near: 'Frisco, TX 75034',
    },
  },
  {
    text: 'torneo de fútbol en Brownsville Texas con estacionamiento',
    filter: { sports: ['Soccer', 'Futsal'], amenities: ['Parking'], near: 'Brownsville, TX' },
  },
  {
    text: 'Youth soccer tourney, Memorial Day wknd, Delaware - need restrooms, parking, concessions',
    filter: { sports: ['Soccer'], amenities: ['Restrooms', 'Parking', 'Concessions'], state: 'Delaware' },
    dates: { from: '2027-05-29', to: '2027-05-31' },
  },
  {
    text: '6-8 turf fields for u13 soccer & lax, howard county maryland',
    filter: {
      sports: ['Soccer', 'Lacrosse'],
      space: { name: 'Field', surface: ['Turf'], count: 6 },
      area: 'county:24027',
    },
  },
  {
    text: 'lighted soccer field an hour from sacramento',
    filter: {
      sports: ['Soccer'],
      space: { name: 'Field', sport: 'Soccer' },
      amenities: ['Field & Court Lighting'],
      near: 'Sacramento, CA',
      dist: 50,
    },
  },
  {
    text: 'soccer pitches surrey b.c.',
    filter: { sports: ['Soccer'], space: { name: 'Field', sport: 'Soccer' }, near: 'Surrey, BC' },
  },
  {
    text: 'places for socer in the carolinas, first weekend of may',
    filter: { sports: ['Soccer'], state: ['North Carolina', 'South Carolina'] },
    dates: { from: '2027-05-01', to: '2027-05-02' },
  },
  {
    text: 'parking for 400 cars, eight soccer fields, kearney ne',
    filter: {
      sports: ['Soccer'],
      space: { name: 'Field', sport: 'Soccer', count: 8 },
      amenities: ['Parking'],
      near: 'Kearney, NE',
    },
  },
  {
    text: '2 hours from minneapolis, 5 soccer fields',
    filter: {
      sports: ['Soccer'],
      space: { name: 'Field', sport: 'Soccer', count: 5 },
      near: 'Minneapolis, MN',
      dist: 100,
    },
  },
  {
    text: 'college station tx 3/13/27 - 3/14/27 u10 soccer',
    filter: { sports: ['Soccer'], near: 'College Station, TX' },
    dates: { from: '2027-03-13', to: '2027-03-14' },
  },
  {
    text: 'What sports complexes in North Dakota have 4 or more turf fields indoors?',
    filter: {
      facilityType: ['Sports Complex'],
      space: { name: 'Field', surface: ['Turf'], location: 'Indoor', count: 4 },
      state: 'North Dakota',
    },
  },
  {
    text: 'sportsplex for soccer, lacrosse and flag football Metro Atlanta',
    filter: {
      sports: ['Soccer', 'Lacrosse', 'Non-Contact Football'],
      facilityType: ['Sports Complex'],
      area: 'metro:atlanta',
    },
  },
  {
    text: 'courts and fields at the same place, Bend oregon',
    filter: { spaceType: ['Court', 'Field'], near: 'Bend, OR' },
  },
  {
    text: 'lacrosse ten fields delaware valley',
    filter: {
      sports: ['Lacrosse'],
      space: { name: 'Field', sport: 'Lacrosse', count: 10 },
      area: 'metro:philly-metro',
    },
  },
  {
    text: 'Lax showcase venue, June 26-27, Long Island',
    filter: { sports: ['Lacrosse', 'Box Lacrosse'], area: 'metro:long-island' },
    dates: { from: '2027-06-26', to: '2027-06-27' },
  },
  {
    text: 'girls lacrosse turf w scoreboard towson md',
    filter: { sports: ['Lacrosse'], surface: ['Turf'], amenities: ['Scoreboard'], near: 'Towson, MD' },
  },
  {
    text: 'box lacrosse rink windsor ontario',
    filter: { sports: ['Box Lacrosse'], space: { name: 'Rink', sport: 'Box Lacrosse' }, near: 'Windsor, ON' },
  },
  {
    text: 'lacrosse stadium w/ press box + video board, 3000 seats, Denver',
    filter: {
      sports: ['Lacrosse'],
      facilityType: ['Stadium'],
      amenities: ['Press Box', 'Video Board'],
      capacity: { from: 3000 },
      near: 'Denver, CO',
    },
  },
  {
    text: 'college w/ 6 lacrosse fields & lodging, Vermont',
    filter: {
      sports: ['Lacrosse'],
      facilityType: ['College/University'],
      space: { name: 'Field', sport: 'Lacrosse', count: 6 },
      amenities: ['Lodging'],
      state: 'Vermont',
    },
  },
]
