import type { DestinationQuery } from '../reading-query.ts'

export const destinationQueries: readonly DestinationQuery[] = [
  { text: 'sports commissions in texas', filter: { destinationType: ['Sports Commission'], state: 'Texas' } },
  {
    text: 'CVB Grand Rapids',
    filter: { destinationType: ['Convention & Visitors Bureau'], near: 'Grand Rapids, MI' },
  },
  {
    text: 'who can help us host a volleyball tournament in Spokane',
    filter: { sports: ['Volleyball'], near: 'Spokane, WA' },
  },
  {
    text: 'cities with grants for youth soccer tournaments',
    filter: { sports: ['Soccer'], services: ['Grant Programs'] },
  },
  {
    text: 'dmo colorado',
    filter: { destinationType: ['Destination Management Organization'], state: 'Colorado' },
  },
  {
    text: 'convention and visitors bureau that offers volunteers and welcome bags, Florida',
    filter: {
      destinationType: ['Convention & Visitors Bureau'],
      services: ['Volunteer', 'Welcome Bags'],
      state: 'Florida',
    },
  },
  {
    text: 'destinations in the Pacific Northwest for cross country',
    filter: { sports: ['Cross Country'], state: ['Oregon', 'Washington', 'Idaho'] },
  },
  {
    text: 'beach towns for a beach volleyball event north carolina',
    filter: { sports: ['Beach Volleyball'], state: 'North Carolina' },
  },
  {
    text: 'sports commision ohio site visit',
    filter: { destinationType: ['Sports Commission'], services: ['Site Visits'], state: 'Ohio' },
  },
  { text: 'visit austin', filter: { text: 'visit austin' } },
  {
    text: 'bureau de tourisme Québec',
    filter: { destinationType: ['Convention & Visitors Bureau'], state: 'Quebec' },
  },
  {
    text: 'oficina de turismo San Diego',
    filter: { destinationType: ['Convention & Visitors Bureau'], near: 'San Diego, CA' },
  },
  {
    text: 'need hotel room blocks for 300 rooms in Indianapolis',
    filter: { services: ['Lodging Services'], near: 'Indianapolis, IN' },
  },
  {
    text: 'tourism office near Niagara Falls Ontario',
    filter: { destinationType: ['Destination Management Organization'], near: 'Niagara Falls, ON' },
  },
  {
    text: 'wrestling host city pennsylvania march 2027',
    filter: { sports: ['Wrestling'], state: 'Pennsylvania' },
    dates: { from: '2027-03-01', to: '2027-03-31' },
  },
  {
    text: 'event sponsorship money for a marathon, Midwest',
    filter: {
      sports: ['Running'],
      services: ['Event Marketing Sponsorship'],
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
    text: 'sports authority near tampa',
    filter: { destinationType: ['Sports Commission'], near: 'Tampa, FL' },
  },
  {
    text: 'venue management companies las vegas',
    filter: { destinationType: ['Management Group'], near: 'Las Vegas, NV' },
  },
  {
    text: 'twin cities sports commission',
    filter: { destinationType: ['Sports Commission'], area: 'metro:twin-cities' },
  },
  { text: 'destinations near me', filter: {}, here: true },
  {
    text: 'ice hockey tournament destination, Alberta or Saskatchewan',
    filter: { sports: ['Ice Hockey'], state: ['Alberta', 'Saskatchewan'] },
  },
  {
    text: 'places that will do the marketing and PR for our bowling nationals',
    filter: { sports: ['Bowling'], services: ['Marketing', 'PR/Media Assistance'] },
  },
  {
    text: 'Where should we take our lacrosse tournament next summer, within 200 miles of Philadelphia?',
    filter: { sports: ['Lacrosse'], near: 'Philadelphia, PA', dist: 200 },
    dates: { from: '2027-06-01', to: '2027-08-31' },
  },
  {
    text: 'baseball tourism cooperstown ny',
    filter: { sports: ['Baseball'], near: 'Cooperstown, NY' },
  },
  { text: 'fishing tournament town alabama', filter: { sports: ['Fishing'], state: 'Alabama' } },
  {
    text: 'cvb with signage help, oklahoma',
    filter: { destinationType: ['Convention & Visitors Bureau'], services: ['Signage'], state: 'Oklahoma' },
  },
  { text: 'sports tourism Ontario Canada', filter: { state: 'Ontario' } },
  { text: 'Maricopa County sports', filter: { area: 'county:04013' } },
  {
    text: 'destination for disc golf worlds in Kentuky',
    filter: { sports: ['Disc Golf'], state: 'Kentucky' },
  },
  {
    text: 'Barcelona Spain handball',
    filter: { sports: ['Team Handball'] },
    unknownPlace: 'Barcelona Spain',
  },
]
