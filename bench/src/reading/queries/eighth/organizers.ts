import type { ReadingQuery } from '../reading-query.ts'

/** Venue queries of organizers of all kinds of events, in their own jargon. */
export const eighthOrganizerQueries: readonly ReadingQuery[] = [
  {
    text: 'need 8 turf diamonds under the lights, 12u travel baseball, Round Rock TX',
    filter: {
      sports: ['Baseball'],
      space: { name: 'Diamond', sport: 'Baseball', surface: ['Turf'], count: 8 },
      amenities: ['Field & Court Lighting'],
      near: 'Round Rock, TX',
    },
  },
  {
    text: 'Ocala FL 12+ dedicated pickleball courts',
    filter: {
      sports: ['Pickleball'],
      space: { name: 'Court', sport: 'Pickleball', count: 12 },
      near: 'Ocala, FL',
    },
  },
  {
    text: 'masters swimming natatorium, 8 lanes, Cary NC 27513',
    filter: {
      sports: ['Swimming'],
      space: { name: 'Pool', sport: 'Swimming', location: 'Indoor' },
      near: 'Cary, NC 27513',
    },
  },
  {
    text: 'year-end dance recital, stage w/ 900 seats by Naperville',
    filter: {
      sports: ['Dance'],
      space: { name: 'Stage', sport: 'Dance' },
      capacity: { from: 900 },
      near: 'Naperville, IL',
    },
  },
  {
    text: 'LAN party 10,000 sq ft with wifi Columbus Ohio',
    filter: { sports: ['Esports'], indoorArea: { from: 10_000 }, amenities: ['Wifi'], near: 'Columbus, OH' },
  },
  {
    text: 'arena for cheer comp Myrtle Beach, 25 ft ceilings, march 2027',
    filter: {
      sports: ['Cheerleading'],
      facilityType: ['Arena'],
      clearHeight: { from: 25 },
      near: 'Myrtle Beach, SC',
    },
    dates: { from: '2027-03-01', to: '2027-03-31' },
  },
  {
    text: 'half marathon start/finish with parking in Decorah, Iowa',
    filter: { sports: ['Running'], amenities: ['Parking'], near: 'Decorah, IA' },
  },
  {
    text: 'San Antonio convention center 100k sq ft annual sales meeting',
    filter: { facilityType: ['Convention Center'], indoorArea: { from: 100_000 }, near: 'San Antonio, TX' },
  },
  {
    text: 'girls AAU bball showcase louisville ky 10 hardwood courts',
    filter: {
      sports: ['Basketball'],
      space: { name: 'Court', sport: 'Basketball', surface: ['Hardwood'], count: 10 },
      near: 'Louisville, KY',
    },
  },
  {
    text: 'fastpitch fields within 40 miles of tulsa',
    filter: {
      sports: ['Softball'],
      space: { name: 'Diamond', sport: 'Softball' },
      near: 'Tulsa, OK',
      dist: 40,
    },
  },
  {
    text: 'indoor soccer facilty for winter league DuPage County IL',
    filter: { sports: ['Soccer', 'Futsal'], location: 'Indoor', area: 'county:17043' },
  },
  {
    text: 'Where can my coed kickball league play in Denver? we need 4 fields',
    filter: {
      sports: ['Kickball'],
      space: { name: 'Diamond', sport: 'Kickball', count: 4 },
      near: 'Denver, CO',
    },
  },
  {
    text: 'roller derby bout, concrete floor + bleachers, asheville',
    filter: {
      sports: ['Roller Derby'],
      surface: ['Concrete'],
      amenities: ['Bleachers'],
      near: 'Asheville, NC',
    },
  },
  {
    text: 'Memorial Day weekend: six sand volleyball courts, Gulf Shores AL',
    filter: {
      sports: ['Beach Volleyball'],
      space: { name: 'Court', sport: 'Beach Volleyball', count: 6 },
      near: 'Gulf Shores, AL',
    },
    dates: { from: '2027-05-29', to: '2027-05-31' },
  },
  {
    text: 'wrestling duals - gym that holds 8 mats - bolivar mo',
    filter: {
      sports: ['Wrestling'],
      facilityType: ['Gymnasium'],
      space: { name: 'Mat', sport: 'Wrestling', count: 8 },
      near: 'Bolivar, MO',
    },
  },
  {
    text: 'terre haute xc course 40 teams',
    filter: {
      sports: ['Cross Country'],
      space: { name: 'Cross Country Course', sport: 'Cross Country' },
      near: 'Terre Haute, IN',
    },
  },
  {
    text: '3 sheets of ice for squirt ice hockey jamboree twin cities',
    filter: {
      sports: ['Ice Hockey'],
      space: { name: 'Rink', sport: 'Ice Hockey', surface: ['Ice'], count: 3 },
      area: 'metro:twin-cities',
    },
  },
  {
    text: 'rink w/ 1,500+ seats and locker rooms for a figure skating competition, Lansing MI',
    filter: {
      sports: ['Figure Skating'],
      space: { name: 'Rink', sport: 'Figure Skating' },
      capacity: { from: 1500 },
      amenities: ['Locker Rooms'],
      near: 'Lansing, MI',
    },
  },
  {
    text: 'robotics regional @ an expo center Puyallup',
    filter: { sports: ['Robotics'], facilityType: ['Fairgrounds & Expo Center'], near: 'Puyallup, WA' },
  },
  {
    text: 'htx 7v7 tourney 6 turf fields',
    filter: {
      sports: ['Non-Contact Football'],
      space: { name: 'Field', sport: 'Non-Contact Football', surface: ['Turf'], count: 6 },
      area: 'metro:houston',
    },
  },
  {
    text: 'schooling show dressage, sand footing, Aiken SC',
    filter: { sports: ['Equestrian'], surface: ['Sand'], near: 'Aiken, SC' },
  },
  {
    text: 'fencing ROC jan 8-10 richmond va convention center 24 strips',
    filter: {
      sports: ['Fencing'],
      facilityType: ['Convention Center'],
      space: { name: 'Fencing Strip', sport: 'Fencing', count: 24 },
      near: 'Richmond, VA',
    },
    dates: { from: '2027-01-08', to: '2027-01-10' },
  },
  {
    text: 'curling bonspiel in Duluth needs 6 sheets of ice',
    filter: {
      sports: ['Curling'],
      space: { name: 'Rink', sport: 'Curling', surface: ['Ice'], count: 6 },
      near: 'Duluth, MN',
    },
  },
  {
    text: '40 bowling lanes, sanctioned, Reno',
    filter: {
      sports: ['Bowling'],
      space: { name: 'Bowling Lane', sport: 'Bowling', count: 40 },
      near: 'Reno, NV',
    },
  },
  {
    text: 'ultimate frisbee sectionals 10 grass fields champaign illinois',
    filter: {
      sports: ['Ultimate'],
      space: { name: 'Field', sport: 'Ultimate', surface: ['Grass'], count: 10 },
      near: 'Champaign, IL',
    },
  },
  {
    text: 'Plano TX gymnastics meet w/ air conditioning pls',
    filter: { sports: ['Gymnastics'], amenities: ['Air Conditioning'], near: 'Plano, TX' },
  },
  {
    text: 'first weekend in June paddleboard race traverse city mi',
    filter: { sports: ['Stand-Up Paddleboarding'], near: 'Traverse City, MI' },
    dates: { from: '2027-06-05', to: '2027-06-06' },
  },
  {
    text: '18 hole disc golf course Emporia, KS',
    filter: {
      sports: ['Disc Golf'],
      space: { name: 'Disc Golf Course', sport: 'Disc Golf' },
      near: 'Emporia, KS',
    },
  },
  {
    text: 'pool near me for water polo scrimmages',
    filter: { sports: ['Water Polo'], space: { name: 'Pool', sport: 'Water Polo' } },
    here: true,
  },
  {
    text: 'Long Island lacrosse fields for club tryouts',
    filter: { sports: ['Lacrosse'], space: { name: 'Field', sport: 'Lacrosse' }, area: 'metro:long-island' },
  },
]
