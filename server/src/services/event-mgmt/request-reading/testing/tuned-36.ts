import type { WrittenRequest } from './written-request.ts'

/** Requests of somebody who didn't know the rules, read on 2026-11-25. */
export const tuned36: readonly WrittenRequest[] = [
  {
    text: `Section 2. Event Information

Carolina Youth Athletics (CYA) invites proposals to host the CYA Summer Championships, a youth track and field meet, July 8-11, 2027. It takes place in a stadium with an outdoor track. The meet draws 2,200 athletes, boys and girls ages 7 to 18, and 5,000 spectators.

Section 3. Lodging

CYA uses 900 rooms on peak night and 2,950 total room nights, in hotels within 15 miles of the stadium.

Section 4. Schedule

Proposals are due by February 26, 2027. CYA will announce the host on April 2, 2027.

Section 5. Contact

Monique Deveraux, Executive Director
mdeveraux@cya-athletics.example
(704) 555-0160`,
    fields: {
      name: 'CYA Summer Championships',
      sportsList: ['Track & Field'],
      ageGroup: 'Youth',
      startDate: '2027-07-08',
      endDate: '2027-07-11',
      facilityTypes: ['Stadium'],
      location: 'Outdoor',
      spaceName: 'Track',
      participants: 2200,
      gender: 'Male & Female',
      ages: '7 to 18',
      attendance: 5000,
      roomsPerNight: 900,
      roomNights: 2950,
      hotelDist: 15,
      responseDeadline: '2027-02-26',
      decisionDate: '2027-04-02',
      contactName: 'Monique Deveraux',
      contactOrganization: 'Carolina Youth Athletics',
      contactEmail: 'mdeveraux@cya-athletics.example',
      contactPhone: '(704) 555-0160',
    },
    uncertain: [],
  },
  {
    text: `Hello,

I'm writing for the Buckeye Fencing Alliance. We are looking for a convention center in Columbus, Ohio for our fencing tournament, the Buckeye Blades, January 22-24, 2027. We need room for 30 fencing strips, and one extra day before the event to set up. 520 fencers will compete.

Budget: $22,000 maximum.

Best,
Anton Baranov
Buckeye Fencing Alliance
abaranov@buckeyefencing.example
614-555-0128`,
    fields: {
      name: 'Buckeye Blades',
      sportsList: ['Fencing'],
      facilityTypes: ['Convention Center'],
      requestAddress: 'Columbus, OH',
      startDate: '2027-01-22',
      endDate: '2027-01-24',
      spaceName: 'Fencing Strip',
      spaceCount: 30,
      setupDays: 1,
      participants: 520,
      budgetTo: 22_000,
      contactName: 'Anton Baranov',
      contactOrganization: 'Buckeye Fencing Alliance',
      contactEmail: 'abaranov@buckeyefencing.example',
      contactPhone: '614-555-0128',
    },
    uncertain: [],
  },
  {
    text: `Hey! Need 6 fields in Tampa FL for a coed adult flag football tourney Sat March 6. 20 teams, grass or turf. Budget $3k tops. Thx! Jamal 813-555-0149`,
    fields: {
      spaceName: 'Field',
      spaceCount: 6,
      requestAddress: 'Tampa, FL',
      gender: 'Co-Ed',
      ageGroup: 'Adult',
      sportsList: ['Non-Contact Football'],
      startDate: '2027-03-06',
      endDate: '2027-03-06',
      teamCount: 20,
      surfaces: ['Grass', 'Turf'],
      budgetTo: 3000,
      contactName: 'Jamal',
      contactPhone: '813-555-0149',
    },
    uncertain: [],
  },
  {
    text: `Good afternoon,

For the past three years the Illinois Prairie Classic, our girls gymnastics meet, was held at the Meridian Hall in Peoria. Meridian Hall is closing for renovation, so we are looking for a new place in Springfield, Illinois for March 19-21, 2027. We had 610 gymnasts in 2026 and are planning on 680 for 2027. We expect 1,500 spectators.

We'd appreciate a proposal by December 31, 2026.

Respectfully,
Carol Ann Hutchins
Meet Director
Prairie Gymnastics Boosters
cahutchins@prairiegym.example
217-555-0186`,
    fields: {
      name: 'Illinois Prairie Classic',
      sportsList: ['Gymnastics'],
      gender: 'Female',
      requestAddress: 'Springfield, IL',
      startDate: '2027-03-19',
      endDate: '2027-03-21',
      participants: 680,
      attendance: 1500,
      responseDeadline: '2026-12-31',
      contactName: 'Carol Ann Hutchins',
      contactOrganization: 'Prairie Gymnastics Boosters',
      contactEmail: 'cahutchins@prairiegym.example',
      contactPhone: '217-555-0186',
    },
    uncertain: [],
  },
  {
    text: `Hi, we're a small archery club in Bozeman, Montana (Bridger Archers) and we would like to rent an indoor archery range for our winter shoot on Sunday, February 7, 2027. We expect 85 archers, ages 10 to 70. We could spend $500 to $800. Wheelchair access is required.

Thanks, Lyle Egan
lyle@bridgerarchers.example`,
    fields: {
      sportsList: ['Archery'],
      contactOrganization: 'Bridger Archers',
      requestAddress: 'Bozeman, MT',
      location: 'Indoor',
      spaceName: 'Archery & Shooting Range',
      startDate: '2027-02-07',
      endDate: '2027-02-07',
      participants: 85,
      ages: '10 to 70',
      budgetFrom: 500,
      budgetTo: 800,
      requirementNotes: 'Wheelchair access is required.',
      contactName: 'Lyle Egan',
      contactEmail: 'lyle@bridgerarchers.example',
    },
    uncertain: [],
  },
  {
    text: `Subject: Exhibit hall for high school esports finals
From: Priya Raman <priya.raman@lonestaresports.example>

Hello,

Lone Star Scholastic Esports is looking for an exhibit hall in San Antonio, Texas for the Lone Star Esports Finals, a high school esports event. The dates are May 14-16, 2027. There will be 64 teams, 400 players and 1,200 spectators. Wired internet is required.

We plan to pick a venue by January 20, 2027.

Priya Raman
Lone Star Scholastic Esports
210-555-0113`,
    fields: {
      name: 'Lone Star Esports Finals',
      sportsList: ['Esports'],
      ageGroup: 'High School',
      spaceName: 'Exhibit Hall',
      requestAddress: 'San Antonio, TX',
      startDate: '2027-05-14',
      endDate: '2027-05-16',
      teamCount: 64,
      participants: 400,
      attendance: 1200,
      requirementNotes: 'Wired internet is required.',
      decisionDate: '2027-01-20',
      contactName: 'Priya Raman',
      contactOrganization: 'Lone Star Scholastic Esports',
      contactEmail: 'priya.raman@lonestaresports.example',
      contactPhone: '210-555-0113',
    },
    uncertain: [],
  },
  {
    text: `---------- Forwarded message ---------
From: Owen Prichard <owen@salishrugby.example>
Date: Fri, Nov 20, 2026 at 6:52 PM
Subject: Fields for the Salish Tens
To: Visit Tacoma Sports <sports@visittacoma.example>

Hello,

Salish Rugby Union is putting on the Salish Tens, a men's rugby tournament for adult clubs, in Tacoma, Washington. The dates are August 14-15, 2027, and we could move them by up to 2 weeks either way. 16 teams, 4 grass fields. We would expect 600 spectators.

What would the field rental be? Our limit is $5,000.

Cheers,
Owen Prichard
Salish Rugby Union
253-555-0175`,
    fields: {
      name: 'Salish Tens',
      sportsList: ['Rugby'],
      gender: 'Male',
      ageGroup: 'Adult',
      requestAddress: 'Tacoma, WA',
      startDate: '2027-08-14',
      endDate: '2027-08-15',
      flexWeeks: 2,
      teamCount: 16,
      spaceName: 'Field',
      spaceCount: 4,
      surface: 'Grass',
      attendance: 600,
      budgetTo: 5000,
      contactName: 'Owen Prichard',
      contactOrganization: 'Salish Rugby Union',
      contactEmail: 'owen@salishrugby.example',
      contactPhone: '253-555-0175',
    },
    uncertain: [],
  },
]
