import type { WrittenRequest } from './written-request.ts'

export const unopened2: readonly WrittenRequest[] = [
  {
    text: `Ottawa, November 20, 2026

Re: Call for a host venue

Dear Sir or Madam,

On behalf of the Maple Leaf Table Tennis Federation I am writing to seek a venue for the Dominion Table Tennis Championships, which are scheduled from Wednesday, 7 July to Sunday, 11 July 2027.

The Championships comprise men's and women's events with 520 players in total. The playing hall, which may be in a fieldhouse or a convention centre, has to hold forty tables. Lighting of at least 1,000 lux is required. We need access to the hall from 5 July for the installation of the flooring.

The venue should be in Calgary, Alberta or not more than 40 miles away. We anticipate a total of 1,100 room nights. Financial terms will be discussed with shortlisted hosts only.

Replies are requested no later than 26 February 2027. The Federation will decide on or about 1 April 2027.

Yours faithfully,

Margaret Oyelaran
Director of Competitions
Maple Leaf Table Tennis Federation
m.oyelaran@mlttf.example
+1 613-555-0190`,
    fields: {
      name: 'Dominion Table Tennis Championships',
      sportsList: ['Table Tennis'],
      startDate: '2027-07-07',
      endDate: '2027-07-11',
      gender: 'Male & Female',
      participants: 520,
      facilityTypes: ['Convention Center', 'Fieldhouse'],
      spaceName: 'Table',
      spaceCount: 40,
      requirementNotes: 'Lighting of at least 1,000 lux is required.',
      setupDays: 2,
      requestAddress: 'Calgary, AB',
      requestDist: 40,
      roomNights: 1100,
      responseDeadline: '2027-02-26',
      decisionDate: '2027-04-01',
      contactName: 'Margaret Oyelaran',
      contactOrganization: 'Maple Leaf Table Tennis Federation',
      contactEmail: 'm.oyelaran@mlttf.example',
      contactPhone: '+1 613-555-0190',
    },
    uncertain: ['decisionDate'],
  },
  {
    text: `Fall Faceoff Classic (youth boys lacrosse)

* 2 days: Nov 6 & 7, 2027
* 56 teams, U9/U11/U13
* 10 fields, grass or turf, both are fine
* home is Richmond, VA, up to 120 miles from there is OK
* about 1,100 players
* 600 room nights in total, it's stay-to-play
* NOT needed: lights, scoreboards, concessions (food trucks are booked)
* A trainer's room on site is required.
* field rental no more than $14,000
* reply by 2/15/27

Questions to Colby Shaw, Fall Faceoff LLC, colby@fallfaceoff.example or (804) 555-0103`,
    fields: {
      name: 'Fall Faceoff Classic',
      sportsList: ['Lacrosse'],
      ageGroup: 'Youth',
      gender: 'Male',
      startDate: '2027-11-06',
      endDate: '2027-11-07',
      teamCount: 56,
      ages: 'U9/U11/U13',
      spaceName: 'Field',
      spaceCount: 10,
      surfaces: ['Grass', 'Turf'],
      requestAddress: 'Richmond, VA',
      requestDist: 120,
      participants: 1100,
      roomNights: 600,
      requirementNotes: "A trainer's room on site is required.",
      budgetTo: 14_000,
      responseDeadline: '2027-02-15',
      contactName: 'Colby Shaw',
      contactOrganization: 'Fall Faceoff LLC',
      contactEmail: 'colby@fallfaceoff.example',
      contactPhone: '(804) 555-0103',
    },
    uncertain: ['participants'],
  },
  {
    text: `Hello,

I teach physics and, apparently, now also run the Buckeye State High School Esports Finals. They're on Saturday, April 24, 2027. Twenty-four teams, 144 players, co-ed. We're expecting 500 spectators; tickets are $12.

We could see this at a college or in a convention center, anywhere in Ohio. We need one stage. Wired internet of at least 1 Gbps is a must. Most schools drive home the same night, so we don't need a hotel block.

I can't tell you a budget before our board has met on December 14.

Neil Okafor
Buckeye Scholastic Esports
nokafor@buckeyescholastic.example
Go Bobcats!`,
    fields: {
      name: 'Buckeye State High School Esports Finals',
      sportsList: ['Esports'],
      ageGroup: 'High School',
      startDate: '2027-04-24',
      endDate: '2027-04-24',
      teamCount: 24,
      participants: 144,
      gender: 'Co-Ed',
      attendance: 500,
      facilityTypes: ['College/University', 'Convention Center'],
      requestAddress: 'Ohio',
      spaceName: 'Stage',
      spaceCount: 1,
      requirementNotes: 'Wired internet of at least 1 Gbps is a must.',
      contactName: 'Neil Okafor',
      contactOrganization: 'Buckeye Scholastic Esports',
      contactEmail: 'nokafor@buckeyescholastic.example',
    },
    uncertain: [],
  },
  {
    text: `New submission of the form "Find a venue"
Submitted: 11/22/2026 8:41 PM
Form ID: 20270301

Event name: Cuyahoga Scholastic Sprints
Sport(s): Rowing
Start date: 05/15/2027
End date: 05/16/2027
Can your dates move?: Yes, by one week either way
Number of participants: 850
Number of spectators: 1200
Age group: High school
City: Cleveland
State: OH
Maximum distance (miles): 90
Indoor or outdoor: Outdoor
Hotel rooms on peak night: 175
Budget: $3,000 - $5,000
How soon do you need a venue?: Near future
Special requirements: Six lanes with stake boats are required.
Your name: Fiona Brandt
Your email: fbrandt@cuyrow.example
Your phone: 216-555-0147
Organization: Cuyahoga Rowing Association
May partners email you offers?: No`,
    fields: {
      name: 'Cuyahoga Scholastic Sprints',
      sportsList: ['Rowing'],
      startDate: '2027-05-15',
      endDate: '2027-05-16',
      flexWeeks: 1,
      participants: 850,
      attendance: 1200,
      ageGroup: 'High School',
      requestAddress: 'Cleveland, OH',
      requestDist: 90,
      location: 'Outdoor',
      roomsPerNight: 175,
      budgetFrom: 3000,
      budgetTo: 5000,
      urgency: 1,
      requirementNotes: 'Six lanes with stake boats are required.',
      contactName: 'Fiona Brandt',
      contactEmail: 'fbrandt@cuyrow.example',
      contactPhone: '216-555-0147',
      contactOrganization: 'Cuyahoga Rowing Association',
    },
    uncertain: [],
  },
  {
    text: `Scratch my last email, I mixed up two tournaments (that's what three concussions get you). Here's the right one:

Frozen Mug Classic, adult men's hockey, 12 teams, three sheets of ice, January 21-23, 2028, Buffalo, NY. Our ice budget is 10 to 12 grand. The guys all drive in, so no rooms.

Rob Lisowski
Lake Effect Hockey League
716-555-0125

On Mon, Nov 23, 2026 at 7:15 PM Rob Lisowski <rob@lakeeffecthockey.example> wrote:
> Hi, I need 2 sheets on March 5-7, 2027 for 8 squirt teams in Erie, PA. Budget is $4,000.
> Rob`,
    fields: {
      name: 'Frozen Mug Classic',
      sportsList: ['Ice Hockey'],
      ageGroup: 'Adult',
      gender: 'Male',
      teamCount: 12,
      spaceName: 'Rink',
      spaceCount: 3,
      surface: 'Ice',
      startDate: '2028-01-21',
      endDate: '2028-01-23',
      requestAddress: 'Buffalo, NY',
      budgetFrom: 10_000,
      budgetTo: 12_000,
      contactName: 'Rob Lisowski',
      contactOrganization: 'Lake Effect Hockey League',
      contactEmail: 'rob@lakeeffecthockey.example',
      contactPhone: '716-555-0125',
    },
    uncertain: [],
  },
]
