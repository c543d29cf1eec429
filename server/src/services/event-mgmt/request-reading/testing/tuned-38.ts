import type { WrittenRequest } from './written-request.ts'

/** Sports, forms and tones that the texts before had least of. What they say was written down before they were read, on 2026-11-25. */
export const tuned38: readonly WrittenRequest[] = [
  {
    text: `Minutes of the Harbor Bocce League, November 18

3. Spring tournament. Lou moved that we hold the Lantern Festival Bocce Open on May 15 and 16, 2027 in Providence, Rhode Island. Seconded. We figure on 32 teams, adults. Eight courts needed. Treasurer says we can spend $1,800. Frank to ask venues; they should answer by January 10.

Contact: Frank Amoroso, 401-555-0117`,
    fields: {
      name: 'Lantern Festival Bocce Open',
      sportsList: ['Bocce'],
      startDate: '2027-05-15',
      endDate: '2027-05-16',
      requestAddress: 'Providence, RI',
      teamCount: 32,
      ageGroup: 'Adult',
      spaceName: 'Court',
      spaceCount: 8,
      budgetTo: 1800,
      responseDeadline: '2027-01-10',
      contactName: 'Frank Amoroso',
      contactOrganization: 'Harbor Bocce League',
      contactPhone: '401-555-0117',
    },
    uncertain: [],
  },
  {
    text: `omg hiii!! so our jump rope team Double Dutch Dynamos is FINALLY hosting our own comp!!! need a gym w/ 4 courts in Durham NC, sat march 13 2027. like 150 jumpers, girls + boys ages 7-17, and maybe 300 parents watching. we only have $900 lol. pls pls lmk by jan 8!! - Keisha (919-555-0133)`,
    fields: {
      sportsList: ['Jump Rope'],
      facilityTypes: ['Gymnasium'],
      spaceName: 'Court',
      spaceCount: 4,
      requestAddress: 'Durham, NC',
      startDate: '2027-03-13',
      endDate: '2027-03-13',
      participants: 150,
      gender: 'Male & Female',
      ages: '7-17',
      attendance: 300,
      budgetTo: 900,
      responseDeadline: '2027-01-08',
      contactName: 'Keisha',
      contactOrganization: 'Double Dutch Dynamos',
      contactPhone: '919-555-0133',
    },
    uncertain: ['participants', 'attendance'],
  },
  {
    text: `event;sport;start;end;teams;rinks;city;state;email
Broom Doctor Classic;Broomball;2027-02-20;2027-02-21;24;3;Moorhead;MN;sven@broomdoctor.example`,
    fields: {
      name: 'Broom Doctor Classic',
      sportsList: ['Broomball'],
      startDate: '2027-02-20',
      endDate: '2027-02-21',
      teamCount: 24,
      spaceName: 'Rink',
      spaceCount: 3,
      requestAddress: 'Moorhead, MN',
      contactEmail: 'sven@broomdoctor.example',
    },
    uncertain: [],
  },
  {
    text: `Dear Sir or Madam,

I have the honour of writing on behalf of the Great Plains Squash Racquets Association. The Association proposes to hold its Prairie Doubles from the 5th to the 7th of March 2027, and should be most grateful to learn whether your club might accommodate us. Ten squash courts would be desired. We anticipate 96 competitors, ladies and gentlemen.

Omaha, Nebraska is the committee's preference. The committee will make its choice on the 20th of January.

I remain, yours faithfully,
Alistair Penhaligon
Honorary Secretary`,
    fields: {
      name: 'Prairie Doubles',
      sportsList: ['Squash'],
      startDate: '2027-03-05',
      endDate: '2027-03-07',
      spaceName: 'Court',
      spaceCount: 10,
      participants: 96,
      gender: 'Male & Female',
      requestAddress: 'Omaha, NE',
      decisionDate: '2027-01-20',
      contactName: 'Alistair Penhaligon',
      contactOrganization: 'Great Plains Squash Racquets Association',
    },
    uncertain: [],
  },
  {
    text: `Q: What is the event?
A: The Cold Front Open, a speed skating meet.
Q: When?
A: January 16-17, 2027
Q: Where would you like it to be?
A: Within 75 miles of Milwaukee, Wisconsin
Q: How many athletes?
A: 210
Q: How many rinks do you need?
A: 1
Q: Do you need hotel rooms?
A: Yes, 85 rooms per night
Q: Who should we contact?
A: Ingrid Halvorson, ingrid@coldfront.example`,
    fields: {
      name: 'Cold Front Open',
      sportsList: ['Speed Skating'],
      startDate: '2027-01-16',
      endDate: '2027-01-17',
      requestAddress: 'Milwaukee, WI',
      requestDist: 75,
      participants: 210,
      spaceName: 'Rink',
      spaceCount: 1,
      roomsPerNight: 85,
      contactName: 'Ingrid Halvorson',
      contactEmail: 'ingrid@coldfront.example',
    },
    uncertain: [],
  },
  {
    text: `I'm sorry to bother you, and I know this is short notice. Our billiards hall flooded and the Catfish Nine-Ball Open has nowhere to go. It's the weekend of December 12-13, 2026 in Jackson, Tennessee. We need space for 20 tables, which we bring. About 110 players. We could pay $1,500, maybe a little more. I'm so sorry again, and thank you.

Dwayne Pruitt
731-555-0190`,
    fields: {
      name: 'Catfish Nine-Ball Open',
      sportsList: ['Billiards'],
      startDate: '2026-12-12',
      endDate: '2026-12-13',
      requestAddress: 'Jackson, TN',
      spaceName: 'Table',
      spaceCount: 20,
      participants: 110,
      budgetTo: 1500,
      contactName: 'Dwayne Pruitt',
      contactPhone: '731-555-0190',
    },
    uncertain: ['participants'],
  },
  {
    text: `CALL FOR HOSTS: 2027 Redwood Regatta (sailing)
Presented by Humboldt Dinghy Sailing Association
* August 20-22, 2027; August 19 is for set-up
* 140 boats, 260 sailors, all ages
* A lake or bay in northern California
* Shore power and a hoist are mandatory.
* 120 hotel rooms on peak night
* Proposals to Marisol Vega (mvega@humboldtdinghy.example) by 5 p.m. on March 1, 2027
* Host is announced March 22, 2027`,
    fields: {
      name: 'Redwood Regatta',
      sportsList: ['Sailing'],
      contactOrganization: 'Humboldt Dinghy Sailing Association',
      startDate: '2027-08-20',
      endDate: '2027-08-22',
      setupDays: 1,
      participants: 260,
      ageGroup: 'All Ages',
      spaceName: 'Open Water',
      requestAddress: 'northern California',
      requirementNotes: 'Shore power and a hoist are mandatory.',
      roomsPerNight: 120,
      contactName: 'Marisol Vega',
      contactEmail: 'mvega@humboldtdinghy.example',
      responseDeadline: '2027-03-01',
      decisionDate: '2027-03-22',
    },
    uncertain: [],
  },
  {
    text: `Voicemail, 11/24, 4:12 PM: "Yeah hi this is Ray Buckner, I run the Mudbug Motocross Series out of Lafayette, and uh we lost our track for the June round. That's June 19th. We'd be looking at any track within an hour of Lafayette, Louisiana. We get around 250 riders and uh a thousand people in the stands. Budget's five grand. Call me, 337-555-0106."`,
    fields: {
      name: 'Mudbug Motocross Series',
      sportsList: ['Motocross'],
      spaceName: 'Raceway',
      startDate: '2027-06-19',
      endDate: '2027-06-19',
      requestAddress: 'Lafayette, LA',
      requestDist: 50,
      participants: 250,
      attendance: 1000,
      budgetTo: 5000,
      contactName: 'Ray Buckner',
      contactOrganization: 'Mudbug Motocross Series',
      contactPhone: '337-555-0106',
    },
    uncertain: ['startDate', 'endDate', 'requestDist', 'participants'],
  },
  {
    text: `Lincoln Middle School PTA
Dodgeball fundraiser, request for space

Who: 16 teams, 6th-8th grade, co-ed
What: dodgeball tournament
When: Friday, April 23, 2027
Where: Spokane, WA
Space: 2 courts, indoor
Watching: 200 family members
Money: none, sorry!
Ask for: Mrs. Tran, ptran@lincolnpta.example`,
    fields: {
      sportsList: ['Dodgeball'],
      teamCount: 16,
      ages: '6th-8th grade',
      ageGroup: 'Youth',
      gender: 'Co-Ed',
      startDate: '2027-04-23',
      endDate: '2027-04-23',
      requestAddress: 'Spokane, WA',
      spaceName: 'Court',
      spaceCount: 2,
      location: 'Indoor',
      attendance: 200,
      contactName: 'Mrs. Tran',
      contactOrganization: 'Lincoln Middle School PTA',
      contactEmail: 'ptran@lincolnpta.example',
    },
    uncertain: [],
  },
]
