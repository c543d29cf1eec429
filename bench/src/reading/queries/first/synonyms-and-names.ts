import type { ReadingQuery } from '../reading-query.ts'

/** Synonyms, amenities, names and odd ones. */
export const namedQueries: readonly ReadingQuery[] = [
  // Synonyms
  {
    text: 'natatorium in Indiana',
    filter: { space: { name: 'Pool', location: 'Indoor' }, state: 'Indiana' },
  },
  { text: '50 meter pool Florida', filter: { space: { name: 'Pool' }, state: 'Florida' } },
  { text: '8 lane pool in Fort Wayne', filter: { space: { name: 'Pool' }, near: 'Fort Wayne, IN' } },
  {
    text: 'indoor turf near Detroit',
    filter: { surface: ['Turf'], location: 'Indoor', near: 'Detroit, MI' },
  },
  {
    text: '4 turf fields Philly',
    filter: { space: { name: 'Field', surface: ['Turf'], count: 4 }, near: 'Philadelphia, PA' },
  },
  { text: 'sportsplex in Round Rock', filter: { facilityType: ['Sports Complex'], near: 'Round Rock, TX' } },
  { text: 'field house in Iowa', filter: { facilityType: ['Fieldhouse'], state: 'Iowa' } },
  { text: 'AAU Chicagoland', filter: { sports: ['Basketball'], area: 'metro:chicago' } },
  {
    text: '3 ice sheets twin cities',
    filter: { space: { name: 'Rink', surface: ['Ice'], count: 3 }, area: 'metro:twin-cities' },
  },
  {
    text: '2 sheets of ice in Buffalo, NY',
    filter: { space: { name: 'Rink', surface: ['Ice'], count: 2 }, near: 'Buffalo, NY' },
  },
  { text: 'gym in Fort Worth', filter: { facilityType: ['Gymnasium'], near: 'Fort Worth, TX' } },
  { text: 'ballpark in Cary, NC', filter: { space: { name: 'Diamond' }, near: 'Cary, NC' } },
  {
    text: 'indoor track Ohio',
    filter: { space: { name: 'Track', location: 'Indoor' }, state: 'Ohio' },
  },
  { text: 'lax in Long Island', filter: { sports: ['Lacrosse', 'Box Lacrosse'], area: 'metro:long-island' } },
  {
    text: 'vball gym St. Louis',
    filter: {
      sports: ['Volleyball', 'Beach Volleyball'],
      facilityType: ['Gymnasium'],
      near: 'St. Louis, MO',
    },
  },

  // Amenities, seats and access
  {
    text: 'arena with 5000 seats in Alabama',
    filter: { facilityType: ['Arena'], capacity: { from: 5000 }, state: 'Alabama' },
  },
  {
    text: '10,000 seat stadium Texas',
    filter: { facilityType: ['Stadium'], capacity: { from: 10_000 }, state: 'Texas' },
  },
  {
    text: 'softball fields with lights in Tulsa',
    filter: {
      sports: ['Softball'],
      space: { name: 'Diamond', sport: 'Softball' },
      amenities: ['Field & Court Lighting'],
      near: 'Tulsa, OK',
    },
  },
  {
    text: 'lighted soccer fields in Naples, FL',
    filter: {
      sports: ['Soccer'],
      space: { name: 'Field', sport: 'Soccer' },
      amenities: ['Field & Court Lighting'],
      near: 'Naples, FL',
    },
  },
  {
    text: 'wheelchair accessible gym in Boise',
    filter: { facilityType: ['Gymnasium'], amenities: ['Wheelchair Accessible'], near: 'Boise, ID' },
  },
  {
    text: 'handicap accessible pool Madison, WI',
    filter: { space: { name: 'Pool' }, amenities: ['Wheelchair Accessible'], near: 'Madison, WI' },
  },
  {
    text: 'volleyball courts with bus parking and wifi in Omaha',
    filter: {
      sports: ['Volleyball'],
      space: { name: 'Court', sport: 'Volleyball' },
      amenities: ['RV & Bus Parking', 'Wifi'],
      near: 'Omaha, NE',
    },
  },
  {
    text: 'baseball with batting cages Arizona',
    filter: { sports: ['Baseball'], amenities: ['Batting Cages'], state: 'Arizona' },
  },
  {
    text: 'basketball arena 3,500+ seats locker rooms Memphis',
    filter: {
      sports: ['Basketball'],
      facilityType: ['Arena'],
      capacity: { from: 3500 },
      amenities: ['Locker Rooms'],
      near: 'Memphis, TN',
    },
  },
  {
    text: 'wrestling with bleachers and concessions in Iowa',
    filter: { sports: ['Wrestling'], amenities: ['Bleachers', 'Concessions'], state: 'Iowa' },
  },
  {
    text: 'air conditioned gym Tampa Bay',
    filter: { facilityType: ['Gymnasium'], amenities: ['Air Conditioning'], area: 'metro:tampa-bay' },
  },
  {
    text: '6 courts, free parking, Richmond VA',
    filter: { space: { name: 'Court', count: 6 }, amenities: ['Parking'], near: 'Richmond, VA' },
  },
  {
    text: 'swimming pool with 500 seats',
    filter: { sports: ['Swimming'], space: { name: 'Pool', sport: 'Swimming' }, capacity: { from: 500 } },
  },
  {
    text: 'stadium with live streaming and press box Utah',
    filter: { facilityType: ['Stadium'], amenities: ['Live Streaming', 'Press Box'], state: 'Utah' },
  },
  {
    text: 'fieldhouse with 2000 seats in Kansas',
    filter: { facilityType: ['Fieldhouse'], capacity: { from: 2000 }, state: 'Kansas' },
  },

  // Names of venues and brands
  { text: 'Grand Park', filter: { text: 'Grand Park' } },
  { text: 'Grand Park Westfield, Indiana', filter: { text: 'Grand Park', near: 'Westfield, IN' } },
  { text: 'YMCA', filter: { text: 'YMCA' } },
  { text: 'YMCA in Dallas', filter: { text: 'YMCA', near: 'Dallas, TX' } },
  { text: 'Calloway Sports Campus Austin', filter: { text: 'Calloway Sports Campus', near: 'Austin, TX' } },
  { text: 'Spooky Nook Sports', filter: { text: 'Spooky Nook Sports' } },
  {
    text: 'Rocky Top Sports World Gatlinburg TN',
    filter: { text: 'Rocky Top Sports World', near: 'Gatlinburg, TN' },
  },
  {
    text: 'ESPN Wide World of Sports Orlando',
    filter: { text: 'ESPN Wide World of Sports', near: 'Orlando, FL' },
  },
  { text: 'Madison Square Garden', filter: { text: 'Madison Square Garden' } },
  {
    text: 'basketball at the JCC in Louisville',
    filter: { sports: ['Basketball'], text: 'JCC', near: 'Louisville, KY' },
  },

  // Odd ones
  { text: '🏀 Dallas', filter: { sports: ['Basketball'], near: 'Dallas, TX' } },
  { text: 'volleyball Austin!!! 🎉🎉', filter: { sports: ['Volleyball'], near: 'Austin, TX' } },
  { text: '99999999', filter: { text: '99999999' } },
  // Quoted words are searched for as they are.
  { text: '"ice hockey" "Boston"', filter: { text: 'ice hockey Boston' } },
  { text: 'volleyball near me', filter: { sports: ['Volleyball'] }, here: true },
  { text: 'gym near Tijuana', filter: { facilityType: ['Gymnasium'] }, unknownPlace: 'Tijuana' },
  { text: 'near', filter: {} },
  {
    text: 'soccer fields in Reykjavik',
    filter: { sports: ['Soccer'], space: { name: 'Field', sport: 'Soccer' } },
    unknownPlace: 'Reykjavik',
  },
  {
    text: 'courts and fields in Fort Worth',
    filter: { spaceType: ['Court', 'Field'], near: 'Fort Worth, TX' },
  },
  { text: '排球 多伦多', filter: { text: '排球 多伦多' } },

  // Only a place
  { text: 'Columbus', filter: { near: 'Columbus, OH' } },
  { text: 'Texas', filter: { state: 'Texas' } },
  { text: 'TX', filter: { state: 'Texas' } },
  { text: 'austin tx', filter: { near: 'Austin, TX' } },
  { text: '46204', filter: { near: 'Indianapolis, IN 46204' } },
  { text: 'M5V', filter: { near: 'Toronto, ON M5V' } },
  { text: 'T2P 1J9', filter: { near: 'Calgary, AB T2P' } },
  { text: 'Cook County, IL', filter: { area: 'county:17031' } },
  { text: 'Orange County, CA', filter: { area: 'county:06059' } },
  { text: 'DFW', filter: { area: 'metro:dfw' } },
  { text: 'Bay Area', filter: { area: 'metro:bay-area' } },
  { text: 'NYC', filter: { area: 'metro:nyc' } },
  { text: 'LA', filter: { area: 'metro:la' } },
  { text: 'SF', filter: { near: 'San Francisco, CA' } },
  { text: 'New York', filter: { near: 'New York, NY' } },
  // Fewer than a tenth of the province lives in the city of that name.
  { text: 'Quebec', filter: { state: 'Quebec' } },
  { text: 'St. Louis', filter: { near: 'St. Louis, MO' } },
  { text: 'Brooklyn', filter: { near: 'Brooklyn, NY' } },
  { text: 'Washington, DC', filter: { near: 'Washington, DC' } },
  { text: 'british columbia', filter: { state: 'British Columbia' } },
]
