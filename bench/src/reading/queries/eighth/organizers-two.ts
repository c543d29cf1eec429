import type { ReadingQuery } from '../reading-query.ts'

/** More venue queries of organizers of all kinds of events. */
export const eighthOrganizerTwoQueries: readonly ReadingQuery[] = [
  {
    text: 'new england stadium 5,000 seats tackle football championship',
    filter: {
      sports: ['Contact Football'],
      facilityType: ['Stadium'],
      capacity: { from: 5000 },
      state: ['Connecticut', 'Maine', 'Massachusetts', 'New Hampshire', 'Rhode Island', 'Vermont'],
    },
  },
  {
    text: 'cornhole open, expo center, Fort Wayne Indiana',
    filter: { sports: ['Cornhole'], facilityType: ['Fairgrounds & Expo Center'], near: 'Fort Wayne, IN' },
  },
  {
    text: 'judo qualifier 10 mats in an arena somewhere in the carolinas',
    filter: {
      sports: ['Judo'],
      facilityType: ['Arena'],
      space: { name: 'Mat', sport: 'Judo', count: 10 },
      state: ['North Carolina', 'South Carolina'],
    },
  },
  {
    text: 'bay area gym, 20 tables, table tennis',
    filter: {
      sports: ['Table Tennis'],
      facilityType: ['Gymnasium'],
      space: { name: 'Table', sport: 'Table Tennis', count: 20 },
      area: 'metro:bay-area',
    },
  },
  {
    text: 'esports league finals arena w/ video board & live streaming, des moines',
    filter: {
      sports: ['Esports'],
      facilityType: ['Arena'],
      amenities: ['Video Board', 'Live Streaming'],
      near: 'Des Moines, IA',
    },
  },
  {
    text: '16 tennis courts with lights in Mobile, Alabama',
    filter: {
      sports: ['Tennis'],
      space: { name: 'Court', sport: 'Tennis', count: 16 },
      amenities: ['Field & Court Lighting'],
      near: 'Mobile, AL',
    },
  },
  {
    text: 'Gwinnett County GA voleyball power league, minimum 8 courts',
    filter: {
      sports: ['Volleyball'],
      space: { name: 'Court', sport: 'Volleyball', count: 8 },
      area: 'county:13135',
    },
  },
  {
    text: 'cheer + dance nationals Kissimmee warm-up area seating for 5000',
    filter: {
      sports: ['Cheerleading', 'Dance'],
      capacity: { from: 5000 },
      amenities: ['Warm-Up Area'],
      near: 'Kissimmee, FL',
    },
  },
  {
    text: 'company family day: playground, restrooms, parking. Overland Park KS',
    filter: { amenities: ['Playground', 'Restrooms', 'Parking'], near: 'Overland Park, KS' },
  },
  {
    text: 'short course masters champs feb 20-21 2027, aquatic center w scoreboard, oshkosh wi',
    filter: {
      sports: ['Swimming'],
      facilityType: ['Aquatic Center'],
      amenities: ['Scoreboard'],
      near: 'Oshkosh, WI',
    },
    dates: { from: '2027-02-20', to: '2027-02-21' },
  },
  {
    text: 'natatorium with 1200 spectator seats Greensboro NC',
    filter: { space: { name: 'Pool', location: 'Indoor' }, capacity: { from: 1200 }, near: 'Greensboro, NC' },
  },
  {
    text: 'futsal courts laredo tx hardwood, not outdoor',
    filter: {
      sports: ['Futsal'],
      space: { name: 'Court', sport: 'Futsal', surface: ['Hardwood'], location: 'Indoor' },
      near: 'Laredo, TX',
    },
  },
  {
    text: 'rugby sevens next summer Calgary 4 pitches',
    filter: { sports: ['Rugby'], space: { name: 'Field', sport: 'Rugby', count: 4 }, near: 'Calgary, AB' },
    dates: { from: '2027-06-01', to: '2027-08-31' },
  },
  {
    text: 'dodgebal gym tues nights hoboken nj',
    filter: { sports: ['Dodgeball'], facilityType: ['Gymnasium'], near: 'Hoboken, NJ' },
  },
  {
    text: 'looking to rent 12 badminton courts, Markham Ontario',
    filter: {
      sports: ['Badminton'],
      space: { name: 'Court', sport: 'Badminton', count: 12 },
      near: 'Markham, ON',
    },
  },
  {
    text: 'dog agility trial - indoor turf - within an hour of Dayton',
    filter: { sports: ['Dog Sports'], surface: ['Turf'], location: 'Indoor', near: 'Dayton, OH', dist: 50 },
  },
  {
    text: 'YMCA with a pool in wheaton il',
    filter: { space: { name: 'Pool' }, text: 'YMCA', near: 'Wheaton, IL' },
  },
  {
    text: 'Moncton NB ringette rink',
    filter: { sports: ['Ringette'], space: { name: 'Rink', sport: 'Ringette' }, near: 'Moncton, NB' },
  },
  {
    text: 'pickelball & padel courts boca raton for our socials',
    filter: { sports: ['Pickleball', 'Padel'], space: { name: 'Court' }, near: 'Boca Raton, FL' },
  },
  {
    text: 'powerlifting meet, 3 platforms, warm up area, Knoxville Tenn',
    filter: {
      sports: ['Powerlifting'],
      space: { name: 'Lifting Platform', sport: 'Powerlifting', count: 3 },
      amenities: ['Warm-Up Area'],
      near: 'Knoxville, TN',
    },
  },
  {
    text: '2000 seat gym for winter guard show dayton ohio',
    filter: {
      sports: ['Marching Arts'],
      facilityType: ['Gymnasium'],
      capacity: { from: 2000 },
      near: 'Dayton, OH',
    },
  },
  {
    text: 'Tempe 85281 corporate 5k, wheelchair accessible, water fountains',
    filter: {
      sports: ['Running'],
      amenities: ['Wheelchair Accessible', 'Water Fountains'],
      near: 'Tempe, AZ 85281',
    },
  },
  {
    text: 'canchas de baloncesto en Ponce, Puerto Rico',
    filter: { sports: ['Basketball'], space: { name: 'Court', sport: 'Basketball' }, near: 'Ponce, PR' },
  },
  {
    text: 'slowpitch fields in Cancun, Mexico for our end of season trip',
    filter: { sports: ['Softball'], space: { name: 'Diamond', sport: 'Softball' } },
    unknownPlace: 'Cancun, Mexico',
  },
  {
    text: 'sporting clays charity shoot with restaurant and lodging, Georgia',
    filter: { sports: ['Shooting Sports'], amenities: ['Restaurant', 'Lodging'], state: 'Georgia' },
  },
  {
    text: 'crossfit throwdown fargo nd fieldhouse 20k sqft',
    filter: {
      sports: ['Functional Fitness'],
      facilityType: ['Fieldhouse'],
      indoorArea: { from: 20_000 },
      near: 'Fargo, ND',
    },
  },
  {
    text: 'Omaha trade show: exhibit hall, 75,000 square feet, catering kitchen',
    filter: {
      space: { name: 'Exhibit Hall' },
      indoorArea: { from: 75_000 },
      amenities: ['Catering Kitchen'],
      near: 'Omaha, NE',
    },
  },
  {
    text: 'labor day weekend wood bat baseball Branson MO four diamonds plus batting cages',
    filter: {
      sports: ['Baseball'],
      space: { name: 'Diamond', sport: 'Baseball', count: 4 },
      amenities: ['Batting Cages'],
      near: 'Branson, MO',
    },
    dates: { from: '2027-09-04', to: '2027-09-06' },
  },
  {
    text: 'broomball rink saskatoon in december',
    filter: { sports: ['Broomball'], space: { name: 'Rink', sport: 'Broomball' }, near: 'Saskatoon, SK' },
    dates: { from: '2026-12-01', to: '2026-12-31' },
  },
  {
    text: 'KC metro sportsplex at least 14 courts bball and volleyball',
    filter: {
      sports: ['Basketball', 'Volleyball'],
      facilityType: ['Sports Complex'],
      space: { name: 'Court', count: 14 },
      area: 'metro:kansas-city',
    },
  },
]
