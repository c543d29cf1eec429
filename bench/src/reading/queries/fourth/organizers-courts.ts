import type { ReadingQuery } from '../reading-query.ts'

/** Organizers of basketball and volleyball tournaments, and of dance competitions. */
export const organizersCourtsQueries: readonly ReadingQuery[] = [
  {
    text: 'aau basketball, 6 courts hardwood, fort wayne',
    filter: {
      sports: ['Basketball'],
      space: { name: 'Court', sport: 'Basketball', surface: ['Hardwood'], count: 6 },
      near: 'Fort Wayne, IN',
    },
  },
  {
    text: 'bball gym 3 courts bleachers wifi elkhart in',
    filter: {
      sports: ['Basketball'],
      facilityType: ['Gymnasium'],
      space: { name: 'Court', sport: 'Basketball', count: 3 },
      amenities: ['Bleachers', 'Wifi'],
      near: 'Elkhart, IN',
    },
  },
  {
    text: 'hoops tourney chicagoland feb 13-14',
    filter: { sports: ['Basketball'], area: 'metro:chicago' },
    dates: { from: '2027-02-13', to: '2027-02-14' },
  },
  {
    text: 'Looking for a convention center that can fit 20 basketball courts in texas or oklahoma',
    filter: {
      sports: ['Basketball'],
      facilityType: ['Convention Center'],
      space: { name: 'Court', sport: 'Basketball', count: 20 },
      state: ['Texas', 'Oklahoma'],
    },
  },
  {
    text: 'basketball courts 46038',
    filter: {
      sports: ['Basketball'],
      space: { name: 'Court', sport: 'Basketball' },
      near: 'Fishers, IN 46038',
    },
  },
  {
    text: '2000 seat gym for a girls basketball showcase, hazard kentucky',
    filter: {
      sports: ['Basketball'],
      facilityType: ['Gymnasium'],
      capacity: { from: 2000 },
      near: 'Hazard, KY',
    },
  },
  {
    text: '3x3 basketball outdoor courts boise',
    filter: {
      sports: ['Basketball'],
      space: { name: 'Court', sport: 'Basketball', location: 'Outdoor' },
      near: 'Boise, ID',
    },
  },
  {
    text: '5,000 seat arena for bball finals in NOVA',
    filter: { sports: ['Basketball'], facilityType: ['Arena'], capacity: { from: 5000 }, area: 'metro:nova' },
  },
  {
    text: 'Fieldhouse w/ 4+ basketball courts, AC a must, Shreveport',
    filter: {
      sports: ['Basketball'],
      facilityType: ['Fieldhouse'],
      space: { name: 'Court', sport: 'Basketball', count: 4 },
      amenities: ['Air Conditioning'],
      near: 'Shreveport, LA',
    },
  },
  {
    text: 'JCC gym with 2 basketball courts, Louisville',
    filter: {
      sports: ['Basketball'],
      facilityType: ['Gymnasium'],
      space: { name: 'Court', sport: 'Basketball', count: 2 },
      text: 'JCC',
      near: 'Louisville, KY',
    },
  },
  {
    text: 'harris county texas basketball courts x10',
    filter: {
      sports: ['Basketball'],
      space: { name: 'Court', sport: 'Basketball', count: 10 },
      area: 'county:48201',
    },
  },
  {
    text: 'BASKETBALL GYM MEDFORD OR',
    filter: { sports: ['Basketball'], facilityType: ['Gymnasium'], near: 'Medford, OR' },
  },
  {
    text: 'refs room, locker rooms, six basketball courts: chattanooga',
    filter: {
      sports: ['Basketball'],
      space: { name: 'Court', sport: 'Basketball', count: 6 },
      amenities: ['Officials Rooms', 'Locker Rooms'],
      near: 'Chattanooga, TN',
    },
  },
  {
    text: 'wheelchair basketball gym with showers, Birmingham AL',
    filter: {
      sports: ['Wheelchair Basketball'],
      facilityType: ['Gymnasium'],
      amenities: ['Showers'],
      near: 'Birmingham, AL',
    },
  },
  {
    text: 'gym near me with 3 courts in december',
    filter: { facilityType: ['Gymnasium'], space: { name: 'Court', count: 3 } },
    dates: { from: '2026-12-01', to: '2026-12-31' },
    here: true,
  },
  {
    text: 'community center with basketball courts and a pool - bozeman',
    filter: {
      sports: ['Basketball'],
      facilityType: ['Community Center'],
      spaceType: ['Court', 'Pool'],
      near: 'Bozeman, MT',
    },
  },
  {
    text: 'volleyball AND basketball courts spokane',
    filter: { sports: ['Volleyball', 'Basketball'], space: { name: 'Court' }, near: 'Spokane, WA' },
  },
  {
    text: 'volleyball 12 courts Lancaster County PA',
    filter: {
      sports: ['Volleyball'],
      space: { name: 'Court', sport: 'Volleyball', count: 12 },
      area: 'county:42071',
    },
  },
  {
    text: 'club vb 16 courts 30 ft ceiling columbus ohio',
    filter: {
      sports: ['Volleyball'],
      space: { name: 'Court', sport: 'Volleyball', count: 16 },
      clearHeight: { from: 30 },
      near: 'Columbus, OH',
    },
  },
  {
    text: 'vball quad cities 8 courts',
    filter: {
      sports: ['Volleyball', 'Beach Volleyball'],
      space: { name: 'Court', count: 8 },
      area: 'metro:quad-cities',
    },
  },
  {
    text: 'beach volleyball courts, 10 or more, gulf shores alabama, last weekend of april',
    filter: {
      sports: ['Beach Volleyball'],
      space: { name: 'Court', sport: 'Beach Volleyball', count: 10 },
      near: 'Gulf Shores, AL',
    },
    dates: { from: '2027-04-24', to: '2027-04-25' },
  },
  {
    text: 'a place for an 18-team volleyball tournament, not outdoor, Topeka',
    filter: { sports: ['Volleyball'], location: 'Indoor', near: 'Topeka, KS' },
  },
  {
    text: 'convention center 100,000 sq ft volleyball Wichita',
    filter: {
      sports: ['Volleyball'],
      facilityType: ['Convention Center'],
      indoorArea: { from: 100_000 },
      near: 'Wichita, KS',
    },
  },
  {
    text: 'hi! our volleyball club needs 2 indoor courts for practice in Bismarck, ND',
    filter: {
      sports: ['Volleyball'],
      space: { name: 'Court', sport: 'Volleyball', location: 'Indoor', count: 2 },
      near: 'Bismarck, ND',
    },
  },
  {
    text: 'voleyball courts asheville',
    filter: { sports: ['Volleyball'], space: { name: 'Court', sport: 'Volleyball' }, near: 'Asheville, NC' },
  },
  {
    text: 'anyone know a good spot for a 4 court volleyball tourney around Wausau WI? in Nov 2027',
    filter: {
      sports: ['Volleyball'],
      space: { name: 'Court', sport: 'Volleyball', count: 4 },
      near: 'Wausau, WI',
    },
    dates: { from: '2027-11-01', to: '2027-11-30' },
  },
  {
    text: 'livestream + wifi volleyball facility Saskatoon',
    filter: { sports: ['Volleyball'], amenities: ['Live Streaming', 'Wifi'], near: 'Saskatoon, SK' },
  },
  { text: 'spooky nook volleyball', filter: { sports: ['Volleyball'], text: 'spooky nook' } },
  {
    text: 'volleyball courts cancun mexico',
    filter: { sports: ['Volleyball'], space: { name: 'Court', sport: 'Volleyball' } },
    unknownPlace: 'cancun mexico',
  },
  {
    text: 'dance competition stage, 800 seats, warm up area, Stamford',
    filter: {
      sports: ['Dance'],
      space: { name: 'Stage', sport: 'Dance' },
      capacity: { from: 800 },
      amenities: ['Warm-Up Area'],
      near: 'Stamford, CT',
    },
  },
]
