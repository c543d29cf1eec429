import type { ReadingQuery } from '../reading-query.ts'
import { acceptanceTwoLanguageQueries } from './acceptance-two-languages.ts'

/** More English queries, with brands, distances and amenities, followed by those of `acceptance-two-languages.ts`. */
export const acceptanceTwoQueries: readonly ReadingQuery[] = [
  {
    text: 'boxing ring, arena seating 3,000, Laredo',
    filter: {
      sports: ['Boxing'],
      space: { name: 'Ring', sport: 'Boxing' },
      facilityType: ['Arena'],
      capacity: { from: 3000 },
      near: 'Laredo, TX',
    },
  },
  {
    text: 'outdoor roller hockey Anaheim california',
    filter: { sports: ['Roller Hockey'], location: 'Outdoor', near: 'Anaheim, CA' },
  },
  {
    text: 'short track speed skating Milwakee',
    filter: { sports: ['Speed Skating'], near: 'Milwaukee, WI' },
  },
  {
    text: 'fencing strips 30 Portland, Maine next summer',
    filter: {
      sports: ['Fencing'],
      space: { name: 'Fencing Strip', sport: 'Fencing', count: 30 },
      near: 'Portland, ME',
    },
    dates: { from: '2027-06-01', to: '2027-08-31' },
  },
  {
    text: 'sportsplex with baseball & softball, 10 fields, batting cages, Foley Alabama',
    filter: {
      sports: ['Baseball', 'Softball'],
      facilityType: ['Sports Complex'],
      space: { name: 'Diamond', count: 10 },
      amenities: ['Batting Cages'],
      near: 'Foley, AL',
    },
  },
  {
    text: 'anywhere in the boston area for gaelic football?',
    filter: { sports: ['Gaelic Games'], area: 'metro:boston' },
  },
  {
    text: 'marching band stadium 12000 capacity Bowling Green KY october 16 2027',
    filter: {
      sports: ['Marching Arts'],
      facilityType: ['Stadium'],
      capacity: { from: 12_000 },
      near: 'Bowling Green, KY',
    },
    dates: { from: '2027-10-16', to: '2027-10-16' },
  },
  {
    text: 'aquatic centre diving provo utah in february',
    filter: { sports: ['Diving'], facilityType: ['Aquatic Center'], near: 'Provo, UT' },
    dates: { from: '2027-02-01', to: '2027-02-28' },
  },
  {
    text: 'broomball rink Rochester MN',
    filter: { sports: ['Broomball'], space: { name: 'Rink', sport: 'Broomball' }, near: 'Rochester, MN' },
  },
  {
    text: 'kickball fields Ada County Idaho, at least 5, lit',
    filter: {
      sports: ['Kickball'],
      space: { name: 'Diamond', sport: 'Kickball', count: 5 },
      amenities: ['Field & Court Lighting'],
      area: 'county:16001',
    },
  },
  {
    text: 'gymnasium we could rent for team handball practice colorado springs',
    filter: { sports: ['Team Handball'], facilityType: ['Gymnasium'], near: 'Colorado Springs, CO' },
  },
  {
    text: '2 pools Minneaplis synchro',
    filter: {
      sports: ['Artistic Swimming'],
      space: { name: 'Pool', sport: 'Artistic Swimming', count: 2 },
      near: 'Minneapolis, MN',
    },
  },
  {
    text: 'bjj - 10 mats - Salem, MA - 60 mi radius',
    filter: {
      sports: ['Jiu-Jitsu'],
      space: { name: 'Mat', sport: 'Jiu-Jitsu', count: 10 },
      near: 'Salem, MA',
      dist: 60,
    },
  },
  {
    text: 'esports LAN party, 2000 players, EV chargers, convention ctr, Reno',
    filter: {
      sports: ['Esports'],
      facilityType: ['Convention Center'],
      amenities: ['EV Charging'],
      near: 'Reno, NV',
    },
  },
  {
    text: 'badminton 20 courts 30 foot ceiling Irvine 92606',
    filter: {
      sports: ['Badminton'],
      space: { name: 'Court', sport: 'Badminton', count: 20 },
      clearHeight: { from: 30 },
      near: 'Irvine, CA 92606',
    },
  },
  {
    text: 'rugby sevens in the Dakotas',
    filter: { sports: ['Rugby'], state: ['North Dakota', 'South Dakota'] },
  },
  {
    text: 'Kalispell, Montana: any indoor turf field for lacrosse in January?',
    filter: {
      sports: ['Lacrosse'],
      space: { name: 'Field', sport: 'Lacrosse', surface: ['Turf'], location: 'Indoor' },
      near: 'Kalispell, MT',
    },
    dates: { from: '2027-01-01', to: '2027-01-31' },
  },
  {
    text: 'wheelchair basketball ADA accessible gym Chattanooga',
    filter: {
      sports: ['Wheelchair Basketball'],
      facilityType: ['Gymnasium'],
      amenities: ['Wheelchair Accessible'],
      near: 'Chattanooga, TN',
    },
  },
  {
    text: 'cornhole 60k sq ft Souix Falls',
    filter: { sports: ['Cornhole'], indoorArea: { from: 60_000 }, near: 'Sioux Falls, SD' },
  },
  {
    text: 'crossfit throwdown gwinnett county',
    filter: { sports: ['Functional Fitness'], area: 'county:13135' },
  },
  {
    text: 'vb 20 courts dfw feb 13-15 2027 no turf',
    filter: {
      sports: ['Volleyball'],
      space: { name: 'Court', sport: 'Volleyball', count: 20 },
      area: 'metro:dfw',
    },
    dates: { from: '2027-02-13', to: '2027-02-15' },
  },
  {
    text: 'stadium press box jumbotron tackle football 15,000 fans Odessa texas',
    filter: {
      sports: ['Contact Football'],
      facilityType: ['Stadium'],
      amenities: ['Press Box', 'Video Board'],
      capacity: { from: 15_000 },
      near: 'Odessa, TX',
    },
  },
  { text: 'Topgolf Chicagoland', filter: { text: 'Topgolf', area: 'metro:chicago' } },
  {
    text: 'we need 48 bowling lanes in Reading PA',
    filter: {
      sports: ['Bowling'],
      space: { name: 'Bowling Lane', sport: 'Bowling', count: 48 },
      near: 'Reading, PA',
    },
  },
  {
    text: 'ice rink figure skating within half an hour of Ann Arbor',
    filter: {
      sports: ['Figure Skating'],
      space: { name: 'Rink', sport: 'Figure Skating', surface: ['Ice'] },
      near: 'Ann Arbor, MI',
      dist: 25,
    },
  },
  { text: 'closest judo club', filter: { sports: ['Judo'] }, here: true },
  {
    text: 'disc golf emporia ks april 22-25',
    filter: { sports: ['Disc Golf'], near: 'Emporia, KS' },
    dates: { from: '2027-04-22', to: '2027-04-25' },
  },
  {
    text: 'mountain bikng trails Bentonville',
    filter: {
      sports: ['Mountain Biking'],
      space: { name: 'Trail', sport: 'Mountain Biking' },
      near: 'Bentonville, AR',
    },
  },
  {
    text: 'barrel racing livestream Stephenville Texas',
    filter: { sports: ['Rodeo'], amenities: ['Live Streaming'], near: 'Stephenville, TX' },
  },
  {
    text: 'soccer & lacrosse & field hockey - 12 fields - Bucks County - not grass',
    filter: {
      sports: ['Soccer', 'Lacrosse', 'Field Hockey'],
      space: { name: 'Field', count: 12 },
      area: 'county:42017',
    },
  },
  { text: 'dragonboat races lakeland florida', filter: { sports: ['Dragon Boat'], near: 'Lakeland, FL' } },
  ...acceptanceTwoLanguageQueries,
]
