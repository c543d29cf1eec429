import type { DestinationQuery } from '../reading-query.ts'

const hockey = ['Ice Hockey', 'Ball Hockey', 'Roller Hockey', 'Sled Hockey'] as const

/** What event owners type in the marketplace of destinations. */
export const destinationQueries: readonly DestinationQuery[] = [
  { text: 'sports commission Ohio', filter: { destinationType: ['Sports Commission'], state: 'Ohio' } },
  {
    text: 'CVB with grants for youth soccer in Florida',
    filter: {
      destinationType: ['Convention & Visitors Bureau'],
      services: ['Grant Programs'],
      sports: ['Soccer'],
      state: 'Florida',
    },
  },
  { text: 'Visit Casper', filter: { text: 'Visit Casper' } },
  { text: 'Kalamazoo', filter: { near: 'Kalamazoo, MI' } },
  {
    text: 'convention and visitors bureau Albany',
    filter: { destinationType: ['Convention & Visitors Bureau'], near: 'Albany, NY' },
  },
  {
    text: 'DMO Quebec',
    filter: { destinationType: ['Destination Management Organization'], state: 'Quebec' },
  },
  {
    text: 'cities that offer hotel help for volleyball tournaments in Texas',
    filter: { services: ['Lodging Services'], sports: ['Volleyball'], state: 'Texas' },
  },
  {
    text: 'welcome bags and volunteers, Indiana',
    filter: { services: ['Welcome Bags', 'Volunteer'], state: 'Indiana' },
  },
  { text: 'site visits Myrtle Beach', filter: { services: ['Site Visits'], near: 'Myrtle Beach, SC' } },
  {
    text: 'sports commision near 46204',
    filter: { destinationType: ['Sports Commission'], near: 'Indianapolis, IN 46204' },
  },
  { text: 'hockey destinations Minnesota', filter: { sports: [...hockey], state: 'Minnesota' } },
  {
    text: 'bowling cities with event marketing sponsorship',
    filter: { sports: ['Bowling'], services: ['Event Marketing Sponsorship'] },
  },
  { text: 'DFW sports commissions', filter: { destinationType: ['Sports Commission'], area: 'metro:dfw' } },
  {
    text: 'sports authority Wake County',
    filter: { destinationType: ['Sports Commission'], area: 'county:37183' },
  },
  {
    text: 'who can help with signage and PR in Wisconsin',
    filter: { services: ['Signage', 'PR/Media Assistance'], state: 'Wisconsin' },
  },
  { text: 'destinations within 100 miles of Nashville', filter: { near: 'Nashville, TN', dist: 100 } },
  {
    text: 'comisión deportiva Puerto Rico',
    filter: { destinationType: ['Sports Commission'], state: 'Puerto Rico' },
  },
  { text: 'sports comission michgan', filter: { destinationType: ['Sports Commission'], state: 'Michigan' } },
  { text: 'Bay Area', filter: { area: 'metro:bay-area' } },
  { text: 'destinations near me', filter: {}, here: true },
  {
    text: 'we are looking for a host city for a 200-team lacrosse tournament in July 2027 in Maryland or Virginia, grants preferred',
    filter: { sports: ['Lacrosse'], services: ['Grant Programs'], state: ['Maryland', 'Virginia'] },
    dates: { from: '2027-07-01', to: '2027-07-31' },
  },
  {
    text: 'management group Rhode Island',
    filter: { destinationType: ['Management Group'], state: 'Rhode Island' },
  },
  {
    text: 'Orange County CA visitors bureau',
    filter: { destinationType: ['Convention & Visitors Bureau'], area: 'county:06059' },
  },
  { text: 'pickleball friendly towns Arizona', filter: { sports: ['Pickleball'], state: 'Arizona' } },
  {
    text: 'sports council Bellevue WA',
    filter: { destinationType: ['Sports Commission'], near: 'Bellevue, WA' },
  },
  { text: 'Discover Los Angeles', filter: { text: 'Discover Los Angeles' } },
  { text: 'room block help Reno', filter: { services: ['Lodging Services'], near: 'Reno, NV' } },
  {
    text: 'sports commissions in Ontario Canada',
    filter: { destinationType: ['Sports Commission'], state: 'Ontario' },
  },
  { text: '🎳 Wichita', filter: { sports: ['Bowling'], near: 'Wichita, KS' } },
  {
    text: 'CVBs in the Carolinas',
    filter: {
      destinationType: ['Convention & Visitors Bureau'],
      state: ['North Carolina', 'South Carolina'],
    },
  },
  {
    text: 'New England gymnastics',
    filter: {
      sports: ['Gymnastics'],
      state: ['Connecticut', 'Maine', 'Massachusetts', 'New Hampshire', 'Rhode Island', 'Vermont'],
    },
  },
  { text: 'Guadalajara, Mexico', filter: {}, unknownPlace: 'Guadalajara, Mexico' },
  {
    text: 'marketing support for wrestling in Iowa',
    filter: { sports: ['Wrestling'], services: ['Marketing'], state: 'Iowa' },
  },
]
