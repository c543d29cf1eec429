import type { ReadingQuery } from '../reading-query.ts'

/** Queries of parents, players of adult leagues, church and school groups, coaches, and companies, often in a hurry. */
export const peopleOneQueries: readonly ReadingQuery[] = [
  { text: 'hey any place my 8yr old can play futsal near me', filter: { sports: ['Futsal'] }, here: true },
  {
    text: 'gym w/ 2 bball courts naperville il',
    filter: {
      sports: ['Basketball'],
      facilityType: ['Gymnasium'],
      space: { name: 'Court', sport: 'Basketball', count: 2 },
      near: 'Naperville, IL',
    },
  },
  {
    text: 'picklball courts indoors 78704',
    filter: {
      sports: ['Pickleball'],
      space: { name: 'Court', sport: 'Pickleball', location: 'Indoor' },
      near: 'Austin, TX 78704',
    },
  },
  {
    text: 'find me a swimming pool with eight lanes for a swim meet in boise idaho',
    filter: { sports: ['Swimming'], space: { name: 'Pool', sport: 'Swimming' }, near: 'Boise, ID' },
  },
  {
    text: 'church league softball, lights plz, tyler tx',
    filter: { sports: ['Softball'], amenities: ['Field & Court Lighting'], near: 'Tyler, TX' },
  },
  {
    text: 'dodgeball saturday dec 12 des moines',
    filter: { sports: ['Dodgeball'], near: 'Des Moines, IA' },
    dates: { from: '2026-12-12', to: '2026-12-12' },
  },
  {
    text: 'seating for 250 wedding reception fredericksburg tx june 5',
    filter: { capacity: { from: 250 }, near: 'Fredericksburg, TX' },
    dates: { from: '2027-06-05', to: '2027-06-05' },
  },
  {
    text: 'company kickball game nashville w parking and bathrooms',
    filter: { sports: ['Kickball'], amenities: ['Parking', 'Restrooms'], near: 'Nashville, TN' },
  },
  {
    text: 'Corporate team building - bowling - Greater Cincinnati - October 2027',
    filter: { sports: ['Bowling'], area: 'metro:cincinnati' },
    dates: { from: '2027-10-01', to: '2027-10-31' },
  },
  {
    text: 'HR holiday party venue Schaumburg, seats 400, catering kitchen',
    filter: { amenities: ['Catering Kitchen'], capacity: { from: 400 }, near: 'Schaumburg, IL' },
  },
  {
    text: 'daughters gymnastics meet, need bleachers + AC, Katy Texas',
    filter: { sports: ['Gymnastics'], amenities: ['Bleachers', 'Air Conditioning'], near: 'Katy, TX' },
  },
  {
    text: 'chess tourney for 3rd graders cedar rapids iowa',
    filter: { sports: ['Chess'], near: 'Cedar Rapids, IA' },
  },
  {
    text: 'youth group volleyball + basketball, gym with playground, murfreesboro',
    filter: {
      sports: ['Volleyball', 'Basketball'],
      facilityType: ['Gymnasium'],
      amenities: ['Playground'],
      near: 'Murfreesboro, TN',
    },
  },
  {
    text: 'batting cages close to Plano TX in january',
    filter: { amenities: ['Batting Cages'], near: 'Plano, TX' },
    dates: { from: '2027-01-01', to: '2027-01-31' },
  },
  {
    text: 'turf feild for lacrosse practise within 20 mi of Towson',
    filter: {
      sports: ['Lacrosse'],
      space: { name: 'Field', sport: 'Lacrosse', surface: ['Turf'] },
      near: 'Towson, MD',
      dist: 20,
    },
  },
  {
    text: 'is there any place w/ 2 sheets of ice by Duluth',
    filter: { space: { name: 'Rink', surface: ['Ice'], count: 2 }, near: 'Duluth, MN' },
  },
  { text: 'adult coed vollyball league yonkers ny', filter: { sports: ['Volleyball'], near: 'Yonkers, NY' } },
  {
    text: 'ymca swimming lessons waukesha',
    filter: { text: 'ymca', sports: ['Swimming'], near: 'Waukesha, WI' },
  },
  {
    text: 'flag footbal 4 fields myrtle beach mar 13-14 2027',
    filter: {
      sports: ['Non-Contact Football'],
      space: { name: 'Field', sport: 'Non-Contact Football', count: 4 },
      near: 'Myrtle Beach, SC',
    },
    dates: { from: '2027-03-13', to: '2027-03-14' },
  },
  {
    text: '10u travel baseball, 6 fields, Branson Mo, memorial day wknd',
    filter: {
      sports: ['Baseball'],
      space: { name: 'Diamond', sport: 'Baseball', count: 6 },
      near: 'Branson, MO',
    },
    dates: { from: '2027-05-29', to: '2027-05-31' },
  },
  {
    text: 'somewhere to shoot archery indoors near Gaylord, Michigan',
    filter: { sports: ['Archery'], location: 'Indoor', near: 'Gaylord, MI' },
  },
  {
    text: 'wheelchair acessible bowling 48226',
    filter: { sports: ['Bowling'], amenities: ['Wheelchair Accessible'], near: 'Detroit, MI 48226' },
  },
  { text: 'PTA 5k fun run Lake Oswego', filter: { sports: ['Running'], near: 'Lake Oswego, OR' } },
  {
    text: 'Cheer comp 2,500 seats Georgia or Alabama',
    filter: { sports: ['Cheerleading'], capacity: { from: 2500 }, state: ['Georgia', 'Alabama'] },
  },
  {
    text: 'tennis courts (not outdoor!!) Tulsa',
    filter: {
      sports: ['Tennis'],
      space: { name: 'Court', sport: 'Tennis', location: 'Indoor' },
      near: 'Tulsa, OK',
    },
  },
  {
    text: 'who rents out space for a wrestling meet in Williamsport PA? 8 mats',
    filter: {
      sports: ['Wrestling'],
      space: { name: 'Mat', sport: 'Wrestling', count: 8 },
      near: 'Williamsport, PA',
    },
  },
  {
    text: 'santa cruz beach volleyball six courts',
    filter: {
      sports: ['Beach Volleyball'],
      space: { name: 'Court', sport: 'Beach Volleyball', count: 6 },
      near: 'Santa Cruz, CA',
    },
  },
  {
    text: 'robotics competition 30,000 sq ft Spokane wa',
    filter: { sports: ['Robotics'], indoorArea: { from: 30_000 }, near: 'Spokane, WA' },
  },
  {
    text: 'I need 40 foot ceilings for club volleyball in Omaha',
    filter: { sports: ['Volleyball'], clearHeight: { from: 40 }, near: 'Omaha, NE' },
  },
  {
    text: 'dart league tomorrow milwaukee',
    filter: { sports: ['Darts'], near: 'Milwaukee, WI' },
    dates: { from: '2026-11-23', to: '2026-11-23' },
  },
  {
    text: 'track & field meet in Eugene, PA system and scoreboard a must',
    filter: { sports: ['Track & Field'], amenities: ['PA System', 'Scoreboard'], near: 'Eugene, OR' },
  },
  {
    text: 'pickup basketball Jersey City 07302',
    filter: { sports: ['Basketball'], near: 'Jersey City, NJ 07302' },
  },
  {
    text: 'my son plays sled hockey, rinks within an hour of Erie PA',
    filter: {
      sports: ['Sled Hockey'],
      space: { name: 'Rink', sport: 'Sled Hockey' },
      near: 'Erie, PA',
      dist: 50,
    },
  },
  {
    text: 'Marching band contest stadium 10,000 seats Central Ohio',
    filter: {
      sports: ['Marching Arts'],
      facilityType: ['Stadium'],
      capacity: { from: 10_000 },
      area: 'metro:columbus',
    },
  },
  {
    text: 'birthday party rock climbing lafayette la',
    filter: { sports: ['Sport Climbing'], near: 'Lafayette, LA' },
  },
  {
    text: 'ping pong tables in the OC',
    filter: { sports: ['Table Tennis'], space: { name: 'Table', sport: 'Table Tennis' }, area: 'metro:oc' },
  },
  {
    text: 'sportsplex w/ 12 soccer feilds + 8 softball fields, kansas',
    filter: {
      sports: ['Soccer', 'Softball'],
      facilityType: ['Sports Complex'],
      spaceType: ['Field', 'Diamond'],
      state: 'Kansas',
    },
  },
  { text: 'u12 girls fastpitch Wake County NC', filter: { sports: ['Softball'], area: 'county:37183' } },
  {
    text: 'homeschool co-op needs gym, Loudoun Co VA',
    filter: { facilityType: ['Gymnasium'], area: 'county:51107' },
  },
  {
    text: 'spooky nook hamilton ohio volleyball',
    filter: { text: 'spooky nook', sports: ['Volleyball'], near: 'Hamilton, OH' },
  },
  { text: '"the star" frisco tx', filter: { text: 'the star', near: 'Frisco, TX' } },
  {
    text: 'livestream + 4 hardwood courts + lockerrooms, Knoxville',
    filter: {
      amenities: ['Live Streaming', 'Locker Rooms'],
      space: { name: 'Court', surface: ['Hardwood'], count: 4 },
      near: 'Knoxville, TN',
    },
  },
  {
    text: 'pee wee tackle football concession stand lubbock',
    filter: { sports: ['Contact Football'], amenities: ['Concessions'], near: 'Lubbock, TX' },
  },
  {
    text: 'fieldhouse Bozeman MT feb',
    filter: { facilityType: ['Fieldhouse'], near: 'Bozeman, MT' },
    dates: { from: '2027-02-01', to: '2027-02-28' },
  },
  {
    text: 'Summer sailing camp on Cape Cod july 2027',
    filter: { sports: ['Sailing'], area: 'metro:cape-cod' },
    dates: { from: '2027-07-01', to: '2027-07-31' },
  },
]
