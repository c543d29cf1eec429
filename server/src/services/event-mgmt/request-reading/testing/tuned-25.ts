import type { WrittenRequest } from './written-request.ts'

/** Requests that the rules were tuned with, read on 2026-11-26. */
export const tuned25: readonly WrittenRequest[] = [
  {
    text: `Hi folks, we're the Windsor Dekhockey League. We're based in Windsor, Ontario, but our championship weekend is going south of the border, eh? Detroit, Michigan it is, August 27 to 29, 2027. Men's ball hockey, 36 teams, about 600 players, four rinks with a concrete floor. We'd fill 140 rooms a night. Washrooms next to every rink are a must. We paid $7,250 for an arena at home in 2026. This time the kitty is eight to nine thousand dollars. Please get back to us by January 8th.

Cheers,
Gord MacAulay
519-555-0112`,
    fields: {
      contactOrganization: 'Windsor Dekhockey League',
      requestAddress: 'Detroit, MI',
      startDate: '2027-08-27',
      endDate: '2027-08-29',
      gender: 'Male',
      sportsList: ['Ball Hockey'],
      teamCount: 36,
      participants: 600,
      spaceName: 'Rink',
      spaceCount: 4,
      surface: 'Concrete',
      roomsPerNight: 140,
      requirementNotes: 'Washrooms next to every rink are a must.',
      budgetFrom: 8000,
      budgetTo: 9000,
      responseDeadline: '2027-01-08',
      contactName: 'Gord MacAulay',
      contactPhone: '519-555-0112',
    },
    uncertain: ['participants'],
  },
  {
    text: `We move this one around. Where it has been, and what's open:

| Year | Dates | City | Teams | Peak rooms |
| --- | --- | --- | --- | --- |
| 2025 | June 7-8 | Omaha, NE | 44 | 210 |
| 2026 | June 6-7 | Des Moines, IA | 52 | 260 |
| 2027 (open) | June 5-6 | Sioux City, IA | 60 | 300 |

Slowpitch softball, adult men. We use 9 diamonds. All fields must be lit. Bids by February 15, 2027 to Carla Stubbs, Midland Slowpitch Union, cstubbs@midlandslo.example.`,
    fields: {
      startDate: '2027-06-05',
      endDate: '2027-06-06',
      requestAddress: 'Sioux City, IA',
      teamCount: 60,
      roomsPerNight: 300,
      sportsList: ['Softball'],
      ageGroup: 'Adult',
      gender: 'Male',
      spaceName: 'Diamond',
      spaceCount: 9,
      requirementNotes: 'All fields must be lit.',
      responseDeadline: '2027-02-15',
      contactName: 'Carla Stubbs',
      contactOrganization: 'Midland Slowpitch Union',
      contactEmail: 'cstubbs@midlandslo.example',
    },
    uncertain: [],
  },
  {
    text: `Good afternoon,

We are a semi-pro box lacrosse league and our playoffs need an indoor arena with a turf floor. We need two days, any time in May 2027. Six teams, 138 players and 4,000 fans. Reno, Nevada or Boise, Idaho. Tickets run $22 to $48. We can put up $15,000-$20,000. TV lighting is required. Our owners vote on 3/1/2027.

Terrence Odom
Commissioner, Great Basin Box League
todom@gbbl.example`,
    fields: {
      eventLevel: 'Semi-Professional',
      sportsList: ['Box Lacrosse'],
      location: 'Indoor',
      facilityTypes: ['Arena'],
      surface: 'Turf',
      startDate: '2027-05-01',
      endDate: '2027-05-31',
      hasFlexibleDates: true,
      dayCount: 2,
      teamCount: 6,
      participants: 138,
      attendance: 4000,
      requestAddress: 'Reno, NV',
      budgetFrom: 15_000,
      budgetTo: 20_000,
      requirementNotes: 'TV lighting is required.',
      decisionDate: '2027-03-01',
      contactName: 'Terrence Odom',
      contactOrganization: 'Great Basin Box League',
      contactEmail: 'todom@gbbl.example',
    },
    uncertain: ['requestAddress'],
  },
  {
    text: `We're only exploring options, no hurry. The Keystone Baton Council would bring back the Keystone Twirl-Off on Memorial Day weekend 2028. It's baton twirling: 340 twirlers, girls and boys, ages 5 to 21, with 700 spectators. A gymnasium in Harrisburg, Pennsylvania would be perfect. A clear height of at least 30 feet is required. The medals alone cost $3,100, but the rent is capped at $2,600. Figure 55 hotel rooms per night. Questions to Winifred Zook, winnie@keystonebaton.example, 717-555-0150.`,
    fields: {
      urgency: 2,
      contactOrganization: 'Keystone Baton Council',
      name: 'Keystone Twirl-Off',
      startDate: '2028-05-27',
      endDate: '2028-05-29',
      sportsList: ['Baton Twirling'],
      participants: 340,
      gender: 'Male & Female',
      ages: '5 to 21',
      attendance: 700,
      facilityTypes: ['Gymnasium'],
      requestAddress: 'Harrisburg, PA',
      requirementNotes: 'A clear height of at least 30 feet is required.',
      budgetTo: 2600,
      roomsPerNight: 55,
      contactName: 'Winifred Zook',
      contactEmail: 'winnie@keystonebaton.example',
      contactPhone: '717-555-0150',
    },
    uncertain: ['startDate'],
  },
  {
    text: `Hello! This is about a dragon boat race, adult co-ed. Saturday, August 14, 2027, with set-up on Friday the 13th; the date is flexible. Twenty-two teams with 20 paddlers each. Somewhere within 75 miles of Cedar Rapids, Iowa. 3,500 people lined the bank in 2026. A sound system must be provided. Registration is $1,200 per team, and we've earmarked $6k for the site. Please reply by March 5, 2027.

Sunita Rao, Corridor Paddling Club, 319-555-0177`,
    fields: {
      sportsList: ['Dragon Boat'],
      ageGroup: 'Adult',
      gender: 'Co-Ed',
      startDate: '2027-08-14',
      endDate: '2027-08-14',
      hasFlexibleDates: true,
      setupDays: 1,
      teamCount: 22,
      requestAddress: 'Cedar Rapids, IA',
      requestDist: 75,
      requirementNotes: 'A sound system must be provided.',
      budgetTo: 6000,
      responseDeadline: '2027-03-05',
      contactName: 'Sunita Rao',
      contactOrganization: 'Corridor Paddling Club',
      contactPhone: '319-555-0177',
    },
    uncertain: [],
  },
  {
    text: `Hello, good day! I am Ignacio Beltrán of Pádel Miami Norte. We organize an amateur padel tournament, men and women, the days Thursday 7 to Sunday 10 of October 2027. They are 64 teams, two players in each. We need 8 courts, outdoor. The place: Fort Lauderdale, Florida, maximum 20 miles. Showers are required. The inscription costs 90 dollars. For the rent we have between 7 and 9 thousand dollars. Also hotel, 40 rooms each night. You can answer me until the 20 of January. My telephone is +1 954 555 0168, my email ignacio@padelmn.example`,
    fields: {
      contactName: 'Ignacio Beltrán',
      contactOrganization: 'Pádel Miami Norte',
      eventLevel: 'Amateur',
      sportsList: ['Padel'],
      gender: 'Male & Female',
      startDate: '2027-10-07',
      endDate: '2027-10-10',
      teamCount: 64,
      spaceName: 'Court',
      spaceCount: 8,
      location: 'Outdoor',
      requestAddress: 'Fort Lauderdale, FL',
      requestDist: 20,
      requirementNotes: 'Showers are required.',
      budgetFrom: 7000,
      budgetTo: 9000,
      roomsPerNight: 40,
      responseDeadline: '2027-01-20',
      contactPhone: '+1 954 555 0168',
      contactEmail: 'ignacio@padelmn.example',
    },
    uncertain: [],
  },
]
