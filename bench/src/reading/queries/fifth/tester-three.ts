import type { ReadingQuery } from '../reading-query.ts'

/** The last forty of the acceptance tester: whole sentences, amenities, dates, towns named like other things. */
export const testerThreeQueries: readonly ReadingQuery[] = [
  {
    text: 'baseball diamonds PEI',
    filter: {
      sports: ['Baseball'],
      space: { name: 'Diamond', sport: 'Baseball' },
      state: 'Prince Edward Island',
    },
  },
  {
    text: 'sailing within 60 km of Kingston Ontario',
    filter: { sports: ['Sailing'], near: 'Kingston, ON', dist: 37 },
  },
  {
    text: 'gymnastics no more than 2 hours from Knoxville',
    filter: { sports: ['Gymnastics'], near: 'Knoxville, TN', dist: 100 },
  },
  { text: 'Miami Oklahoma rodeo', filter: { sports: ['Rodeo'], near: 'Miami, OK' } },
  { text: 'Bismark ND wrestling', filter: { sports: ['Wrestling'], near: 'Bismarck, ND' } },
  {
    text: 'tennis anchorage (not outdoor)',
    filter: { sports: ['Tennis'], location: 'Indoor', near: 'Anchorage, AK' },
  },
  {
    text: 'outdoor basketball courts brooklyn',
    filter: {
      sports: ['Basketball'],
      space: { name: 'Court', sport: 'Basketball', location: 'Outdoor' },
      near: 'Brooklyn, NY',
    },
  },
  {
    text: 'cricket fields scarborough, on',
    filter: { sports: ['Cricket'], space: { name: 'Field', sport: 'Cricket' }, near: 'Scarborough, ON' },
  },
  {
    text: 'Puget Sound swim meet labor day weekend',
    filter: { sports: ['Swimming'], area: 'metro:seattle' },
    dates: { from: '2027-09-04', to: '2027-09-06' },
  },
  {
    text: 'Inland Empire: baseball, 8 diamonds, batting cages',
    filter: {
      sports: ['Baseball'],
      space: { name: 'Diamond', sport: 'Baseball', count: 8 },
      amenities: ['Batting Cages'],
      area: 'metro:inland-empire',
    },
  },
  { text: 'calcasieu parish softball', filter: { sports: ['Softball'], area: 'county:22019' } },
  {
    text: 'pickelball Maricopa county at least two dozen courts',
    filter: {
      sports: ['Pickleball'],
      space: { name: 'Court', sport: 'Pickleball', count: 24 },
      area: 'county:04013',
    },
  },
  {
    text: 'mountain biking trails Golden, CO',
    filter: {
      sports: ['Mountain Biking'],
      space: { name: 'Trail', sport: 'Mountain Biking' },
      near: 'Golden, CO',
    },
  },
  { text: 'fishing tournament Marathon, FL', filter: { sports: ['Fishing'], near: 'Marathon, FL' } },
  {
    text: '5k in Boulder County october',
    filter: { sports: ['Running'], area: 'county:08013' },
    dates: { from: '2027-10-01', to: '2027-10-31' },
  },
  {
    text: '2 ball hockey rinks mississauga',
    filter: {
      sports: ['Ball Hockey'],
      space: { name: 'Rink', sport: 'Ball Hockey', count: 2 },
      near: 'Mississauga, ON',
    },
  },
  {
    text: 'roller derby for 1,000 fans Portland Maine',
    filter: { sports: ['Roller Derby'], capacity: { from: 1000 }, near: 'Portland, ME' },
  },
  {
    text: 'esports arena big apple',
    filter: { sports: ['Esports'], facilityType: ['Arena'], area: 'metro:nyc' },
  },
  {
    text: 'color guard show at a stadium with press box, Jackson MS',
    filter: {
      sports: ['Marching Arts'],
      facilityType: ['Stadium'],
      amenities: ['Press Box'],
      near: 'Jackson, MS',
    },
  },
  {
    text: 'ultimate frisbee 14 fields Raleigh-Durham',
    filter: {
      sports: ['Ultimate'],
      space: { name: 'Field', sport: 'Ultimate', count: 14 },
      area: 'metro:triangle',
    },
  },
  { text: 'Wyoming, MI basketball', filter: { sports: ['Basketball'], near: 'Wyoming, MI' } },
  {
    text: 'snowboarding at a ski resort in vermont',
    filter: { sports: ['Snowboarding'], facilityType: ['Ski Resort'], state: 'Vermont' },
  },
  {
    text: 'whitewater kayaking charlotte n.c.',
    filter: { sports: ['Canoe & Kayak'], near: 'Charlotte, NC' },
  },
  { text: 'triathalon kailua-kona', filter: { sports: ['Triathlon'], near: 'Kailua-Kona, HI' } },
  {
    text: 'wheelchair basketball gymnasium Birmingham',
    filter: { sports: ['Wheelchair Basketball'], facilityType: ['Gymnasium'], near: 'Birmingham, AL' },
  },
  {
    text: 'on-site lodging plus 10 basketball courts Wisconsin Dells',
    filter: {
      sports: ['Basketball'],
      space: { name: 'Court', sport: 'Basketball', count: 10 },
      amenities: ['Lodging'],
      near: 'Wisconsin Dells, WI',
    },
  },
  {
    text: 'okc stadium, jumbotron, suites, 20000 seats',
    filter: {
      facilityType: ['Stadium'],
      amenities: ['Video Board', 'VIP Suites'],
      capacity: { from: 20_000 },
      near: 'Oklahoma City, OK',
    },
  },
  {
    text: 'dog show fairgrounds puyallup',
    filter: { sports: ['Dog Sports'], facilityType: ['Fairgrounds & Expo Center'], near: 'Puyallup, WA' },
  },
  {
    text: 'surfing hawaii this december',
    filter: { sports: ['Surfing'], state: 'Hawaii' },
    dates: { from: '2026-12-01', to: '2026-12-31' },
  },
  {
    text: 'closest racquetball court',
    filter: { sports: ['Racquetball'], space: { name: 'Court', sport: 'Racquetball' } },
    here: true,
  },
  {
    text: 'baseball stadium Monterrey, Mexico',
    filter: { sports: ['Baseball'], facilityType: ['Stadium'] },
    unknownPlace: 'Monterrey, Mexico',
  },
  {
    text: 'boxing ring bmore',
    filter: { sports: ['Boxing'], space: { name: 'Ring', sport: 'Boxing' }, near: 'Baltimore, MD' },
  },
  {
    text: '5 volleyball courts, live streaming, scoreboards, Lincoln Nebraska July 9-11',
    filter: {
      sports: ['Volleyball'],
      space: { name: 'Court', sport: 'Volleyball', count: 5 },
      amenities: ['Live Streaming', 'Scoreboard'],
      near: 'Lincoln, NE',
    },
    dates: { from: '2027-07-09', to: '2027-07-11' },
  },
  {
    text: 'aquatic center near LSU with 500 seats',
    filter: { facilityType: ['Aquatic Center'], capacity: { from: 500 }, near: 'Baton Rouge, LA' },
  },
  {
    text: 'soccer and lacrosse, 10 turf fields, Delaware',
    filter: {
      sports: ['Soccer', 'Lacrosse'],
      space: { name: 'Field', surface: ['Turf'], count: 10 },
      state: 'Delaware',
    },
  },
  { text: 'golf scramble pinehurst, 144 players', filter: { sports: ['Golf'], near: 'Pinehurst, NC' } },
  {
    text: "We're looking for a place to hold a 32-team girls softball tournament the first weekend of May, at least 8 fields, in Northern Virginia",
    filter: {
      sports: ['Softball'],
      space: { name: 'Diamond', sport: 'Softball', count: 8 },
      area: 'metro:nova',
    },
    dates: { from: '2027-05-01', to: '2027-05-02' },
  },
  {
    text: 'hi! do you have gyms in Yakima with 3 volleyball courts and bleachers',
    filter: {
      sports: ['Volleyball'],
      facilityType: ['Gymnasium'],
      space: { name: 'Court', sport: 'Volleyball', count: 3 },
      amenities: ['Bleachers'],
      near: 'Yakima, WA',
    },
  },
  {
    text: 'mma,arena,van nuys ca',
    filter: { sports: ['Mixed Martial Arts'], facilityType: ['Arena'], near: 'Van Nuys, CA' },
  },
  { text: "taekwondo prince george's county", filter: { sports: ['Taekwondo'], area: 'county:24033' } },
]
