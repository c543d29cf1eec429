import type { WrittenRequest } from './written-request.ts'

/** Requests that the rules were tuned with, read on 2026-11-25. */
export const tuned44: readonly WrittenRequest[] = [
  {
    text: `To whom it may concern,

Silver Oak Horse Shows is seeking a home for its year-end equestrian finals, December 9 through 12, 2027. We need two indoor equestrian arenas with sand footing, plus two move-in days ahead of the first class. We expect 400 riders. Stalls for 350 horses are required.

We are looking at Ocala, Florida and the 60 miles around it. Our riders will need 180 hotel rooms on the busiest night, 700 room nights altogether.

The facility budget is $65,000. Proposals are due by 5 pm on March 5, 2027, and our directors will make their decision on April 2, 2027.

With kind regards,
Margaret Ashby-Cole
Show Manager, Silver Oak Horse Shows
mac@silveroakshows.example
352-555-0103`,
    fields: {
      sportsList: ['Equestrian'],
      startDate: '2027-12-09',
      endDate: '2027-12-12',
      setupDays: 2,
      spaceName: 'Equestrian Arena',
      spaceCount: 2,
      location: 'Indoor',
      surface: 'Sand',
      participants: 400,
      requirementNotes: 'Stalls for 350 horses are required.',
      requestAddress: 'Ocala, FL',
      requestDist: 60,
      roomsPerNight: 180,
      roomNights: 700,
      budgetTo: 65_000,
      responseDeadline: '2027-03-05',
      decisionDate: '2027-04-02',
      contactName: 'Margaret Ashby-Cole',
      contactOrganization: 'Silver Oak Horse Shows',
      contactEmail: 'mac@silveroakshows.example',
      contactPhone: '352-555-0103',
    },
    uncertain: [],
  },
  {
    text: `LEAD SHEET - please distribute to venues

Event: Tennessee Valley Relays
Sport: Track and field
Rights holder: Scenic City Track Club
Dates: June 4-6, 2027
Athletes: 1,100 boys and girls, ages 7 to 14
Spectators: 1,800
Venue: one outdoor 8-lane track, synthetic
Destination: Chattanooga, TN
Hotel: 260 rooms peak / 610 room nights
Rental budget: max. $10,000
Proposals due: 1/22/2027
Decision: 2/19/2027
Contact: Darnell Hughes, dhughes@scenictrack.example, 423-555-0168
Notes: Electronic timing must be on site.`,
    fields: {
      name: 'Tennessee Valley Relays',
      sportsList: ['Track & Field'],
      contactOrganization: 'Scenic City Track Club',
      startDate: '2027-06-04',
      endDate: '2027-06-06',
      participants: 1100,
      gender: 'Male & Female',
      ages: '7 to 14',
      attendance: 1800,
      spaceName: 'Track',
      spaceCount: 1,
      location: 'Outdoor',
      surface: 'Synthetic',
      requestAddress: 'Chattanooga, TN',
      roomsPerNight: 260,
      roomNights: 610,
      budgetTo: 10_000,
      responseDeadline: '2027-01-22',
      decisionDate: '2027-02-19',
      contactName: 'Darnell Hughes',
      contactEmail: 'dhughes@scenictrack.example',
      contactPhone: '423-555-0168',
      requirementNotes: 'Electronic timing must be on site.',
    },
    uncertain: [],
  },
  {
    text: `Hi Gina,

as promised, our bowling numbers, last year's next to what we're asking for:

| | 2026 (actual) | 2027 (requested) |
|---|---|---|
| Dates | Feb 20-22 | Feb 26-28 |
| Bowlers | 380 | 450 |
| Lanes | 48 | 64 |
| Room nights | 260 | 310 |
| Rental budget | $8,200 | $9,500 |

It's Reno, Nevada again. Women only, as ever. I need your answer by Dec 11.

Talk soon,
Bev Kowalczyk
Sierra Women's Bowling League
775-555-0131`,
    fields: {
      sportsList: ['Bowling'],
      startDate: '2027-02-26',
      endDate: '2027-02-28',
      participants: 450,
      spaceName: 'Bowling Lane',
      spaceCount: 64,
      roomNights: 310,
      budgetTo: 9500,
      requestAddress: 'Reno, NV',
      gender: 'Female',
      responseDeadline: '2026-12-11',
      contactName: 'Bev Kowalczyk',
      contactOrganization: "Sierra Women's Bowling League",
      contactPhone: '775-555-0131',
    },
    uncertain: [],
  },
  {
    text: `Good morning,

We had a wonderful time at the Palmetto Racquet Center in Charleston this spring, but our members voted for the Gulf coast next. The Bay Area Tennis League would therefore like to reserve 24 outdoor tennis courts in Mobile, Alabama from Friday, April 16 to Sunday, April 18, 2027.

There will be 36 teams in the men's and women's divisions, 324 players in total, all adults. We'll book 150 rooms per night, within 5 miles of the courts. Our treasurer has approved up to $6,800.

Would you let me know by the 18th of December?

Gratefully,
Philip Anson
League President
philip.anson@batennis.example`,
    fields: {
      sportsList: ['Tennis'],
      spaceName: 'Court',
      spaceCount: 24,
      location: 'Outdoor',
      requestAddress: 'Mobile, AL',
      startDate: '2027-04-16',
      endDate: '2027-04-18',
      teamCount: 36,
      gender: 'Male & Female',
      participants: 324,
      ageGroup: 'Adult',
      roomsPerNight: 150,
      hotelDist: 5,
      budgetTo: 6800,
      responseDeadline: '2026-12-18',
      contactName: 'Philip Anson',
      contactOrganization: 'Bay Area Tennis League',
      contactEmail: 'philip.anson@batennis.example',
    },
    uncertain: [],
  },
  {
    text: `Your inquiry has been received. You wrote:

Your name: Monique Baptiste
Your organization: Alamo Flag League
E-mail: monique@alamoflag.example
Sport: Flag football
Event title: Mission City Flag Bowl
When: March 19-21, 2027
How did you hear about us? From a friend
Number of teams: 26-50
Gender: Co-ed
Age group: Adult
Space needed: 8 fields
Surface: Turf
Where: San Antonio, Texas
How far would you go? 25 miles
Budget: up to $13,500
Anything else? Field lights are a must.`,
    fields: {
      contactName: 'Monique Baptiste',
      contactOrganization: 'Alamo Flag League',
      contactEmail: 'monique@alamoflag.example',
      sportsList: ['Non-Contact Football'],
      name: 'Mission City Flag Bowl',
      startDate: '2027-03-19',
      endDate: '2027-03-21',
      teamCountRange: '26-50',
      gender: 'Co-Ed',
      ageGroup: 'Adult',
      spaceName: 'Field',
      spaceCount: 8,
      surface: 'Turf',
      requestAddress: 'San Antonio, TX',
      requestDist: 25,
      budgetTo: 13_500,
      requirementNotes: 'Field lights are a must.',
    },
    uncertain: [],
  },
  {
    text: `Dear Mr. Aldridge,

The Red River Fire and Police League holds its basketball and volleyball tournaments on one weekend, and in 2027 that is August 27-29. We hope to play both in a fieldhouse in Fargo, North Dakota, on 8 courts. 44 teams have told us they're in. Every team is co-ed and everybody is an adult. Admission is free, and the crowd should be 600 people.

We don't need hotels, as the guests stay with our members. The league will pay up to $5,200. If you could answer by May 14, we'd be grateful; our committee makes its decision on June 1.

Respectfully,
Karen Nygaard
League Secretary
701-555-0112
knygaard@redriverleague.example`,
    fields: {
      contactOrganization: 'Red River Fire and Police League',
      sportsList: ['Basketball', 'Volleyball'],
      startDate: '2027-08-27',
      endDate: '2027-08-29',
      facilityTypes: ['Fieldhouse'],
      requestAddress: 'Fargo, ND',
      spaceName: 'Court',
      spaceCount: 8,
      teamCount: 44,
      gender: 'Co-Ed',
      ageGroup: 'Adult',
      attendance: 600,
      budgetTo: 5200,
      responseDeadline: '2027-05-14',
      decisionDate: '2027-06-01',
      contactName: 'Karen Nygaard',
      contactPhone: '701-555-0112',
      contactEmail: 'knygaard@redriverleague.example',
    },
    uncertain: [],
  },
]
