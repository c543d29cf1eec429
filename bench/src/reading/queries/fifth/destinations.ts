import type { DestinationQuery } from '../reading-query.ts'

/** Thirty destination queries of an acceptance tester: bureaus, commissions and their services. */
export const testerDestinationQueries: readonly DestinationQuery[] = [
  {
    text: 'sports commission Lubbock',
    filter: { destinationType: ['Sports Commission'], near: 'Lubbock, TX' },
  },
  {
    text: 'CVBs in West Virginia with grants',
    filter: {
      destinationType: ['Convention & Visitors Bureau'],
      services: ['Grant Programs'],
      state: 'West Virginia',
    },
  },
  {
    text: 'sports comission with volunteers greensboro nc',
    filter: { destinationType: ['Sports Commission'], services: ['Volunteer'], near: 'Greensboro, NC' },
  },
  {
    text: 'who has grants for volleyball in iowa',
    filter: { services: ['Grant Programs'], sports: ['Volleyball'], state: 'Iowa' },
  },
  {
    text: 'DMO bay area',
    filter: { destinationType: ['Destination Management Organization'], area: 'metro:bay-area' },
  },
  {
    text: 'convention and visitors bureau 68102',
    filter: { destinationType: ['Convention & Visitors Bureau'], near: 'Omaha, NE 68102' },
  },
  {
    text: 'welcome bags + signage pennsylvania softball',
    filter: { services: ['Welcome Bags', 'Signage'], sports: ['Softball'], state: 'Pennsylvania' },
  },
  {
    text: 'site visit for a curling championship in Duluth',
    filter: { services: ['Site Visits'], sports: ['Curling'], near: 'Duluth, MN' },
  },
  {
    text: 'lodging services myrtle beach',
    filter: { services: ['Lodging Services'], near: 'Myrtle Beach, SC' },
  },
  {
    text: 'sports commissions within 100 miles of Evansville IN',
    filter: { destinationType: ['Sports Commission'], near: 'Evansville, IN', dist: 100 },
  },
  {
    text: 'visitors bureau Lake County, Illinois',
    filter: { destinationType: ['Convention & Visitors Bureau'], area: 'county:17097' },
  },
  { text: 'media assistance boise idaho', filter: { services: ['PR/Media Assistance'], near: 'Boise, ID' } },
  {
    text: 'volunteers for triathlon Door County',
    filter: { services: ['Volunteer'], sports: ['Triathlon'], area: 'county:55029' },
  },
  {
    text: 'destination management organization newfoundland',
    filter: { destinationType: ['Destination Management Organization'], state: 'Newfoundland and Labrador' },
  },
  {
    text: 'comisión deportiva Puerto Rico',
    filter: { destinationType: ['Sports Commission'], state: 'Puerto Rico' },
  },
  {
    text: 'subventions hockey sur glace Trois-Rivieres',
    filter: { services: ['Grant Programs'], sports: ['Ice Hockey'], near: 'Trois-Rivières, QC' },
  },
  {
    text: 'event marketing sponsorship BMX Tulsa',
    filter: { services: ['Event Marketing Sponsorship'], sports: ['BMX'], near: 'Tulsa, OK' },
  },
  {
    text: 'Twin Cities sports commission, ice hockey',
    filter: { destinationType: ['Sports Commission'], sports: ['Ice Hockey'], area: 'metro:twin-cities' },
  },
  {
    text: 'cvb Alabama or Georgia fishing',
    filter: {
      destinationType: ['Convention & Visitors Bureau'],
      sports: ['Fishing'],
      state: ['Alabama', 'Georgia'],
    },
  },
  {
    text: 'management groups in florida',
    filter: { destinationType: ['Management Group'], state: 'Florida' },
  },
  { text: 'sports commission near me', filter: { destinationType: ['Sports Commission'] }, here: true },
  {
    text: 'archery kentucky sports commission in may',
    filter: { destinationType: ['Sports Commission'], sports: ['Archery'], state: 'Kentucky' },
    dates: { from: '2027-05-01', to: '2027-05-31' },
  },
  {
    text: 'carolinas cheerleading, grants and volunteers please',
    filter: {
      services: ['Grant Programs', 'Volunteer'],
      sports: ['Cheerleading'],
      state: ['North Carolina', 'South Carolina'],
    },
  },
  {
    text: 'cvb Hampton Roads rugby',
    filter: {
      destinationType: ['Convention & Visitors Bureau'],
      sports: ['Rugby'],
      area: 'metro:hampton-roads',
    },
  },
  {
    text: 'grant programs gymnastics Reno next summer',
    filter: { services: ['Grant Programs'], sports: ['Gymnastics'], near: 'Reno, NV' },
    dates: { from: '2027-06-01', to: '2027-08-31' },
  },
  {
    text: 'visitor bureau Cedar Rapids wrestling signage',
    filter: {
      destinationType: ['Convention & Visitors Bureau'],
      services: ['Signage'],
      sports: ['Wrestling'],
      near: 'Cedar Rapids, IA',
    },
  },
  {
    text: 'toldeo OH sports commission',
    filter: { destinationType: ['Sports Commission'], near: 'Toledo, OH' },
  },
  {
    text: 'lacrosse in maryland w/ welcome bags',
    filter: { services: ['Welcome Bags'], sports: ['Lacrosse'], state: 'Maryland' },
  },
  {
    text: 'sports commission Cancun, Mexico',
    filter: { destinationType: ['Sports Commission'] },
    unknownPlace: 'Cancun, Mexico',
  },
  {
    text: 'Chautauqua County NY convention & visitors bureau',
    filter: { destinationType: ['Convention & Visitors Bureau'], area: 'county:36013' },
  },
]
