import type { WrittenRequest } from './written-request.ts'

/** Requests that the rules were tuned with, read on 2026-11-25. */
export const tuned43: readonly WrittenRequest[] = [
  {
    text: `Sonoran Soccer Alliance
Site RFP, Desert Thanksgiving Cup

Event overview
The Desert Thanksgiving Cup is a youth soccer tournament for boys and girls, U9 to U14. In 2026 it drew 212 teams to Tucson. For 2027 the Alliance is moving the event to Phoenix, Arizona, and has planned for 240 teams.

Event dates: November 26-28, 2027
Set-up: two days before the first match
Fields: 24, grass or turf
Spectators: 9,500

Hotel requirements
- 1,800 rooms on peak night
- 4,100 total room nights
- All hotels within 20 miles of the fields

Key dates
- Bids due February 26, 2027
- Host selected March 31, 2027

Send bids to Isabel Rourke, Director of Events, irourke@sonoransoccer.example, 602-555-0172.`,
    fields: {
      name: 'Desert Thanksgiving Cup',
      sportsList: ['Soccer'],
      ageGroup: 'Youth',
      gender: 'Male & Female',
      ages: 'U9 to U14',
      requestAddress: 'Phoenix, AZ',
      teamCount: 240,
      startDate: '2027-11-26',
      endDate: '2027-11-28',
      setupDays: 2,
      spaceName: 'Field',
      spaceCount: 24,
      surfaces: ['Grass', 'Turf'],
      attendance: 9500,
      roomsPerNight: 1800,
      roomNights: 4100,
      hotelDist: 20,
      responseDeadline: '2027-02-26',
      decisionDate: '2027-03-31',
      contactName: 'Isabel Rourke',
      contactOrganization: 'Sonoran Soccer Alliance',
      contactEmail: 'irourke@sonoransoccer.example',
      contactPhone: '602-555-0172',
    },
    uncertain: [],
  },
  {
    text: `Hi Events Team,

I'm organizing the Ozark Magnolia Meet, a girls' gymnastics competition, February 5-7, 2027 in Little Rock, Arkansas. We bring our own equipment on three trucks and would like to rent one exhibit hall. 520 gymnasts are registered as of today, and registration is closed ($145 each, in case you wonder). Expected attendance is 1,500.

Freight doors at least 10 feet high are required.

The club has between $14,000 and $17,000 for the hall. Could we have a quote by December 9th?

Thank you,
Paige Linwood
Ozark Magnolia Gymnastics
501-555-0158 | paige@ozarkmagnolia.example`,
    fields: {
      name: 'Ozark Magnolia Meet',
      sportsList: ['Gymnastics'],
      gender: 'Female',
      startDate: '2027-02-05',
      endDate: '2027-02-07',
      requestAddress: 'Little Rock, AR',
      spaceName: 'Exhibit Hall',
      spaceCount: 1,
      participants: 520,
      attendance: 1500,
      requirementNotes: 'Freight doors at least 10 feet high are required.',
      budgetFrom: 14_000,
      budgetTo: 17_000,
      responseDeadline: '2026-12-09',
      contactName: 'Paige Linwood',
      contactOrganization: 'Ozark Magnolia Gymnastics',
      contactEmail: 'paige@ozarkmagnolia.example',
      contactPhone: '501-555-0158',
    },
    uncertain: [],
  },
  {
    text: `Looking for a place in Rochester, New York that can fit 40 table tennis tables on May 15-16, 2027. 150 players, men and women, adults. We can pay $2,000 to $2,500. Email is best: leon.wu@geneseepingpong.example

Leon Wu`,
    fields: {
      sportsList: ['Table Tennis'],
      requestAddress: 'Rochester, NY',
      spaceName: 'Table',
      spaceCount: 40,
      startDate: '2027-05-15',
      endDate: '2027-05-16',
      participants: 150,
      gender: 'Male & Female',
      ageGroup: 'Adult',
      budgetFrom: 2000,
      budgetTo: 2500,
      contactName: 'Leon Wu',
      contactEmail: 'leon.wu@geneseepingpong.example',
    },
    uncertain: [],
  },
  {
    text: `Hi,

Palouse Women's Rugby is planning a women's rugby sevens tournament in Spokane, Washington. Our first choice is September 18-19, 2027; our second choice is September 25-26, 2027. Three grass fields would do for 20 teams. All of our players are adults.

We'd also like to know whether camping is allowed, as half of them will ask me.

Budget is $3,600, and we decide on January 31.

Cheers,
Siobhan Reilly
Palouse Women's Rugby
siobhan@palouserugby.example
(509) 555-0145`,
    fields: {
      sportsList: ['Rugby'],
      gender: 'Female',
      ageGroup: 'Adult',
      requestAddress: 'Spokane, WA',
      startDate: '2027-09-18',
      endDate: '2027-09-19',
      spaceName: 'Field',
      spaceCount: 3,
      surface: 'Grass',
      teamCount: 20,
      budgetTo: 3600,
      decisionDate: '2027-01-31',
      contactName: 'Siobhan Reilly',
      contactOrganization: "Palouse Women's Rugby",
      contactEmail: 'siobhan@palouserugby.example',
      contactPhone: '(509) 555-0145',
    },
    uncertain: ['startDate', 'endDate'],
  },
  {
    text: `Subject: URGENT - replacement venue, January 8-10

All,

We are in urgent need of a venue. The hotel ballroom we had booked for the Midland Clash, our esports tournament, backed out yesterday. The dates are January 8 to 10, 2027, and the tickets are sold. The city is Kansas City, Missouri. An arena or a convention center would both work. 320 players compete in 64 teams, and 2,200 spectators hold tickets.

We can spend $30,000 to $45,000. Please reply by December 4.

Jamal Whitfield
Midland Gaming League
jamal@midlandgaming.example
816-555-0120`,
    fields: {
      name: 'Midland Clash',
      urgency: 0,
      sportsList: ['Esports'],
      startDate: '2027-01-08',
      endDate: '2027-01-10',
      requestAddress: 'Kansas City, MO',
      facilityTypes: ['Arena', 'Convention Center'],
      participants: 320,
      teamCount: 64,
      attendance: 2200,
      budgetFrom: 30_000,
      budgetTo: 45_000,
      responseDeadline: '2026-12-04',
      contactName: 'Jamal Whitfield',
      contactOrganization: 'Midland Gaming League',
      contactEmail: 'jamal@midlandgaming.example',
      contactPhone: '816-555-0120',
    },
    uncertain: [],
  },
  {
    text: `Hello from Montana! My daughter's archery club asked me to find an indoor archery range for our spring shoot. It's on Saturday, March 13, one day only. 210 archers, ages 8 to 18, boys and girls. Most of the families are in Billings, Montana, and nobody wants to drive more than 75 miles in March (you never know with the passes). The club set $900 aside. A wheelchair ramp is required. Two of our archers use chairs.

Could you tell me by January 8 if you have room for us?

Thank you kindly,
Shelly Two Rivers
Rimrock Archery Club
406-555-0194`,
    fields: {
      sportsList: ['Archery'],
      spaceName: 'Archery & Shooting Range',
      location: 'Indoor',
      startDate: '2027-03-13',
      endDate: '2027-03-13',
      participants: 210,
      ages: '8 to 18',
      gender: 'Male & Female',
      requestAddress: 'Billings, MT',
      requestDist: 75,
      budgetTo: 900,
      requirementNotes: 'A wheelchair ramp is required.',
      responseDeadline: '2027-01-08',
      contactName: 'Shelly Two Rivers',
      contactOrganization: 'Rimrock Archery Club',
      contactPhone: '406-555-0194',
    },
    uncertain: [],
  },
]
