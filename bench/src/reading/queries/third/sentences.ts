import type { ReadingQuery } from '../reading-query.ts'

/** Whole sentences, questions and dictated texts. */
export const sentenceQueries: readonly ReadingQuery[] = [
  {
    text: "Hi there, I'm looking for a place to host our annual wrestling tournament somewhere in Iowa, we'd need at least twelve mats",
    filter: { sports: ['Wrestling'], space: { name: 'Mat', sport: 'Wrestling', count: 12 }, state: 'Iowa' },
  },
  {
    text: 'do you guys have any indoor soccer places around tacoma',
    filter: { sports: ['Soccer', 'Futsal'], location: 'Indoor', near: 'Tacoma, WA' },
  },
  {
    text: 'Where can we hold a swim meet with 1,200 spectators in North Carolina?',
    filter: { sports: ['Swimming'], capacity: { from: 1200 }, state: 'North Carolina' },
  },
  {
    text: 'which venues near Denver have at least six basketball courts under one roof',
    filter: {
      sports: ['Basketball'],
      space: { name: 'Court', sport: 'Basketball', location: 'Indoor', count: 6 },
      near: 'Denver, CO',
    },
  },
  {
    text: 'we are a youth baseball league from Toledo and need a dozen fields for the weekend of June 12',
    filter: {
      sports: ['Baseball'],
      space: { name: 'Diamond', sport: 'Baseball', count: 12 },
      near: 'Toledo, OH',
    },
    dates: { from: '2027-06-12', to: '2027-06-13' },
  },
  {
    text: 'I need a hockey rink in Buffalo for memorial day weekend',
    filter: {
      sports: ['Ice Hockey', 'Ball Hockey', 'Roller Hockey', 'Sled Hockey'],
      space: { name: 'Rink' },
      near: 'Buffalo, NY',
    },
    dates: { from: '2027-05-29', to: '2027-05-31' },
  },
  {
    text: 'Looking to rent a gym with showers and locker rooms in Boise, budget around $2,000',
    filter: { facilityType: ['Gymnasium'], amenities: ['Showers', 'Locker Rooms'], near: 'Boise, ID' },
  },
  {
    text: 'can anyone recommend a tennis facility with 20 or more hard courts in Georgia',
    filter: {
      sports: ['Tennis'],
      space: { name: 'Court', sport: 'Tennis', count: 20 },
      state: 'Georgia',
    },
  },
  {
    text: 'My daughter plays club volleyball and we want to host 40 teams in Kansas City next March',
    filter: { sports: ['Volleyball'], near: 'Kansas City, MO' },
    dates: { from: '2027-03-01', to: '2027-03-31' },
  },
  {
    text: 'is there a rugby pitch in vancouver bc with floodlights',
    filter: {
      sports: ['Rugby'],
      space: { name: 'Field', sport: 'Rugby' },
      amenities: ['Field & Court Lighting'],
      near: 'Vancouver, BC',
    },
  },
  {
    text: 'what stadiums in Ohio seat more than 20,000 people',
    filter: { facilityType: ['Stadium'], capacity: { from: 20_000 }, state: 'Ohio' },
  },
  {
    text: 'anything with a climbing wall in salt lake city please',
    filter: {
      sports: ['Sport Climbing'],
      space: { name: 'Climbing Wall', sport: 'Sport Climbing' },
      near: 'Salt Lake City, UT',
    },
  },
  {
    text: 'ok so i need um a track meet venue in albuquerque for like three hundred athletes',
    filter: { sports: ['Track & Field'], near: 'Albuquerque, NM' },
  },
  {
    text: 'turf fields between Dallas and Fort Worth',
    filter: { space: { name: 'Field', surface: ['Turf'] }, near: 'Dallas, TX' },
  },
  {
    text: 'Need a wheelchair accessible gym for wheelchair basketball in Birmingham, Alabama',
    filter: {
      sports: ['Wheelchair Basketball'],
      facilityType: ['Gymnasium'],
      amenities: ['Wheelchair Accessible'],
      near: 'Birmingham, AL',
    },
  },
  {
    text: 'figure skating rink near me with bleachers',
    filter: {
      sports: ['Figure Skating'],
      space: { name: 'Rink', sport: 'Figure Skating' },
      amenities: ['Bleachers'],
    },
    here: true,
  },
  {
    text: 'our robotics club is hoping to find a school or community center in New Jersey',
    filter: { sports: ['Robotics'], facilityType: ['School', 'Community Center'], state: 'New Jersey' },
  },
  {
    text: 'We want to run a triathlon near Lake Tahoe next summer',
    filter: { sports: ['Triathlon'], near: 'South Lake Tahoe, CA' },
    dates: { from: '2027-06-01', to: '2027-08-31' },
  },
  {
    text: 'any dance competition stages in Anaheim or Long Beach',
    filter: { sports: ['Dance'], space: { name: 'Stage', sport: 'Dance' }, near: 'Anaheim, CA' },
  },
  {
    text: 'please find me a natural grass football stadium within an hour of Atlanta',
    filter: {
      sports: ['Contact Football', 'Soccer', 'Non-Contact Football'],
      facilityType: ['Stadium'],
      surface: ['Grass'],
      near: 'Atlanta, GA',
      dist: 50,
    },
  },
  {
    text: 'who has eight sheets of curling ice in Wisconsin',
    filter: {
      sports: ['Curling'],
      space: { name: 'Rink', sport: 'Curling', surface: ['Ice'], count: 8 },
      state: 'Wisconsin',
    },
  },
  {
    text: 'Is there an indoor 200m track within 100 miles of Nashville?',
    filter: { space: { name: 'Track', location: 'Indoor' }, near: 'Nashville, TN', dist: 100 },
  },
  {
    text: 'looking for a field house close to Ohio State University',
    filter: { facilityType: ['Fieldhouse'], near: 'Columbus, OH' },
  },
  {
    text: 'need courts for 64 team basketball tournament in Spokane in march',
    filter: { sports: ['Basketball'], space: { name: 'Court', sport: 'Basketball' }, near: 'Spokane, WA' },
    dates: { from: '2027-03-01', to: '2027-03-31' },
  },
  {
    text: 'I would like to book an olympic size pool in Toronto',
    filter: { space: { name: 'Pool' }, near: 'Toronto, ON' },
  },
  {
    text: 'softball fields with lights not turf in Chattanooga TN',
    filter: {
      sports: ['Softball'],
      space: { name: 'Diamond', sport: 'Softball' },
      amenities: ['Field & Court Lighting'],
      near: 'Chattanooga, TN',
    },
  },
  {
    text: 'looking for archery ranges not outdoor in utah',
    filter: {
      sports: ['Archery'],
      space: { name: 'Archery & Shooting Range', sport: 'Archery', location: 'Indoor' },
      state: 'Utah',
    },
  },
  {
    text: "what's the biggest convention center in Las Vegas",
    filter: { facilityType: ['Convention Center'], near: 'Las Vegas, NV' },
  },
  {
    text: 'We have about 600 players and would love a place with restaurants and lodging on site in Branson Missouri',
    filter: { amenities: ['Restaurant', 'Lodging'], near: 'Branson, MO' },
  },
  {
    text: 'esports arena somewhere in the bay area with fast wifi',
    filter: { sports: ['Esports'], facilityType: ['Arena'], amenities: ['Wifi'], area: 'metro:bay-area' },
  },
]
