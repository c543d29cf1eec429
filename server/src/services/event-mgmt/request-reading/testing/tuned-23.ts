import type { WrittenRequest } from './written-request.ts'

/** Requests that the rules were tuned with, read on 2026-11-26. */
export const tuned23: readonly WrittenRequest[] = [
  {
    text: `Good day from Guelph, Ontario! Our Maple Leaf Futsal Cup has outgrown the local rec centre, so here's what we're after:

- Victoria Day weekend, May 22-24, 2027
- futsal, 40 teams, U9 to U14, boys and girls
- 6 indoor courts, hardwood or synthetic
- London, Ontario
- 70 hotel rooms per night
- $9,000 maximum (team entry is $650)
- reply by the 8th of January, please

Cheers,
Priyanka Desai
Royal City Futsal Club
519-555-0157`,
    fields: {
      name: 'Maple Leaf Futsal Cup',
      startDate: '2027-05-22',
      endDate: '2027-05-24',
      sportsList: ['Futsal'],
      teamCount: 40,
      ages: 'U9 to U14',
      gender: 'Male & Female',
      spaceName: 'Court',
      spaceCount: 6,
      location: 'Indoor',
      surfaces: ['Hardwood', 'Synthetic'],
      requestAddress: 'London, ON',
      roomsPerNight: 70,
      budgetTo: 9000,
      responseDeadline: '2027-01-08',
      contactName: 'Priyanka Desai',
      contactOrganization: 'Royal City Futsal Club',
      contactPhone: '519-555-0157',
    },
    uncertain: [],
  },
  {
    text: `| Item | Details |
|---|---|
| Event | Starlight Regional Dance Finals |
| Organizer | Starlight Dance Productions |
| Sport | Dance |
| Dates | Fri 4/16/2027 – Sun 4/18/2027 |
| Load-in | Thu 4/15/2027 |
| Dancers | 850 |
| Audience | 1,900 |
| Ages | 5-18 |
| Space | 1 stage |
| City | Tulsa, OK |
| Budget | $16,000 |
| Entry fee | $145 per solo |
| Proposals due | 1/22/2027 |
| Contact | Monique Delacroix |
| Email | monique@starlightdance.example |`,
    fields: {
      name: 'Starlight Regional Dance Finals',
      contactOrganization: 'Starlight Dance Productions',
      sportsList: ['Dance'],
      startDate: '2027-04-16',
      endDate: '2027-04-18',
      setupDays: 1,
      participants: 850,
      attendance: 1900,
      ages: '5-18',
      spaceName: 'Stage',
      spaceCount: 1,
      requestAddress: 'Tulsa, OK',
      budgetTo: 16_000,
      responseDeadline: '2027-01-22',
      contactName: 'Monique Delacroix',
      contactEmail: 'monique@starlightdance.example',
    },
    uncertain: [],
  },
  {
    text: `Dear Sirs, I am writing from the Nippon-Texas Badminton Society. We want to make a badminton tournament, open for men and women, in the days 18 and 19 of September 2027; one week before or after is also possible. We need 14 courts inside, floor of hardwood. It will come around 260 players. The city is Plano, Texas, but 25 miles around is good for us too. For the hall we can pay maximum 5.000 dollars. The lamps must not hang directly above the courts. In the last year we were only 190 players. Please to answer until 10 January 2027.

Thank you very much in advance,
Haruki Tanabe
haruki@ntbadminton.example`,
    fields: {
      contactOrganization: 'Nippon-Texas Badminton Society',
      sportsList: ['Badminton'],
      gender: 'Male & Female',
      startDate: '2027-09-18',
      endDate: '2027-09-19',
      flexWeeks: 1,
      spaceName: 'Court',
      spaceCount: 14,
      location: 'Indoor',
      surface: 'Hardwood',
      participants: 260,
      requestAddress: 'Plano, TX',
      requestDist: 25,
      budgetTo: 5000,
      requirementNotes: 'The lamps must not hang directly above the courts.',
      responseDeadline: '2027-01-10',
      contactName: 'Haruki Tanabe',
      contactEmail: 'haruki@ntbadminton.example',
    },
    uncertain: ['participants'],
  },
  {
    text: `Hello,

As athletic director at Ridgemont High School, I'm looking for a cross country course for our conference meet. It's on Saturday, October 16 or Saturday, October 23, 2027. Nine schools, boys and girls, 190 runners. Ideally we'd run in Bend, Oregon, and not more than 40 miles from there, as buses are costly. Restrooms near the start are required. We've got $900 to spend; the gate ($1,400 last fall) goes to the boosters. Please get back to me by February 5.

Marcus Teague
Athletic Director, Ridgemont High School
mteague@ridgemont.example
(541) 555-0185`,
    fields: {
      contactOrganization: 'Ridgemont High School',
      ageGroup: 'High School',
      sportsList: ['Cross Country'],
      spaceName: 'Cross Country Course',
      startDate: '2027-10-16',
      endDate: '2027-10-16',
      gender: 'Male & Female',
      participants: 190,
      requestAddress: 'Bend, OR',
      requestDist: 40,
      requirementNotes: 'Restrooms near the start are required.',
      budgetTo: 900,
      responseDeadline: '2027-02-05',
      contactName: 'Marcus Teague',
      contactEmail: 'mteague@ridgemont.example',
      contactPhone: '(541) 555-0185',
    },
    uncertain: ['startDate', 'endDate'],
  },
  {
    text: `Hey guys,

Diamond Route runs 22 tournaments a year in nine states, and the Thunder Classic (12U-14U travel baseball) is the one without a home for 2027. We want July 8-11, 2027; July 22-25 is our fallback. 110-130 teams on 14 turf diamonds. Nashville or Chattanooga, Tennessee. Please don't pitch us Memphis. 2,400 room nights overall, 700 rooms on the peak night, and every hotel within ten miles of the ballpark. We pay $30k to $38k for fields. We'll make our pick by Jan 31.

Rob Ingersoll | Diamond Route Tournaments | rob@diamondroute.example | 615-555-0159`,
    fields: {
      name: 'Thunder Classic',
      ages: '12U-14U',
      sportsList: ['Baseball'],
      startDate: '2027-07-08',
      endDate: '2027-07-11',
      teamCountRange: '50+',
      spaceName: 'Diamond',
      spaceCount: 14,
      surface: 'Turf',
      requestAddress: 'Nashville, TN',
      roomNights: 2400,
      roomsPerNight: 700,
      hotelDist: 10,
      budgetFrom: 30_000,
      budgetTo: 38_000,
      decisionDate: '2027-01-31',
      contactName: 'Rob Ingersoll',
      contactOrganization: 'Diamond Route Tournaments',
      contactEmail: 'rob@diamondroute.example',
      contactPhone: '615-555-0159',
    },
    uncertain: ['startDate', 'endDate', 'requestAddress'],
  },
  {
    text: `PHONE NOTE - Wed 11/25, 3:40 pm
Caller: Wes Halvorsen, North Shore Robotics League
Lost their host site yesterday, URGENT
Robotics qualifier, Sat 2/6/27, high school
28 teams, ~500 spectators
Gymnasium, load-in on the Friday before
Hibbing MN, OK up to 40 mi away
Pits must be wheelchair accessible
Old site was $600; they can go to $1,500
Wants an answer by Mon 11/30
218-555-0104`,
    fields: {
      contactName: 'Wes Halvorsen',
      contactOrganization: 'North Shore Robotics League',
      urgency: 0,
      sportsList: ['Robotics'],
      startDate: '2027-02-06',
      endDate: '2027-02-06',
      ageGroup: 'High School',
      teamCount: 28,
      attendance: 500,
      facilityTypes: ['Gymnasium'],
      setupDays: 1,
      requestAddress: 'Hibbing, MN',
      requestDist: 40,
      requirementNotes: 'Pits must be wheelchair accessible',
      budgetTo: 1500,
      responseDeadline: '2026-11-30',
      contactPhone: '218-555-0104',
    },
    uncertain: ['attendance'],
  },
]
