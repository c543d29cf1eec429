import type { WrittenRequest } from './written-request.ts'

/** Requests that the rules were tuned with, read on 2026-11-25. */
export const tuned41: readonly WrittenRequest[] = [
  {
    text: `Hi there,

I run the Heartland Spike-Off, a girls volleyball tournament, and the hall we've called home for eight years is closing for renovation. So I'm shopping around for 2027.

The dates are set: Saturday and Sunday, April 10-11. We'll have 72 teams, 13U to 17U, and need 18 courts. We expect 2,500 spectators. Anywhere within 30 miles of Des Moines, Iowa works for our families.

Last year we paid $16,000 for the space. This year we can go up to $18,000.

Could you get a proposal to me by January 15? Happy to jump on a call before then.

Thanks so much,
Kristin Vander Molen
Tournament Director
kristin@heartlandspike.example
515-555-0119`,
    fields: {
      name: 'Heartland Spike-Off',
      sportsList: ['Volleyball'],
      gender: 'Female',
      startDate: '2027-04-10',
      endDate: '2027-04-11',
      teamCount: 72,
      ages: '13U to 17U',
      spaceName: 'Court',
      spaceCount: 18,
      attendance: 2500,
      requestAddress: 'Des Moines, IA',
      requestDist: 30,
      budgetTo: 18_000,
      responseDeadline: '2027-01-15',
      contactName: 'Kristin Vander Molen',
      contactEmail: 'kristin@heartlandspike.example',
      contactPhone: '515-555-0119',
    },
    uncertain: [],
  },
  {
    text: `Request for Proposal: Buckeye Winter Duals

1. Background
The Buckeye Folkstyle Alliance seeks a host for its 2027 Buckeye Winter Duals, a youth wrestling event for boys and girls.

2. Event specifications
Competition dates: Friday, February 19 through Sunday, February 21, 2027
Move-in: Thursday, February 18, 2027
Host city: Columbus, Ohio
Venue type: Convention center
Competition surface: 24 mats
Teams: 80
Wrestlers: 1,280

3. Lodging
Peak night: 450 rooms
Total room nights: 1,150
Hotels must be within 10 miles of the venue.

4. Budget
The Alliance has set aside $40,000 to $55,000 for venue rental.

5. Timeline
Proposals due: December 18, 2026
Site announced: January 8, 2027

6. Contact
Please direct all questions to Raymond Toth, Executive Director, at rtoth@buckeyefolkstyle.example or (614) 555-0151.`,
    fields: {
      name: 'Buckeye Winter Duals',
      sportsList: ['Wrestling'],
      ageGroup: 'Youth',
      gender: 'Male & Female',
      startDate: '2027-02-19',
      endDate: '2027-02-21',
      setupDays: 1,
      requestAddress: 'Columbus, OH',
      facilityTypes: ['Convention Center'],
      spaceName: 'Mat',
      spaceCount: 24,
      teamCount: 80,
      participants: 1280,
      roomsPerNight: 450,
      roomNights: 1150,
      hotelDist: 10,
      budgetFrom: 40_000,
      budgetTo: 55_000,
      responseDeadline: '2026-12-18',
      decisionDate: '2027-01-08',
      contactName: 'Raymond Toth',
      contactOrganization: 'Buckeye Folkstyle Alliance',
      contactEmail: 'rtoth@buckeyefolkstyle.example',
      contactPhone: '(614) 555-0151',
    },
    uncertain: [],
  },
  {
    text: `PHONE MESSAGE
Taken 11/24, 3:15 pm
Caller: Denise Okafor, Lakeshore Pickleball Club
Phone: 616-555-0142
Message: Looking for 12 indoor pickleball courts for one day, Saturday, January 30. Expects 96 players, all adults 55 and over. Grand Rapids, MI. Can spend $2,400 at most. Please call back, mornings are best.`,
    fields: {
      sportsList: ['Pickleball'],
      spaceName: 'Court',
      spaceCount: 12,
      location: 'Indoor',
      startDate: '2027-01-30',
      endDate: '2027-01-30',
      participants: 96,
      ages: '55 and over',
      ageGroup: 'Adult',
      requestAddress: 'Grand Rapids, MI',
      budgetTo: 2400,
      contactName: 'Denise Okafor',
      contactOrganization: 'Lakeshore Pickleball Club',
      contactPhone: '616-555-0142',
    },
    uncertain: [],
  },
  {
    text: `Can one of you pick this up? Came in through the website inbox.

-----Original Message-----
From: Alan Petrakis <alan@torreywaterpolo.example>
Sent: Monday, November 23, 2026 8:02 AM
To: info@coastsports.example
Subject: Pools in June

Hello,

Torrey Water Polo Club is looking for three outdoor pools for the Surfside Cup, June 18 to 20, 2027. It's a boys event with 40 teams, 14U and 16U. We live in San Diego, CA and would go up to 35 miles from there. Visiting teams will take 200 hotel rooms per night.

Lifeguards must be provided by the venue.

Do you know who has open water that weekend? (No pun intended.)

Best,
Alan Petrakis
Torrey Water Polo Club
619.555.0184`,
    fields: {
      name: 'Surfside Cup',
      sportsList: ['Water Polo'],
      gender: 'Male',
      spaceName: 'Pool',
      spaceCount: 3,
      location: 'Outdoor',
      startDate: '2027-06-18',
      endDate: '2027-06-20',
      teamCount: 40,
      ages: '14U and 16U',
      requestAddress: 'San Diego, CA',
      requestDist: 35,
      roomsPerNight: 200,
      requirementNotes: 'Lifeguards must be provided by the venue.',
      contactName: 'Alan Petrakis',
      contactOrganization: 'Torrey Water Polo Club',
      contactEmail: 'alan@torreywaterpolo.example',
      contactPhone: '619.555.0184',
    },
    uncertain: [],
  },
  {
    text: `New submission: Find a Venue

Event name: San Juan Hockey Classic
Organization: Four Corners Hockey Association
Sport: Ice hockey
Age group: High School
Gender: Boys
Start date: 01/22/2027
End date: 01/24/2027
Number of teams: 16
Number of players: 288
Expected spectators: 750
Type of space: Rink
How many: 2
Surface: Ice
Indoor/outdoor: Indoor
City: Durango
State: CO
Search radius: 60 miles
Budget: $9,000 - $12,000
Hotel rooms per night: 130
Response needed by: 12/15/2026
Contact name: Brent Salazar
Email: brent.salazar@fourcornershockey.example
Phone: (970) 555-0127
Special requirements: Both rinks need a Zamboni driver on duty.`,
    fields: {
      name: 'San Juan Hockey Classic',
      sportsList: ['Ice Hockey'],
      ageGroup: 'High School',
      gender: 'Male',
      startDate: '2027-01-22',
      endDate: '2027-01-24',
      teamCount: 16,
      participants: 288,
      attendance: 750,
      spaceName: 'Rink',
      spaceCount: 2,
      surface: 'Ice',
      location: 'Indoor',
      requestAddress: 'Durango, CO',
      requestDist: 60,
      budgetFrom: 9000,
      budgetTo: 12_000,
      roomsPerNight: 130,
      responseDeadline: '2026-12-15',
      requirementNotes: 'Both rinks need a Zamboni driver on duty.',
      contactName: 'Brent Salazar',
      contactOrganization: 'Four Corners Hockey Association',
      contactEmail: 'brent.salazar@fourcornershockey.example',
      contactPhone: '(970) 555-0127',
    },
    uncertain: [],
  },
]
