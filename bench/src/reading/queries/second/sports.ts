import type { ReadingQuery } from '../reading-query.ts'

/** Sports, numbers and places of venues. */
export const sportQueries: readonly ReadingQuery[] = [
  {
    text: 'looking for a gym with at least 4 basketball courts in Fort Wayne Indiana',
    filter: {
      sports: ['Basketball'],
      facilityType: ['Gymnasium'],
      space: { name: 'Court', sport: 'Basketball', count: 4 },
      near: 'Fort Wayne, IN',
    },
  },
  {
    text: '6 sheets of ice Grand Rapids MI',
    filter: { space: { name: 'Rink', surface: ['Ice'], count: 6 }, near: 'Grand Rapids, MI' },
  },
  {
    text: 'curling club with 8 sheets in Winnipeg',
    filter: {
      sports: ['Curling'],
      space: { name: 'Rink', sport: 'Curling', count: 8 },
      near: 'Winnipeg, MB',
    },
  },
  {
    text: 'volleyball tournament 16 courts Kansas City',
    filter: {
      sports: ['Volleyball'],
      space: { name: 'Court', sport: 'Volleyball', count: 16 },
      near: 'Kansas City, MO',
    },
  },
  {
    text: 'travel baseball tournament, 8 fields, Myrtle Beach',
    filter: {
      sports: ['Baseball'],
      space: { name: 'Diamond', sport: 'Baseball', count: 8 },
      near: 'Myrtle Beach, SC',
    },
  },
  {
    text: 'fastpitch softball complex w/ 5+ fields OKC',
    filter: {
      sports: ['Softball'],
      space: { name: 'Diamond', sport: 'Softball', count: 5 },
      near: 'Oklahoma City, OK',
    },
  },
  {
    text: 'U12 soccer tournament 10 full size fields Raleigh NC',
    filter: { sports: ['Soccer'], space: { name: 'Field', sport: 'Soccer', count: 10 }, near: 'Raleigh, NC' },
  },
  {
    text: '7v7 football fields turf Houston',
    filter: {
      sports: ['Non-Contact Football'],
      space: { name: 'Field', sport: 'Non-Contact Football', surface: ['Turf'] },
      near: 'Houston, TX',
    },
  },
  {
    text: 'indoor track meet Boston MA in February',
    filter: { sports: ['Track & Field'], location: 'Indoor', near: 'Boston, MA' },
    dates: { from: '2027-02-01', to: '2027-02-28' },
  },
  {
    text: 'swim meet 50 meter pool San Antonio',
    filter: { sports: ['Swimming'], space: { name: 'Pool', sport: 'Swimming' }, near: 'San Antonio, TX' },
  },
  {
    text: 'dance competition stage Providence RI 1500 seats',
    filter: {
      sports: ['Dance'],
      space: { name: 'Stage', sport: 'Dance' },
      capacity: { from: 1500 },
      near: 'Providence, RI',
    },
  },
  {
    text: 'cheer comp convention center Atlantic City',
    filter: { sports: ['Cheerleading'], facilityType: ['Convention Center'], near: 'Atlantic City, NJ' },
  },
  {
    text: 'archery range indoor Lancaster PA',
    filter: {
      sports: ['Archery'],
      space: { name: 'Archery & Shooting Range', sport: 'Archery', location: 'Indoor' },
      near: 'Lancaster, PA',
    },
  },
  {
    text: 'pickleball tournament 20 courts Naples',
    filter: {
      sports: ['Pickleball'],
      space: { name: 'Court', sport: 'Pickleball', count: 20 },
      near: 'Naples, FL',
    },
  },
  {
    text: 'clay tennis courts Miami',
    filter: {
      sports: ['Tennis'],
      space: { name: 'Court', sport: 'Tennis' },
      near: 'Miami, FL',
    },
  },
  {
    text: 'wrestling tournament Iowa 12 mats January 2027',
    filter: { sports: ['Wrestling'], space: { name: 'Mat', sport: 'Wrestling', count: 12 }, state: 'Iowa' },
    dates: { from: '2027-01-01', to: '2027-01-31' },
  },
  {
    text: 'roller derby rink Portland Oregon',
    filter: {
      sports: ['Roller Derby'],
      space: { name: 'Rink', sport: 'Roller Derby' },
      near: 'Portland, OR',
    },
  },
  {
    text: 'bmx track Chula Vista',
    filter: { sports: ['BMX'], space: { name: 'Raceway', sport: 'BMX' }, near: 'Chula Vista, CA' },
  },
  { text: 'gymnastics meet venue Reno', filter: { sports: ['Gymnastics'], near: 'Reno, NV' } },
  {
    text: 'esports arena Columbus',
    filter: { sports: ['Esports'], facilityType: ['Arena'], near: 'Columbus, OH' },
  },
  {
    text: '24 lane bowling alley Buffalo NY',
    filter: {
      sports: ['Bowling'],
      space: { name: 'Bowling Lane', sport: 'Bowling', count: 24 },
      near: 'Buffalo, NY',
    },
  },
  {
    text: 'disc golf 18 holes Austin',
    filter: {
      sports: ['Disc Golf'],
      space: { name: 'Disc Golf Course', sport: 'Disc Golf' },
      near: 'Austin, TX',
    },
  },
  {
    text: 'cross country course Terre Haute',
    filter: {
      sports: ['Cross Country'],
      space: { name: 'Cross Country Course', sport: 'Cross Country' },
      near: 'Terre Haute, IN',
    },
  },
  { text: 'rowing regatta Sarasota', filter: { sports: ['Rowing'], near: 'Sarasota, FL' } },
  {
    text: 'ultimate frisbee fields Ames Iowa',
    filter: { sports: ['Ultimate'], space: { name: 'Field', sport: 'Ultimate' }, near: 'Ames, IA' },
  },
  {
    text: 'climbing gym Boulder',
    filter: {
      sports: ['Sport Climbing'],
      space: { name: 'Climbing Wall', sport: 'Sport Climbing' },
      near: 'Boulder, CO',
    },
  },
  {
    text: 'dome soccer Anchorage',
    filter: { sports: ['Soccer'], location: 'Indoor', near: 'Anchorage, AK' },
  },
  { text: 'skatepark Eugene', filter: { space: { name: 'Skate Park' }, near: 'Eugene, OR' } },
  {
    text: 'basketball AND volleyball Omaha',
    filter: { sports: ['Basketball', 'Volleyball'], near: 'Omaha, NE' },
  },
  {
    text: 'soccer OR lacrosse fields, Delaware',
    filter: { sports: ['Soccer', 'Lacrosse'], space: { name: 'Field' }, state: 'Delaware' },
  },
  {
    text: 'basketball/volleyball courts Mesa AZ',
    filter: { sports: ['Basketball', 'Volleyball'], space: { name: 'Court' }, near: 'Mesa, AZ' },
  },
]
