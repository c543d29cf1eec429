import type { ReadingQuery } from '../reading-query.ts'

/** More venues as tournament directors, team managers and athletic directors type them. */
export const directorsTwoQueries: readonly ReadingQuery[] = [
  {
    text: 'Jan 22-24 gymnastics meet @ convention center w/ 50k sq ft des moines',
    filter: {
      sports: ['Gymnastics'],
      facilityType: ['Convention Center'],
      indoorArea: { from: 50000 },
      near: 'Des Moines, IA',
    },
    dates: { from: '2027-01-22', to: '2027-01-24' },
  },
  {
    text: '32 tables table tennis open Fort Wayne',
    filter: {
      sports: ['Table Tennis'],
      space: { name: 'Table', sport: 'Table Tennis', count: 32 },
      near: 'Fort Wayne, IN',
    },
  },
  {
    text: 'U14AA ringette, three rinks, red deer ab',
    filter: {
      sports: ['Ringette'],
      space: { name: 'Rink', sport: 'Ringette', count: 3 },
      near: 'Red Deer, AB',
    },
  },
  {
    text: 'judo 6 mats Camden County NJ',
    filter: { sports: ['Judo'], space: { name: 'Mat', sport: 'Judo', count: 6 }, area: 'county:34007' },
  },
  {
    text: 'need soccer fields, ball diamonds and a pool lake county ohio',
    filter: { sports: ['Soccer'], spaceType: ['Field', 'Diamond', 'Pool'], area: 'county:39085' },
  },
  {
    text: 'LakePoint emerson ga 8 baseball fields',
    filter: {
      text: 'LakePoint',
      sports: ['Baseball'],
      space: { name: 'Diamond', sport: 'Baseball', count: 8 },
      near: 'Emerson, GA',
    },
  },
  {
    text: 'basketball semis neutral gym Salina KS feb 27, 1800 fans',
    filter: {
      sports: ['Basketball'],
      facilityType: ['Gymnasium'],
      capacity: { from: 1800 },
      near: 'Salina, KS',
    },
    dates: { from: '2027-02-27', to: '2027-02-27' },
  },
  {
    text: '12U travel baseball memorial day weekend, ten turf diamonds, Marion IL',
    filter: {
      sports: ['Baseball'],
      space: { name: 'Diamond', sport: 'Baseball', surface: ['Turf'], count: 10 },
      near: 'Marion, IL',
    },
    dates: { from: '2027-05-29', to: '2027-05-31' },
  },
  {
    text: 'full size soccer pitch tomorrow near me',
    filter: { sports: ['Soccer'], space: { name: 'Field', sport: 'Soccer' } },
    dates: { from: '2026-11-23', to: '2026-11-23' },
    here: true,
  },
  {
    text: 'closest sheet of ice for 18U, sat jan 9',
    filter: { space: { name: 'Rink', surface: ['Ice'] } },
    dates: { from: '2027-01-09', to: '2027-01-09' },
    here: true,
  },
  {
    text: 'water polo 50m pool commerce ca',
    filter: { sports: ['Water Polo'], space: { name: 'Pool', sport: 'Water Polo' }, near: 'Commerce, CA' },
  },
  {
    text: 'Oxford OH natatorium 10m tower diving championships',
    filter: {
      sports: ['Diving'],
      space: { name: 'Pool', sport: 'Diving', location: 'Indoor' },
      near: 'Oxford, OH',
    },
  },
  {
    text: 'coed kickball, lit fields, murfreesboro',
    filter: {
      sports: ['Kickball'],
      space: { name: 'Diamond', sport: 'Kickball' },
      amenities: ['Field & Court Lighting'],
      near: 'Murfreesboro, TN',
    },
  },
  {
    text: 'ultimate frisbee regionals 16 fields lancaster ca',
    filter: {
      sports: ['Ultimate'],
      space: { name: 'Field', sport: 'Ultimate', count: 16 },
      near: 'Lancaster, CA',
    },
  },
  {
    text: 'rugby 7s, 6 grass pitches, Charlotte area',
    filter: {
      sports: ['Rugby'],
      space: { name: 'Field', sport: 'Rugby', surface: ['Grass'], count: 6 },
      area: 'metro:charlotte',
    },
  },
  {
    text: 'T20 cricket natural grass Morrisville nc',
    filter: { sports: ['Cricket'], surface: ['Grass'], near: 'Morrisville, NC' },
  },
  {
    text: 'va beach field hockey festival nov 19-21 4 turf fields',
    filter: {
      sports: ['Field Hockey'],
      space: { name: 'Field', sport: 'Field Hockey', surface: ['Turf'], count: 4 },
      near: 'Virginia Beach, VA',
    },
    dates: { from: '2027-11-19', to: '2027-11-21' },
  },
  {
    text: 'roller derby bout, bleachers for 600, Eugene Oregon',
    filter: {
      sports: ['Roller Derby'],
      amenities: ['Bleachers'],
      capacity: { from: 600 },
      near: 'Eugene, OR',
    },
  },
  {
    text: 'figure skating comp fraser mi: 2 sheets of ice, locker rooms, officials room',
    filter: {
      sports: ['Figure Skating'],
      space: { name: 'Rink', sport: 'Figure Skating', surface: ['Ice'], count: 2 },
      amenities: ['Locker Rooms', 'Officials Rooms'],
      near: 'Fraser, MI',
    },
  },
  {
    text: 'sled hockey rink ADA accessible Buffalo',
    filter: {
      sports: ['Sled Hockey'],
      space: { name: 'Rink', sport: 'Sled Hockey' },
      amenities: ['Wheelchair Accessible'],
      near: 'Buffalo, NY',
    },
  },
  {
    text: 'scholastic chess, convention center + wifi, columbus ohio, 2nd weekend of april',
    filter: {
      sports: ['Chess'],
      facilityType: ['Convention Center'],
      amenities: ['Wifi'],
      near: 'Columbus, OH',
    },
    dates: { from: '2027-04-10', to: '2027-04-11' },
  },
  {
    text: 'indoor archery range yankton sd',
    filter: {
      sports: ['Archery'],
      space: { name: 'Archery & Shooting Range', sport: 'Archery', location: 'Indoor' },
      near: 'Yankton, SD',
    },
  },
  {
    text: '10U baseball pigeon forge - sports complex w/ batting cages, playground & concession stand',
    filter: {
      sports: ['Baseball'],
      facilityType: ['Sports Complex'],
      amenities: ['Batting Cages', 'Playground', 'Concessions'],
      near: 'Pigeon Forge, TN',
    },
  },
  {
    text: 'fieldhouse 4 hardwood courts an hour from Bloomington Indiana',
    filter: {
      facilityType: ['Fieldhouse'],
      space: { name: 'Court', surface: ['Hardwood'], count: 4 },
      near: 'Bloomington, IN',
      dist: 50,
    },
  },
  {
    text: 'torneo de voleibol 6 canchas caguas pr',
    filter: {
      sports: ['Volleyball'],
      space: { name: 'Court', sport: 'Volleyball', count: 6 },
      near: 'Caguas, PR',
    },
  },
  {
    text: 'tournoi de badminton, gymnase 8 terrains, Trois-Rivières',
    filter: {
      sports: ['Badminton'],
      facilityType: ['Gymnasium'],
      space: { name: 'Court', sport: 'Badminton', count: 8 },
      near: 'Trois-Rivières, QC',
    },
  },
  {
    text: 'HS baseball fields, Cancun Mexico, varsity trip',
    filter: { sports: ['Baseball'], space: { name: 'Diamond', sport: 'Baseball' } },
    unknownPlace: 'Cancun Mexico',
  },
]
