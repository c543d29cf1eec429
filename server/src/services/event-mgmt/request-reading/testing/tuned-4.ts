import type { WrittenRequest } from './written-request.ts'

/** Requests as people write them, read on 2026-11-25. */
export const tuned4: readonly WrittenRequest[] = [
  {
    text: `We'd like to bring our dance competition back to the Southeast. It's called Rhythm Rush Showdown, first or second weekend of June 2027. 60 studios, 1,100 dancers, approx. 2,500 in the audience each day. A theater stage is essential. 250 rooms on peak. Our director, Simone Alvarez, is at simone@rhythmrush.example.`,
    fields: {
      name: 'Rhythm Rush Showdown',
      sportsList: ['Dance'],
      requestAddress: 'the Southeast',
      startDate: '2027-06-05',
      endDate: '2027-06-06',
      participants: 1100,
      attendance: 2500,
      spaceName: 'Stage',
      requirementNotes: 'A theater stage is essential.',
      roomsPerNight: 250,
      contactName: 'Simone Alvarez',
      contactEmail: 'simone@rhythmrush.example',
    },
    uncertain: ['startDate', 'endDate', 'attendance'],
  },
  {
    text: `Tennis, USTA adult sectionals, 18 outdoor hard courts, lighted. Aug 20th to Aug 22nd, 2027. 64 teams of 10 players each. Little Rock, AR preferred. Hotel within 15 mins. Please reply before January 10th.`,
    fields: {
      sportsList: ['Tennis'],
      ageGroup: 'Adult',
      spaceName: 'Court',
      spaceCount: 18,
      location: 'Outdoor',
      startDate: '2027-08-20',
      endDate: '2027-08-22',
      teamCount: 64,
      requestAddress: 'Little Rock, AR',
      responseDeadline: '2027-01-10',
    },
    uncertain: [],
  },
  {
    text: `Hey Mark — great meeting you at the symposium last month. As discussed, our karate league (Bushido Series) wants to run a tournament in your building. Two dates work for us: Saturday May 8 or Saturday May 22, 2027. 10 mats/rings, 400 competitors, about 1,000 fans. Concessions allowed? We'd need wifi and a PA system. We can spend up to $7,500.

Cheers,
Kenji Watts
Bushido Series
(215) 555-0171`,
    fields: {
      name: 'Bushido Series',
      sportsList: ['Karate'],
      startDate: '2027-05-08',
      endDate: '2027-05-08',
      spaceName: 'Mat',
      spaceCount: 10,
      participants: 400,
      attendance: 1000,
      budgetTo: 7500,
      requirementNotes: "We'd need wifi and a PA system.",
      contactName: 'Kenji Watts',
      contactOrganization: 'Bushido Series',
      contactPhone: '(215) 555-0171',
    },
    uncertain: ['startDate', 'endDate', 'attendance'],
  },
  {
    text: `12 fields
soccer
mar 20-21 2027
orlando fl
100 teams
u8-u19`,
    fields: {
      spaceName: 'Field',
      spaceCount: 12,
      sportsList: ['Soccer'],
      startDate: '2027-03-20',
      endDate: '2027-03-21',
      requestAddress: 'Orlando, FL',
      teamCount: 100,
      ages: 'u8-u19',
    },
    uncertain: [],
  },
  {
    text: `Hello from Quad City Curling! We hope to host a bonspiel Thanksgiving weekend 2027 with 48 teams on 6 sheets. Where: anywhere in Wisconsin or Minnesota. We normally use 85 rooms a night. Our spending limit is $11,200. I need your proposal no later than 3/1/2027.

Ingrid Dahl`,
    fields: {
      sportsList: ['Curling'],
      startDate: '2027-11-25',
      endDate: '2027-11-28',
      teamCount: 48,
      spaceName: 'Rink',
      spaceCount: 6,
      requestAddress: 'Wisconsin',
      roomsPerNight: 85,
      budgetTo: 11_200,
      responseDeadline: '2027-03-01',
      contactName: 'Ingrid Dahl',
      contactOrganization: 'Quad City Curling',
    },
    uncertain: ['startDate', 'roomsPerNight', 'requestAddress'],
  },
  {
    text: `The Lone Star Robotics Alliance will be holding its state championship from Thursday, March 25 to Saturday, March 27, 2027. Team count: 72. Attendance: 2,000. We need an exhibit hall and 6 meeting rooms. Location: Houston or San Antonio, TX. We're exploring options at this point.

Contact: Dr. Alicia Moreno
Email: amoreno@lonestarrobotics.example`,
    fields: {
      sportsList: ['Robotics'],
      startDate: '2027-03-25',
      endDate: '2027-03-27',
      teamCount: 72,
      attendance: 2000,
      spaceName: 'Meeting Room',
      spaceCount: 6,
      requestAddress: 'Houston, TX',
      urgency: 2,
      contactName: 'Alicia Moreno',
      contactOrganization: 'Lone Star Robotics Alliance',
      contactEmail: 'amoreno@lonestarrobotics.example',
    },
    uncertain: ['requestAddress', 'spaceName'],
  },
  {
    text: `Hi, I'm organizing a wedding-weekend family pickleball thing for my daughter, maybe 4 courts, 40 people, sometime in May. Lake Tahoe. Nothing over $2,000. Jen`,
    fields: {
      sportsList: ['Pickleball'],
      spaceName: 'Court',
      spaceCount: 4,
      participants: 40,
      startDate: '2027-05-01',
      endDate: '2027-05-31',
      hasFlexibleDates: true,
      requestAddress: 'South Lake Tahoe, CA',
      budgetTo: 2000,
      contactName: 'Jen',
    },
    uncertain: ['spaceCount', 'participants', 'startDate'],
  },
  {
    text: `RFP: 2027 Junior Water Polo Invitational
When: 6/17/27 - 6/20/27 (setup 6/16)
Pools needed: 3 (all-deep, 30m or longer)
Teams: 64 (12U, 14U, 16U boys & girls)
Hotel block: 1,600 room nights
Site must provide scoreboards.
Responses due: 12/15/2026`,
    fields: {
      name: 'Junior Water Polo Invitational',
      sportsList: ['Water Polo'],
      startDate: '2027-06-17',
      endDate: '2027-06-20',
      setupDays: 1,
      spaceName: 'Pool',
      spaceCount: 3,
      teamCount: 64,
      ages: '12U, 14U, 16U',
      gender: 'Male & Female',
      roomNights: 1600,
      requirementNotes: 'Pools needed: 3 (all-deep, 30m or longer)\nSite must provide scoreboards.',
      responseDeadline: '2026-12-15',
    },
    uncertain: [],
  },
  {
    text: `Hello, do you have space on December 29, 2027 through January 2, 2028 for our Holiday Hoops Classic? Twenty teams, varsity boys, 4 courts. We had trouble last year with the heating. We require a certified athletic trainer. Columbus, Ohio within 25 mi. Around 300 hotel rooms in total.

Coach D. Franklin
Eastside Athletic Boosters
coachd@eastsideboosters.example`,
    fields: {
      name: 'Holiday Hoops Classic',
      sportsList: ['Basketball'],
      startDate: '2027-12-29',
      endDate: '2028-01-02',
      teamCount: 20,
      ageGroup: 'High School',
      gender: 'Male',
      spaceName: 'Court',
      spaceCount: 4,
      requirementNotes: 'We require a certified athletic trainer.',
      requestAddress: 'Columbus, OH',
      requestDist: 25,
      roomsPerNight: 300,
      contactName: 'D. Franklin',
      contactOrganization: 'Eastside Athletic Boosters',
      contactEmail: 'coachd@eastsideboosters.example',
    },
    uncertain: ['roomsPerNight'],
  },
  {
    text: `Skateboarding contest series looking for parks. June 5 or the week after. Outdoor concrete skatepark, 120 skaters, 2k spectators. Southern California. Hit me up: zed@rollfast.example`,
    fields: {
      sportsList: ['Skateboarding'],
      startDate: '2027-06-05',
      endDate: '2027-06-05',
      flexWeeks: 1,
      location: 'Outdoor',
      surface: 'Concrete',
      spaceName: 'Skate Park',
      participants: 120,
      attendance: 2000,
      requestAddress: 'Southern California',
      contactEmail: 'zed@rollfast.example',
    },
    uncertain: ['startDate'],
  },
  {
    text: `We are planning our annual Bluegrass Futsal Festival and are evaluating sites for Feb. 19–21, 2027 (Fri–Sun). 8 indoor courts min; synthetic or hardwood. 110 teams, U9–U17, boys and girls, approx 1,320 players, ~2,200 parents. 420 peak-night rooms; 880 total room nights; hotels no farther than 12 miles. Within a 3 hour drive of Lexington, Kentucky. Total facility spend not to exceed $22,500. RFP responses are due by 12/18/26 and we’ll award by 1/15/27. Nice to have: streaming.

Pat O’Neal, Tournament Director, Bluegrass Futsal Association, pat@bgfutsal.example, 859-555-0196`,
    fields: {
      name: 'Bluegrass Futsal Festival',
      sportsList: ['Futsal'],
      startDate: '2027-02-19',
      endDate: '2027-02-21',
      spaceName: 'Court',
      spaceCount: 8,
      location: 'Indoor',
      surfaces: ['Hardwood', 'Synthetic'],
      teamCount: 110,
      ages: 'U9–U17',
      gender: 'Male & Female',
      participants: 1320,
      attendance: 2200,
      roomsPerNight: 420,
      roomNights: 880,
      hotelDist: 12,
      requestAddress: 'Lexington, KY',
      requestDist: 190,
      budgetTo: 22_500,
      responseDeadline: '2026-12-18',
      decisionDate: '2027-01-15',
      contactName: 'Pat O’Neal',
      contactOrganization: 'Bluegrass Futsal Association',
      contactEmail: 'pat@bgfutsal.example',
      contactPhone: '859-555-0196',
    },
    uncertain: ['participants', 'attendance', 'requestDist'],
  },
]
