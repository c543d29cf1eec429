import type { ReadingQuery } from '../reading-query.ts'
import { restOfAcceptanceQueries } from './acceptance-rest.ts'

/** What an acceptance tester typed in English: places, sports and numbers, often misspelled. */
export const eighthAcceptanceQueries: readonly ReadingQuery[] = [
  {
    text: 'Looking for a natatorium near Oxford, Ohio for an age group swim meet, it should hold 1,200 spectators',
    filter: {
      sports: ['Swimming'],
      space: { name: 'Pool', sport: 'Swimming', location: 'Indoor' },
      capacity: { from: 1200 },
      near: 'Oxford, OH',
    },
  },
  {
    text: 'vollyball 12+ courts metro atlanta feb 2027',
    filter: {
      sports: ['Volleyball'],
      space: { name: 'Court', sport: 'Volleyball', count: 12 },
      area: 'metro:atlanta',
    },
    dates: { from: '2027-02-01', to: '2027-02-28' },
  },
  {
    text: '8 turf soccer feilds in Johnson County KS with lights and concessions',
    filter: {
      sports: ['Soccer'],
      space: { name: 'Field', sport: 'Soccer', surface: ['Turf'], count: 8 },
      amenities: ['Field & Court Lighting', 'Concessions'],
      area: 'county:20091',
    },
  },
  {
    text: 'Indoor soccer Bloomington, Illinois',
    filter: { sports: ['Soccer', 'Futsal'], location: 'Indoor', near: 'Bloomington, IL' },
  },
  {
    text: 'expo center for a cheer comp within 60 miles of Tulsa',
    filter: {
      sports: ['Cheerleading'],
      facilityType: ['Fairgrounds & Expo Center'],
      near: 'Tulsa, OK',
      dist: 60,
    },
  },
  {
    text: 'Who has six sheets of ice around Duluth, MN? We run an ice hockey tournment January 9-10',
    filter: {
      sports: ['Ice Hockey'],
      space: { name: 'Rink', sport: 'Ice Hockey', surface: ['Ice'], count: 6 },
      near: 'Duluth, MN',
    },
    dates: { from: '2027-01-09', to: '2027-01-10' },
  },
  {
    text: 'pickelball 16 indoor courts Naples FL',
    filter: {
      sports: ['Pickleball'],
      space: { name: 'Court', sport: 'Pickleball', location: 'Indoor', count: 16 },
      near: 'Naples, FL',
    },
  },
  {
    text: 'wrestling, 10 mats, Ceder Rapids IA',
    filter: {
      sports: ['Wrestling'],
      space: { name: 'Mat', sport: 'Wrestling', count: 10 },
      near: 'Cedar Rapids, IA',
    },
  },
  {
    text: '78701 basketball gym w/ bleachers',
    filter: {
      sports: ['Basketball'],
      facilityType: ['Gymnasium'],
      amenities: ['Bleachers'],
      near: 'Austin, TX 78701',
    },
  },
  {
    text: 'lacrose fields, natural grass, lehigh valley',
    filter: {
      sports: ['Lacrosse'],
      space: { name: 'Field', sport: 'Lacrosse', surface: ['Grass'] },
      area: 'metro:lehigh-valley',
    },
  },
  {
    text: 'We need at least five softball diamonds with batting cages close to Shawnee, Oklahoma for a 40-team event in July',
    filter: {
      sports: ['Softball'],
      space: { name: 'Diamond', sport: 'Softball', count: 5 },
      amenities: ['Batting Cages'],
      near: 'Shawnee, OK',
    },
    dates: { from: '2027-07-01', to: '2027-07-31' },
  },
  {
    text: 'baseball stadum 5000 seats idaho',
    filter: { sports: ['Baseball'], facilityType: ['Stadium'], capacity: { from: 5000 }, state: 'Idaho' },
  },
  {
    text: 'fencing 24 strips convention center Richmond VA Mar 19-21',
    filter: {
      sports: ['Fencing'],
      facilityType: ['Convention Center'],
      space: { name: 'Fencing Strip', sport: 'Fencing', count: 24 },
      near: 'Richmond, VA',
    },
    dates: { from: '2027-03-19', to: '2027-03-21' },
  },
  { text: 'any Topgolf in chicagoland?', filter: { text: 'Topgolf', area: 'metro:chicago' } },
  {
    text: 'YMCA with an indoor pool, Des Moines, Iowa',
    filter: { text: 'YMCA', space: { name: 'Pool', location: 'Indoor' }, near: 'Des Moines, IA' },
  },
  {
    text: 'flag footbal Gwinnett County seven fields',
    filter: {
      sports: ['Non-Contact Football'],
      space: { name: 'Field', sport: 'Non-Contact Football', count: 7 },
      area: 'county:13135',
    },
  },
  {
    text: 'two rugby pitches in Bozeman with locker rooms + showers',
    filter: {
      sports: ['Rugby'],
      space: { name: 'Field', sport: 'Rugby', count: 2 },
      amenities: ['Locker Rooms', 'Showers'],
      near: 'Bozeman, MT',
    },
  },
  {
    text: 'beach volleyball courts Virgina Beach VA, 10-12 of them',
    filter: {
      sports: ['Beach Volleyball'],
      space: { name: 'Court', sport: 'Beach Volleyball', count: 10 },
      near: 'Virginia Beach, VA',
    },
  },
  {
    text: 'gymanstics arena for 3,500 fans Fargo',
    filter: { sports: ['Gymnastics'], facilityType: ['Arena'], capacity: { from: 3500 }, near: 'Fargo, ND' },
  },
  {
    text: 'Where is the closest curling rink?',
    filter: { sports: ['Curling'], space: { name: 'Rink', sport: 'Curling' } },
    here: true,
  },
  {
    text: 'table tennis 20 tables bay area, not outdoor',
    filter: {
      sports: ['Table Tennis'],
      space: { name: 'Table', sport: 'Table Tennis', location: 'Indoor', count: 20 },
      area: 'metro:bay-area',
    },
  },
  {
    text: 'water polo pool in San Diego County that fits 800 spectators',
    filter: {
      sports: ['Water Polo'],
      space: { name: 'Pool', sport: 'Water Polo' },
      capacity: { from: 800 },
      area: 'county:06073',
    },
  },
  {
    text: 'hardwood basketbal courts w/in 25 mi of Fort Wayne',
    filter: {
      sports: ['Basketball'],
      space: { name: 'Court', sport: 'Basketball', surface: ['Hardwood'] },
      near: 'Fort Wayne, IN',
      dist: 25,
    },
  },
  {
    text: 'kickball fields lighted Greensboro NC',
    filter: {
      sports: ['Kickball'],
      space: { name: 'Diamond', sport: 'Kickball' },
      amenities: ['Field & Court Lighting'],
      near: 'Greensboro, NC',
    },
  },
  {
    text: 'grass cricket fields in frisco tx, min 3, with restrooms',
    filter: {
      sports: ['Cricket'],
      space: { name: 'Field', sport: 'Cricket', surface: ['Grass'], count: 3 },
      amenities: ['Restrooms'],
      near: 'Frisco, TX',
    },
  },
  ...restOfAcceptanceQueries,
]
