import type { DestinationQuery } from '../reading-query.ts'

/** Event owners who look for convention and visitors bureaus, sports commissions and host cities. */
export const destinationsQueries: readonly DestinationQuery[] = [
  {
    text: 'cvb that gives grants for youth softball, alabama',
    filter: {
      destinationType: ['Convention & Visitors Bureau'],
      services: ['Grant Programs'],
      sports: ['Softball'],
      state: 'Alabama',
    },
  },
  {
    text: 'sports commissions in the midwest with volunteers',
    filter: {
      destinationType: ['Sports Commission'],
      services: ['Volunteer'],
      state: [
        'Illinois',
        'Indiana',
        'Iowa',
        'Kansas',
        'Michigan',
        'Minnesota',
        'Missouri',
        'Nebraska',
        'North Dakota',
        'Ohio',
        'South Dakota',
        'Wisconsin',
      ],
    },
  },
  {
    text: 'host city for wrestling nationals march 2028',
    filter: { sports: ['Wrestling'] },
    dates: { from: '2028-03-01', to: '2028-03-31' },
  },
  {
    text: 'CVBs or sports commissions near Knoxville',
    filter: { destinationType: ['Convention & Visitors Bureau', 'Sports Commission'], near: 'Knoxville, TN' },
  },
  {
    text: 'Who offers welcome bags + signage for a volleyball qualifier? Colorado or Utah',
    filter: { services: ['Welcome Bags', 'Signage'], sports: ['Volleyball'], state: ['Colorado', 'Utah'] },
  },
  {
    text: 'dmo hilo hawaii',
    filter: { destinationType: ['Destination Management Organization'], near: 'Hilo, HI' },
  },
  {
    text: 'convention and visitors bureau within 75 miles of Evansville that wants fastpitch',
    filter: {
      destinationType: ['Convention & Visitors Bureau'],
      sports: ['Softball'],
      near: 'Evansville, IN',
      dist: 75,
    },
  },
  {
    text: 'site visits for a soccer cup, DFW, july',
    filter: { services: ['Site Visits'], sports: ['Soccer'], area: 'metro:dfw' },
    dates: { from: '2027-07-01', to: '2027-07-31' },
  },
  {
    text: 'sports comission puget sound',
    filter: { destinationType: ['Sports Commission'], area: 'metro:seattle' },
  },
  {
    text: 'hockey host cities in Saskatchewan',
    filter: { sports: ['Ice Hockey', 'Ball Hockey', 'Roller Hockey', 'Sled Hockey'], state: 'Saskatchewan' },
  },
  {
    text: 'Grant programs for swimming championships, the Dakotas',
    filter: { services: ['Grant Programs'], sports: ['Swimming'], state: ['North Dakota', 'South Dakota'] },
  },
  {
    text: 'cvb with event marketing sponsorship for cheer - Wisconsin',
    filter: {
      destinationType: ['Convention & Visitors Bureau'],
      services: ['Event Marketing Sponsorship'],
      sports: ['Cheerleading'],
      state: 'Wisconsin',
    },
  },
  {
    text: 'cities bidding on lacrosse events, labor day weekend',
    filter: { sports: ['Lacrosse'] },
    dates: { from: '2027-09-04', to: '2027-09-06' },
  },
  {
    text: 'convention & visitors bureau lancaster county pa',
    filter: { destinationType: ['Convention & Visitors Bureau'], area: 'county:42071' },
  },
  { text: 'nearest sports commission', filter: { destinationType: ['Sports Commission'] }, here: true },
  {
    text: 'we need volunteers and lodging services for our gymnastics meet in Reno NV feb 19-21',
    filter: { services: ['Volunteer', 'Lodging Services'], sports: ['Gymnastics'], near: 'Reno, NV' },
    dates: { from: '2027-02-19', to: '2027-02-21' },
  },
  {
    text: 'media assistance, bowling green ky, cross country',
    filter: { services: ['PR/Media Assistance'], sports: ['Cross Country'], near: 'Bowling Green, KY' },
  },
  {
    text: 'destination management organizations new england',
    filter: {
      destinationType: ['Destination Management Organization'],
      state: ['Connecticut', 'Maine', 'Massachusetts', 'New Hampshire', 'Rhode Island', 'Vermont'],
    },
  },
  {
    text: 'which city wants a 200 team flag football event in florida 2027',
    filter: { sports: ['Non-Contact Football'], state: 'Florida' },
    dates: { from: '2027-01-01', to: '2027-12-31' },
  },
  { text: 'sports commision tulsa', filter: { destinationType: ['Sports Commission'], near: 'Tulsa, OK' } },
  {
    text: 'CVB Guadalajara, Mexico',
    filter: { destinationType: ['Convention & Visitors Bureau'] },
    unknownPlace: 'Guadalajara, Mexico',
  },
  {
    text: 'pickleball and tennis friendly cvb, Palm Beach county fl',
    filter: {
      destinationType: ['Convention & Visitors Bureau'],
      sports: ['Pickleball', 'Tennis'],
      area: 'county:12099',
    },
  },
  { text: 'track and field host, 97401', filter: { sports: ['Track & Field'], near: 'Eugene, OR 97401' } },
  {
    text: 'visitors bureaus 1 hour from Gettysburg w grant programs',
    filter: {
      destinationType: ['Convention & Visitors Bureau'],
      services: ['Grant Programs'],
      near: 'Gettysburg, PA',
      dist: 50,
    },
  },
  {
    text: 'basketball destinations Inland Empire',
    filter: { sports: ['Basketball'], area: 'metro:inland-empire' },
  },
  {
    text: 'signage, marketing, site visits: sports commission in Georgia',
    filter: {
      destinationType: ['Sports Commission'],
      services: ['Signage', 'Marketing', 'Site Visits'],
      state: 'Georgia',
    },
  },
  {
    text: 'host community 4 ringette, moncton new brunswick',
    filter: { sports: ['Ringette'], near: 'Moncton, NB' },
  },
  {
    text: 'management groups, north carolina',
    filter: { destinationType: ['Management Group'], state: 'North Carolina' },
  },
  {
    text: 'VOLUNTEERS TRIATHLON CEDAR CITY UTAH MAY 8 2027',
    filter: { services: ['Volunteer'], sports: ['Triathlon'], near: 'Cedar City, UT' },
    dates: { from: '2027-05-08', to: '2027-05-08' },
  },
  {
    text: 'cvb rapid city sd & welcome bags',
    filter: {
      destinationType: ['Convention & Visitors Bureau'],
      services: ['Welcome Bags'],
      near: 'Rapid City, SD',
    },
  },
]
