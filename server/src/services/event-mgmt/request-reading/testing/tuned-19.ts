import type { WrittenRequest } from './written-request.ts'

/** Requests as people write them, by people who hadn't seen the rules, read on 2026-11-25. */
export const tuned19: readonly WrittenRequest[] = [
  {
    text: `Heartland Weightlifting Federation
Statement of Host Requirements

A. Event. The Federation seeks a host for the Heartland Open Weightlifting Championships.
B. Dates. Preferred dates are November 18–21, 2027. As an alternate, the Committee will consider December 2–5, 2027.
C. Competition. 520 athletes will lift on four platforms. Daily spectators: 800.
D. Requirements. An adjacent warm-up area with a rubber floor is required.
E. Lodging. 230 rooms on the peak night; 860 room nights overall.
F. Finances. A rights fee of $15,000 is payable to the Federation. Facility rental shall not exceed $22,000.
G. Location. Within 60 miles of Indianapolis, Indiana.
H. Schedule. Bids must be received by 5:00 p.m. ET on Friday, January 15, 2027. The Committee will announce the host on February 9, 2027.

Alan Prue, Director of Events
aprue@heartlandlift.example`,
    fields: {
      contactOrganization: 'Heartland Weightlifting Federation',
      name: 'Heartland Open Weightlifting Championships',
      sportsList: ['Weightlifting'],
      startDate: '2027-11-18',
      endDate: '2027-11-21',
      participants: 520,
      spaceName: 'Lifting Platform',
      spaceCount: 4,
      attendance: 800,
      requirementNotes: 'An adjacent warm-up area with a rubber floor is required.',
      roomsPerNight: 230,
      roomNights: 860,
      budgetTo: 22_000,
      requestAddress: 'Indianapolis, IN',
      requestDist: 60,
      responseDeadline: '2027-01-15',
      decisionDate: '2027-02-09',
      contactName: 'Alan Prue',
      contactEmail: 'aprue@heartlandlift.example',
    },
    uncertain: ['startDate', 'endDate'],
  },
  {
    text: `Hello! I teach math and run the chess club on the side, and somehow I've ended up organizing the Hudson Valley Scholastic Chess Open. It'll be on Saturday, May 8th, 2027 in or near Poughkeepsie, New York. We think 280 players will come (we had 215 this spring). We'd use 2 large meeting rooms. The rooms must be quiet. I've got 1,500 dollars from the PTA for the rental. We want to pick a place by March 1.

Josh Feldman
(845) 555-0155
Sent from my iPhone`,
    fields: {
      sportsList: ['Chess'],
      name: 'Hudson Valley Scholastic Chess Open',
      startDate: '2027-05-08',
      endDate: '2027-05-08',
      requestAddress: 'Poughkeepsie, NY',
      participants: 280,
      spaceName: 'Meeting Room',
      spaceCount: 2,
      requirementNotes: 'The rooms must be quiet.',
      budgetTo: 1500,
      decisionDate: '2027-03-01',
      contactName: 'Josh Feldman',
      contactPhone: '(845) 555-0155',
    },
    uncertain: [],
  },
  {
    text: `lookin for a fairgrounds for our high school rodeo sept 24-26 2027, 150 contestants n bout 1200 fans. cheyenne or laramie wyoming. 80 rv hookups required. purse is 20,000 but for the grounds we got 8 grand. txt Dusty 307-555-0119`,
    fields: {
      facilityTypes: ['Fairgrounds & Expo Center'],
      ageGroup: 'High School',
      sportsList: ['Rodeo'],
      startDate: '2027-09-24',
      endDate: '2027-09-26',
      participants: 150,
      attendance: 1200,
      requestAddress: 'Cheyenne, WY',
      requirementNotes: '80 rv hookups required.',
      budgetTo: 8000,
      contactName: 'Dusty',
      contactPhone: '307-555-0119',
    },
    uncertain: ['attendance', 'requestAddress'],
  },
  {
    text: `From: Elena Vargas <elena@rcfc.example>
To: hosting@homestand.example
Date: Tue, 24 Nov 2026 08:12:44 -0500
Subject: Field request - River City Spring Cup

Hello,

Our club is planning the River City Spring Cup, a youth soccer weekend for boys and girls U8-U12, from 22 May 2027 to 23 May 2027. We would use 10 fields, grass or turf, and have 96 teams and 1,350 players signed up in principle. We're looking around Little Rock, Arkansas, up to 35 miles out. Please answer by 1/15.

Elena Vargas
Tournament Director, River City FC
1400 Oak Street, Memphis, TN 38103
901-555-0181`,
    fields: {
      name: 'River City Spring Cup',
      ageGroup: 'Youth',
      sportsList: ['Soccer'],
      gender: 'Male & Female',
      ages: 'U8-U12',
      startDate: '2027-05-22',
      endDate: '2027-05-23',
      spaceName: 'Field',
      spaceCount: 10,
      surfaces: ['Grass', 'Turf'],
      teamCount: 96,
      participants: 1350,
      requestAddress: 'Little Rock, AR',
      requestDist: 35,
      responseDeadline: '2027-01-15',
      contactName: 'Elena Vargas',
      contactOrganization: 'River City FC',
      contactEmail: 'elena@rcfc.example',
      contactPhone: '901-555-0181',
    },
    uncertain: [],
  },
  {
    text: `Steel tip darts, 128 players, hotel or resort with a big ballroom, Memorial Day weekend (May 28-31, 2027), Peoria IL. 110 rooms peak. Entry $60, payout $12k. Deadline to bid is Feb 1.
Skip Ruiz, Tri-County Dart Association`,
    fields: {
      sportsList: ['Darts'],
      participants: 128,
      facilityTypes: ['Hotel & Resort'],
      startDate: '2027-05-28',
      endDate: '2027-05-31',
      requestAddress: 'Peoria, IL',
      roomsPerNight: 110,
      responseDeadline: '2027-02-01',
      contactName: 'Skip Ruiz',
      contactOrganization: 'Tri-County Dart Association',
    },
    uncertain: [],
  },
  {
    text: `2 disc golf courses w/ 18 holes each needed. Aug 6, 7 and 8, 2027. 144 players. Rochester MN. a week either way is ok. bathrooms on site are a must. budget up to $3K. - Bri`,
    fields: {
      spaceName: 'Disc Golf Course',
      spaceCount: 2,
      sportsList: ['Disc Golf'],
      startDate: '2027-08-06',
      endDate: '2027-08-08',
      participants: 144,
      requestAddress: 'Rochester, MN',
      flexWeeks: 1,
      requirementNotes: 'bathrooms on site are a must.',
      budgetTo: 3000,
      contactName: 'Bri',
    },
    uncertain: [],
  },
  {
    text: `The Ozark Archers need an indoor range for our winter shoot, the weekend of January 23, 2027. 120 archers and nobody watching. Springfield, Missouri. Has to be under $1,000. We've shot at the county barn since 2019 but the roof leaks.

Lyle Bratcher`,
    fields: {
      contactOrganization: 'Ozark Archers',
      sportsList: ['Archery'],
      location: 'Indoor',
      spaceName: 'Archery & Shooting Range',
      startDate: '2027-01-23',
      endDate: '2027-01-24',
      participants: 120,
      requestAddress: 'Springfield, MO',
      budgetTo: 1000,
      contactName: 'Lyle Bratcher',
    },
    uncertain: ['startDate'],
  },
  {
    text: `Subject: RE: flag football
From: Corey Banks <corey@gridflag.example>

Small update to my note below: we're up to 40 teams. Everything else stands.

Corey

-----Original Message-----
From: Corey Banks
Sent: Thursday, November 19, 2026 11:20 AM
Subject: flag football

Women's flag football nationals, May 14-16, 2027. 32 teams, 8 turf fields. Orlando, Florida. $18,000 ceiling for the fields.`,
    fields: {
      sportsList: ['Non-Contact Football'],
      gender: 'Female',
      startDate: '2027-05-14',
      endDate: '2027-05-16',
      teamCount: 40,
      spaceName: 'Field',
      spaceCount: 8,
      surface: 'Turf',
      requestAddress: 'Orlando, FL',
      budgetTo: 18_000,
      contactName: 'Corey Banks',
      contactEmail: 'corey@gridflag.example',
    },
    uncertain: ['teamCount'],
  },
  {
    text: `Event: North Star Goalball Invitational
When: Fri., Mar. 12 - Sun., Mar. 14, 2027
Where: Bloomington, MN
Teams: 18 (10 men's, 8 women's)
Courts: 3, indoor
Hotel: 60 rooms per night
Must-haves: quiet surroundings
Contact: Paula Jensen, North Star Blind Athletes, paula@nsba.example`,
    fields: {
      name: 'North Star Goalball Invitational',
      sportsList: ['Goalball'],
      startDate: '2027-03-12',
      endDate: '2027-03-14',
      requestAddress: 'Bloomington, MN',
      teamCount: 18,
      gender: 'Male & Female',
      spaceName: 'Court',
      spaceCount: 3,
      location: 'Indoor',
      roomsPerNight: 60,
      requirementNotes: 'Must-haves: quiet surroundings',
      contactName: 'Paula Jensen',
      contactOrganization: 'North Star Blind Athletes',
      contactEmail: 'paula@nsba.example',
    },
    uncertain: [],
  },
]
