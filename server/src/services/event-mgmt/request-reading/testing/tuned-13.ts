import type { WrittenRequest } from './written-request.ts'

/** Requests as people write them, by people who hadn't seen the rules, read on 2026-11-25. */
export const tuned13: readonly WrittenRequest[] = [
  {
    text: `need 6 sheets of ice for a curling bonspiel, jan 14-17 2027, 48 teams, duluth mn or close by. budget 12k max. thx, Gary`,
    fields: {
      sportsList: ['Curling'],
      spaceName: 'Rink',
      spaceCount: 6,
      surface: 'Ice',
      startDate: '2027-01-14',
      endDate: '2027-01-17',
      teamCount: 48,
      requestAddress: 'Duluth, MN',
      budgetTo: 12_000,
      contactName: 'Gary',
    },
    uncertain: [],
  },
  {
    text: `---------- Forwarded message ---------
From: Tamika Rhodes <trhodes@riverbendhoops.example>
Date: Tue, Nov 17, 2026 at 9:41 AM
Subject: gym space
To: Rentals <rentals@fieldhouse.example>

Hi team,

My AAU program, Riverbend Hoops, is moving its basketball tournament, the Spring Showdown. We need 6 hardwood courts on Saturday March 20 and Sunday March 21. 54 boys and girls teams, 4th through 8th grade. About 1,200 fans come through the doors at $10 a head. We're in Evansville, Indiana and don't want to go more than 45 miles.

Scoreboards on all 6 courts are required.

Tamika Rhodes
Director, Riverbend Hoops
(812) 555-0177`,
    fields: {
      name: 'Spring Showdown',
      sportsList: ['Basketball'],
      spaceName: 'Court',
      spaceCount: 6,
      surface: 'Hardwood',
      startDate: '2027-03-20',
      endDate: '2027-03-21',
      teamCount: 54,
      gender: 'Male & Female',
      ages: '4th through 8th grade',
      attendance: 1200,
      requestAddress: 'Evansville, IN',
      requestDist: 45,
      requirementNotes: 'Scoreboards on all 6 courts are required.',
      contactName: 'Tamika Rhodes',
      contactOrganization: 'Riverbend Hoops',
      contactEmail: 'trhodes@riverbendhoops.example',
      contactPhone: '(812) 555-0177',
    },
    uncertain: ['attendance'],
  },
  {
    text: `REQUEST FOR PROPOSALS
Tri-Lakes Short Course Championships

Issued by: Tri-Lakes Swimming LSC
Sport: Swimming
Dates needed: March 4 - 7, 2027 (setup on March 3)
Facility: 2 indoor pools (25-yard competition pool and a warm-up pool)
Expected athletes: 640
Expected spectators: 900
Hotel: 310 rooms on peak night; 1,020 total room nights
Preferred location: Madison, Wisconsin
Facility rental budget: not to exceed $28,500
Responses due: January 11, 2027, 5:00 p.m. CT
Site selection announced: January 25, 2027
Contact: Pauline Wirth, Meet Operations
Email: pwirth@trilakesswim.example
Phone: 608.555.0123`,
    fields: {
      name: 'Tri-Lakes Short Course Championships',
      contactOrganization: 'Tri-Lakes Swimming LSC',
      sportsList: ['Swimming'],
      startDate: '2027-03-04',
      endDate: '2027-03-07',
      setupDays: 1,
      spaceName: 'Pool',
      spaceCount: 2,
      location: 'Indoor',
      participants: 640,
      attendance: 900,
      roomsPerNight: 310,
      roomNights: 1020,
      requestAddress: 'Madison, WI',
      budgetTo: 28_500,
      responseDeadline: '2027-01-11',
      decisionDate: '2027-01-25',
      contactName: 'Pauline Wirth',
      contactEmail: 'pwirth@trilakesswim.example',
      contactPhone: '608.555.0123',
    },
    uncertain: [],
  },
  {
    text: `Dear Sir or Madam,

I have been volunteering with the Blue Ridge Seniors Association for going on 19 years, ever since my knees gave out, and this is the first year they put me in charge of finding a place for the pickleball folks. We used the Y in 2025 and 2026, which had only 4 courts, and the line to play went out the door. For 2027 I would like 10 courts, indoors because of the heat. It would be Monday through Wednesday, August 9 to 11. We had 162 players in 2026 and we expect 220 this time, men and women, ages 50 to 94 if Walter comes back. Please nothing farther than 25 miles from Asheville, North Carolina. Our board gave me $3,200 to work with. They meet on May 3 to pick the place, so I would need to hear from you by April 23.

Warmly,
Dottie Hargrove
Blue Ridge Seniors Association
828-555-0190`,
    fields: {
      sportsList: ['Pickleball'],
      spaceName: 'Court',
      spaceCount: 10,
      location: 'Indoor',
      startDate: '2027-08-09',
      endDate: '2027-08-11',
      participants: 220,
      gender: 'Male & Female',
      ages: '50 to 94',
      requestAddress: 'Asheville, NC',
      requestDist: 25,
      budgetTo: 3200,
      decisionDate: '2027-05-03',
      responseDeadline: '2027-04-23',
      contactName: 'Dottie Hargrove',
      contactOrganization: 'Blue Ridge Seniors Association',
      contactPhone: '828-555-0190',
    },
    uncertain: [],
  },
  {
    text: `Hi! Studio Lumen here :) We run a traveling dance comp called Lumen Live and are hunting for a theater with a stage in the Omaha metro for Fri-Sun, Apr 23-25, 2027. need thursday the 22nd for load in. approx 600 dancers ages 5-18. audience of 1,100. $11K for the space. text me 402-555-0148, Brielle`,
    fields: {
      name: 'Lumen Live',
      sportsList: ['Dance'],
      spaceName: 'Stage',
      requestAddress: 'Omaha, NE',
      startDate: '2027-04-23',
      endDate: '2027-04-25',
      setupDays: 1,
      participants: 600,
      ages: '5-18',
      attendance: 1100,
      budgetTo: 11_000,
      contactName: 'Brielle',
      contactOrganization: 'Studio Lumen',
      contactPhone: '402-555-0148',
    },
    uncertain: ['participants'],
  },
  {
    text: `Good afternoon,

I'm handling the annual sales kickoff for Palisade Medical and we'd like to add a golf scramble on Tuesday, February 9, 2027. 144 players, 18 holes, shotgun start at 8:30. Scottsdale, please - no Tucson, we did Tucson in 2024. Our guests are all at the Canyon Vista Resort through the 11th so no hotel is needed. The working number is between $20,000 and $26,000 incl. lunch. I need quotes in hand by Dec. 11th.

Regards,
Joanna Pell
Palisade Medical
jpell@palisademed.example`,
    fields: {
      sportsList: ['Golf'],
      startDate: '2027-02-09',
      endDate: '2027-02-09',
      participants: 144,
      requestAddress: 'Scottsdale, AZ',
      budgetFrom: 20_000,
      budgetTo: 26_000,
      responseDeadline: '2026-12-11',
      contactName: 'Joanna Pell',
      contactOrganization: 'Palisade Medical',
      contactEmail: 'jpell@palisademed.example',
    },
    uncertain: [],
  },
  {
    text: `We're the folks behind the Copper Canyon Half. Saturday, October 9, 2027, gun at 7:00 am. Expecting 2,400 runners across the half marathon, 10K and 5K (we capped it at 1,900 last fall). It's a closed asphalt road course. The finish area must have parking for 1,000 cars. Registration is $85. Silver City, New Mexico. We pick our site March 1.

Luis Barela, race director
luis@coppercanyonhalf.example`,
    fields: {
      name: 'Copper Canyon Half',
      sportsList: ['Running'],
      startDate: '2027-10-09',
      endDate: '2027-10-09',
      participants: 2400,
      spaceName: 'Road Course',
      surface: 'Asphalt',
      requirementNotes: 'The finish area must have parking for 1,000 cars.',
      requestAddress: 'Silver City, NM',
      decisionDate: '2027-03-01',
      contactName: 'Luis Barela',
      contactEmail: 'luis@coppercanyonhalf.example',
    },
    uncertain: [],
  },
  {
    text: `yo, im the treasurer of Cascade State Ultimate. trying to find 8 feilds (grass, real grass plz) for a college ultimate tourney. either the first or second weekend of april 2027. 24 teams, abt 500 ppl playing, mens + womens. eugene oregon or corvallis. we can swing $1,800. lmk by dec 11 - Marcus, marcusv@cascadeult.example 541-555-0116`,
    fields: {
      sportsList: ['Ultimate'],
      spaceName: 'Field',
      spaceCount: 8,
      surface: 'Grass',
      ageGroup: 'College',
      startDate: '2027-04-03',
      endDate: '2027-04-04',
      teamCount: 24,
      participants: 500,
      gender: 'Male & Female',
      requestAddress: 'Eugene, OR',
      budgetTo: 1800,
      responseDeadline: '2026-12-11',
      contactName: 'Marcus',
      contactOrganization: 'Cascade State Ultimate',
      contactEmail: 'marcusv@cascadeult.example',
      contactPhone: '541-555-0116',
    },
    uncertain: ['startDate', 'endDate', 'participants', 'requestAddress'],
  },
  {
    text: `Our church softball league (First Baptist, St. Luke's, and 14 other congregations, 16 teams in all) would like to use two ball diamonds on the Saturday before Memorial Day for our end of season tournament, 9 to 5. Coed, adults only. We've got $400 in the kitty. We need the restrooms unlocked. We're over in Paducah, KY 42001. Please call Ruth Ann Decker at 270-555-0133 after 6 pm.`,
    fields: {
      sportsList: ['Softball'],
      teamCount: 16,
      spaceName: 'Diamond',
      spaceCount: 2,
      startDate: '2027-05-29',
      endDate: '2027-05-29',
      gender: 'Co-Ed',
      ageGroup: 'Adult',
      budgetTo: 400,
      requirementNotes: 'We need the restrooms unlocked.',
      requestAddress: 'Paducah, KY',
      contactName: 'Ruth Ann Decker',
      contactPhone: '270-555-0133',
    },
    uncertain: [],
  },
]
