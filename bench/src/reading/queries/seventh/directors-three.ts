import type { ReadingQuery } from '../reading-query.ts'

/** Venues as recreation departments, event companies and hotel sales staff type them. */
export const directorsThreeQueries: readonly ReadingQuery[] = [
  {
    text: 'bantam hockey tourney marquette mi 2/5-2/7',
    filter: { sports: ['Ice Hockey', 'Ball Hockey', 'Roller Hockey', 'Sled Hockey'], near: 'Marquette, MI' },
    dates: { from: '2027-02-05', to: '2027-02-07' },
  },
  {
    text: 'adult dodgeball league 2 court gym Tacoma',
    filter: {
      sports: ['Dodgeball'],
      space: { name: 'Court', sport: 'Dodgeball', count: 2 },
      facilityType: ['Gymnasium'],
      near: 'Tacoma, WA',
    },
  },
  {
    text: 'indoor soccer anchorage turf',
    filter: { sports: ['Soccer', 'Futsal'], surface: ['Turf'], location: 'Indoor', near: 'Anchorage, AK' },
  },
  {
    text: '6 basketball courts within 20 mi of 60173',
    filter: {
      sports: ['Basketball'],
      space: { name: 'Court', sport: 'Basketball', count: 6 },
      near: 'Schaumburg, IL 60173',
      dist: 20,
    },
  },
  {
    text: 'two ice rinks near L5B',
    filter: { space: { name: 'Rink', surface: ['Ice'], count: 2 }, near: 'Mississauga, ON L5B' },
  },
  {
    text: '400m 8 lane track, track & field invite near Penn State',
    filter: {
      sports: ['Track & Field'],
      space: { name: 'Track', sport: 'Track & Field' },
      near: 'State College, PA',
    },
  },
  {
    text: '8 tennis courts not outdoor rochester mn',
    filter: {
      sports: ['Tennis'],
      space: { name: 'Court', sport: 'Tennis', location: 'Indoor', count: 8 },
      near: 'Rochester, MN',
    },
  },
  {
    text: 'the carolinas 12+ baseball diamonds labor day wknd',
    filter: {
      sports: ['Baseball'],
      space: { name: 'Diamond', sport: 'Baseball', count: 12 },
      state: ['North Carolina', 'South Carolina'],
    },
    dates: { from: '2027-09-04', to: '2027-09-06' },
  },
  {
    text: 'softball AL or GA 14u $650 entry',
    filter: { sports: ['Softball'], state: ['Alabama', 'Georgia'] },
  },
  {
    text: 'casper wyoming rec center w indoor pool',
    filter: {
      facilityType: ['Community Center'],
      space: { name: 'Pool', location: 'Indoor' },
      near: 'Casper, WY',
    },
  },
  {
    text: 'fairgrounds dog agility trial RV parking wilmington ohio',
    filter: {
      facilityType: ['Fairgrounds & Expo Center'],
      sports: ['Dog Sports'],
      amenities: ['RV & Bus Parking'],
      near: 'Wilmington, OH',
    },
  },
  {
    text: 'olympic distance triathlon Lake Placid next summer',
    filter: { sports: ['Triathlon'], near: 'Lake Placid, NY' },
    dates: { from: '2027-06-01', to: '2027-08-31' },
  },
  {
    text: 'team handball auburn al feb 2028',
    filter: { sports: ['Team Handball'], near: 'Auburn, AL' },
    dates: { from: '2028-02-01', to: '2028-02-29' },
  },
  {
    text: 'badminton 18 courts 30 ft clear height san jose',
    filter: {
      sports: ['Badminton'],
      space: { name: 'Court', sport: 'Badminton', count: 18 },
      clearHeight: { from: 30 },
      near: 'San Jose, CA',
    },
  },
  {
    text: 'BJJ open: 12 mats, 900 spectators, Mobile AL',
    filter: {
      sports: ['Jiu-Jitsu'],
      space: { name: 'Mat', sport: 'Jiu-Jitsu', count: 12 },
      capacity: { from: 900 },
      near: 'Mobile, AL',
    },
  },
  {
    text: '2 rings boxing regionals toledo',
    filter: { sports: ['Boxing'], space: { name: 'Ring', sport: 'Boxing', count: 2 }, near: 'Toledo, OH' },
  },
  {
    text: 'pond hockey, 8 outdoor ice rinks, eagle river wi',
    filter: {
      sports: ['Ice Hockey'],
      space: { name: 'Rink', sport: 'Ice Hockey', surface: ['Ice'], location: 'Outdoor', count: 8 },
      near: 'Eagle River, WI',
    },
  },
  {
    text: 'wheelchair basketball 3 courts + showers birmingham al',
    filter: {
      sports: ['Wheelchair Basketball'],
      space: { name: 'Court', sport: 'Wheelchair Basketball', count: 3 },
      amenities: ['Showers'],
      near: 'Birmingham, AL',
    },
  },
  {
    text: 'sofball feilds clarksville tn six w lights',
    filter: {
      sports: ['Softball'],
      space: { name: 'Diamond', sport: 'Softball', count: 6 },
      amenities: ['Field & Court Lighting'],
      near: 'Clarksville, TN',
    },
  },
  {
    text: 'resort w/ 60,000 square feet for volleyball Wisconsin Dells',
    filter: {
      facilityType: ['Hotel & Resort'],
      indoorArea: { from: 60000 },
      sports: ['Volleyball'],
      near: 'Wisconsin Dells, WI',
    },
  },
  {
    text: 'kalahari sandusky cheer',
    filter: { text: 'kalahari', sports: ['Cheerleading'], near: 'Sandusky, OH' },
  },
  {
    text: '22 teams u10-u12 soccer fields Foley Alabama',
    filter: { sports: ['Soccer'], space: { name: 'Field', sport: 'Soccer' }, near: 'Foley, AL' },
  },
  {
    text: 'Polk County FL softball 5-7 fields pa system live streaming',
    filter: {
      sports: ['Softball'],
      space: { name: 'Diamond', sport: 'Softball', count: 5 },
      amenities: ['PA System', 'Live Streaming'],
      area: 'county:12105',
    },
  },
  {
    text: 'futsal 4 hardwood courts kennewick, 12/12',
    filter: {
      sports: ['Futsal'],
      space: { name: 'Court', sport: 'Futsal', surface: ['Hardwood'], count: 4 },
      near: 'Kennewick, WA',
    },
    dates: { from: '2026-12-12', to: '2026-12-12' },
  },
  {
    text: 'aquatic center prelims/finals swim meet Dec 11-13 metro detroit ribbons + awards',
    filter: { facilityType: ['Aquatic Center'], sports: ['Swimming'], area: 'metro:detroit' },
    dates: { from: '2026-12-11', to: '2026-12-13' },
  },
]
