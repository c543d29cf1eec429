import type { WrittenRequest } from './written-request.ts'

/** Requests that the rules were tuned with, read on 2026-11-25. */
export const tuned42: readonly WrittenRequest[] = [
  {
    text: `TIDEWATER BASEBALL LEAGUE
P.O. Box 118

November 20, 2026

Dear Sports Manager:

On behalf of our board I am writing about a site for our summer baseball championship, which we plan to hold from July 9 through July 11, 2027. Should that weekend be taken, we can move by up to two weeks in either direction.

We anticipate 30 teams of boys ages 9 to 12 and would require six diamonds with natural grass. Our preference is Chesapeake, Virginia. The league has budgeted $7,500 for field rental.

The board will select the site at its meeting on February 9, 2027, so we would appreciate a written reply no later than January 29, 2027.

Sincerely,

Harold P. Whitcomb
Secretary, Tidewater Baseball League
757-555-0136`,
    fields: {
      sportsList: ['Baseball'],
      startDate: '2027-07-09',
      endDate: '2027-07-11',
      flexWeeks: 2,
      teamCount: 30,
      gender: 'Male',
      ages: '9 to 12',
      spaceName: 'Diamond',
      spaceCount: 6,
      surface: 'Grass',
      requestAddress: 'Chesapeake, VA',
      budgetTo: 7500,
      decisionDate: '2027-02-09',
      responseDeadline: '2027-01-29',
      contactName: 'Harold P. Whitcomb',
      contactOrganization: 'Tidewater Baseball League',
      contactPhone: '757-555-0136',
    },
    uncertain: [],
  },
  {
    text: `hey this is Andre Mills, need 4 hardwood courts sat feb 27 for a 3 on 3 basketball tourny in Toledo OH. 32 teams, mens n womens. can pay up to $1500. hmu 419-555-0163`,
    fields: {
      sportsList: ['Basketball'],
      spaceName: 'Court',
      spaceCount: 4,
      surface: 'Hardwood',
      startDate: '2027-02-27',
      endDate: '2027-02-27',
      teamCount: 32,
      gender: 'Male & Female',
      requestAddress: 'Toledo, OH',
      budgetTo: 1500,
      contactName: 'Andre Mills',
      contactPhone: '419-555-0163',
    },
    uncertain: [],
  },
  {
    text: `Good afternoon,

Here is the breakdown for the Hudson Lax Jam (lacrosse, girls only, U11 to U15):

Division   Teams   Fields
U11          16       3
U13          24       5
U15          20       4
Total        60      12

We want turf fields. Dates are May 22 and 23, 2027. The club is based in Poughkeepsie, New York and we'd look at anything inside of 40 miles. Our budget is $21,000.

I'd love to hear from you by December 31.

Best regards,
Maureen Castellano
Hudson Lax Club
maureen@hudsonlax.example`,
    fields: {
      name: 'Hudson Lax Jam',
      sportsList: ['Lacrosse'],
      gender: 'Female',
      ages: 'U11 to U15',
      teamCount: 60,
      spaceName: 'Field',
      spaceCount: 12,
      surface: 'Turf',
      startDate: '2027-05-22',
      endDate: '2027-05-23',
      requestAddress: 'Poughkeepsie, NY',
      requestDist: 40,
      budgetTo: 21_000,
      responseDeadline: '2026-12-31',
      contactName: 'Maureen Castellano',
      contactOrganization: 'Hudson Lax Club',
      contactEmail: 'maureen@hudsonlax.example',
    },
    uncertain: [],
  },
  {
    text: `hi this is Carla Mendez with the Rio Grande Cheer Association um I got your number from a friend so we are looking for a convention center in El Paso Texas for our cheerleading championship that would be March sixth and seventh twenty twenty seven we have eighty five teams signed up and I would say around three thousand people in the stands and um we can spend up to twenty two thousand dollars on the building so if you have something please call me at 915 555 0188 okay thank you bye`,
    fields: {
      sportsList: ['Cheerleading'],
      facilityTypes: ['Convention Center'],
      requestAddress: 'El Paso, TX',
      startDate: '2027-03-06',
      endDate: '2027-03-07',
      teamCount: 85,
      attendance: 3000,
      budgetTo: 22_000,
      contactName: 'Carla Mendez',
      contactOrganization: 'Rio Grande Cheer Association',
      contactPhone: '915 555 0188',
    },
    uncertain: ['attendance'],
  },
  {
    text: `Hello,

Our meet, the Flint Hills Invitational, has been run at Miller Farm outside Lawrence since 2019, but the farm was sold this summer and the new owners are putting in houses. We're now looking for a cross country course within 50 miles of Topeka, Kansas for Saturday, October 30, 2027.

It's a high school meet, boys and girls. 2,150 runners finished last fall. For 2027 we are planning on 2,600 runners from 95 teams. Entry is $12 a head, capped at $200 a school. The course must have room for 60 school buses.

We pick our site on April 1.

Tom Brandt
Flint Hills Running Club
tbrandt@flinthillsxc.example
785-555-0109`,
    fields: {
      name: 'Flint Hills Invitational',
      sportsList: ['Cross Country'],
      spaceName: 'Cross Country Course',
      requestAddress: 'Topeka, KS',
      requestDist: 50,
      startDate: '2027-10-30',
      endDate: '2027-10-30',
      ageGroup: 'High School',
      gender: 'Male & Female',
      participants: 2600,
      teamCount: 95,
      requirementNotes: 'The course must have room for 60 school buses.',
      decisionDate: '2027-04-01',
      contactName: 'Tom Brandt',
      contactOrganization: 'Flint Hills Running Club',
      contactEmail: 'tbrandt@flinthillsxc.example',
      contactPhone: '785-555-0109',
    },
    uncertain: [],
  },
  {
    text: `Subject: Ice for figure skating competition, November 2027

Hi,

The Prairie Blades Skating Club will host the Dakota Autumn Skate on November 12-14, 2027, and our own rink is too small now. We need two sheets of ice in Sioux Falls, South Dakota. We'd have to load in the day before.

340 skaters are coming, and we expect 700 spectators. Hotels should be no more than 8 miles away; we figure 120 rooms on the peak night and 300 room nights in total.

Please let us know by March 19 what you can offer.

Ellen Sorensen
Competition Chair
ellen.sorensen@prairieblades.example`,
    fields: {
      name: 'Dakota Autumn Skate',
      sportsList: ['Figure Skating'],
      startDate: '2027-11-12',
      endDate: '2027-11-14',
      setupDays: 1,
      spaceName: 'Rink',
      spaceCount: 2,
      surface: 'Ice',
      requestAddress: 'Sioux Falls, SD',
      participants: 340,
      attendance: 700,
      hotelDist: 8,
      roomsPerNight: 120,
      roomNights: 300,
      responseDeadline: '2027-03-19',
      contactName: 'Ellen Sorensen',
      contactOrganization: 'Prairie Blades Skating Club',
      contactEmail: 'ellen.sorensen@prairieblades.example',
    },
    uncertain: [],
  },
  {
    text: `Good morning! We're only exploring options at this stage, but our club would like to bring a disc golf tournament to Boise, Idaho next fall. It takes three days in a row and could be any time between September 6 and October 17, 2027. We'd use two 18-hole disc golf courses. Figure 120 players, amateurs only. I don't have a budget yet, that comes after the board meets. Who should I talk to?

Wes Tanaka
Treasure Valley Disc Club
wes@tvdisc.example`,
    fields: {
      urgency: 2,
      sportsList: ['Disc Golf'],
      requestAddress: 'Boise, ID',
      hasFlexibleDates: true,
      dayCount: 3,
      startDate: '2027-09-06',
      endDate: '2027-10-17',
      spaceName: 'Disc Golf Course',
      spaceCount: 2,
      participants: 120,
      eventLevel: 'Amateur',
      contactName: 'Wes Tanaka',
      contactOrganization: 'Treasure Valley Disc Club',
      contactEmail: 'wes@tvdisc.example',
    },
    uncertain: [],
  },
]
