import type { WrittenRequest } from './written-request.ts'

/** Requests as people write them, read on 2026-11-25. */
export const tuned3: readonly WrittenRequest[] = [
  {
    text: `Hi, it's Deb from the Blue Ridge Swim League. We're after a pool for our summer championship Aug 6-8. Probably 8-10 lanes, 25 yards is fine. 550 swimmers from 12 teams. Roanoke area preferably. No budget set yet. You can reach me at 540-555-0133 or deb@blueridgeswim.example`,
    fields: {
      sportsList: ['Swimming'],
      startDate: '2027-08-06',
      endDate: '2027-08-08',
      spaceName: 'Pool',
      participants: 550,
      teamCount: 12,
      requestAddress: 'Roanoke, VA',
      contactName: 'Deb',
      contactOrganization: 'Blue Ridge Swim League',
      contactPhone: '540-555-0133',
      contactEmail: 'deb@blueridgeswim.example',
    },
    uncertain: ['startDate', 'endDate'],
  },
  {
    text: `Sport | Ultimate
Teams | 20
Fields | 8 grass
Dates | Oct 2-3, 2027
Where | Portland, Oregon or Seattle
Players | 440
Rooms per night | 120
Budget | $6,000
Notes | Water stations are required`,
    fields: {
      sportsList: ['Ultimate'],
      teamCount: 20,
      spaceName: 'Field',
      spaceCount: 8,
      surface: 'Grass',
      startDate: '2027-10-02',
      endDate: '2027-10-03',
      requestAddress: 'Portland, OR',
      participants: 440,
      roomsPerNight: 120,
      budgetTo: 6000,
      requirementNotes: 'Water stations are required',
    },
    uncertain: ['requestAddress'],
  },
  {
    text: `We are a men's 35 and over ice hockey league. Planning a tournament with 16 teams in late January 2028. 3 sheets of ice. Would prefer Minneapolis. Budget is between $20,000 and $25,000. Please send quotes by Dec 20.
Gary Lindqvist
North Star Old Timers Hockey League
gary@nsoldtimers.example`,
    fields: {
      gender: 'Male',
      ages: '35 and over',
      sportsList: ['Ice Hockey'],
      teamCount: 16,
      startDate: '2028-01-21',
      endDate: '2028-01-31',
      hasFlexibleDates: true,
      spaceName: 'Rink',
      spaceCount: 3,
      surface: 'Ice',
      requestAddress: 'Minneapolis, MN',
      budgetFrom: 20_000,
      budgetTo: 25_000,
      responseDeadline: '2026-12-20',
      contactName: 'Gary Lindqvist',
      contactOrganization: 'North Star Old Timers Hockey League',
      contactEmail: 'gary@nsoldtimers.example',
    },
    uncertain: ['startDate'],
  },
  {
    text: `Good morning

Wanted to see if you have availability for a boys + girls basketball tourny. Dates would be March 12, 13 & 14 2027. We need a minimum of 12 hardwood courts under one roof. Grades 4-8. 150 teams. Expecting 3500 spectators per day. Looking for 500 rooms on peak night, 1,150 total room nights. Gate fees are $15 per person and the team fee is $495.

Marcus Bell, Hoop Circuit
marcus@hoopcircuit.example
(317) 555-0104`,
    fields: {
      sportsList: ['Basketball'],
      gender: 'Male & Female',
      startDate: '2027-03-12',
      endDate: '2027-03-14',
      spaceName: 'Court',
      spaceCount: 12,
      surface: 'Hardwood',
      location: 'Indoor',
      ages: 'Grades 4-8',
      teamCount: 150,
      attendance: 3500,
      roomsPerNight: 500,
      roomNights: 1150,
      contactName: 'Marcus Bell',
      contactOrganization: 'Hoop Circuit',
      contactEmail: 'marcus@hoopcircuit.example',
      contactPhone: '(317) 555-0104',
    },
    uncertain: [],
  },
  {
    text: `Subject: RE: Disc golf championship
From: Owen Pruitt <owen@discsouth.example>
To: host@visitaugusta.example

Confirming: 2 disc golf courses, 18 holes each. 144 players. Dates: Friday, April 16 through Sunday, April 18, 2027. Setup on Thursday. We want lodging within 5 miles.

> From: host@visitaugusta.example
> Thanks for reaching out. We have 4 courses and 900 hotel rooms downtown. Would May 1-2 work?`,
    fields: {
      sportsList: ['Disc Golf'],
      spaceName: 'Disc Golf Course',
      spaceCount: 2,
      participants: 144,
      startDate: '2027-04-16',
      endDate: '2027-04-18',
      setupDays: 1,
      hotelDist: 5,
      contactName: 'Owen Pruitt',
      contactEmail: 'owen@discsouth.example',
    },
    uncertain: [],
  },
  {
    text: `College club rugby playoffs. 2 grass pitches, Nov 20-21 '27, 8 teams, men and women, Nashville. spectators: 1,000. No turf! Lights required for Saturday night.`,
    fields: {
      sportsList: ['Rugby'],
      ageGroup: 'College',
      spaceName: 'Field',
      spaceCount: 2,
      surface: 'Grass',
      startDate: '2027-11-20',
      endDate: '2027-11-21',
      teamCount: 8,
      gender: 'Male & Female',
      requestAddress: 'Nashville, TN',
      attendance: 1000,
      requirementNotes: 'No turf!\nLights required for Saturday night.',
    },
    uncertain: [],
  },
  {
    text: `Hi team, our nonprofit holds an annual 5k fun run. In 2026 we had 900 runners at Riverside Park. For 2027 we are planning for 1,200 runners on Saturday, October 9, 2027. Must have parking for 600 cars and road closures. Greenville, South Carolina. Our budget should not exceed $4,500.

Ana Ferreira
Run For Hope Foundation`,
    fields: {
      sportsList: ['Running'],
      participants: 1200,
      startDate: '2027-10-09',
      endDate: '2027-10-09',
      requirementNotes: 'Must have parking for 600 cars and road closures.',
      requestAddress: 'Greenville, SC',
      budgetTo: 4500,
      contactName: 'Ana Ferreira',
      contactOrganization: 'Run For Hope Foundation',
    },
    uncertain: [],
  },
  {
    text: `Archery: 3D and indoor target, 80 lanes/targets if possible. state jr championships, Feb 5th 6th and 7th, 2027. 600 archers, 40 coaches, 25 officials, 900 spectators. Need to be in Pennsylvania. rfp@paarchers.example`,
    fields: {
      sportsList: ['Archery'],
      location: 'Indoor',
      startDate: '2027-02-05',
      endDate: '2027-02-07',
      participants: 600,
      attendance: 900,
      requestAddress: 'Pennsylvania',
      contactEmail: 'rfp@paarchers.example',
    },
    uncertain: [],
  },
  {
    text: `To whom it may concern:

The National Cornhole Alliance is interested in your city as host of the 2027 Bag Toss Nationals. Dates are flexible: any weekend between September 10 and October 31, 2027. We require 100,000 square feet of indoor space, 60 courts, and 1,500 players will compete over three days. Projected economic impact is $2.4 million. Hotel need: 700 rooms on peak and 2,000 room nights overall. Our venue budget is no more than $25,000, and the bid fee is $5,000.

Deadline to respond is January 31, 2027. Winner announced February 28, 2027.

Best,
Trevor Nash
Chief Events Officer
National Cornhole Alliance
tnash@cornholealliance.example | 803-555-0150`,
    fields: {
      name: 'Bag Toss Nationals',
      sportsList: ['Cornhole'],
      startDate: '2027-09-10',
      endDate: '2027-10-31',
      hasFlexibleDates: true,
      dayCount: 3,
      location: 'Indoor',
      spaceName: 'Court',
      spaceCount: 60,
      participants: 1500,
      roomsPerNight: 700,
      roomNights: 2000,
      budgetTo: 25_000,
      responseDeadline: '2027-01-31',
      decisionDate: '2027-02-28',
      requirementNotes:
        'We require 100,000 square feet of indoor space, 60 courts, and 1,500 players will compete over three days.',
      contactName: 'Trevor Nash',
      contactOrganization: 'National Cornhole Alliance',
      contactEmail: 'tnash@cornholealliance.example',
      contactPhone: '803-555-0150',
    },
    uncertain: [],
  },
  {
    text: `Need a couple of beach volleyball courts... actually 14 sand courts. Myrtle Beach or close by. Labor day weekend '27. Jrs 12U-18U girls. 200 duos. Thanks! Kelsey, Grand Strand Beach VBC`,
    fields: {
      sportsList: ['Beach Volleyball'],
      spaceName: 'Court',
      spaceCount: 14,
      surface: 'Sand',
      requestAddress: 'Myrtle Beach, SC',
      startDate: '2027-09-04',
      endDate: '2027-09-06',
      ages: '12U-18U',
      gender: 'Female',
      teamCount: 200,
      contactName: 'Kelsey',
      contactOrganization: 'Grand Strand Beach VBC',
    },
    uncertain: ['startDate', 'endDate'],
  },
]
