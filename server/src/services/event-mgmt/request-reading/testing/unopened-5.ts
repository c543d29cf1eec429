import type { WrittenRequest } from './written-request.ts'

export const unopened5: readonly WrittenRequest[] = [
  {
    text: `PIEDMONT CRICKET LEAGUE
P.O. Box 2210

November 20, 2026

To whom it may concern:

The Piedmont Cricket League is an amateur league of adult men. We are writing to request the use of three grass fields for our season finals on Saturday, May 22, and Sunday, May 23, 2027. Twelve teams will take part, 168 players in all, and we would like to play in Durham, North Carolina. Our treasurer has set aside up to $2,400 for the rental.

Each field must have a covered area for the scorers.

We would be grateful for a reply by January 29.

Sincerely,
Vikram Rao
Secretary, Piedmont Cricket League
vrao@piedmontcricket.example`,
    fields: {
      contactOrganization: 'Piedmont Cricket League',
      contactName: 'Vikram Rao',
      contactEmail: 'vrao@piedmontcricket.example',
      sportsList: ['Cricket'],
      eventLevel: 'Amateur',
      ageGroup: 'Adult',
      gender: 'Male',
      spaceName: 'Field',
      spaceCount: 3,
      surface: 'Grass',
      startDate: '2027-05-22',
      endDate: '2027-05-23',
      teamCount: 12,
      participants: 168,
      requestAddress: 'Durham, NC',
      budgetTo: 2400,
      requirementNotes: 'Each field must have a covered area for the scorers.',
      responseDeadline: '2027-01-29',
    },
    uncertain: [],
  },
  {
    text: `hi um this is Carl Jimenez with the Fox Valley Bowling Association and we're looking for a place for our spring bowling tournament so we need thirty two lanes in Appleton Wisconsin on the second weekend of April that's Saturday the tenth and Sunday the eleventh of April twenty twenty seven um we're going to have a hundred and forty bowlers men and women and we can pay up to four thousand dollars so give me a call back at 920-555-0166 thanks bye`,
    fields: {
      contactName: 'Carl Jimenez',
      contactOrganization: 'Fox Valley Bowling Association',
      contactPhone: '920-555-0166',
      sportsList: ['Bowling'],
      spaceName: 'Bowling Lane',
      spaceCount: 32,
      requestAddress: 'Appleton, WI',
      startDate: '2027-04-10',
      endDate: '2027-04-11',
      participants: 140,
      gender: 'Male & Female',
      budgetTo: 4000,
    },
    uncertain: [],
  },
  {
    text: `Hi there,

I'm pasting the numbers for our girls gymnastics championship from our planning sheet. The 2026 column is only there so you can see how we've grown.

|                    | 2026 (actual) | 2027 (request) |
|--------------------|---------------|----------------|
| Dates              | March 27-29   | April 2-4      |
| Gymnasts           | 840           | 1,050          |
| Spectators         | 2,100         | 2,600          |
| Gymnastics floors  | 2             | 3              |
| Hotel room nights  | 600           | 780            |
| Rental budget      | $14,000       | $17,500        |

We'd like to be in Tulsa, Oklahoma.

Kelsey Brandt
Sooner Gymnastics Alliance
kbrandt@soonergym.example`,
    fields: {
      sportsList: ['Gymnastics'],
      gender: 'Female',
      startDate: '2027-04-02',
      endDate: '2027-04-04',
      participants: 1050,
      attendance: 2600,
      spaceName: 'Gymnastics Floor',
      spaceCount: 3,
      roomNights: 780,
      budgetTo: 17_500,
      requestAddress: 'Tulsa, OK',
      contactName: 'Kelsey Brandt',
      contactOrganization: 'Sooner Gymnastics Alliance',
      contactEmail: 'kbrandt@soonergym.example',
    },
    uncertain: [],
  },
  {
    text: `Good morning,

Our club, Inland Empire Striders, hosts a youth track and field meet called the Lilac City Invitational every spring. Next year's meet is on Friday and Saturday, June 4-5, 2027, and we need one outdoor track in Spokane, Washington. Last year 510 athletes ran for us in front of 900 spectators. For next year we expect 650 athletes and 1,100 spectators. They're boys and girls ages 7 to 14.

Our budget for the rental is $3,800. A certified electronic timing system is required.

Best,
Paul Nakagawa
Meet Director
509-555-0137`,
    fields: {
      name: 'Lilac City Invitational',
      contactOrganization: 'Inland Empire Striders',
      sportsList: ['Track & Field'],
      ageGroup: 'Youth',
      startDate: '2027-06-04',
      endDate: '2027-06-05',
      spaceName: 'Track',
      spaceCount: 1,
      location: 'Outdoor',
      requestAddress: 'Spokane, WA',
      participants: 650,
      attendance: 1100,
      gender: 'Male & Female',
      ages: '7 to 14',
      budgetTo: 3800,
      requirementNotes: 'A certified electronic timing system is required.',
      contactName: 'Paul Nakagawa',
      contactPhone: '509-555-0137',
    },
    uncertain: [],
  },
  {
    text: `Hello, I hope you can help. For six years we played our ice hockey tournament, the Nutmeg Faceoff, at Harborline in Bridgeport, but they are closing for renovations and can't take us. We would now like to bring it to Danbury, Connecticut, or anywhere within 35 miles of there. It's January 15 to 17, 2027, and we need 3 sheets of ice. 40 teams, boys 10U, 12U and 14U. Families stay over, so please hold 150 rooms for the peak night, 400 room nights in total. Harborline charged us $16,000 and we can go up to $18,000.

Could I have an answer by December 4?

Stephanie Loring
Nutmeg Youth Hockey
sloring@nutmeghockey.example
203-555-0174`,
    fields: {
      name: 'Nutmeg Faceoff',
      sportsList: ['Ice Hockey'],
      requestAddress: 'Danbury, CT',
      requestDist: 35,
      startDate: '2027-01-15',
      endDate: '2027-01-17',
      spaceName: 'Rink',
      spaceCount: 3,
      surface: 'Ice',
      teamCount: 40,
      gender: 'Male',
      ages: '10U, 12U and 14U',
      roomsPerNight: 150,
      roomNights: 400,
      budgetTo: 18_000,
      responseDeadline: '2026-12-04',
      contactName: 'Stephanie Loring',
      contactOrganization: 'Nutmeg Youth Hockey',
      contactEmail: 'sloring@nutmeghockey.example',
      contactPhone: '203-555-0174',
    },
    uncertain: [],
  },
  {
    text: `Hi,

Spirit Summit is looking for a home for its cheerleading competition, the Bluegrass Spirit Open. Dates: Saturday, December 4 and Sunday, December 5, 2027, with set-up on Friday, December 3. We'd like Lexington or Louisville, Kentucky. 85 teams, 1,600 cheerleaders and 3,000 spectators. We prefer a convention center. Our budget is between $25,000 and $32,000. Hotels should be within 5 miles of the venue, and we will use 520 room nights.

We'll choose a venue on March 15, 2027.

Talia Monroe
Event Manager, Spirit Summit
talia@spiritsummit.example`,
    fields: {
      name: 'Bluegrass Spirit Open',
      contactOrganization: 'Spirit Summit',
      sportsList: ['Cheerleading'],
      startDate: '2027-12-04',
      endDate: '2027-12-05',
      setupDays: 1,
      requestAddress: 'Lexington, KY',
      teamCount: 85,
      participants: 1600,
      attendance: 3000,
      facilityTypes: ['Convention Center'],
      budgetFrom: 25_000,
      budgetTo: 32_000,
      hotelDist: 5,
      roomNights: 520,
      decisionDate: '2027-03-15',
      contactName: 'Talia Monroe',
      contactEmail: 'talia@spiritsummit.example',
    },
    uncertain: ['requestAddress'],
  },
  {
    text: `Hi,

We organize esports events and we're exploring options for a future one in Columbus, Ohio. Our dates are flexible: any 3 days between June 1 and June 30, 2027 would work for us. We'd need one exhibit hall. 48 teams, 240 players, and we expect 1,500 spectators. We have $20,000 for the hall.

Jordan Tran
Buckeye Gaming Circuit
jordan@buckeyegaming.example`,
    fields: {
      sportsList: ['Esports'],
      urgency: 2,
      requestAddress: 'Columbus, OH',
      hasFlexibleDates: true,
      dayCount: 3,
      startDate: '2027-06-01',
      endDate: '2027-06-30',
      spaceName: 'Exhibit Hall',
      spaceCount: 1,
      teamCount: 48,
      participants: 240,
      attendance: 1500,
      budgetTo: 20_000,
      contactName: 'Jordan Tran',
      contactOrganization: 'Buckeye Gaming Circuit',
      contactEmail: 'jordan@buckeyegaming.example',
    },
    uncertain: [],
  },
]
