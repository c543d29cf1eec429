import type { ReadingQuery } from '../reading-query.ts'

/** Forty venue queries of an acceptance tester: courts, fields and rinks with numbers, places of every kind. */
export const testerOneQueries: readonly ReadingQuery[] = [
  {
    text: 'need 6+ pickleball courts, indoor, Naperville',
    filter: {
      sports: ['Pickleball'],
      space: { name: 'Court', sport: 'Pickleball', location: 'Indoor', count: 6 },
      near: 'Naperville, IL',
    },
  },
  { text: 'baskeball tourney Ft Wayne Indiana', filter: { sports: ['Basketball'], near: 'Fort Wayne, IN' } },
  {
    text: 'natatorium seating 1,200 Gwinnett County',
    filter: { space: { name: 'Pool', location: 'Indoor' }, capacity: { from: 1200 }, area: 'county:13135' },
  },
  { text: '50 meter pool, Cleveland TN', filter: { space: { name: 'Pool' }, near: 'Cleveland, TN' } },
  {
    text: 'track and field meet on a 200m indoor track, Geneva, Ohio',
    filter: {
      sports: ['Track & Field'],
      space: { name: 'Track', sport: 'Track & Field', location: 'Indoor' },
      near: 'Geneva, OH',
    },
  },
  {
    text: 'sportsplex w/ 12 ball diamonds and lights oklahoma',
    filter: {
      facilityType: ['Sports Complex'],
      space: { name: 'Diamond', count: 12 },
      amenities: ['Field & Court Lighting'],
      state: 'Oklahoma',
    },
  },
  { text: 'vollyball Cincinatti', filter: { sports: ['Volleyball'], near: 'Cincinnati, OH' } },
  {
    text: 'wrestling 8 mats Bowling Green KY',
    filter: {
      sports: ['Wrestling'],
      space: { name: 'Mat', sport: 'Wrestling', count: 8 },
      near: 'Bowling Green, KY',
    },
  },
  {
    text: 'hockey sur glace à Gatineau avec gradins',
    filter: { sports: ['Ice Hockey'], amenities: ['Bleachers'], near: 'Gatineau, QC' },
  },
  {
    text: 'canchas de baloncesto bajo techo en Bayamon',
    filter: {
      sports: ['Basketball'],
      space: { name: 'Court', sport: 'Basketball', location: 'Indoor' },
      near: 'Bayamón, PR',
    },
  },
  {
    text: 'lacrosse fields 46032',
    filter: { sports: ['Lacrosse'], space: { name: 'Field', sport: 'Lacrosse' }, near: 'Carmel, IN 46032' },
  },
  { text: 'where can i play futsal near me', filter: { sports: ['Futsal'] }, here: true },
  {
    text: '10-12 softball fields within an hour of Des Moines',
    filter: {
      sports: ['Softball'],
      space: { name: 'Diamond', sport: 'Softball', count: 10 },
      near: 'Des Moines, IA',
      dist: 50,
    },
  },
  {
    text: 'Chattanooga arena 8k seats',
    filter: { facilityType: ['Arena'], capacity: { from: 8000 }, near: 'Chattanooga, TN' },
  },
  {
    text: 'DFW convention center, 30 ft ceilings, cheerleading competition',
    filter: {
      sports: ['Cheerleading'],
      facilityType: ['Convention Center'],
      clearHeight: { from: 30 },
      area: 'metro:dfw',
    },
  },
  { text: 'Topgolf Southern California', filter: { text: 'Topgolf', area: 'metro:socal' } },
  {
    text: 'beach volleyball, ten sand courts, Long Beach',
    filter: {
      sports: ['Beach Volleyball'],
      space: { name: 'Court', sport: 'Beach Volleyball', surface: ['Sand'], count: 10 },
      near: 'Long Beach, CA',
    },
  },
  { text: 'ice hockey in Rugby, ND', filter: { sports: ['Ice Hockey'], near: 'Rugby, ND' } },
  {
    text: 'two rugby pitches chula vista',
    filter: {
      sports: ['Rugby'],
      space: { name: 'Field', sport: 'Rugby', count: 2 },
      near: 'Chula Vista, CA',
    },
  },
  {
    text: 'softbal diamonds Sioux Fals SD',
    filter: { sports: ['Softball'], space: { name: 'Diamond', sport: 'Softball' }, near: 'Sioux Falls, SD' },
  },
  {
    text: 'LACROSSE TURF FIELDS LOUDOUN COUNTY VA WITH BATHROOMS AND LIGHTS',
    filter: {
      sports: ['Lacrosse'],
      space: { name: 'Field', sport: 'Lacrosse', surface: ['Turf'] },
      amenities: ['Restrooms', 'Field & Court Lighting'],
      area: 'county:51107',
    },
  },
  { text: 'chicagoland ringette', filter: { sports: ['Ringette'], area: 'metro:chicago' } },
  {
    text: 'wheelchair accessible, 32 bowling lanes, Reno',
    filter: {
      sports: ['Bowling'],
      space: { name: 'Bowling Lane', sport: 'Bowling', count: 32 },
      amenities: ['Wheelchair Accessible'],
      near: 'Reno, NV',
    },
  },
  {
    text: 'gym rental for AAU practice in Mesa AZ',
    filter: { sports: ['Basketball'], facilityType: ['Gymnasium'], near: 'Mesa, AZ' },
  },
  {
    text: 'stadium dec 12 Youngstown, tackle football',
    filter: { sports: ['Contact Football'], facilityType: ['Stadium'], near: 'Youngstown, OH' },
    dates: { from: '2026-12-12', to: '2026-12-12' },
  },
  {
    text: 'flag football Round Rock memorial day weekend',
    filter: { sports: ['Non-Contact Football'], near: 'Round Rock, TX' },
    dates: { from: '2027-05-29', to: '2027-05-31' },
  },
  {
    text: 'curling club with 6 sheets of ice, Saskatchewan',
    filter: {
      sports: ['Curling'],
      space: { name: 'Rink', sport: 'Curling', surface: ['Ice'], count: 6 },
      state: 'Saskatchewan',
    },
  },
  { text: 'badminton T1H', filter: { sports: ['Badminton'], near: 'Lethbridge, AB T1H' } },
  {
    text: 'gaelic football pitches Dublin, Ireland',
    filter: { sports: ['Gaelic Games'], space: { name: 'Field', sport: 'Gaelic Games' } },
    unknownPlace: 'Dublin, Ireland',
  },
  {
    text: '2 disc golf courses (18 holes) Emporia Kansas',
    filter: {
      sports: ['Disc Golf'],
      space: { name: 'Disc Golf Course', sport: 'Disc Golf', count: 2 },
      near: 'Emporia, KS',
    },
  },
  {
    text: 'expo center 150,000+ sq ft robotics championship Iowa or Nebraska april',
    filter: {
      sports: ['Robotics'],
      facilityType: ['Fairgrounds & Expo Center'],
      indoorArea: { from: 150_000 },
      state: ['Iowa', 'Nebraska'],
    },
    dates: { from: '2027-04-01', to: '2027-04-30' },
  },
  {
    text: 'swimming and diving, federal way',
    filter: { sports: ['Swimming', 'Diving'], near: 'Federal Way, WA' },
  },
  { text: 'gymnatics st pete', filter: { sports: ['Gymnastics'], near: 'St. Petersburg, FL' } },
  {
    text: 'twin cities hardwood basketball courts minimum 6',
    filter: {
      sports: ['Basketball'],
      space: { name: 'Court', sport: 'Basketball', surface: ['Hardwood'], count: 6 },
      area: 'metro:twin-cities',
    },
  },
  { text: 'Lake Placid NY speed skating', filter: { sports: ['Speed Skating'], near: 'Lake Placid, NY' } },
  {
    text: 'fencing 24 strips, convention center, Louisville',
    filter: {
      sports: ['Fencing'],
      facilityType: ['Convention Center'],
      space: { name: 'Fencing Strip', sport: 'Fencing', count: 24 },
      near: 'Louisville, KY',
    },
  },
  {
    text: 'indoor archery range close to Yankton SD',
    filter: {
      sports: ['Archery'],
      space: { name: 'Archery & Shooting Range', sport: 'Archery', location: 'Indoor' },
      near: 'Yankton, SD',
    },
  },
  { text: 'youth soccer Diamond Bar CA', filter: { sports: ['Soccer'], near: 'Diamond Bar, CA' } },
  {
    text: 'horse show @ equestrian center Ocala fl',
    filter: { sports: ['Equestrian'], facilityType: ['Equestrian Center'], near: 'Ocala, FL' },
  },
  { text: 'bmx racing in Rock Hill', filter: { sports: ['BMX'], near: 'Rock Hill, SC' } },
]
