import type { ReadingQuery } from '../reading-query.ts'

/** Queries of families, coaches and players: misspelled ones, mere places, dictated ones, and oddly typed ones. */
export const familyQueries: readonly ReadingQuery[] = [
  {
    text: 'basketbal gym naperville',
    filter: { sports: ['Basketball'], facilityType: ['Gymnasium'], near: 'Naperville, IL' },
  },
  {
    text: 'vollyball courts near me',
    filter: { sports: ['Volleyball'], space: { name: 'Court', sport: 'Volleyball' } },
    here: true,
  },
  {
    text: 'soccor feilds in boise idaho',
    filter: { sports: ['Soccer'], space: { name: 'Field', sport: 'Soccer' }, near: 'Boise, ID' },
  },
  { text: 'swiming lessons provo utah', filter: { sports: ['Swimming'], near: 'Provo, UT' } },
  { text: 'gymnastcs philly', filter: { sports: ['Gymnastics'], near: 'Philadelphia, PA' } },
  {
    text: '12 picklball courts scottsdal az',
    filter: {
      sports: ['Pickleball'],
      space: { name: 'Court', sport: 'Pickleball', count: 12 },
      near: 'Scottsdale, AZ',
    },
  },
  { text: 'batting cages wichta ks', filter: { amenities: ['Batting Cages'], near: 'Wichita, KS' } },
  {
    text: 'youth wrestlng tournment des moines jan 16-17',
    filter: { sports: ['Wrestling'], near: 'Des Moines, IA' },
    dates: { from: '2027-01-16', to: '2027-01-17' },
  },
  { text: 'lacross clearwater fl', filter: { sports: ['Lacrosse'], near: 'Clearwater, FL' } },
  { text: 'cheerleadng comp myrtle beech', filter: { sports: ['Cheerleading'], near: 'Myrtle Beach, SC' } },
  {
    text: 'baseballfields cooperstown ny',
    filter: { sports: ['Baseball'], space: { name: 'Diamond', sport: 'Baseball' }, near: 'Cooperstown, NY' },
  },
  {
    text: 'sofball within 25 mi of chatanooga',
    filter: { sports: ['Softball'], near: 'Chattanooga, TN', dist: 25 },
  },
  {
    text: 'tenis courts w/ lights plano tx',
    filter: {
      sports: ['Tennis'],
      space: { name: 'Court', sport: 'Tennis' },
      amenities: ['Field & Court Lighting'],
      near: 'Plano, TX',
    },
  },
  {
    text: 'where to play badmiton in edison new jersy',
    filter: { sports: ['Badminton'], near: 'Edison, NJ' },
  },
  { text: 'taekwando for kids Marietta GA', filter: { sports: ['Taekwondo'], near: 'Marietta, GA' } },
  {
    text: 'hokey in saskatoon',
    filter: { sports: ['Ice Hockey', 'Ball Hockey', 'Roller Hockey', 'Sled Hockey'], near: 'Saskatoon, SK' },
  },
  { text: 'flag footbal denver colorodo', filter: { sports: ['Non-Contact Football'], near: 'Denver, CO' } },
  { text: 'ultimate frizbee madison wisc', filter: { sports: ['Ultimate'], near: 'Madison, WI' } },
  {
    text: 'gymnasum with bleechers toledo',
    filter: { facilityType: ['Gymnasium'], amenities: ['Bleachers'], near: 'Toledo, OH' },
  },
  { text: 'figur skating lake placid ny', filter: { sports: ['Figure Skating'], near: 'Lake Placid, NY' } },
  { text: 'wheelchair basketbal in Alabma', filter: { sports: ['Wheelchair Basketball'], state: 'Alabama' } },
  {
    text: 'water pollo irvine in febuary',
    filter: { sports: ['Water Polo'], near: 'Irvine, CA' },
    dates: { from: '2027-02-01', to: '2027-02-28' },
  },
  {
    text: 'rock climbng wall ashville nc',
    filter: {
      sports: ['Sport Climbing'],
      space: { name: 'Climbing Wall', sport: 'Sport Climbing' },
      near: 'Asheville, NC',
    },
  },
  { text: 'sand vollyball galveston', filter: { sports: ['Beach Volleyball'], near: 'Galveston, TX' } },
  { text: 'fencing club in Pittsburg PA', filter: { sports: ['Fencing'], near: 'Pittsburgh, PA' } },

  { text: 'Kerrville', filter: { near: 'Kerrville, TX' } },
  { text: 'Williston ND', filter: { near: 'Williston, ND' } },
  { text: '60614', filter: { near: 'Chicago, IL 60614' } },
  { text: 'V6B 1A1', filter: { near: 'Vancouver, BC V6B' } },
  { text: 'bucks county pa', filter: { area: 'county:42017' } },
  { text: 'the 6ix', filter: { near: 'Toronto, ON' } },
  { text: 'DMV', filter: { area: 'metro:dc-metro' } },
  { text: 'the maritimes', filter: { state: ['New Brunswick', 'Nova Scotia', 'Prince Edward Island'] } },
  { text: 'dakotas', filter: { state: ['North Dakota', 'South Dakota'] } },
  { text: 'okc', filter: { near: 'Oklahoma City, OK' } },
  { text: 'venues in orange county, fl', filter: { area: 'county:12095' } },
  { text: 'chi-town', filter: { near: 'Chicago, IL' } },
  { text: 'P.E.I.', filter: { state: 'Prince Edward Island' } },
  { text: 'sault ste marie ontario canada', filter: { near: 'Sault Ste. Marie, ON' } },
  { text: 'anything in Yuma?', filter: { near: 'Yuma, AZ' } },
  { text: 'Katy 77494', filter: { near: 'Katy, TX 77494' } },
  { text: 'cape cod', filter: { area: 'metro:cape-cod' } },
  { text: 'within 15 miles of Paducah KY', filter: { near: 'Paducah, KY', dist: 15 } },
  { text: '📍nashville', filter: { near: 'Nashville, TN' } },
  { text: '"Bozeman, Montana"', filter: { text: 'Bozeman Montana' } },
  { text: 'ATLANTA!!!', filter: { near: 'Atlanta, GA' } },
  { text: 'moose jaw sask', filter: { near: 'Moose Jaw, SK' } },
  { text: 'St Johns Newfoundland', filter: { near: "St. John's, NL" } },
  { text: 'houma louisianna', filter: { near: 'Houma, LA' } },
  { text: 'conneticut', filter: { state: 'Connecticut' } },

  {
    text: 'hey find me a place to play pickleball near Sioux Falls South Dakota',
    filter: { sports: ['Pickleball'], near: 'Sioux Falls, SD' },
  },
  {
    text: 'BBALL COURTS 🏀 ST PAUL MN',
    filter: { sports: ['Basketball'], space: { name: 'Court', sport: 'Basketball' }, near: 'Saint Paul, MN' },
  },
  {
    text: '"batting cages" AND softball Amarillo',
    filter: { sports: ['Softball'], text: 'batting cages', near: 'Amarillo, TX' },
  },
  {
    text: 'YMCA w/ pool kalamazoo',
    filter: { text: 'YMCA', space: { name: 'Pool' }, near: 'Kalamazoo, MI' },
  },
  {
    text: 'ball hockey rink, Mississauga L5B',
    filter: {
      sports: ['Ball Hockey'],
      space: { name: 'Rink', sport: 'Ball Hockey' },
      near: 'Mississauga, ON L5B',
    },
  },
  {
    text: 'wheelchair accessible gym worcester ma',
    filter: { facilityType: ['Gymnasium'], amenities: ['Wheelchair Accessible'], near: 'Worcester, MA' },
  },
  { text: 'soccer 20 km from Kelowna', filter: { sports: ['Soccer'], near: 'Kelowna, BC', dist: 12 } },
  { text: 'judo OR jiu-jitsu, richmond va', filter: { sports: ['Judo', 'Jiu-Jitsu'], near: 'Richmond, VA' } },
  {
    text: 'softball labor day weekend ocean city maryland',
    filter: { sports: ['Softball'], near: 'Ocean City, MD' },
    dates: { from: '2027-09-04', to: '2027-09-06' },
  },
  {
    text: 'rugby, with locker rooms & showers - Kamloops',
    filter: { sports: ['Rugby'], amenities: ['Locker Rooms', 'Showers'], near: 'Kamloops, BC' },
  },
  {
    text: 'in door tennis courts by Purdue University',
    filter: {
      sports: ['Tennis'],
      space: { name: 'Court', sport: 'Tennis', location: 'Indoor' },
      near: 'West Lafayette, IN',
    },
  },
  {
    text: 'cricket pitch brampton',
    filter: { sports: ['Cricket'], space: { name: 'Field', sport: 'Cricket' }, near: 'Brampton, ON' },
  },
  {
    text: 'ICE RINKS IN BRANDON MANITOBA',
    filter: { space: { name: 'Rink', surface: ['Ice'] }, near: 'Brandon, MB' },
  },
  {
    text: 'uhh where can my daughter do gymnastics in tallahassee florida',
    filter: { sports: ['Gymnastics'], near: 'Tallahassee, FL' },
  },
  {
    text: 'closest outdoor basketball court',
    filter: { sports: ['Basketball'], space: { name: 'Court', sport: 'Basketball', location: 'Outdoor' } },
    here: true,
  },
]
