import type { ReadingQuery } from '../reading-query.ts'

const football = ['Contact Football', 'Soccer', 'Non-Contact Football'] as const

/** Places of venues. */
export const placeQueries: readonly ReadingQuery[] = [
  { text: 'Arlington futsal', filter: { sports: ['Futsal'], near: 'Arlington, TX' } },
  { text: 'Portland ME cheer', filter: { sports: ['Cheerleading'], near: 'Portland, ME' } },
  { text: 'volleyball Hamilton County Indiana', filter: { sports: ['Volleyball'], area: 'county:18057' } },
  {
    text: 'soccer fields Maricopa County',
    filter: { sports: ['Soccer'], space: { name: 'Field', sport: 'Soccer' }, area: 'county:04013' },
  },
  {
    text: 'ice rinks oakland county mi',
    filter: { space: { name: 'Rink', surface: ['Ice'] }, area: 'county:26125' },
  },
  {
    text: 'lacrosse 6 turf fields Baltimore county',
    filter: {
      sports: ['Lacrosse'],
      space: { name: 'Field', sport: 'Lacrosse', surface: ['Turf'], count: 6 },
      area: 'county:24005',
    },
  },
  {
    text: 'basketball gyms 75201',
    filter: { sports: ['Basketball'], facilityType: ['Gymnasium'], near: 'Dallas, TX 75201' },
  },
  {
    text: 'curling rinks T5J 2R7',
    filter: { sports: ['Curling'], space: { name: 'Rink', sport: 'Curling' }, near: 'Edmonton, AB T5J' },
  },
  { text: 'ball diamonds L6H', filter: { space: { name: 'Diamond' }, near: 'Oakville, ON L6H' } },
  { text: 'gym 02139', filter: { facilityType: ['Gymnasium'], near: 'Cambridge, MA 02139' } },
  { text: 'SoCal beach volleyball', filter: { sports: ['Beach Volleyball'], area: 'metro:socal' } },
  {
    text: 'NoVA lacrosse fields',
    filter: { sports: ['Lacrosse'], space: { name: 'Field', sport: 'Lacrosse' }, area: 'metro:nova' },
  },
  { text: 'GTA badminton', filter: { sports: ['Badminton'], area: 'metro:gta' } },
  { text: 'volleyball in the Triangle', filter: { sports: ['Volleyball'], area: 'metro:triangle' } },
  { text: 'ATL cheer', filter: { sports: ['Cheerleading'], area: 'metro:atlanta' } },
  {
    text: 'NOLA convention center',
    filter: { facilityType: ['Convention Center'], area: 'metro:new-orleans' },
  },
  { text: 'St Pete pickleball', filter: { sports: ['Pickleball'], near: 'St. Petersburg, FL' } },
  { text: 'South Florida tennis', filter: { sports: ['Tennis'], area: 'metro:miami' } },
  { text: 'northeast Ohio basketball', filter: { sports: ['Basketball'], area: 'metro:cleveland' } },
  {
    text: 'Staten Island baseball fields',
    filter: {
      sports: ['Baseball'],
      space: { name: 'Diamond', sport: 'Baseball' },
      near: 'Staten Island, NY',
    },
  },
  { text: 'gym in Scarborough Ontario', filter: { facilityType: ['Gymnasium'], near: 'Scarborough, ON' } },
  { text: 'Washington state volleyball', filter: { sports: ['Volleyball'], state: 'Washington' } },
  {
    text: 'youth football fields Kansas City KS',
    filter: { sports: [...football], space: { name: 'Field' }, near: 'Kansas City, KS' },
  },
  { text: 'PEI curling', filter: { sports: ['Curling'], state: 'Prince Edward Island' } },
  { text: 'DC area fencing', filter: { sports: ['Fencing'], area: 'metro:dc-metro' } },
  { text: 'Ft Lauderdale swimming', filter: { sports: ['Swimming'], near: 'Fort Lauderdale, FL' } },
  { text: 'mt pleasant mi bball', filter: { sports: ['Basketball'], near: 'Mount Pleasant, MI' } },
  { text: 'O’Fallon softball', filter: { sports: ['Softball'], near: "O'Fallon, MO" } },
  { text: 'Paris Texas baseball', filter: { sports: ['Baseball'], near: 'Paris, TX' } },
  {
    text: 'volleyball within 100 miles of Pittsburgh',
    filter: { sports: ['Volleyball'], near: 'Pittsburgh, PA', dist: 100 },
  },
  {
    text: 'basketball courts 20 mi from Tacoma',
    filter: {
      sports: ['Basketball'],
      space: { name: 'Court', sport: 'Basketball' },
      near: 'Tacoma, WA',
      dist: 20,
    },
  },
  {
    text: 'soccer fields Georgia or Florida',
    filter: { sports: ['Soccer'], space: { name: 'Field', sport: 'Soccer' }, state: ['Georgia', 'Florida'] },
  },
  {
    text: 'soccer pitch in London, England',
    filter: { sports: ['Soccer'], space: { name: 'Field', sport: 'Soccer' } },
    unknownPlace: 'London, England',
  },
  {
    text: 'beach volleyball in Cancun Mexico',
    filter: { sports: ['Beach Volleyball'] },
    unknownPlace: 'Cancun Mexico',
  },
  {
    text: 'ice rink Paris France',
    filter: { space: { name: 'Rink', surface: ['Ice'] } },
    unknownPlace: 'Paris France',
  },
  { text: 'gyms near me', filter: { facilityType: ['Gymnasium'] }, here: true },
  { text: 'closest ice rink', filter: { space: { name: 'Rink', surface: ['Ice'] } }, here: true },
]
