import type { DestinationQuery } from '../reading-query.ts'

/** Queries for destinations: sports commissions, bureaus, cities and counties of all sizes. */
export const ninthDestinationQueries: readonly DestinationQuery[] = [
  {
    text: 'sports commission columbus ohio',
    filter: { destinationType: ['Sports Commission'], near: 'Columbus, OH' },
  },
  {
    text: 'Hutchinson Kansas CVB',
    filter: { destinationType: ['Convention & Visitors Bureau'], near: 'Hutchinson, KS' },
  },
  {
    text: 'visitors bureau for pinellas county',
    filter: { destinationType: ['Convention & Visitors Bureau'], area: 'county:12103' },
  },
  {
    text: 'grant programs for softball tournaments in Alabama',
    filter: { services: ['Grant Programs'], sports: ['Softball'], state: 'Alabama' },
  },
  { text: 'Esmeralda County Nevada', filter: { area: 'county:32009' } },
  {
    text: 'convention and visitors bureau, loving county tx',
    filter: { destinationType: ['Convention & Visitors Bureau'], area: 'county:48301' },
  },
  { text: 'Kearney, NE', filter: { near: 'Kearney, NE' } },
  {
    text: 'DFW sports commissions volleyball',
    filter: { destinationType: ['Sports Commission'], sports: ['Volleyball'], area: 'metro:dfw' },
  },
  {
    text: 'cvb 78550',
    filter: { destinationType: ['Convention & Visitors Bureau'], near: 'Harlingen, TX 78550' },
  },
  {
    text: 'who does welcome bags for wrestling in Iowa?',
    filter: { services: ['Welcome Bags'], sports: ['Wrestling'], state: 'Iowa' },
  },
  {
    text: 'destination management organization Bend Oregon',
    filter: { destinationType: ['Destination Management Organization'], near: 'Bend, OR' },
  },
  {
    text: 'DMOs in the Carolinas',
    filter: {
      destinationType: ['Destination Management Organization'],
      state: ['North Carolina', 'South Carolina'],
    },
  },
  {
    text: 'lacrosse tournament in June, Maryland',
    filter: { sports: ['Lacrosse'], state: 'Maryland' },
    dates: { from: '2027-06-01', to: '2027-06-30' },
  },
  {
    text: 'lodging services, Rapid City SD, baseball',
    filter: { services: ['Lodging Services'], sports: ['Baseball'], near: 'Rapid City, SD' },
  },
  { text: 'site visits - Sioux Falls', filter: { services: ['Site Visits'], near: 'Sioux Falls, SD' } },
  {
    text: 'PR/media assistance for our marathon in Richmond VA',
    filter: { services: ['PR/Media Assistance'], sports: ['Running'], near: 'Richmond, VA' },
  },
  {
    text: 'Gulf Shores sports commission with signage and marketing',
    filter: {
      destinationType: ['Sports Commission'],
      services: ['Signage', 'Marketing'],
      near: 'Gulf Shores, AL',
    },
  },
  { text: 'béisbol en Puerto Rico', filter: { sports: ['Baseball'], state: 'Puerto Rico' } },
  {
    text: 'Spokane sports comission',
    filter: { destinationType: ['Sports Commission'], near: 'Spokane, WA' },
  },
  { text: 'catron county nm', filter: { area: 'county:35003' } },
  { text: 'hamilton county indiana soccer', filter: { sports: ['Soccer'], area: 'county:18057' } },
  { text: 'closest sports commission', filter: { destinationType: ['Sports Commission'] }, here: true },
  { text: 'Bentonvile Arkansas', filter: { near: 'Bentonville, AR' } },
  { text: 'fishing, Petroleum County, Montana', filter: { sports: ['Fishing'], area: 'county:30069' } },
  {
    text: 'hockey in saskatchewan',
    filter: { sports: ['Ice Hockey', 'Ball Hockey', 'Roller Hockey', 'Sled Hockey'], state: 'Saskatchewan' },
  },
  {
    text: 'curling à Saguenay en février',
    filter: { sports: ['Curling'], near: 'Saguenay, QC' },
    dates: { from: '2027-02-01', to: '2027-02-28' },
  },
  {
    text: 'sports commissions or CVBs in Georgia',
    filter: { destinationType: ['Sports Commission', 'Convention & Visitors Bureau'], state: 'Georgia' },
  },
  {
    text: 'event marketing sponsorship myrtle beach',
    filter: { services: ['Event Marketing Sponsorship'], near: 'Myrtle Beach, SC' },
  },
  {
    text: 'cvbs within 60 miles of Knoxville',
    filter: { destinationType: ['Convention & Visitors Bureau'], near: 'Knoxville, TN', dist: 60 },
  },
  {
    text: 'chicago suburbs visitors bureau volunteers',
    filter: {
      destinationType: ['Convention & Visitors Bureau'],
      services: ['Volunteer'],
      area: 'metro:chicago',
    },
  },
]
