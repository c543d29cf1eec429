import type { ReadingQuery } from '../reading-query.ts'

/** What a regional sports commission, its clubs and its hotel partners type: the first half. */
export const commissionOneQueries: readonly ReadingQuery[] = [
  {
    text: 'we need 8+ vb courts for a u14 qualifier, within 30 miles of Elizabethtown KY',
    filter: {
      sports: ['Volleyball'],
      space: { name: 'Court', sport: 'Volleyball', count: 8 },
      near: 'Elizabethtown, KY',
      dist: 30,
    },
  },
  {
    text: 'Hamilton County Indiana turf fields',
    filter: { space: { name: 'Field', surface: ['Turf'] }, area: 'county:18057' },
  },
  {
    text: 'fastpitch, 6 lighted fields & batting cages',
    filter: {
      sports: ['Softball'],
      space: { name: 'Diamond', sport: 'Softball', count: 6 },
      amenities: ['Field & Court Lighting', 'Batting Cages'],
    },
  },
  {
    text: 'Where can we hold a youth wrestling event with 500 athletes in January, somewhere in Iowa?',
    filter: { sports: ['Wrestling'], state: 'Iowa' },
    dates: { from: '2027-01-01', to: '2027-01-31' },
  },
  { text: 'Grand Park westfield IN', filter: { text: 'Grand Park', near: 'Westfield, IN' } },
  { text: 'ice rink Kalamzoo', filter: { space: { name: 'Rink', surface: ['Ice'] }, near: 'Kalamazoo, MI' } },
  {
    text: 'baloncesto bayamon cancha bajo techo',
    filter: {
      sports: ['Basketball'],
      space: { name: 'Court', sport: 'Basketball', location: 'Indoor' },
      near: 'Bayamón, PR',
    },
  },
  {
    text: 'arenas that seat 4,000 plus in the Dakotas',
    filter: { facilityType: ['Arena'], capacity: { from: 4000 }, state: ['North Dakota', 'South Dakota'] },
  },
  {
    text: 'Cheer comp venue, min 60,000 sq ft and 25 ft ceilings, Panama City Beach',
    filter: {
      sports: ['Cheerleading'],
      indoorArea: { from: 60_000 },
      clearHeight: { from: 25 },
      near: 'Panama City Beach, FL',
    },
  },
  {
    text: 'pickelball 24 courts labor day wknd Naples FL',
    filter: {
      sports: ['Pickleball'],
      space: { name: 'Court', sport: 'Pickleball', count: 24 },
      near: 'Naples, FL',
    },
    dates: { from: '2027-09-04', to: '2027-09-06' },
  },
  {
    text: 'who has a 50 meter pool in DuPage county seating 1200 spectators',
    filter: { space: { name: 'Pool' }, capacity: { from: 1200 }, area: 'county:17043' },
  },
  { text: 'gyms 46032', filter: { facilityType: ['Gymnasium'], near: 'Carmel, IN 46032' } },
  {
    text: 'soccer showcase: ten natural grass fields at one site, Concord NC',
    filter: {
      sports: ['Soccer'],
      space: { name: 'Field', sport: 'Soccer', surface: ['Grass'], count: 10 },
      near: 'Concord, NC',
    },
  },
  {
    text: 'flag football fields jan 9-10 Emerald Coast',
    filter: {
      sports: ['Non-Contact Football'],
      space: { name: 'Field', sport: 'Non-Contact Football' },
      area: 'metro:florida-panhandle',
    },
    dates: { from: '2027-01-09', to: '2027-01-10' },
  },
  {
    text: 'curling rink duluth mn',
    filter: { sports: ['Curling'], space: { name: 'Rink', sport: 'Curling' }, near: 'Duluth, MN' },
  },
  {
    text: 'convention centers in Ohio or Kentucky for robotics champs, April 2027',
    filter: { sports: ['Robotics'], facilityType: ['Convention Center'], state: ['Ohio', 'Kentucky'] },
    dates: { from: '2027-04-01', to: '2027-04-30' },
  },
  {
    text: 'travel ball tourney 12u, 5 diamonds, Sevierville Tenn',
    filter: {
      sports: ['Baseball'],
      space: { name: 'Diamond', sport: 'Baseball', count: 5 },
      near: 'Sevierville, TN',
    },
  },
  { text: 'xc meet, 40 teams, Terre Haute', filter: { sports: ['Cross Country'], near: 'Terre Haute, IN' } },
  {
    text: 'hockey rinks chicagoland',
    filter: {
      sports: ['Ice Hockey', 'Ball Hockey', 'Roller Hockey', 'Sled Hockey'],
      space: { name: 'Rink' },
      area: 'metro:chicago',
    },
  },
  {
    text: 'stadium w/ video board and press box, 8k seats, Omaha',
    filter: {
      facilityType: ['Stadium'],
      amenities: ['Video Board', 'Press Box'],
      capacity: { from: 8000 },
      near: 'Omaha, NE',
    },
  },
  {
    text: 'gymnase avec 4 terrains de volleyball à Trois-Rivières',
    filter: {
      sports: ['Volleyball'],
      facilityType: ['Gymnasium'],
      space: { name: 'Court', sport: 'Volleyball', count: 4 },
      near: 'Trois-Rivières, QC',
    },
  },
  {
    text: 'BJJ open feb 20 2027 fieldhouse Pueblo Colorado',
    filter: { sports: ['Jiu-Jitsu'], facilityType: ['Fieldhouse'], near: 'Pueblo, CO' },
    dates: { from: '2027-02-20', to: '2027-02-20' },
  },
  { text: 'outdoor 3x3 Boise', filter: { sports: ['Basketball'], location: 'Outdoor', near: 'Boise, ID' } },
  {
    text: 'mens lacrosse 21045 turf',
    filter: { sports: ['Lacrosse'], surface: ['Turf'], near: 'Columbia, MD 21045' },
  },
  {
    text: 'tenis courts chandler az 85225',
    filter: { sports: ['Tennis'], space: { name: 'Court', sport: 'Tennis' }, near: 'Chandler, AZ 85225' },
  },
  {
    text: 'roller derby rink w/ locker rooms, not outdoor. Fargo',
    filter: {
      sports: ['Roller Derby'],
      space: { name: 'Rink', sport: 'Roller Derby', location: 'Indoor' },
      amenities: ['Locker Rooms'],
      near: 'Fargo, ND',
    },
  },
  {
    text: 'place to run a disc golf championship in Emporia KS next June',
    filter: { sports: ['Disc Golf'], near: 'Emporia, KS' },
    dates: { from: '2027-06-01', to: '2027-06-30' },
  },
  {
    text: 'sportsplex with min 12 bball courts DFW',
    filter: {
      sports: ['Basketball'],
      facilityType: ['Sports Complex'],
      space: { name: 'Court', sport: 'Basketball', count: 12 },
      area: 'metro:dfw',
    },
  },
  { text: 'Topgolf Overland Park', filter: { text: 'Topgolf', near: 'Overland Park, KS' } },
  {
    text: 'swim meet Wasatch Front march 12-14',
    filter: { sports: ['Swimming'], area: 'metro:salt-lake' },
    dates: { from: '2027-03-12', to: '2027-03-14' },
  },
  {
    text: 'ball diamonds an hour from Sioux Falls',
    filter: { space: { name: 'Diamond' }, near: 'Sioux Falls, SD', dist: 50 },
  },
  {
    text: 'Ultimate frisbee regionals, 14 fields, Rockford IL',
    filter: {
      sports: ['Ultimate'],
      space: { name: 'Field', sport: 'Ultimate', count: 14 },
      near: 'Rockford, IL',
    },
  },
  { text: 'gymnastics waukesha county', filter: { sports: ['Gymnastics'], area: 'county:55133' } },
  {
    text: 'fencing club needs expo center in Hampton Roads',
    filter: { sports: ['Fencing'], facilityType: ['Fairgrounds & Expo Center'], area: 'metro:hampton-roads' },
  },
  {
    text: 'venues with livestreaming and AC for a dance competition, Biloxi, Miss.',
    filter: { sports: ['Dance'], amenities: ['Live Streaming', 'Air Conditioning'], near: 'Biloxi, MS' },
  },
  {
    text: 'rugby sevens memorial day weekend Virginia',
    filter: { sports: ['Rugby'], state: 'Virginia' },
    dates: { from: '2027-05-29', to: '2027-05-31' },
  },
  {
    text: 'kickball fields w/ lights, greater Nashville',
    filter: {
      sports: ['Kickball'],
      space: { name: 'Diamond', sport: 'Kickball' },
      amenities: ['Field & Court Lighting'],
      area: 'metro:nashville',
    },
  },
  { text: 'Marshalltown ia archery', filter: { sports: ['Archery'], near: 'Marshalltown, IA' } },
  {
    text: 'sled hockey + wheelchair accessible ice rink, Buffalo',
    filter: {
      sports: ['Sled Hockey'],
      space: { name: 'Rink', sport: 'Sled Hockey', surface: ['Ice'] },
      amenities: ['Wheelchair Accessible'],
      near: 'Buffalo, NY',
    },
  },
  {
    text: 'field house 30 minutes from Green Bay',
    filter: { facilityType: ['Fieldhouse'], near: 'Green Bay, WI', dist: 25 },
  },
  {
    text: 'estadio de beisbol en Ponce con luces',
    filter: {
      sports: ['Baseball'],
      facilityType: ['Stadium'],
      amenities: ['Field & Court Lighting'],
      near: 'Ponce, PR',
    },
  },
  {
    text: 'volleyball Baldwin County AL 6-8 courts',
    filter: {
      sports: ['Volleyball'],
      space: { name: 'Court', sport: 'Volleyball', count: 6 },
      area: 'county:01003',
    },
  },
  { text: 'Chadron, Nebraska: track meet', filter: { sports: ['Track & Field'], near: 'Chadron, NE' } },
]
