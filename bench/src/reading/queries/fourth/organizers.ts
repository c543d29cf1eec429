import type { ReadingQuery } from '../reading-query.ts'

/** Organizers of travel baseball and softball tournaments, and of little leagues. */
export const organizersQueries: readonly ReadingQuery[] = [
  {
    text: '8+ turf diamonds travel baseball Cobb county ga labor day weekend',
    filter: {
      sports: ['Baseball'],
      space: { name: 'Diamond', sport: 'Baseball', surface: ['Turf'], count: 8 },
      area: 'county:13067',
    },
    dates: { from: '2027-09-04', to: '2027-09-06' },
  },
  {
    text: '10u 12u fastpitch, need 6 fields with lights, somewhere in oklahoma',
    filter: {
      sports: ['Softball'],
      space: { name: 'Diamond', sport: 'Softball', count: 6 },
      amenities: ['Field & Court Lighting'],
      state: 'Oklahoma',
    },
  },
  {
    text: 'Batting cages + at least 5 ball diamonds within 40 miles of Dubuque IA',
    filter: {
      space: { name: 'Diamond', count: 5 },
      amenities: ['Batting Cages'],
      near: 'Dubuque, IA',
      dist: 40,
    },
  },
  {
    text: 'baseball complex grand junction co',
    filter: { sports: ['Baseball'], near: 'Grand Junction, CO' },
  },
  {
    text: 'little league fields williamsport pa',
    filter: { sports: ['Baseball'], space: { name: 'Diamond', sport: 'Baseball' }, near: 'Williamsport, PA' },
  },
  {
    text: 'softbal tournament site joplin mo w concessions and parking',
    filter: { sports: ['Softball'], amenities: ['Concessions', 'Parking'], near: 'Joplin, MO' },
  },
  {
    text: 'where can i run a 60 team baseball tournament in Myrtle Beach in june',
    filter: { sports: ['Baseball'], near: 'Myrtle Beach, SC' },
    dates: { from: '2027-06-01', to: '2027-06-30' },
  },
  {
    text: '10 baseball/softball fields mankato',
    filter: { sports: ['Baseball', 'Softball'], space: { name: 'Diamond', count: 10 }, near: 'Mankato, MN' },
  },
  {
    text: 'Slowpitch. 12 lighted fields. Rock Hill SC.',
    filter: {
      sports: ['Softball'],
      space: { name: 'Diamond', sport: 'Softball', count: 12 },
      amenities: ['Field & Court Lighting'],
      near: 'Rock Hill, SC',
    },
  },
  {
    text: 'indoor baseball facilty w/ batting cages peoria illinois',
    filter: { sports: ['Baseball'], location: 'Indoor', amenities: ['Batting Cages'], near: 'Peoria, IL' },
  },
  {
    text: 'snack bar, playground for the little siblings, 4 ball diamonds - yuma',
    filter: {
      space: { name: 'Diamond', count: 4 },
      amenities: ['Concessions', 'Playground'],
      near: 'Yuma, AZ',
    },
  },
  {
    text: 'rv parking & showers @ softball fields moab utah',
    filter: {
      sports: ['Softball'],
      space: { name: 'Diamond', sport: 'Softball' },
      amenities: ['RV & Bus Parking', 'Showers'],
      near: 'Moab, UT',
    },
  },
  {
    text: 'Hampton Roads 14u baseball fields that have a press box',
    filter: {
      sports: ['Baseball'],
      space: { name: 'Diamond', sport: 'Baseball' },
      amenities: ['Press Box'],
      area: 'metro:hampton-roads',
    },
  },
  {
    text: 'baseball stadium chairback seats 6,000 capacity Omaha june 18 2027',
    filter: {
      sports: ['Baseball'],
      facilityType: ['Stadium'],
      amenities: ['Chair-Back Seating'],
      capacity: { from: 6000 },
      near: 'Omaha, NE',
    },
    dates: { from: '2027-06-18', to: '2027-06-18' },
  },
  {
    text: 'baseball fields San Pedro de Macoris, Dominican Republic',
    filter: { sports: ['Baseball'], space: { name: 'Diamond', sport: 'Baseball' } },
    unknownPlace: 'San Pedro de Macoris, Dominican Republic',
  },
  {
    text: 'fayetteville ar 14u softball five fields scoreboards',
    filter: {
      sports: ['Softball'],
      space: { name: 'Diamond', sport: 'Softball', count: 5 },
      amenities: ['Scoreboard'],
      near: 'Fayetteville, AR',
    },
  },
  { text: 'LakePoint baseball', filter: { sports: ['Baseball'], text: 'LakePoint' } },
  {
    text: 'travle baseball turf feilds cape girardeau missouri',
    filter: {
      sports: ['Baseball'],
      space: { name: 'Diamond', sport: 'Baseball', surface: ['Turf'] },
      near: 'Cape Girardeau, MO',
    },
  },
  {
    text: 'sotfball feb 27-28 2027 inland empire',
    filter: { sports: ['Softball'], area: 'metro:inland-empire' },
    dates: { from: '2027-02-27', to: '2027-02-28' },
  },
  {
    text: 'youth baseball 30 minutes or less from Twin Falls',
    filter: { sports: ['Baseball'], near: 'Twin Falls, ID', dist: 25 },
  },
]
