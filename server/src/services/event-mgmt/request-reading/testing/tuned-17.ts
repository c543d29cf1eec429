import type { WrittenRequest } from './written-request.ts'

/** Requests as people write them, by people who hadn't seen the rules, read on 2026-11-25. */
export const tuned17: readonly WrittenRequest[] = [
  {
    text: `Table tennis open, Dec 4 & 5, 2027, Rochester Minnesota (not New York!). 30 tables and somewhere from 180 to 220 players. We can shift a week either way. Hotel within 2 miles would be great, 70 rooms/night. Wen Zhao, Med City Table Tennis, wen@medcitytt.example`,
    fields: {
      sportsList: ['Table Tennis'],
      startDate: '2027-12-04',
      endDate: '2027-12-05',
      requestAddress: 'Rochester, MN',
      spaceName: 'Table',
      spaceCount: 30,
      participants: 180,
      flexWeeks: 1,
      hotelDist: 2,
      roomsPerNight: 70,
      contactName: 'Wen Zhao',
      contactOrganization: 'Med City Table Tennis',
      contactEmail: 'wen@medcitytt.example',
    },
    uncertain: ['participants'],
  },
  {
    text: `I promote amateur boxing and I'm after a hall in Toledo, OH for the Glass City Brawl, Saturday 16 October 2027. One ring. 28 bouts, so 56 boxers. I expect 1,500 spectators, ringside is $60 and GA is $25. An ambulance on site is required by the commission. $7,500 is all I have. Tell me yes or no by the first of March. Big Ray Toussaint 419 555 0127`,
    fields: {
      eventLevel: 'Amateur',
      sportsList: ['Boxing'],
      requestAddress: 'Toledo, OH',
      name: 'Glass City Brawl',
      startDate: '2027-10-16',
      endDate: '2027-10-16',
      spaceName: 'Ring',
      spaceCount: 1,
      participants: 56,
      attendance: 1500,
      requirementNotes: 'An ambulance on site is required by the commission.',
      budgetTo: 7500,
      responseDeadline: '2027-03-01',
      contactName: 'Big Ray Toussaint',
      contactPhone: '419 555 0127',
    },
    uncertain: [],
  },
  {
    text: `Loon Lake Multisport, LLC
4 Mill St, Keene NH 03431

Re: site for a triathlon

Dear Recreation Director:

We wish to move our sprint triathlon, the Granite Tri, to your community. The race is on Sunday, June 13, 2027. In 2026 there were 610 finishers; we have planned for 750 athletes and 1,200 spectators next year. The venue should be within 30 miles of Concord, New Hampshire. Changing tents and a lifeguard team must be provided. We carry $2,000,000 of liability insurance and have set aside $5,000-$6,000 for site use. Kindly respond on or before January 29, 2027.

Very truly yours,
Harriet Quimby
Race Director
hq@loonlakemulti.example`,
    fields: {
      name: 'Granite Tri',
      sportsList: ['Triathlon'],
      startDate: '2027-06-13',
      endDate: '2027-06-13',
      participants: 750,
      attendance: 1200,
      requestAddress: 'Concord, NH',
      requestDist: 30,
      requirementNotes: 'Changing tents and a lifeguard team must be provided.',
      budgetFrom: 5000,
      budgetTo: 6000,
      responseDeadline: '2027-01-29',
      contactName: 'Harriet Quimby',
      contactOrganization: 'Loon Lake Multisport, LLC',
      contactEmail: 'hq@loonlakemulti.example',
    },
    uncertain: [],
  },
  {
    text: `We're only exploring options at this point. The US Goalball Federation would hold a four-day championship in February 2028. 16 teams, 8 men's and 8 women's, 96 athletes. 3 indoor hardwood courts. A silent playing hall is essential. Colorado Springs or Denver, CO. 60 rooms per night, 240 room nights. Best, Imani Brooks, events@usgf.example`,
    fields: {
      urgency: 2,
      sportsList: ['Goalball'],
      startDate: '2028-02-01',
      endDate: '2028-02-29',
      hasFlexibleDates: true,
      dayCount: 4,
      teamCount: 16,
      gender: 'Male & Female',
      participants: 96,
      spaceName: 'Court',
      spaceCount: 3,
      location: 'Indoor',
      surface: 'Hardwood',
      requirementNotes: 'A silent playing hall is essential.',
      requestAddress: 'Colorado Springs, CO',
      roomsPerNight: 60,
      roomNights: 240,
      contactName: 'Imani Brooks',
      contactOrganization: 'US Goalball Federation',
      contactEmail: 'events@usgf.example',
    },
    uncertain: ['requestAddress'],
  },
  {
    text: `need gym w 6 hardwood courts for aau bball, girls 13u-17u, 48 teams. apr 17-18. des moines ia or close by. maybe 90 rooms a nite. call me 515-555-0178 thx, Trish`,
    fields: {
      facilityTypes: ['Gymnasium'],
      spaceName: 'Court',
      spaceCount: 6,
      surface: 'Hardwood',
      sportsList: ['Basketball'],
      gender: 'Female',
      ages: '13u-17u',
      teamCount: 48,
      startDate: '2027-04-17',
      endDate: '2027-04-18',
      requestAddress: 'Des Moines, IA',
      roomsPerNight: 90,
      contactPhone: '515-555-0178',
      contactName: 'Trish',
    },
    uncertain: ['roomsPerNight'],
  },
  {
    text: `REQUEST FOR PROPOSALS

1. OVERVIEW
The Prairie States Trampoline Association invites proposals to host the Prairie States Trampoline Cup.

2. DATES
Competition will run June 28 through July 1, 2027. Move-in is one day earlier, on June 27.

3. ATTENDANCE
610 athletes, 140 coaches and 3,200 spectators are anticipated. The 2025 event drew 540 athletes.

4. VENUE
An indoor convention center with a clear height of 32 feet is required.

5. LODGING
1,400 room nights in total; 410 rooms on peak night. Hotels should be within 5 miles of the venue.

6. LOCATION
Any city in Kansas.

7. TIMELINE
Proposals due: February 26, 2027
Site selected: March 19, 2027

8. CONTACT
Maureen Kolb, Events Manager
m.kolb@pstramp.example | (785) 555-0110`,
    fields: {
      name: 'Prairie States Trampoline Cup',
      sportsList: ['Trampoline & Tumbling'],
      startDate: '2027-06-28',
      endDate: '2027-07-01',
      setupDays: 1,
      participants: 610,
      attendance: 3200,
      facilityTypes: ['Convention Center'],
      location: 'Indoor',
      requirementNotes: 'An indoor convention center with a clear height of 32 feet is required.',
      roomNights: 1400,
      roomsPerNight: 410,
      hotelDist: 5,
      requestAddress: 'Kansas',
      responseDeadline: '2027-02-26',
      decisionDate: '2027-03-19',
      contactName: 'Maureen Kolb',
      contactOrganization: 'Prairie States Trampoline Association',
      contactEmail: 'm.kolb@pstramp.example',
      contactPhone: '(785) 555-0110',
    },
    uncertain: [],
  },
  {
    text: `Dear folks at Homestand,

My husband and I have run the Lakehead Winter Bonspiel for eleven years now, and our old club is closing its doors (don't get me started). So the curlers need a new home! We're looking at January 14-16, 2028. It's two dozen teams, 96 players, plus the usual hangers-on. Five sheets of ice would be lovely. Anywhere around Duluth, Minnesota works, but please not Superior, we tried that once. Last year the rental cost us $4,200; we could go as high as $5,500.

Could somebody write back by January 15?

Warmly,
Gloria Haakenson`,
    fields: {
      name: 'Lakehead Winter Bonspiel',
      sportsList: ['Curling'],
      startDate: '2028-01-14',
      endDate: '2028-01-16',
      teamCount: 24,
      participants: 96,
      spaceName: 'Rink',
      spaceCount: 5,
      surface: 'Ice',
      requestAddress: 'Duluth, MN',
      budgetTo: 5500,
      responseDeadline: '2027-01-15',
      contactName: 'Gloria Haakenson',
    },
    uncertain: [],
  },
]
