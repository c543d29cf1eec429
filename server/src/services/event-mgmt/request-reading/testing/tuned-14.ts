import type { WrittenRequest } from './written-request.ts'

/** Requests as people write them, by people who hadn't seen the rules, read on 2026-11-25. */
export const tuned14: readonly WrittenRequest[] = [
  {
    text: `Good morning partners,

The Quad Rivers Sports Commission is assisting a rights holder with a girls fastpitch softball qualifier. Lead details:

• Dates – June 24–27, 2027 (alternate: July 8–11, 2027)
• 96 teams / 12U, 14U and 16U
• 12 fields with lights
• Hotels: 625 rooms peak, 2,100 room nights; all properties within 15 miles of the fields
• Bid fee: $15,000
• Bids due 1/15/27, award on or about 2/12/27

Questions go to Nadia Kessler, Senior Events Manager, nkessler@quadrivers.example.`,
    fields: {
      sportsList: ['Softball'],
      gender: 'Female',
      startDate: '2027-06-24',
      endDate: '2027-06-27',
      teamCount: 96,
      ages: '12U, 14U and 16U',
      spaceName: 'Diamond',
      spaceCount: 12,
      roomsPerNight: 625,
      roomNights: 2100,
      hotelDist: 15,
      responseDeadline: '2027-01-15',
      decisionDate: '2027-02-12',
      contactName: 'Nadia Kessler',
      contactOrganization: 'Quad Rivers Sports Commission',
      contactEmail: 'nkessler@quadrivers.example',
    },
    uncertain: ['startDate', 'endDate', 'decisionDate'],
  },
  {
    text: `Plains Esports League is looking for a LAN site for its finals. Any time in November 2027, we need three days. 180 competitors from 20 schools, plus 40 staff. An arena or convention center with 1 Gbps dedicated internet is a must. Wichita KS. Up to $22,000. Respond by 6/30/27 please. Owen Pratt, owen@plainsesports.example`,
    fields: {
      sportsList: ['Esports'],
      startDate: '2027-11-01',
      endDate: '2027-11-30',
      hasFlexibleDates: true,
      dayCount: 3,
      participants: 180,
      facilityTypes: ['Arena', 'Convention Center'],
      requirementNotes: 'An arena or convention center with 1 Gbps dedicated internet is a must.',
      requestAddress: 'Wichita, KS',
      budgetTo: 22_000,
      responseDeadline: '2027-06-30',
      contactName: 'Owen Pratt',
      contactOrganization: 'Plains Esports League',
      contactEmail: 'owen@plainsesports.example',
    },
    uncertain: [],
  },
  {
    text: `Event\tBluegrass Spirit Classic
Sport\tCheer / Dance
Dates\tNov 20-21, 2027
Teams\t75
Athletes\t1,350
Spectators\t2,600
Ages\t5-18
Venue type\tConvention center
City\tLexington, KY
Peak rooms\t400
Budget\t$18,000 – $24,000
Responses due\t3/15/2027
Contact\tShawna Ellery
Organization\tBluegrass Spirit Events`,
    fields: {
      name: 'Bluegrass Spirit Classic',
      sportsList: ['Cheerleading', 'Dance'],
      startDate: '2027-11-20',
      endDate: '2027-11-21',
      teamCount: 75,
      participants: 1350,
      attendance: 2600,
      ages: '5-18',
      facilityTypes: ['Convention Center'],
      requestAddress: 'Lexington, KY',
      roomsPerNight: 400,
      budgetFrom: 18_000,
      budgetTo: 24_000,
      responseDeadline: '2027-03-15',
      contactName: 'Shawna Ellery',
      contactOrganization: 'Bluegrass Spirit Events',
    },
    uncertain: [],
  },
  {
    text: `Hiya! We skate roller derby out of Tacoma, Washington and want to throw a tournament May 14–16, 2027. 8 teams, 120 skaters, and we figure on 700 spectators. Looking for a flat concrete floor, at least 100 x 75 feet, indoors. Olympia is out, they never called us back. Tickets will be $15. Hoping to stay under $6,500.

xo
Carrie Nowak (#206)
South Sound Derby Collective
bookings@ssderby.example`,
    fields: {
      sportsList: ['Roller Derby'],
      requestAddress: 'Tacoma, WA',
      startDate: '2027-05-14',
      endDate: '2027-05-16',
      teamCount: 8,
      participants: 120,
      attendance: 700,
      surface: 'Concrete',
      location: 'Indoor',
      budgetTo: 6500,
      contactName: 'Carrie Nowak',
      contactOrganization: 'South Sound Derby Collective',
      contactEmail: 'bookings@ssderby.example',
    },
    uncertain: [],
  },
  {
    text: `To whom it may concern:

The Piedmont Scholastic Rowing Association invites proposals to host the Head of the Piedmont regatta on Saturday, October 23, 2027. Approximately 1,100 high school rowers representing 38 clubs will race in 260 boats over a 4,500 meter course, before some 3,000 spectators. Launching docks on both banks are required. We will consider sites anywhere in South Carolina. Proposals must be received no later than 4 p.m. on Friday, February 26, 2027, and the board will vote on a host on March 19, 2027.

Respectfully,
Eleanor W. Tate
Executive Director
Piedmont Scholastic Rowing Association
PO Box 1187, Columbia, SC 29202
etate@psra.example | (803) 555-0164`,
    fields: {
      name: 'Head of the Piedmont',
      sportsList: ['Rowing'],
      startDate: '2027-10-23',
      endDate: '2027-10-23',
      participants: 1100,
      ageGroup: 'High School',
      attendance: 3000,
      requirementNotes: 'Launching docks on both banks are required.',
      requestAddress: 'South Carolina',
      responseDeadline: '2027-02-26',
      decisionDate: '2027-03-19',
      contactName: 'Eleanor W. Tate',
      contactOrganization: 'Piedmont Scholastic Rowing Association',
      contactEmail: 'etate@psra.example',
      contactPhone: '(803) 555-0164',
    },
    uncertain: ['participants', 'attendance'],
  },
  {
    text: `cornhole, 128 teams, 40 sets of boards, 2nd saturday in sept 2027, fairgrounds somewhere around fort wayne, in. $1500 or so`,
    fields: {
      sportsList: ['Cornhole'],
      teamCount: 128,
      startDate: '2027-09-11',
      endDate: '2027-09-11',
      facilityTypes: ['Fairgrounds & Expo Center'],
      requestAddress: 'Fort Wayne, IN',
      budgetTo: 1500,
    },
    uncertain: ['budgetTo'],
  },
  {
    text: `Good evening,

I mentor a robotics club and we were asked to host a qualifier on 2027-01-23 (that's a Saturday). We'd have 36 teams and around 400 students in grades 7-12. A gymnasium works best, plus 4 classrooms for the judges, and we would come in on Friday the 22nd to set up. Ideally in Ames, Iowa; anything within 60 miles is okay. Entry is $275 a team and 90 volunteers have signed up.

Thanks so much!
Greg Sandoval
515-555-0121`,
    fields: {
      sportsList: ['Robotics'],
      startDate: '2027-01-23',
      endDate: '2027-01-23',
      teamCount: 36,
      participants: 400,
      ages: 'grades 7-12',
      facilityTypes: ['Gymnasium'],
      setupDays: 1,
      requestAddress: 'Ames, IA',
      requestDist: 60,
      contactName: 'Greg Sandoval',
      contactPhone: '515-555-0121',
    },
    uncertain: ['participants'],
  },
  {
    text: `Dear Parks Team, greetings from Lone Star Premier Cricket. For our Independence Cup we need 4 grass cricket fields from Friday July 2 to Monday July 5, 2027. There will be 20 men's teams (300 players, 15 each). Location: Frisco, TX or anywhere within 35 miles. The ground rent budget is $10,000 in total. Kindly reply by 15 January 2027. With thanks, Anil Deshmukh, +1 972 555 0139`,
    fields: {
      name: 'Independence Cup',
      sportsList: ['Cricket'],
      spaceName: 'Field',
      spaceCount: 4,
      surface: 'Grass',
      startDate: '2027-07-02',
      endDate: '2027-07-05',
      teamCount: 20,
      gender: 'Male',
      participants: 300,
      requestAddress: 'Frisco, TX',
      requestDist: 35,
      budgetTo: 10_000,
      responseDeadline: '2027-01-15',
      contactName: 'Anil Deshmukh',
      contactOrganization: 'Lone Star Premier Cricket',
      contactPhone: '+1 972 555 0139',
    },
    uncertain: [],
  },
  {
    text: `Subject: Disc golf tour stop - venue needed
From: Kelsey Amundsen <kelsey@flightline.example>

Our host course backed out last night, so this is urgent. Flightline Tour stages professional disc golf and the stop runs Sep 30 – Oct 3, 2027 (Thu–Sun). 144 players, 3 courses, 4,000 spectators. The purse is $150,000; our site fee budget is up to $35,000. Chattanooga, Tennessee. We'd want 90 hotel rooms per night.

Kelsey`,
    fields: {
      sportsList: ['Disc Golf'],
      urgency: 0,
      eventLevel: 'Professional',
      startDate: '2027-09-30',
      endDate: '2027-10-03',
      participants: 144,
      spaceName: 'Disc Golf Course',
      spaceCount: 3,
      attendance: 4000,
      budgetTo: 35_000,
      requestAddress: 'Chattanooga, TN',
      roomsPerNight: 90,
      contactName: 'Kelsey Amundsen',
      contactOrganization: 'Flightline Tour',
      contactEmail: 'kelsey@flightline.example',
    },
    uncertain: [],
  },
]
