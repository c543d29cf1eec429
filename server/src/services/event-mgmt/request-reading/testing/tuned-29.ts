import type { WrittenRequest } from './written-request.ts'

/** Requests of somebody who didn't know the rules, read on 2026-11-25. */
export const tuned29: readonly WrittenRequest[] = [
  {
    text: `hey looking for 4 hardwood courts, indoor, for our futsal league finals 3/12-14. 32 boys teams u10-u14. tulsa ok area. can spend up to 6k. txt Dario 918-555-0142`,
    fields: {
      sportsList: ['Futsal'],
      spaceName: 'Court',
      spaceCount: 4,
      surface: 'Hardwood',
      location: 'Indoor',
      startDate: '2027-03-12',
      endDate: '2027-03-14',
      teamCount: 32,
      gender: 'Male',
      ages: 'u10-u14',
      requestAddress: 'Tulsa, OK',
      budgetTo: 6000,
      contactName: 'Dario',
      contactPhone: '918-555-0142',
    },
    uncertain: [],
  },
  {
    text: `From: Carla Benitez <cbenitez@visitlakeshore.example>
Sent: Monday, November 23, 2026 8:05 AM
To: Facility partners
Subject: FW: Lead - fencing regional

Partners, the lead below came in on Friday. Please answer Ms. Whitlock directly and copy me.

Carla

-----Original Message-----
From: Anne Whitlock <awhitlock@greatplainsfencing.example>
Sent: Friday, November 20, 2026 2:15 PM
To: Carla Benitez
Subject: fencing regional

Dear Carla,

It was good to meet you in Tampa last month. The Great Plains Fencing Division is seeking a site for the Prairie Blade Regional, April 30 to May 2, 2027. We lay down 36 fencing strips. We expect 540 fencers, men and women, and roughly 300 spectators. The event stays in Lincoln, Nebraska.

For lodging, plan on 160 rooms on the peak night and 400 room nights overall. Our venue budget is $14,000. Proposals are due January 8, and our board makes its selection on January 22.

Sincerely,
Anne Whitlock
Executive Secretary
Great Plains Fencing Division
402-555-0119`,
    fields: {
      name: 'Prairie Blade Regional',
      sportsList: ['Fencing'],
      startDate: '2027-04-30',
      endDate: '2027-05-02',
      spaceName: 'Fencing Strip',
      spaceCount: 36,
      participants: 540,
      gender: 'Male & Female',
      attendance: 300,
      requestAddress: 'Lincoln, NE',
      roomsPerNight: 160,
      roomNights: 400,
      budgetTo: 14_000,
      responseDeadline: '2027-01-08',
      decisionDate: '2027-01-22',
      contactName: 'Anne Whitlock',
      contactOrganization: 'Great Plains Fencing Division',
      contactEmail: 'awhitlock@greatplainsfencing.example',
      contactPhone: '402-555-0119',
    },
    uncertain: ['attendance'],
  },
  {
    text: `EXHIBIT A - EVENT SPECIFICATIONS

Event: Heartland Kids Open
Rights holder: Heartland Wrestling Federation
Sport: Wrestling

• Dates: January 28-30, 2028
• Competition space: 14 mats, indoors
• Entries: 1,150 wrestlers, K through 8th grade
• Spectators: 3,500
• Entry fee: $35 per wrestler (retained by the rights holder)
• Lodging: 1,300 total room nights, 520 rooms on peak night
• Headquarters hotel no more than 3 miles from the venue
• Location: any city in Iowa
• Bid deadline: March 31, 2027
• Site announced: April 30, 2027

History: Waterloo 2025 (980 wrestlers), Council Bluffs 2026 (1,020 wrestlers)

Send bids to Terrence Okada, tokada@heartlandwf.example, (515) 555-0186.`,
    fields: {
      name: 'Heartland Kids Open',
      contactOrganization: 'Heartland Wrestling Federation',
      sportsList: ['Wrestling'],
      startDate: '2028-01-28',
      endDate: '2028-01-30',
      spaceName: 'Mat',
      spaceCount: 14,
      location: 'Indoor',
      participants: 1150,
      ages: 'K through 8th grade',
      ageGroup: 'Youth',
      attendance: 3500,
      roomNights: 1300,
      roomsPerNight: 520,
      hotelDist: 3,
      requestAddress: 'Iowa',
      responseDeadline: '2027-03-31',
      decisionDate: '2027-04-30',
      contactName: 'Terrence Okada',
      contactEmail: 'tokada@heartlandwf.example',
      contactPhone: '(515) 555-0186',
    },
    uncertain: [],
  },
  {
    text: `Pasting the row from our planning sheet, let me know what else you need -

Event\tSport\tStart\tEnd\tTeams\tFields\tSurface\tCity\tBudget
Gulf Coast Lax Jam\tLacrosse\t06/05/2027\t06/06/2027\t72\t10\tTurf\tPensacola, FL\t$18,000

Skip Landry
skip@gulflax.example`,
    fields: {
      name: 'Gulf Coast Lax Jam',
      sportsList: ['Lacrosse'],
      startDate: '2027-06-05',
      endDate: '2027-06-06',
      teamCount: 72,
      spaceName: 'Field',
      spaceCount: 10,
      surface: 'Turf',
      requestAddress: 'Pensacola, FL',
      budgetTo: 18_000,
      contactName: 'Skip Landry',
      contactEmail: 'skip@gulflax.example',
    },
    uncertain: [],
  },
  {
    text: `hi this is Marlene we are trying to put together a pickleball tournament in Fort Wayne Indiana for a hundred and twenty players men and women ages 55 and over we would want twelve indoor courts the dates are Saturday February twentieth and Sunday February twenty first and we have about four thousand dollars to spend on the courts my number is 260 555 0131 thank you bye`,
    fields: {
      sportsList: ['Pickleball'],
      requestAddress: 'Fort Wayne, IN',
      participants: 120,
      gender: 'Male & Female',
      ages: '55 and over',
      spaceName: 'Court',
      spaceCount: 12,
      location: 'Indoor',
      startDate: '2027-02-20',
      endDate: '2027-02-21',
      budgetTo: 4000,
      contactName: 'Marlene',
      contactPhone: '260 555 0131',
    },
    uncertain: ['budgetTo'],
  },
  {
    text: `VENUE REQUEST FORM

Event: Rust Belt Team Classic
Organization: Mahoning Valley Tenpin Association
Sport: Bowling
Dates: May 14, 2027 to May 16, 2027
Location: Youngstown, Ohio
Search radius: 40 miles
Lanes: 48
Teams: 110
Bowlers: 440
Age group: Adult
Gender: Coed
Entry fee: $200 per team
Budget: $9,750
Rooms per night: 65
Room nights: 130
Response needed by: 2/1/2027
Contact: Lorraine Szabo
E-mail: lszabo@mvtenpin.example
Phone: 330.555.0157`,
    fields: {
      name: 'Rust Belt Team Classic',
      contactOrganization: 'Mahoning Valley Tenpin Association',
      sportsList: ['Bowling'],
      startDate: '2027-05-14',
      endDate: '2027-05-16',
      requestAddress: 'Youngstown, OH',
      requestDist: 40,
      spaceName: 'Bowling Lane',
      spaceCount: 48,
      teamCount: 110,
      participants: 440,
      ageGroup: 'Adult',
      gender: 'Co-Ed',
      budgetTo: 9750,
      roomsPerNight: 65,
      roomNights: 130,
      responseDeadline: '2027-02-01',
      contactName: 'Lorraine Szabo',
      contactEmail: 'lszabo@mvtenpin.example',
      contactPhone: '330.555.0157',
    },
    uncertain: [],
  },
]
