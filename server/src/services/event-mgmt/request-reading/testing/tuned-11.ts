import type { WrittenRequest } from './written-request.ts'

/** Requests that the rules of the time didn't know, read on 2026-11-25. */
export const tuned11: readonly WrittenRequest[] = [
  {
    text: `Good evening,

Our company, Summit Peak Events, produces the Frozen Pond Hockey Series, and we are searching for a Minnesota city for the stop on January 21 to 24, 2027. We bring 96 men's and women's teams and require 10 outdoor rinks. Crowds run about 3,500 over the weekend, and our players fill 1,200 room nights. We'd like hotels to be within 15 minutes.

Duluth would be our first pick.

Regards,

Anders Lund
Vice President, Summit Peak Events
anders@summitpeak.example
218.555.0162`,
    fields: {
      name: 'Frozen Pond Hockey Series',
      sportsList: ['Ice Hockey'],
      gender: 'Male & Female',
      startDate: '2027-01-21',
      endDate: '2027-01-24',
      teamCount: 96,
      spaceName: 'Rink',
      spaceCount: 10,
      location: 'Outdoor',
      attendance: 3500,
      roomNights: 1200,
      requestAddress: 'Duluth, MN',
      contactName: 'Anders Lund',
      contactOrganization: 'Summit Peak Events',
      contactEmail: 'anders@summitpeak.example',
      contactPhone: '218.555.0162',
    },
    uncertain: ['attendance'],
  },
  {
    text: `Subject: Swim meet 2027

Hey there,

Gulf Stream Masters here. We have 300 swimmers coming July 16, 17 and 18, 2027, and our pool flooded. Is there a 50 meter pool with 8 lanes near Pensacola, Florida? We can spend $5,500 at most. Let us know by the end of January if you can.

Thank you!!
Toni Reyes
toni@gulfstreammasters.example`,
    fields: {
      sportsList: ['Swimming'],
      ageGroup: 'Adult',
      participants: 300,
      startDate: '2027-07-16',
      endDate: '2027-07-18',
      spaceName: 'Pool',
      requestAddress: 'Pensacola, FL',
      budgetTo: 5500,
      responseDeadline: '2027-01-31',
      contactName: 'Toni Reyes',
      contactOrganization: 'Gulf Stream Masters',
      contactEmail: 'toni@gulfstreammasters.example',
    },
    uncertain: ['responseDeadline'],
  },
  {
    text: `Lacrosse - 2027 Summer Showdown
Contact - Devin Marsh, Tidewater Elite Lacrosse, devin@tidewaterlax.example, 757-555-0120
When - June 12-13, 2027 (back-up: June 19-20)
How many - 64 boys teams, 1,280 players, 2,000 fans
Fields - 14 turf fields
Where - Richmond, VA (within 40 mi)
Stay - 600 rooms on peak
Money - up to $30K`,
    fields: {
      name: 'Summer Showdown',
      sportsList: ['Lacrosse'],
      gender: 'Male',
      startDate: '2027-06-12',
      endDate: '2027-06-13',
      teamCount: 64,
      participants: 1280,
      attendance: 2000,
      spaceName: 'Field',
      spaceCount: 14,
      surface: 'Turf',
      requestAddress: 'Richmond, VA',
      requestDist: 40,
      roomsPerNight: 600,
      budgetTo: 30_000,
      contactName: 'Devin Marsh',
      contactOrganization: 'Tidewater Elite Lacrosse',
      contactEmail: 'devin@tidewaterlax.example',
      contactPhone: '757-555-0120',
    },
    uncertain: ['startDate'],
  },
  {
    text: `Good day. The Ohio Valley Gymnastics Booster Club is a nonprofit. Each February we run the Snowbird Invitational (USAG levels 2-10). Because our usual convention center in Wheeling is under construction, we need a new home for February 19-21, 2027. Steubenville or Pittsburgh would work. Roughly 650 gymnasts, 1,400 spectators, and one full set of competition equipment that arrives Thursday. Entry fee $110. Our facility budget is $8,200. Decisions will be made by December 20.

Janet Kovach, President
janet@ovgbc.example`,
    fields: {
      name: 'Snowbird Invitational',
      sportsList: ['Gymnastics'],
      startDate: '2027-02-19',
      endDate: '2027-02-21',
      requestAddress: 'Steubenville, OH',
      participants: 650,
      attendance: 1400,
      budgetTo: 8200,
      decisionDate: '2026-12-20',
      contactName: 'Janet Kovach',
      contactOrganization: 'Ohio Valley Gymnastics Booster Club',
      contactEmail: 'janet@ovgbc.example',
    },
    uncertain: ['requestAddress', 'participants'],
  },
  {
    text: `Hi Karen, per our chat, here's what the kids need. Middle school cross country conference meet, Saturday Oct 9 2027, about 350 runners, 12 schools. Anywhere around Bloomington, Indiana. Two mile course on grass. We have $1,200. I need to know by May 15th. Tim Foley, AD, Lakeside Middle School, tfoley@lakesidems.example`,
    fields: {
      sportsList: ['Cross Country'],
      ageGroup: 'Youth',
      startDate: '2027-10-09',
      endDate: '2027-10-09',
      participants: 350,
      requestAddress: 'Bloomington, IN',
      spaceName: 'Cross Country Course',
      surface: 'Grass',
      budgetTo: 1200,
      responseDeadline: '2027-05-15',
      contactName: 'Tim Foley',
      contactOrganization: 'Lakeside Middle School',
      contactEmail: 'tfoley@lakesidems.example',
    },
    uncertain: ['participants'],
  },
  {
    text: `REQUEST FOR PROPOSALS
2028 Cascade Cup Youth Soccer Tournament
Issued by: Cascade Youth Soccer League

Section 1. Dates
First choice: July 14-16, 2028
Second choice: July 21-23, 2028

Section 2. Participation
180 teams (U9-U15, boys and girls)
3,200 players
6,000 spectators

Section 3. Facilities
Minimum of 20 full size fields, grass or turf
Restrooms and parking for 1,500 cars are required.

Section 4. Location
Within 100 miles of Portland, Oregon

Section 5. Housing
2,800 room nights; 1,150 rooms on peak

Section 6. Budget
Host fee and field rental not to exceed $60,000

Section 7. Submission
Proposals must be received by April 15, 2027. The award will be announced June 1, 2027.
Send to Rita Nakamura, Executive Director, rita@cascadeysl.example, 503-555-0122.`,
    fields: {
      name: 'Cascade Cup Youth Soccer Tournament',
      contactOrganization: 'Cascade Youth Soccer League',
      sportsList: ['Soccer'],
      ageGroup: 'Youth',
      ages: 'U9-U15',
      gender: 'Male & Female',
      startDate: '2028-07-14',
      endDate: '2028-07-16',
      teamCount: 180,
      participants: 3200,
      attendance: 6000,
      spaceName: 'Field',
      spaceCount: 20,
      surfaces: ['Grass', 'Turf'],
      requirementNotes: 'Restrooms and parking for 1,500 cars are required.',
      requestAddress: 'Portland, OR',
      requestDist: 100,
      roomNights: 2800,
      roomsPerNight: 1150,
      budgetTo: 60_000,
      responseDeadline: '2027-04-15',
      decisionDate: '2027-06-01',
      contactName: 'Rita Nakamura',
      contactEmail: 'rita@cascadeysl.example',
      contactPhone: '503-555-0122',
    },
    uncertain: ['startDate'],
  },
  {
    text: `Hey! Any gyms free Feb 20-21 2027? AAU girls hoops, 7th & 8th grade, 28 teams so 4 courts. Louisville or Lexington KY. Can do $3k. Thx - Coach Renee Butler, Bluegrass Ballers, 859.555.0117`,
    fields: {
      sportsList: ['Basketball'],
      gender: 'Female',
      startDate: '2027-02-20',
      endDate: '2027-02-21',
      teamCount: 28,
      facilityTypes: ['Gymnasium'],
      spaceName: 'Court',
      spaceCount: 4,
      requestAddress: 'Louisville, KY',
      budgetTo: 3000,
      contactName: 'Renee Butler',
      contactOrganization: 'Bluegrass Ballers',
      contactPhone: '859.555.0117',
    },
    uncertain: ['requestAddress'],
  },
]
