import type { ReadingQuery } from '../reading-query.ts'

/** Sports, numbers and places. */
export const plainQueries: readonly ReadingQuery[] = [
  // Sports, places and numbers
  {
    text: '8 volleyball courts near Columbus, Ohio',
    filter: {
      sports: ['Volleyball'],
      space: { name: 'Court', sport: 'Volleyball', count: 8 },
      near: 'Columbus, OH',
    },
  },
  {
    text: '8 volleyball courts within 50 miles of Columbus, Ohio, in March',
    filter: {
      sports: ['Volleyball'],
      space: { name: 'Court', sport: 'Volleyball', count: 8 },
      near: 'Columbus, OH',
      dist: 50,
    },
    dates: { from: '2027-03-01', to: '2027-03-31' },
  },
  {
    text: 'basketball courts in Indianapolis',
    filter: {
      sports: ['Basketball'],
      space: { name: 'Court', sport: 'Basketball' },
      near: 'Indianapolis, IN',
    },
  },
  {
    text: '12 pickleball courts phoenix az',
    filter: {
      sports: ['Pickleball'],
      space: { name: 'Court', sport: 'Pickleball', count: 12 },
      near: 'Phoenix, AZ',
    },
  },
  {
    text: 'soccer fields Dallas',
    filter: { sports: ['Soccer'], space: { name: 'Field', sport: 'Soccer' }, near: 'Dallas, TX' },
  },
  {
    text: '4 softball fields in Oklahoma City',
    filter: {
      sports: ['Softball'],
      space: { name: 'Diamond', sport: 'Softball', count: 4 },
      near: 'Oklahoma City, OK',
    },
  },
  {
    text: 'indoor soccer fields in Denver',
    filter: {
      sports: ['Soccer'],
      space: { name: 'Field', sport: 'Soccer', location: 'Indoor' },
      near: 'Denver, CO',
    },
  },
  {
    text: 'baseball diamonds in Tampa, FL',
    filter: { sports: ['Baseball'], space: { name: 'Diamond', sport: 'Baseball' }, near: 'Tampa, FL' },
  },
  {
    text: 'hockey rink minneapolis',
    filter: {
      sports: ['Ice Hockey', 'Ball Hockey', 'Roller Hockey', 'Sled Hockey'],
      space: { name: 'Rink' },
      near: 'Minneapolis, MN',
    },
  },
  {
    text: 'football fields in Texas',
    filter: {
      sports: ['Contact Football', 'Soccer', 'Non-Contact Football'],
      space: { name: 'Field' },
      state: 'Texas',
    },
  },
  {
    text: 'lacrosse fields in Maryland',
    filter: { sports: ['Lacrosse'], space: { name: 'Field', sport: 'Lacrosse' }, state: 'Maryland' },
  },
  {
    text: '10 wrestling mats Des Moines',
    filter: {
      sports: ['Wrestling'],
      space: { name: 'Mat', sport: 'Wrestling', count: 10 },
      near: 'Des Moines, IA',
    },
  },
  { text: 'gymnastics in Ohio', filter: { sports: ['Gymnastics'], state: 'Ohio' } },
  {
    text: '10 indoor courts in Vegas',
    filter: { space: { name: 'Court', location: 'Indoor', count: 10 }, near: 'Las Vegas, NV' },
  },
  {
    text: '24 tennis courts Orlando FL',
    filter: { sports: ['Tennis'], space: { name: 'Court', sport: 'Tennis', count: 24 }, near: 'Orlando, FL' },
  },
  { text: 'swim meet in Georgia', filter: { sports: ['Swimming'], state: 'Georgia' } },
  { text: 'cheerleading Nashville TN', filter: { sports: ['Cheerleading'], near: 'Nashville, TN' } },
  {
    text: 'curling rinks in Minnesota',
    filter: { sports: ['Curling'], space: { name: 'Rink', sport: 'Curling' }, state: 'Minnesota' },
  },
  {
    text: '32 bowling lanes in Reno',
    filter: {
      sports: ['Bowling'],
      space: { name: 'Bowling Lane', sport: 'Bowling', count: 32 },
      near: 'Reno, NV',
    },
  },
  {
    text: 'rugby fields within 25 miles of Boston',
    filter: { sports: ['Rugby'], space: { name: 'Field', sport: 'Rugby' }, near: 'Boston, MA', dist: 25 },
  },
  {
    text: 'disc golf courses in Charlotte, NC',
    filter: {
      sports: ['Disc Golf'],
      space: { name: 'Disc Golf Course', sport: 'Disc Golf' },
      near: 'Charlotte, NC',
    },
  },
  {
    text: 'beach volleyball courts San Diego',
    filter: {
      sports: ['Beach Volleyball'],
      space: { name: 'Court', sport: 'Beach Volleyball' },
      near: 'San Diego, CA',
    },
  },
  {
    text: 'cricket fields in New Jersey',
    filter: { sports: ['Cricket'], space: { name: 'Field', sport: 'Cricket' }, state: 'New Jersey' },
  },
  {
    text: '16 soccer fields Kansas City in June',
    filter: {
      sports: ['Soccer'],
      space: { name: 'Field', sport: 'Soccer', count: 16 },
      near: 'Kansas City, MO',
    },
    dates: { from: '2027-06-01', to: '2027-06-30' },
  },
  {
    text: 'futsal courts in Seattle',
    filter: { sports: ['Futsal'], space: { name: 'Court', sport: 'Futsal' }, near: 'Seattle, WA' },
  },
  { text: 'table tennis milwaukee', filter: { sports: ['Table Tennis'], near: 'Milwaukee, WI' } },
  {
    text: '20 fencing strips in Portland, OR',
    filter: {
      sports: ['Fencing'],
      space: { name: 'Fencing Strip', sport: 'Fencing', count: 20 },
      near: 'Portland, OR',
    },
  },
  { text: 'field hockey Virginia Beach', filter: { sports: ['Field Hockey'], near: 'Virginia Beach, VA' } },
  {
    text: 'water polo pools in California',
    filter: { sports: ['Water Polo'], space: { name: 'Pool', sport: 'Water Polo' }, state: 'California' },
  },
  { text: 'track and field in Eugene, OR', filter: { sports: ['Track & Field'], near: 'Eugene, OR' } },
  {
    text: 'flag football 6 fields San Antonio June 12-14',
    filter: {
      sports: ['Non-Contact Football'],
      space: { name: 'Field', sport: 'Non-Contact Football', count: 6 },
      near: 'San Antonio, TX',
    },
    dates: { from: '2027-06-12', to: '2027-06-14' },
  },
  {
    text: 'badminton courts Toronto',
    filter: { sports: ['Badminton'], space: { name: 'Court', sport: 'Badminton' }, near: 'Toronto, ON' },
  },
  {
    text: 'roller hockey rinks in Ontario',
    filter: { sports: ['Roller Hockey'], space: { name: 'Rink', sport: 'Roller Hockey' }, state: 'Ontario' },
  },
  {
    text: '6 basketball courts 60601',
    filter: {
      sports: ['Basketball'],
      space: { name: 'Court', sport: 'Basketball', count: 6 },
      near: 'Chicago, IL 60601',
    },
  },
  {
    text: 'volleyball Omaha Dec 5-7',
    filter: { sports: ['Volleyball'], near: 'Omaha, NE' },
    dates: { from: '2026-12-05', to: '2026-12-07' },
  },
  {
    text: 'outdoor basketball courts in Atlanta',
    filter: {
      sports: ['Basketball'],
      space: { name: 'Court', sport: 'Basketball', location: 'Outdoor' },
      near: 'Atlanta, GA',
    },
  },
  {
    text: 'at least 10 baseball fields in Arizona',
    filter: {
      sports: ['Baseball'],
      space: { name: 'Diamond', sport: 'Baseball', count: 10 },
      state: 'Arizona',
    },
  },
  {
    text: 'wheelchair basketball Birmingham AL',
    filter: { sports: ['Wheelchair Basketball'], near: 'Birmingham, AL' },
  },
  {
    text: 'six volleyball courts in IN',
    filter: {
      sports: ['Volleyball'],
      space: { name: 'Court', sport: 'Volleyball', count: 6 },
      state: 'Indiana',
    },
  },
  {
    text: 'place to host a judo tournament in Spokane, July 2027',
    filter: { sports: ['Judo'], near: 'Spokane, WA' },
    dates: { from: '2027-07-01', to: '2027-07-31' },
  },
]
