import type { DestinationQuery } from '../reading-query.ts'

/** Destinations as event owners who look for hosts type them. */
export const directorsDestinationQueries: readonly DestinationQuery[] = [
  {
    text: 'sports commissions in Texas with grants',
    filter: { destinationType: ['Sports Commission'], state: 'Texas', services: ['Grant Programs'] },
  },
  {
    text: 'CVB that provides volunteers and welcome bags for softball nationals, Panama City Beach',
    filter: {
      destinationType: ['Convention & Visitors Bureau'],
      services: ['Volunteer', 'Welcome Bags'],
      sports: ['Softball'],
      near: 'Panama City Beach, FL',
    },
  },
  { text: 'who hosts xc nationals in kentucky', filter: { sports: ['Cross Country'], state: 'Kentucky' } },
  {
    text: 'site visit w/ branson mo cvb',
    filter: {
      services: ['Site Visits'],
      destinationType: ['Convention & Visitors Bureau'],
      near: 'Branson, MO',
    },
  },
  {
    text: 'host city wanted: swimming championships 2028',
    filter: { sports: ['Swimming'] },
    dates: { from: '2028-01-01', to: '2028-12-31' },
  },
  {
    text: 'DMO vermont, cycling, june 2027',
    filter: {
      destinationType: ['Destination Management Organization'],
      sports: ['Cycling'],
      state: 'Vermont',
    },
    dates: { from: '2027-06-01', to: '2027-06-30' },
  },
  {
    text: 'hotel block assistance for 200 team volleyball qualifier Indiana or Ohio',
    filter: { services: ['Lodging Services'], sports: ['Volleyball'], state: ['Indiana', 'Ohio'] },
  },
  {
    text: 'sports comission Kalamazoo',
    filter: { destinationType: ['Sports Commission'], near: 'Kalamazoo, MI' },
  },
  {
    text: 'lubbock convention and visitors bureau PR + media help',
    filter: {
      near: 'Lubbock, TX',
      destinationType: ['Convention & Visitors Bureau'],
      services: ['PR/Media Assistance'],
    },
  },
  {
    text: 'destination management organization greater cleveland pickleball event',
    filter: {
      destinationType: ['Destination Management Organization'],
      area: 'metro:cleveland',
      sports: ['Pickleball'],
    },
  },
  {
    text: 'visitors bureau w signage, 120 team lacrosse, Howard County MD',
    filter: {
      destinationType: ['Convention & Visitors Bureau'],
      services: ['Signage'],
      sports: ['Lacrosse'],
      area: 'county:24027',
    },
  },
  {
    text: 'Snohomish County sports commission? 14U baseball world series',
    filter: { destinationType: ['Sports Commission'], sports: ['Baseball'], area: 'county:53061' },
  },
  {
    text: 'cities bidding on folkstyle wrestling iowa 3/20/27-3/21/27',
    filter: { sports: ['Wrestling'], state: 'Iowa' },
    dates: { from: '2027-03-20', to: '2027-03-21' },
  },
  {
    text: 'CVBs within 2 hours of Charlotte, grant programs, baseball',
    filter: {
      destinationType: ['Convention & Visitors Bureau'],
      near: 'Charlotte, NC',
      dist: 100,
      services: ['Grant Programs'],
      sports: ['Baseball'],
    },
  },
  {
    text: 'tampa bay sports commission event marketing sponsorship',
    filter: {
      area: 'metro:tampa-bay',
      destinationType: ['Sports Commission'],
      services: ['Event Marketing Sponsorship'],
    },
  },
  {
    text: 'bid out: curling nationals in minnesota / wisconsin',
    filter: { sports: ['Curling'], state: ['Minnesota', 'Wisconsin'] },
  },
  {
    text: 'cvb near me that does room blocks',
    filter: { destinationType: ['Convention & Visitors Bureau'], services: ['Lodging Services'] },
    here: true,
  },
  {
    text: 'disc golf worlds host the carolinas fall 2027',
    filter: { sports: ['Disc Golf'], state: ['North Carolina', 'South Carolina'] },
    dates: { from: '2027-09-01', to: '2027-11-30' },
  },
  {
    text: 'management group Las Vegas esports',
    filter: { destinationType: ['Management Group'], near: 'Las Vegas, NV', sports: ['Esports'] },
  },
  { text: '"Visit Mesa" softball', filter: { text: 'Visit Mesa', sports: ['Softball'] } },
  {
    text: '64 team flag football labor day weekend st cloud mn cvb',
    filter: {
      sports: ['Non-Contact Football'],
      near: 'Saint Cloud, MN',
      destinationType: ['Convention & Visitors Bureau'],
    },
    dates: { from: '2027-09-04', to: '2027-09-06' },
  },
  { text: 'broomball host Moncton NB', filter: { sports: ['Broomball'], near: 'Moncton, NB' } },
  {
    text: 'need volunteers + marketing for a triathlon, door county wisconsin',
    filter: { services: ['Volunteer', 'Marketing'], sports: ['Triathlon'], area: 'county:55029' },
  },
  {
    text: "who'll take a karate qualifier in Puerto Rico, may 15-16",
    filter: { sports: ['Karate'], state: 'Puerto Rico' },
    dates: { from: '2027-05-15', to: '2027-05-16' },
  },
  {
    text: 'rights holder seeks sports commission: gymnastics, 3000 athletes, grant program, site visits, Knoxville',
    filter: {
      destinationType: ['Sports Commission'],
      sports: ['Gymnastics'],
      services: ['Grant Programs', 'Site Visits'],
      near: 'Knoxville, TN',
    },
  },
]
