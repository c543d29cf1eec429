import type { WrittenRequest } from './written-request.ts'

export const unopened4: readonly WrittenRequest[] = [
  {
    text: `Hello,

I run the Harvest Cup for Kettle Moraine Soccer Club, and we have simply outgrown our home park. For 2027 we're planning on September 18 and 19 (Saturday and Sunday). We expect 88 teams, boys and girls, U9 through U14, and we'd need 14 grass fields. Ideally it would be within 30 miles of Waukesha, Wisconsin. The field budget is $9,500. For comparison, we had 71 teams this past fall.

Please get back to me by January 15, because our board picks the site on February 2.

Thanks so much,
Erin Vandersteen
Tournament Director, Kettle Moraine Soccer Club
262-555-0141
erin@kettlemorainesc.example`,
    fields: {
      name: 'Harvest Cup',
      sportsList: ['Soccer'],
      startDate: '2027-09-18',
      endDate: '2027-09-19',
      teamCount: 88,
      gender: 'Male & Female',
      ages: 'U9 through U14',
      spaceName: 'Field',
      spaceCount: 14,
      surface: 'Grass',
      requestAddress: 'Waukesha, WI',
      requestDist: 30,
      budgetTo: 9500,
      responseDeadline: '2027-01-15',
      decisionDate: '2027-02-02',
      contactName: 'Erin Vandersteen',
      contactOrganization: 'Kettle Moraine Soccer Club',
      contactEmail: 'erin@kettlemorainesc.example',
      contactPhone: '262-555-0141',
    },
    uncertain: [],
  },
  {
    text: `SECTION 2 - EVENT SPECIFICATIONS

2.1 Event name: Prairie Folkstyle Nationals
2.2 Rights holder: Plains States Wrestling Association
2.3 Sport: Wrestling (high school, boys and girls)
2.4 Competition dates: March 17-19, 2028
2.5 Move-in: March 16, 2028
2.6 Type of facility: Convention center
2.7 Mats: 24
2.8 Expected wrestlers: 1,900
2.9 Expected spectators: 4,500
2.10 Lodging: 450 rooms on peak night, 1,275 room nights in total. All hotels must be within 12 miles of the venue.
2.11 Preferred host city: Cedar Rapids, Iowa

SECTION 3 - TIMELINE

3.1 Proposals due: March 31, 2027
3.2 Host selected: May 14, 2027

SECTION 4 - CONTACT

Monica Stahl, Director of Events
mstahl@plainswrestling.example
(319) 555-0150`,
    fields: {
      name: 'Prairie Folkstyle Nationals',
      contactOrganization: 'Plains States Wrestling Association',
      sportsList: ['Wrestling'],
      ageGroup: 'High School',
      gender: 'Male & Female',
      startDate: '2028-03-17',
      endDate: '2028-03-19',
      setupDays: 1,
      facilityTypes: ['Convention Center'],
      spaceName: 'Mat',
      spaceCount: 24,
      participants: 1900,
      attendance: 4500,
      roomsPerNight: 450,
      roomNights: 1275,
      hotelDist: 12,
      requestAddress: 'Cedar Rapids, IA',
      responseDeadline: '2027-03-31',
      decisionDate: '2027-05-14',
      contactName: 'Monica Stahl',
      contactEmail: 'mstahl@plainswrestling.example',
      contactPhone: '(319) 555-0150',
    },
    uncertain: [],
  },
  {
    text: `WHILE YOU WERE OUT
For: Sam
Caller: Denise Okafor
Of: Gulf Coast Volleyball Region
Phone: 251-555-0119
[x] Please call back

Message: Wants 16 hardwood volleyball courts in Mobile, AL for February 12-14, 2027. Girls, 13U to 17U, 120 teams. Needs to hear from us by December 10.`,
    fields: {
      contactName: 'Denise Okafor',
      contactOrganization: 'Gulf Coast Volleyball Region',
      contactPhone: '251-555-0119',
      sportsList: ['Volleyball'],
      spaceName: 'Court',
      spaceCount: 16,
      surface: 'Hardwood',
      requestAddress: 'Mobile, AL',
      startDate: '2027-02-12',
      endDate: '2027-02-14',
      gender: 'Female',
      ages: '13U to 17U',
      teamCount: 120,
      responseDeadline: '2026-12-10',
    },
    uncertain: [],
  },
  {
    text: `hey its Rico w/ Steel Valley Rollers. our womens roller derby invitational lost its spot so we urgently need a venue. sat march 13 in youngstown oh. 1 indoor rink w a concrete floor. 4 teams, expecting 700 fans. $1,500 tops. text me 330-555-0186`,
    fields: {
      contactName: 'Rico',
      contactOrganization: 'Steel Valley Rollers',
      contactPhone: '330-555-0186',
      sportsList: ['Roller Derby'],
      gender: 'Female',
      urgency: 0,
      startDate: '2027-03-13',
      endDate: '2027-03-13',
      requestAddress: 'Youngstown, OH',
      spaceName: 'Rink',
      spaceCount: 1,
      location: 'Indoor',
      surface: 'Concrete',
      teamCount: 4,
      attendance: 700,
      budgetTo: 1500,
    },
    uncertain: [],
  },
  {
    text: `---------- Forwarded message ---------
From: Leads Desk <leads@visitriverport.example>
Date: Mon, Nov 23, 2026 at 4:12 PM
Subject: New lead: youth baseball
To: Partners <partners@visitriverport.example>

Partners,

The lead below came in this afternoon. Please answer the organizer directly, not us.

Organizer: Heartland Baseball Federation
Contact: Craig Dombrowski
Email: craig@heartlandbb.example
Phone: 309-555-0128
Event: Heartland Summer Classic
Dates: July 15-18, 2027 (Thursday to Sunday)
Teams: 64
Ages: 9U to 12U
Diamonds needed: 10
Area: within 20 miles of Peoria, Illinois
Hotel rooms on peak night: 280
Reply by: December 18, 2026`,
    fields: {
      contactOrganization: 'Heartland Baseball Federation',
      contactName: 'Craig Dombrowski',
      contactEmail: 'craig@heartlandbb.example',
      contactPhone: '309-555-0128',
      name: 'Heartland Summer Classic',
      sportsList: ['Baseball'],
      ageGroup: 'Youth',
      startDate: '2027-07-15',
      endDate: '2027-07-18',
      teamCount: 64,
      ages: '9U to 12U',
      spaceName: 'Diamond',
      spaceCount: 10,
      requestAddress: 'Peoria, IL',
      requestDist: 20,
      roomsPerNight: 280,
      responseDeadline: '2026-12-18',
    },
    uncertain: [],
  },
  {
    text: `VENUE REQUEST FORM

Event name: Winter Futsal Festival
Organization: Tidewater Futsal League
Contact person: Andre Whitlock
E-mail: andre@tidewaterfutsal.example
Phone: (757) 555-0163

Sport: Futsal
First day: 02/20/2027
Last day: 02/21/2027
Number of teams:  [ ] 1-10   [x] 10-25   [ ] 26-50   [ ] 50+
Gender:  [ ] Male   [ ] Female   [x] Co-Ed   [ ] Male & Female
Age group:  [x] Youth   [ ] High School   [ ] College   [ ] Adult

Courts needed: 4
Surface: Hardwood
Location:  [x] Indoor   [ ] Outdoor
City, state: Norfolk, VA
Search radius: 25 miles
Budget: $2,000 to $3,000`,
    fields: {
      name: 'Winter Futsal Festival',
      contactOrganization: 'Tidewater Futsal League',
      contactName: 'Andre Whitlock',
      contactEmail: 'andre@tidewaterfutsal.example',
      contactPhone: '(757) 555-0163',
      sportsList: ['Futsal'],
      startDate: '2027-02-20',
      endDate: '2027-02-21',
      teamCountRange: '10-25',
      gender: 'Co-Ed',
      ageGroup: 'Youth',
      spaceName: 'Court',
      spaceCount: 4,
      surface: 'Hardwood',
      location: 'Indoor',
      requestAddress: 'Norfolk, VA',
      requestDist: 25,
      budgetFrom: 2000,
      budgetTo: 3000,
    },
    uncertain: [],
  },
]
