import type { ReadingQuery } from '../reading-query.ts'

/** Queries of all sorts, as organizers, coaches, parents and athletic directors type them. */
export const ninthMixedQueries: readonly ReadingQuery[] = [
  {
    text: 'need 8 vollyball courts columbus ohio',
    filter: {
      sports: ['Volleyball'],
      space: { name: 'Court', sport: 'Volleyball', count: 8 },
      near: 'Columbus, OH',
    },
  },
  {
    text: 'Soccer tournament site w/ 12 lighted turf fields, DFW',
    filter: {
      sports: ['Soccer'],
      space: { name: 'Field', sport: 'Soccer', surface: ['Turf'], count: 12 },
      amenities: ['Field & Court Lighting'],
      area: 'metro:dfw',
    },
  },
  {
    text: 'gym near me with showers',
    filter: { facilityType: ['Gymnasium'], amenities: ['Showers'] },
    here: true,
  },
  {
    text: 'wresling mats 46032',
    filter: { sports: ['Wrestling'], space: { name: 'Mat', sport: 'Wrestling' }, near: 'Carmel, IN 46032' },
  },
  { text: 'Where can my AAU boys play in Spokane?', filter: { sports: ['Basketball'], near: 'Spokane, WA' } },
  { text: 'ymca pool boise', filter: { text: 'ymca', space: { name: 'Pool' }, near: 'Boise, ID' } },
  {
    text: 'arena 10,000+ seats, Tulsa',
    filter: { facilityType: ['Arena'], capacity: { from: 10_000 }, near: 'Tulsa, OK' },
  },
  {
    text: 'lacross fields loudoun county virginia',
    filter: { sports: ['Lacrosse'], space: { name: 'Field', sport: 'Lacrosse' }, area: 'county:51107' },
  },
  {
    text: 'pickleball, 24 indoor courts, Mesa AZ',
    filter: {
      sports: ['Pickleball'],
      space: { name: 'Court', sport: 'Pickleball', location: 'Indoor', count: 24 },
      near: 'Mesa, AZ',
    },
  },
  {
    text: 'baseball and softball fields Rocky Mount NC',
    filter: { sports: ['Baseball', 'Softball'], space: { name: 'Diamond' }, near: 'Rocky Mount, NC' },
  },
  {
    text: 'swim meet January 15-17 Bay Area',
    filter: { sports: ['Swimming'], area: 'metro:bay-area' },
    dates: { from: '2027-01-15', to: '2027-01-17' },
  },
  {
    text: 'convention center 100,000 sq ft for a cheer comp, Grand Rapids',
    filter: {
      facilityType: ['Convention Center'],
      indoorArea: { from: 100_000 },
      sports: ['Cheerleading'],
      near: 'Grand Rapids, MI',
    },
  },
  {
    text: 'cross country course terre haute indiana',
    filter: {
      sports: ['Cross Country'],
      space: { name: 'Cross Country Course', sport: 'Cross Country' },
      near: 'Terre Haute, IN',
    },
  },
  { text: 'Topgolf Chattanooga', filter: { text: 'Topgolf', near: 'Chattanooga, TN' } },
  {
    text: 'curling in Minnesota or Wisconsin',
    filter: { sports: ['Curling'], state: ['Minnesota', 'Wisconsin'] },
  },
  {
    text: 'four basketball courts + bleachers, Hazard KY',
    filter: {
      sports: ['Basketball'],
      space: { name: 'Court', sport: 'Basketball', count: 4 },
      amenities: ['Bleachers'],
      near: 'Hazard, KY',
    },
  },
  {
    text: 'NYC fencing strips',
    filter: { sports: ['Fencing'], space: { name: 'Fencing Strip', sport: 'Fencing' }, area: 'metro:nyc' },
  },
  {
    text: 'roller derby rink chicagoland',
    filter: {
      sports: ['Roller Derby'],
      space: { name: 'Rink', sport: 'Roller Derby' },
      area: 'metro:chicago',
    },
  },
  {
    text: 'duluth mn, 3 or more sheets of ice',
    filter: { space: { name: 'Rink', surface: ['Ice'], count: 3 }, near: 'Duluth, MN' },
  },
  { text: 'fieldhouse Brandon, Manitoba', filter: { facilityType: ['Fieldhouse'], near: 'Brandon, MB' } },
  {
    text: 'flag football fields in March, Plano TX',
    filter: {
      sports: ['Non-Contact Football'],
      space: { name: 'Field', sport: 'Non-Contact Football' },
      near: 'Plano, TX',
    },
    dates: { from: '2027-03-01', to: '2027-03-31' },
  },
  {
    text: 'softball complex with batting cages within 30 miles of Wichita',
    filter: { sports: ['Softball'], amenities: ['Batting Cages'], near: 'Wichita, KS', dist: 30 },
  },
  {
    text: 'wheelchair basketball in Birmingham, Alabama, must have locker rooms',
    filter: { sports: ['Wheelchair Basketball'], amenities: ['Locker Rooms'], near: 'Birmingham, AL' },
  },
  {
    text: 'sand volleyball courts gulf shores al',
    filter: {
      sports: ['Beach Volleyball'],
      space: { name: 'Court', sport: 'Beach Volleyball' },
      near: 'Gulf Shores, AL',
    },
  },
  {
    text: 'rugby 7s pitch Hampton Roads',
    filter: { sports: ['Rugby'], space: { name: 'Field', sport: 'Rugby' }, area: 'metro:hampton-roads' },
  },
  {
    text: 'trampoline & tumbling meet, 30 ft ceilings, Allentown',
    filter: { sports: ['Trampoline & Tumbling'], clearHeight: { from: 30 }, near: 'Allentown, PA' },
  },
  {
    text: 'the closest disc golf course',
    filter: { sports: ['Disc Golf'], space: { name: 'Disc Golf Course', sport: 'Disc Golf' } },
    here: true,
  },
  {
    text: 'Bowling 40 lanes Reno Nevada',
    filter: {
      sports: ['Bowling'],
      space: { name: 'Bowling Lane', sport: 'Bowling', count: 40 },
      near: 'Reno, NV',
    },
  },
  {
    text: 'stadium w/ press box and jumbotron East Lansing 48823',
    filter: {
      facilityType: ['Stadium'],
      amenities: ['Press Box', 'Video Board'],
      near: 'East Lansing, MI 48823',
    },
  },
  {
    text: 'indoor turf, an hour from Louisville',
    filter: { surface: ['Turf'], location: 'Indoor', near: 'Louisville, KY', dist: 50 },
  },
  {
    text: 'bass fishing on memorial day weekend, guntersville alabama',
    filter: { sports: ['Fishing'], near: 'Guntersville, AL' },
    dates: { from: '2027-05-29', to: '2027-05-31' },
  },
  {
    text: 'Odessa TX stadium for tackle football',
    filter: { facilityType: ['Stadium'], sports: ['Contact Football'], near: 'Odessa, TX' },
  },
  {
    text: 'I coach U12 girls futsal in McAllen and need a hardwood court',
    filter: {
      sports: ['Futsal'],
      space: { name: 'Court', sport: 'Futsal', surface: ['Hardwood'] },
      near: 'McAllen, TX',
    },
  },
  {
    text: 'archery range wasilla alaska',
    filter: {
      sports: ['Archery'],
      space: { name: 'Archery & Shooting Range', sport: 'Archery' },
      near: 'Wasilla, AK',
    },
  },
  {
    text: 'judo & tae kwon do tourney honolulu',
    filter: { sports: ['Judo', 'Taekwondo'], near: 'Honolulu, HI' },
  },
  {
    text: 'dressage venue with RV parking ocala fl',
    filter: { sports: ['Equestrian'], amenities: ['RV & Bus Parking'], near: 'Ocala, FL' },
  },
  {
    text: 'gymnstics floor rental Twin Cities',
    filter: {
      sports: ['Gymnastics'],
      space: { name: 'Gymnastics Floor', sport: 'Gymnastics' },
      area: 'metro:twin-cities',
    },
  },
  {
    text: 'esports arena in Arlington, TX with good wi-fi',
    filter: { sports: ['Esports'], facilityType: ['Arena'], amenities: ['Wifi'], near: 'Arlington, TX' },
  },
  { text: 'Grand Park Westfield Indiana', filter: { text: 'Grand Park', near: 'Westfield, IN' } },
  { text: 'speed skating Milwakee', filter: { sports: ['Speed Skating'], near: 'Milwaukee, WI' } },
  {
    text: '25 yard pool, 8 lanes, Overland Park',
    filter: { space: { name: 'Pool' }, near: 'Overland Park, KS' },
  },
  { text: 'sportsplex GTA', filter: { facilityType: ['Sports Complex'], area: 'metro:gta' } },
  {
    text: 'cornhole, Cedar Rapids, 40k sq ft',
    filter: { sports: ['Cornhole'], indoorArea: { from: 40_000 }, near: 'Cedar Rapids, IA' },
  },
  {
    text: 'water polo Long Island next summer',
    filter: { sports: ['Water Polo'], area: 'metro:long-island' },
    dates: { from: '2027-06-01', to: '2027-08-31' },
  },
]
