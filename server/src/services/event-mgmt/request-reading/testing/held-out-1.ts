import type { WrittenRequest } from './written-request.ts'

/** Requests that the rules weren't tuned with, read on 2026-11-25. */
export const heldOut1: readonly WrittenRequest[] = [
  {
    text: `Hi there,

I direct the Carolina Crown Wrestling Club and we need a building for our Crown Duals on December 11-12, 2027. We're expecting 32 teams and roughly 480 wrestlers. Eight mats at minimum. Bleacher seating for 2,000 is required. We would like to be within 40 miles of Greensboro, NC.

Our rental budget tops out at $9,000. Please get back to me by April 30.

Darnell Pope
Carolina Crown Wrestling Club
darnell@crownwrestling.example
336-555-0142`,
    fields: {
      name: 'Crown Duals',
      sportsList: ['Wrestling'],
      startDate: '2027-12-11',
      endDate: '2027-12-12',
      teamCount: 32,
      participants: 480,
      spaceName: 'Mat',
      spaceCount: 8,
      requirementNotes: 'Bleacher seating for 2,000 is required.',
      requestAddress: 'Greensboro, NC',
      requestDist: 40,
      budgetTo: 9000,
      responseDeadline: '2027-04-30',
      contactName: 'Darnell Pope',
      contactOrganization: 'Carolina Crown Wrestling Club',
      contactEmail: 'darnell@crownwrestling.example',
      contactPhone: '336-555-0142',
    },
    uncertain: ['participants'],
  },
  {
    text: `Pickleball tourney, 16 indoor courts, Sep 17-19 2027, 500 players, Naples FL, budget $5k`,
    fields: {
      sportsList: ['Pickleball'],
      spaceName: 'Court',
      spaceCount: 16,
      location: 'Indoor',
      startDate: '2027-09-17',
      endDate: '2027-09-19',
      participants: 500,
      requestAddress: 'Naples, FL',
      budgetTo: 5000,
    },
    uncertain: [],
  },
  {
    text: `Event Name: Gulf Coast Girls Lacrosse Jamboree
Organization: Emerald Coast Lacrosse
Sport: Lacrosse
Age Divisions: U10, U12, U14
Gender: Girls
Preferred Dates: May 22-23, 2027
Number of Teams: 44
Fields: 7 grass fields
Participants: 790
Spectators: 1,500
Peak Room Night: 260
City/Region: Pensacola, Florida
Bid Deadline: 01/22/2027
Decision: 02/19/2027
Contact Name: Heather Stroud
Contact Email: heather@eclax.example`,
    fields: {
      name: 'Gulf Coast Girls Lacrosse Jamboree',
      contactOrganization: 'Emerald Coast Lacrosse',
      sportsList: ['Lacrosse'],
      ages: 'U10, U12, U14',
      gender: 'Female',
      startDate: '2027-05-22',
      endDate: '2027-05-23',
      teamCount: 44,
      spaceName: 'Field',
      spaceCount: 7,
      surface: 'Grass',
      participants: 790,
      attendance: 1500,
      roomsPerNight: 260,
      requestAddress: 'Pensacola, FL',
      responseDeadline: '2027-01-22',
      decisionDate: '2027-02-19',
      contactName: 'Heather Stroud',
      contactEmail: 'heather@eclax.example',
    },
    uncertain: [],
  },
  {
    text: `hey, any chance u have ice on the weekend of feb 20? squirt hockey tourny, 20 teams, 2 rinks would do. boston area. around 200 hotel rooms. - Sully`,
    fields: {
      sportsList: ['Ice Hockey'],
      startDate: '2027-02-20',
      endDate: '2027-02-21',
      teamCount: 20,
      spaceName: 'Rink',
      spaceCount: 2,
      surface: 'Ice',
      requestAddress: 'Boston, MA',
      roomsPerNight: 200,
      contactName: 'Sully',
    },
    uncertain: ['startDate', 'roomsPerNight'],
  },
  {
    text: `Dear Ms. Grant,

On behalf of the Pacific Badminton Union, I would like to ask about hosting the Pacific Junior Badminton Championships from July 22 to July 25, 2027. We anticipate 380 players, 60 coaches and 20 umpires. A facility with 14 courts and a ceiling height of at least 30 feet is necessary. Sacramento, California would be our first choice. We estimate 950 room nights with 270 rooms at peak.

The committee will choose a site on February 12, 2027.

Kind regards,
Li Chen
Secretary General, Pacific Badminton Union`,
    fields: {
      name: 'Pacific Junior Badminton Championships',
      sportsList: ['Badminton'],
      startDate: '2027-07-22',
      endDate: '2027-07-25',
      participants: 380,
      spaceName: 'Court',
      spaceCount: 14,
      requirementNotes: 'A facility with 14 courts and a ceiling height of at least 30 feet is necessary.',
      requestAddress: 'Sacramento, CA',
      roomNights: 950,
      roomsPerNight: 270,
      decisionDate: '2027-02-12',
      contactName: 'Li Chen',
      contactOrganization: 'Pacific Badminton Union',
    },
    uncertain: [],
  },
  {
    text: `We host travel baseball. 8u-13u. In 2025 we drew 60 teams and used 7 fields. For June 11-13, 2027 we want 9 diamonds, turf preferred, and project 80 teams. Branson, Missouri. 600 room nights. Entry is $700/team.`,
    fields: {
      sportsList: ['Baseball'],
      ages: '8u-13u',
      startDate: '2027-06-11',
      endDate: '2027-06-13',
      spaceName: 'Diamond',
      spaceCount: 9,
      surface: 'Turf',
      teamCount: 80,
      requestAddress: 'Branson, MO',
      roomNights: 600,
    },
    uncertain: [],
  },
  {
    text: `Subject: Venue for corporate olympics
From: Tessa Holm <tholm@northforge.example>

Hi,

Northforge Inc. is putting on a field day for 450 staff on Friday, August 27, 2027. Outdoor, with two fields and covered seating. Within 20 miles of Salt Lake City. We have about $12,000 to spend. We'll make our choice by Jan 29.

Tessa`,
    fields: {
      startDate: '2027-08-27',
      endDate: '2027-08-27',
      participants: 450,
      location: 'Outdoor',
      spaceName: 'Field',
      spaceCount: 2,
      requestAddress: 'Salt Lake City, UT',
      requestDist: 20,
      budgetTo: 12_000,
      decisionDate: '2027-01-29',
      contactName: 'Tessa Holm',
      contactEmail: 'tholm@northforge.example',
    },
    uncertain: ['budgetTo'],
  },
  {
    text: `Looking for 2 pools (one 50m) for masters swimming nationals, April 29 - May 2, 2027. ~2,000 swimmers. 1,000 rooms on peak night. San Antonio TX. Proposals are due Feb 15. Contact Rob Keane at rob@mastersaq.example`,
    fields: {
      spaceName: 'Pool',
      spaceCount: 2,
      sportsList: ['Swimming'],
      ageGroup: 'Adult',
      startDate: '2027-04-29',
      endDate: '2027-05-02',
      participants: 2000,
      roomsPerNight: 1000,
      requestAddress: 'San Antonio, TX',
      responseDeadline: '2027-02-15',
      contactName: 'Rob Keane',
      contactEmail: 'rob@mastersaq.example',
    },
    uncertain: ['participants'],
  },
  {
    text: `Hello!

Desert Spirit Cheer & Dance is looking for a home for the Cactus Cup, our cheer competition. We had 70 teams last year. For next season we're planning on 90 teams and 1,800 athletes. Ideal dates: Saturday and Sunday, January 30-31, 2027. Backup: February 6-7, 2027. Somewhere in Arizona. We need a warm-up room. Total budget: $14,000-$16,000.

Cheers
Monique`,
    fields: {
      name: 'Cactus Cup',
      sportsList: ['Cheerleading'],
      teamCount: 90,
      participants: 1800,
      startDate: '2027-01-30',
      endDate: '2027-01-31',
      requestAddress: 'Arizona',
      requirementNotes: 'We need a warm-up room.',
      budgetFrom: 14_000,
      budgetTo: 16_000,
      contactName: 'Monique',
      contactOrganization: 'Desert Spirit Cheer & Dance',
    },
    uncertain: ['startDate', 'endDate'],
  },
  {
    text: `Valorant LAN, sometime in October 2027, two days. 32 teams (160 players). We need a stage and 10 meeting rooms. Las Vegas. No more than $30,000. Urgent - sponsor needs an answer by December 4.`,
    fields: {
      sportsList: ['Esports'],
      startDate: '2027-10-01',
      endDate: '2027-10-31',
      hasFlexibleDates: true,
      dayCount: 2,
      teamCount: 32,
      participants: 160,
      spaceName: 'Stage',
      requestAddress: 'Las Vegas, NV',
      budgetTo: 30_000,
      urgency: 0,
      responseDeadline: '2026-12-04',
    },
    uncertain: ['spaceName'],
  },
]
