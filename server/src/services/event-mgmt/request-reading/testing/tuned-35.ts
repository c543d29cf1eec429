import type { WrittenRequest } from './written-request.ts'

/** Requests of somebody who didn't know the rules, read on 2026-11-25. */
export const tuned35: readonly WrittenRequest[] = [
  {
    text: `hi this is Marlene Vos with the Lakeshore Masters Swim Club um we are trying to find an indoor pool for our swim meet it's on Saturday February twenty seventh in Grand Rapids Michigan we're going to have a hundred and forty swimmers all adults men and women and we can spend up to three thousand dollars please call me back at 616-555-0182 okay thank you bye`,
    fields: {
      sportsList: ['Swimming'],
      spaceName: 'Pool',
      location: 'Indoor',
      startDate: '2027-02-27',
      endDate: '2027-02-27',
      requestAddress: 'Grand Rapids, MI',
      participants: 140,
      ageGroup: 'Adult',
      gender: 'Male & Female',
      budgetTo: 3000,
      contactName: 'Marlene Vos',
      contactOrganization: 'Lakeshore Masters Swim Club',
      contactPhone: '616-555-0182',
    },
    uncertain: [],
  },
  {
    text: `Good morning,

I coach at Signal Ridge High School and we host the Tri-County Invitational, a high school cross country meet. We are looking for a cross country course near Chattanooga, Tennessee for Saturday, September 18, 2027. 38 teams are coming, boys and girls, for a total of 900 runners. Parking for 40 buses is a must.

Our athletic director decides on April 5, so I'd need your answer by March 19.

Thank you!
Bethany Sorrell
bsorrell@signalridgehs.example
423-555-0171`,
    fields: {
      name: 'Tri-County Invitational',
      sportsList: ['Cross Country'],
      ageGroup: 'High School',
      spaceName: 'Cross Country Course',
      requestAddress: 'Chattanooga, TN',
      startDate: '2027-09-18',
      endDate: '2027-09-18',
      teamCount: 38,
      gender: 'Male & Female',
      participants: 900,
      requirementNotes: 'Parking for 40 buses is a must.',
      decisionDate: '2027-04-05',
      responseDeadline: '2027-03-19',
      contactName: 'Bethany Sorrell',
      contactOrganization: 'Signal Ridge High School',
      contactEmail: 'bsorrell@signalridgehs.example',
      contactPhone: '423-555-0171',
    },
    uncertain: [],
  },
  {
    text: `Hello from Spirit Summit Productions!

We're just exploring options right now for the Winter Spirit Summit, our cheerleading championship. We would like an arena in Tulsa, Oklahoma on December 4 and 5, 2027, with December 3 for setup. We bring 75 teams, 1,400 athletes and 3,000 spectators. Our venue budget is up to $35,000.

Who handles bookings on your end?

Cheers,
Kayla Brandt
Event Manager
Spirit Summit Productions
kayla.brandt@spiritsummit.example | 918.555.0127`,
    fields: {
      name: 'Winter Spirit Summit',
      sportsList: ['Cheerleading'],
      urgency: 2,
      facilityTypes: ['Arena'],
      requestAddress: 'Tulsa, OK',
      startDate: '2027-12-04',
      endDate: '2027-12-05',
      setupDays: 1,
      teamCount: 75,
      participants: 1400,
      attendance: 3000,
      budgetTo: 35_000,
      contactName: 'Kayla Brandt',
      contactOrganization: 'Spirit Summit Productions',
      contactEmail: 'kayla.brandt@spiritsummit.example',
      contactPhone: '918.555.0127',
    },
    uncertain: [],
  },
  {
    text: `Hi,

Old Dominion Lacrosse would like to bring a high school boys lacrosse tournament to your area. Our dates are flexible: any 2 days in a row between June 5 and June 27, 2027 would work. 48 teams, 8 turf fields. We are based in Richmond, Virginia and can go up to 60 miles from there. Field rental budget is $10,000 to $14,000.

Please reply by January 15, 2027.

Grant Pettway
Old Dominion Lacrosse
gpettway@olddominionlax.example`,
    fields: {
      sportsList: ['Lacrosse'],
      ageGroup: 'High School',
      gender: 'Male',
      startDate: '2027-06-05',
      endDate: '2027-06-27',
      hasFlexibleDates: true,
      dayCount: 2,
      teamCount: 48,
      spaceName: 'Field',
      spaceCount: 8,
      surface: 'Turf',
      requestAddress: 'Richmond, VA',
      requestDist: 60,
      budgetFrom: 10_000,
      budgetTo: 14_000,
      responseDeadline: '2027-01-15',
      contactName: 'Grant Pettway',
      contactOrganization: 'Old Dominion Lacrosse',
      contactEmail: 'gpettway@olddominionlax.example',
    },
    uncertain: [],
  },
  {
    text: `Hi all, pasting the details from our planning sheet.

| Item | Detail |
|---|---|
| Event | Frozen Finger Lakes Cup |
| Sport | Ice hockey |
| Dates | February 12-15, 2027 |
| Divisions | Boys 14U and 16U |
| Teams | 40 |
| Rinks | 4 |
| Peak rooms per night | 420 |
| Total room nights | 1,260 |
| City | Syracuse, New York |
| Max. distance | 20 miles |
| Bids due | 12/14/2026 |
| Decision | 12/21/2026 |

Any questions, just ask me.

Colin Mahoney
Finger Lakes Hockey Alliance
colin@flhockey.example
315-555-0155`,
    fields: {
      name: 'Frozen Finger Lakes Cup',
      sportsList: ['Ice Hockey'],
      startDate: '2027-02-12',
      endDate: '2027-02-15',
      gender: 'Male',
      ages: '14U and 16U',
      teamCount: 40,
      spaceName: 'Rink',
      spaceCount: 4,
      roomsPerNight: 420,
      roomNights: 1260,
      requestAddress: 'Syracuse, NY',
      requestDist: 20,
      responseDeadline: '2026-12-14',
      decisionDate: '2026-12-21',
      contactName: 'Colin Mahoney',
      contactOrganization: 'Finger Lakes Hockey Alliance',
      contactEmail: 'colin@flhockey.example',
      contactPhone: '315-555-0155',
    },
    uncertain: [],
  },
  {
    text: `Dear Venue Manager,

The Hoosier Table Tennis Federation is seeking a site for the Hoosier Open, a table tennis tournament, on July 23-25, 2027 in Fort Wayne, Indiana. A sports complex or a fieldhouse would suit us. We need indoor space for 40 tables. We expect 260 players and roughly 150 spectators.

We have $7,500 for the rental. Entry fees are $60 per player. Kindly send your quote no later than March 12, 2027.

Sincerely,
Wei-Lin Chao
Tournament Secretary, Hoosier Table Tennis Federation
wchao@hoosiertt.example`,
    fields: {
      name: 'Hoosier Open',
      sportsList: ['Table Tennis'],
      startDate: '2027-07-23',
      endDate: '2027-07-25',
      requestAddress: 'Fort Wayne, IN',
      facilityTypes: ['Fieldhouse', 'Sports Complex'],
      spaceName: 'Table',
      spaceCount: 40,
      location: 'Indoor',
      participants: 260,
      attendance: 150,
      budgetTo: 7500,
      responseDeadline: '2027-03-12',
      contactName: 'Wei-Lin Chao',
      contactOrganization: 'Hoosier Table Tennis Federation',
      contactEmail: 'wchao@hoosiertt.example',
    },
    uncertain: ['attendance'],
  },
  {
    text: `Hi,

We are moving the Desert Sun Slowpitch Classic to a new home in 2027 and wondered whether you can host us. It's an adult softball tournament, men's and women's divisions, 60 teams. We play Friday through Sunday, November 5-7, 2027, and need 10 fields. All fields must have lights.

We're looking in Mesa, Arizona or within 20 miles of it. Teams will need 240 rooms on the peak night, with hotels no more than 8 miles from the fields.

Thanks for your time,
Rick Saldana
Desert Sun Softball
rick@desertsunsoftball.example
480-555-0193`,
    fields: {
      name: 'Desert Sun Slowpitch Classic',
      sportsList: ['Softball'],
      ageGroup: 'Adult',
      gender: 'Male & Female',
      teamCount: 60,
      startDate: '2027-11-05',
      endDate: '2027-11-07',
      spaceName: 'Diamond',
      spaceCount: 10,
      requirementNotes: 'All fields must have lights.',
      requestAddress: 'Mesa, AZ',
      requestDist: 20,
      roomsPerNight: 240,
      hotelDist: 8,
      contactName: 'Rick Saldana',
      contactOrganization: 'Desert Sun Softball',
      contactEmail: 'rick@desertsunsoftball.example',
      contactPhone: '480-555-0193',
    },
    uncertain: [],
  },
]
