import type { ReadingQuery } from '../reading-query.ts'

const hockey = ['Ice Hockey', 'Ball Hockey', 'Roller Hockey', 'Sled Hockey'] as const

/** Surfaces, amenities, seats, types and dates of venues. */
export const equipmentQueries: readonly ReadingQuery[] = [
  // Surfaces, amenities, seats and areas
  {
    text: 'outdoor turf field with lights Plano TX',
    filter: {
      space: { name: 'Field', surface: ['Turf'], location: 'Outdoor' },
      amenities: ['Field & Court Lighting'],
      near: 'Plano, TX',
    },
  },
  {
    text: 'hardwood courts only, 6 courts, Louisville',
    filter: { space: { name: 'Court', surface: ['Hardwood'], count: 6 }, near: 'Louisville, KY' },
  },
  {
    text: 'sand volleyball courts Tempe',
    filter: {
      sports: ['Beach Volleyball'],
      space: { name: 'Court', sport: 'Beach Volleyball' },
      near: 'Tempe, AZ',
    },
  },
  {
    text: 'grass soccer fields with bleachers and restrooms Boise',
    filter: {
      sports: ['Soccer'],
      space: { name: 'Field', sport: 'Soccer', surface: ['Grass'] },
      amenities: ['Bleachers', 'Restrooms'],
      near: 'Boise, ID',
    },
  },
  {
    text: 'arena with locker rooms, video board and press box Albany NY',
    filter: {
      facilityType: ['Arena'],
      amenities: ['Locker Rooms', 'Video Board', 'Press Box'],
      near: 'Albany, NY',
    },
  },
  {
    text: 'air conditioned gym with wifi Baton Rouge',
    filter: { facilityType: ['Gymnasium'], amenities: ['Air Conditioning', 'Wifi'], near: 'Baton Rouge, LA' },
  },
  {
    text: 'wheelchair accessible pool with showers Tallahassee',
    filter: {
      space: { name: 'Pool' },
      amenities: ['Wheelchair Accessible', 'Showers'],
      near: 'Tallahassee, FL',
    },
  },
  {
    text: 'baseball stadium 5000+ seats New Jersey',
    filter: {
      sports: ['Baseball'],
      facilityType: ['Stadium'],
      capacity: { from: 5000 },
      state: 'New Jersey',
    },
  },
  {
    text: 'arena seating 8,000 for basketball in Wichita',
    filter: {
      sports: ['Basketball'],
      facilityType: ['Arena'],
      capacity: { from: 8000 },
      near: 'Wichita, KS',
    },
  },
  {
    text: 'venue for 1,200 spectators volleyball Sioux Falls',
    filter: { sports: ['Volleyball'], capacity: { from: 1200 }, near: 'Sioux Falls, SD' },
  },
  {
    text: 'softball complex with concession stand, playground and parking Chattanooga',
    filter: {
      sports: ['Softball'],
      amenities: ['Concessions', 'Playground', 'Parking'],
      near: 'Chattanooga, TN',
    },
  },
  {
    text: 'RV parking fairgrounds Yakima',
    filter: {
      facilityType: ['Fairgrounds & Expo Center'],
      amenities: ['RV & Bus Parking'],
      near: 'Yakima, WA',
    },
  },
  {
    text: 'bus parking, athletic trainer room wrestling Harrisburg',
    filter: {
      sports: ['Wrestling'],
      amenities: ['RV & Bus Parking', 'Athletic Training Room'],
      near: 'Harrisburg, PA',
    },
  },
  {
    text: 'EV charging tennis courts Palo Alto',
    filter: {
      sports: ['Tennis'],
      space: { name: 'Court', sport: 'Tennis' },
      amenities: ['EV Charging'],
      near: 'Palo Alto, CA',
    },
  },
  {
    text: 'livestreaming hockey rink St Paul',
    filter: {
      sports: [...hockey],
      space: { name: 'Rink' },
      amenities: ['Live Streaming'],
      near: 'Saint Paul, MN',
    },
  },
  {
    text: 'convention center with 100,000 sq ft in Dallas',
    filter: { facilityType: ['Convention Center'], indoorArea: { from: 100_000 }, near: 'Dallas, TX' },
  },
  {
    text: 'volleyball gym 25 ft ceilings Knoxville',
    filter: {
      sports: ['Volleyball'],
      facilityType: ['Gymnasium'],
      clearHeight: { from: 25 },
      near: 'Knoxville, TN',
    },
  },
  { text: 'exhibit hall Tulsa', filter: { space: { name: 'Exhibit Hall' }, near: 'Tulsa, OK' } },
  {
    text: 'fairgrounds expo center Puyallup',
    filter: { facilityType: ['Fairgrounds & Expo Center'], near: 'Puyallup, WA' },
  },
  { text: 'equestrian center Ocala', filter: { facilityType: ['Equestrian Center'], near: 'Ocala, FL' } },
  { text: 'community centre Burnaby', filter: { facilityType: ['Community Center'], near: 'Burnaby, BC' } },
  { text: 'speedway Daytona Beach', filter: { facilityType: ['Race Track'], near: 'Daytona Beach, FL' } },
  { text: 'ski resort Park City', filter: { facilityType: ['Ski Resort'], near: 'Park City, UT' } },
  // Dates
  {
    text: 'softball fields Lincoln NE 5/14-5/16',
    filter: { sports: ['Softball'], space: { name: 'Diamond', sport: 'Softball' }, near: 'Lincoln, NE' },
    dates: { from: '2027-05-14', to: '2027-05-16' },
  },
  {
    text: 'basketball gym Toledo Jan 15 2027',
    filter: { sports: ['Basketball'], facilityType: ['Gymnasium'], near: 'Toledo, OH' },
    dates: { from: '2027-01-15', to: '2027-01-15' },
  },
  {
    text: 'soccer complex Memorial Day weekend Cary NC',
    filter: { sports: ['Soccer'], near: 'Cary, NC' },
    dates: { from: '2027-05-29', to: '2027-05-31' },
  },
  {
    text: 'gym rental Boise this December',
    filter: { facilityType: ['Gymnasium'], near: 'Boise, ID' },
    dates: { from: '2026-12-01', to: '2026-12-31' },
  },
  {
    text: 'volleyball Sept 2027 Fargo',
    filter: { sports: ['Volleyball'], near: 'Fargo, ND' },
    dates: { from: '2027-09-01', to: '2027-09-30' },
  },
  {
    text: 'cheer Dallas 2027-02-20',
    filter: { sports: ['Cheerleading'], near: 'Dallas, TX' },
    dates: { from: '2027-02-20', to: '2027-02-20' },
  },
  {
    text: 'tennis courts June through August Hilton Head',
    filter: { sports: ['Tennis'], space: { name: 'Court', sport: 'Tennis' }, near: 'Hilton Head, SC' },
    dates: { from: '2027-06-01', to: '2027-08-31' },
  },
]
