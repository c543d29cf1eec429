import type { ReadingQuery } from '../reading-query.ts'

/** The rest of what an acceptance tester typed in English; `eighthAcceptanceQueries` contains it. */
export const restOfAcceptanceQueries: readonly ReadingQuery[] = [
  {
    text: 'futsal courts near me',
    filter: { sports: ['Futsal'], space: { name: 'Court', sport: 'Futsal' } },
    here: true,
  },
  {
    text: 'an hour from Knoxvile: sports complex with 8+ baseball fields',
    filter: {
      sports: ['Baseball'],
      facilityType: ['Sports Complex'],
      space: { name: 'Diamond', sport: 'Baseball', count: 8 },
      near: 'Knoxville, TN',
      dist: 50,
    },
  },
  {
    text: 'fieldhouse 90,000 sq ft michigan',
    filter: { facilityType: ['Fieldhouse'], indoorArea: { from: 90000 }, state: 'Michigan' },
  },
  {
    text: 'badmiton courts, ceiling at least 30 feet, Fremont CA',
    filter: {
      sports: ['Badminton'],
      space: { name: 'Court', sport: 'Badminton' },
      clearHeight: { from: 30 },
      near: 'Fremont, CA',
    },
  },
  {
    text: 'figure skating in Colorado or Utah, arena seating 2,500',
    filter: {
      sports: ['Figure Skating'],
      facilityType: ['Arena'],
      capacity: { from: 2500 },
      state: ['Colorado', 'Utah'],
    },
  },
  {
    text: 'ultimate frisbee fields the carolinas',
    filter: {
      sports: ['Ultimate'],
      space: { name: 'Field', sport: 'Ultimate' },
      state: ['North Carolina', 'South Carolina'],
    },
  },
  {
    text: 'roller derby NYC w PA system',
    filter: { sports: ['Roller Derby'], amenities: ['PA System'], area: 'metro:nyc' },
  },
  {
    text: 'Hennepin County squash, 8 courts',
    filter: { sports: ['Squash'], space: { name: 'Court', sport: 'Squash', count: 8 }, area: 'county:27053' },
  },
  {
    text: 'I want two dozen tennis courts in Mobile, Alabama, with a pro shop and plenty of parking',
    filter: {
      sports: ['Tennis'],
      space: { name: 'Court', sport: 'Tennis', count: 24 },
      amenities: ['Pro Shop', 'Parking'],
      near: 'Mobile, AL',
    },
  },
  {
    text: 'field hocky on turf - Newark, Delaware - Nov 27-29',
    filter: { sports: ['Field Hockey'], surface: ['Turf'], near: 'Newark, DE' },
    dates: { from: '2026-11-27', to: '2026-11-29' },
  },
  {
    text: 'dodgeball memorial day weekend boise 4 courts',
    filter: {
      sports: ['Dodgeball'],
      space: { name: 'Court', sport: 'Dodgeball', count: 4 },
      near: 'Boise, ID',
    },
    dates: { from: '2027-05-29', to: '2027-05-31' },
  },
  {
    text: 'powerliftng meet, 3 platforms, Amarillo TX',
    filter: {
      sports: ['Powerlifting'],
      space: { name: 'Lifting Platform', sport: 'Powerlifting', count: 3 },
      near: 'Amarillo, TX',
    },
  },
  {
    text: 'indoor archery range Yankton SD',
    filter: {
      sports: ['Archery'],
      space: { name: 'Archery & Shooting Range', sport: 'Archery', location: 'Indoor' },
      near: 'Yankton, SD',
    },
  },
  {
    text: 'disc golf tournement Emporia Kansas labor day weekend',
    filter: { sports: ['Disc Golf'], near: 'Emporia, KS' },
    dates: { from: '2027-09-04', to: '2027-09-06' },
  },
  {
    text: 'Spooky Nook Manheim PA volleyball',
    filter: { text: 'Spooky Nook', sports: ['Volleyball'], near: 'Manheim, PA' },
  },
  {
    text: 'dance competition next summer, Branson MO, 2000 seats and live streaming',
    filter: {
      sports: ['Dance'],
      capacity: { from: 2000 },
      amenities: ['Live Streaming'],
      near: 'Branson, MO',
    },
    dates: { from: '2027-06-01', to: '2027-08-31' },
  },
  {
    text: 'need a rink 4 ringette in Kelowna BC',
    filter: { sports: ['Ringette'], space: { name: 'Rink', sport: 'Ringette' }, near: 'Kelowna, BC' },
  },
  {
    text: 'grass soccer fields M5V',
    filter: {
      sports: ['Soccer'],
      space: { name: 'Field', sport: 'Soccer', surface: ['Grass'] },
      near: 'Toronto, ON M5V',
    },
  },
  {
    text: 'volleyball courts in Cancun, Mexico',
    filter: { sports: ['Volleyball'], space: { name: 'Court', sport: 'Volleyball' } },
    unknownPlace: 'Cancun, Mexico',
  },
  {
    text: 'esports arena Denver 80202 with wifi & video board',
    filter: {
      sports: ['Esports'],
      facilityType: ['Arena'],
      amenities: ['Wifi', 'Video Board'],
      near: 'Denver, CO 80202',
    },
  },
  {
    text: 'basketball and vollyball, 20 courts, Hampton Roads',
    filter: {
      sports: ['Basketball', 'Volleyball'],
      space: { name: 'Court', count: 20 },
      area: 'metro:hampton-roads',
    },
  },
  {
    text: 'natatorium hamilton county indiana diving meet',
    filter: {
      sports: ['Diving'],
      space: { name: 'Pool', sport: 'Diving', location: 'Indoor' },
      area: 'county:18057',
    },
  },
  {
    text: 'tackle football staduim odessa texas 10k seats press box',
    filter: {
      sports: ['Contact Football'],
      facilityType: ['Stadium'],
      capacity: { from: 10000 },
      amenities: ['Press Box'],
      near: 'Odessa, TX',
    },
  },
  {
    text: 'judo / karate, twelve mats, Lowell, MA',
    filter: { sports: ['Judo', 'Karate'], space: { name: 'Mat', count: 12 }, near: 'Lowell, MA' },
  },
  {
    text: 'ice rink 30 minutes from Lake Placid NY',
    filter: { space: { name: 'Rink', surface: ['Ice'] }, near: 'Lake Placid, NY', dist: 25 },
  },
]
