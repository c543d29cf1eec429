import type { ReadingQuery } from '../reading-query.ts'

/** English queries for one sport in one place, with counts, sizes, seats and dates in many forms. */
export const acceptanceOneQueries: readonly ReadingQuery[] = [
  {
    text: 'natatorium for a masters swim meet in Carmel, Indiana that seats 1,500',
    filter: {
      sports: ['Swimming'],
      space: { name: 'Pool', sport: 'Swimming', location: 'Indoor' },
      capacity: { from: 1500 },
      near: 'Carmel, IN',
    },
  },
  {
    text: 'bball courts hardwood x10 Overland Park',
    filter: {
      sports: ['Basketball'],
      space: { name: 'Court', sport: 'Basketball', surface: ['Hardwood'], count: 10 },
      near: 'Overland Park, KS',
    },
  },
  {
    text: 'Looking for somewhere in Kearney, Nebraska that has space for 24 wrestling mats',
    filter: {
      sports: ['Wrestling'],
      space: { name: 'Mat', sport: 'Wrestling', count: 24 },
      near: 'Kearney, NE',
    },
  },
  {
    text: 'pickelball 16+ courts Naples FL w/ lights and pro shop',
    filter: {
      sports: ['Pickleball'],
      space: { name: 'Court', sport: 'Pickleball', count: 16 },
      amenities: ['Field & Court Lighting', 'Pro Shop'],
      near: 'Naples, FL',
    },
  },
  {
    text: 'fastpitch sofball 8 diamonds okc june 12-14',
    filter: {
      sports: ['Softball'],
      space: { name: 'Diamond', sport: 'Softball', count: 8 },
      near: 'Oklahoma City, OK',
    },
    dates: { from: '2027-06-12', to: '2027-06-14' },
  },
  {
    text: 'expo center 100k sqft Yankton SD archery nationals',
    filter: {
      sports: ['Archery'],
      facilityType: ['Fairgrounds & Expo Center'],
      indoorArea: { from: 100_000 },
      near: 'Yankton, SD',
    },
  },
  {
    text: '3 sheets of ice, hockey, Duluth',
    filter: {
      sports: ['Ice Hockey', 'Ball Hockey', 'Roller Hockey', 'Sled Hockey'],
      space: { name: 'Rink', surface: ['Ice'], count: 3 },
      near: 'Duluth, MN',
    },
  },
  {
    text: 'where can I hold a quad rugby tournament in greater Cleveland the first weekend of May?',
    filter: { sports: ['Wheelchair Rugby'], area: 'metro:cleveland' },
    dates: { from: '2027-05-01', to: '2027-05-02' },
  },
  { text: 'curling club bemidji mn', filter: { sports: ['Curling'], near: 'Bemidji, MN' } },
  {
    text: 'tkd championships, convetion center, Fort Worth, Feb 2027',
    filter: { sports: ['Taekwondo'], facilityType: ['Convention Center'], near: 'Fort Worth, TX' },
    dates: { from: '2027-02-01', to: '2027-02-28' },
  },
  {
    text: 'beach volleyball courts (12 or more) Gulf Shores',
    filter: {
      sports: ['Beach Volleyball'],
      space: { name: 'Court', sport: 'Beach Volleyball', count: 12 },
      near: 'Gulf Shores, AL',
    },
  },
  {
    text: 'Gallup NM rodeo fairgrounds with rv parking',
    filter: {
      sports: ['Rodeo'],
      facilityType: ['Fairgrounds & Expo Center'],
      amenities: ['RV & Bus Parking'],
      near: 'Gallup, NM',
    },
  },
  {
    text: 'lighted tennis courts within 15 miles of 46038',
    filter: {
      sports: ['Tennis'],
      space: { name: 'Court', sport: 'Tennis' },
      amenities: ['Field & Court Lighting'],
      near: 'Fishers, IN 46038',
      dist: 15,
    },
  },
  {
    text: 'water polo and swimming, 50 meter pool, San Diego County',
    filter: { sports: ['Water Polo', 'Swimming'], space: { name: 'Pool' }, area: 'county:06073' },
  },
  {
    text: 'Ultimate frisbee 14 grass fields, an hour from Knoxville',
    filter: {
      sports: ['Ultimate'],
      space: { name: 'Field', sport: 'Ultimate', surface: ['Grass'], count: 14 },
      near: 'Knoxville, TN',
      dist: 50,
    },
  },
  {
    text: 'cheer comp arena 8000 seats Myrtle Beech',
    filter: {
      sports: ['Cheerleading'],
      facilityType: ['Arena'],
      capacity: { from: 8000 },
      near: 'Myrtle Beach, SC',
    },
  },
  { text: 'futsal gym near me', filter: { sports: ['Futsal'], facilityType: ['Gymnasium'] }, here: true },
  {
    text: 'DuPage County volleyball six courts wi-fi concession stand',
    filter: {
      sports: ['Volleyball'],
      space: { name: 'Court', sport: 'Volleyball', count: 6 },
      amenities: ['Wifi', 'Concessions'],
      area: 'county:17043',
    },
  },
  {
    text: 'Ripken Experience Pigeon Forge baseball',
    filter: { sports: ['Baseball'], text: 'Ripken Experience', near: 'Pigeon Forge, TN' },
  },
  {
    text: '7v7 flag football turf fields Frisco TX labor day weekend',
    filter: {
      sports: ['Non-Contact Football'],
      space: { name: 'Field', sport: 'Non-Contact Football', surface: ['Turf'] },
      near: 'Frisco, TX',
    },
    dates: { from: '2027-09-04', to: '2027-09-06' },
  },
  {
    text: 'robotics regional: exhibit hall + bleachers, Peoria IL',
    filter: {
      sports: ['Robotics'],
      space: { name: 'Exhibit Hall', sport: 'Robotics' },
      amenities: ['Bleachers'],
      near: 'Peoria, IL',
    },
  },
  {
    text: 'roller derby rink Spokane',
    filter: { sports: ['Roller Derby'], space: { name: 'Rink', sport: 'Roller Derby' }, near: 'Spokane, WA' },
  },
  {
    text: 'fieldhouse w/ 40 ft cielings for indoor cricket, Edison NJ',
    filter: {
      sports: ['Cricket'],
      facilityType: ['Fieldhouse'],
      clearHeight: { from: 40 },
      location: 'Indoor',
      near: 'Edison, NJ',
    },
  },
  {
    text: 'dog agility Salina Kansas fairgrounds, $500 a day max',
    filter: { sports: ['Dog Sports'], facilityType: ['Fairgrounds & Expo Center'], near: 'Salina, KS' },
  },
  {
    text: 'ping pong tables 40 Bay Area',
    filter: {
      sports: ['Table Tennis'],
      space: { name: 'Table', sport: 'Table Tennis', count: 40 },
      area: 'metro:bay-area',
    },
  },
  {
    text: 'basketball or volleyball gym Coeur dAlene Idaho',
    filter: { sports: ['Basketball', 'Volleyball'], facilityType: ['Gymnasium'], near: "Coeur d'Alene, ID" },
  },
  {
    text: 'Not outdoor. lacrosse. Buffalo NY. jan 9-10',
    filter: { sports: ['Lacrosse'], location: 'Indoor', near: 'Buffalo, NY' },
    dates: { from: '2027-01-09', to: '2027-01-10' },
  },
  {
    text: 'racquet club squash Westchester County',
    filter: { sports: ['Squash'], facilityType: ['Racquet Club'], area: 'county:36119' },
  },
  { text: 'YMCA pool Sheboygan', filter: { space: { name: 'Pool' }, text: 'YMCA', near: 'Sheboygan, WI' } },
  {
    text: 'scholastic chess, 300 kids, convention center in Tulsa',
    filter: { sports: ['Chess'], facilityType: ['Convention Center'], near: 'Tulsa, OK' },
  },
  {
    text: 'soccer pitches natural grass at least nine Bettendorf iowa',
    filter: {
      sports: ['Soccer'],
      space: { name: 'Field', sport: 'Soccer', surface: ['Grass'], count: 9 },
      near: 'Bettendorf, IA',
    },
  },
  {
    text: 'gymnastcs arena 4k seats locker rooms + warm up area Wichita',
    filter: {
      sports: ['Gymnastics'],
      facilityType: ['Arena'],
      capacity: { from: 4000 },
      amenities: ['Locker Rooms', 'Warm-Up Area'],
      near: 'Wichita, KS',
    },
  },
  {
    text: 'New England ringette rinks',
    filter: {
      sports: ['Ringette'],
      space: { name: 'Rink', sport: 'Ringette' },
      state: ['Connecticut', 'Maine', 'Massachusetts', 'New Hampshire', 'Rhode Island', 'Vermont'],
    },
  },
  {
    text: 'powerlifting four platforms Elko nv',
    filter: {
      sports: ['Powerlifting'],
      space: { name: 'Lifting Platform', sport: 'Powerlifting', count: 4 },
      near: 'Elko, NV',
    },
  },
]
