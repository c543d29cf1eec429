import type { WrittenRequest } from './written-request.ts'

/** Requests by an author who hasn't seen the rules, read on 2026-11-25. */
export const tuned5: readonly WrittenRequest[] = [
  {
    text: `REQUEST FOR PROPOSAL
Lone Star Age Group Invitational

1. ABOUT US
Brazos Valley Aquatics is a swim club based in Bryan, Texas. The 2026 meet drew 640 swimmers.

2. EVENT
Sport: Swimming
Ages: 9-18
Gender: Boys and girls
Dates: Friday, June 18 through Sunday, June 20, 2027
Expected entries: 720 swimmers
Spectators: 1,100

3. FACILITY
One indoor 50-meter pool.
An electronic timing system is required.

4. LOCATION
Within 60 miles of San Antonio, Texas

5. LODGING
540 room nights in total, 190 rooms on peak. Hotels within 12 miles of the pool.

6. BUDGET
Not to exceed $18,500.

7. TIMELINE
Proposals due: January 29, 2027
Site selection: February 26, 2027

CONTACT
Marisol Vega, Meet Director
Brazos Valley Aquatics
mvega@bvaquatics.example
979-555-0118`,
    fields: {
      name: 'Lone Star Age Group Invitational',
      sportsList: ['Swimming'],
      ages: '9-18',
      gender: 'Male & Female',
      startDate: '2027-06-18',
      endDate: '2027-06-20',
      participants: 720,
      attendance: 1100,
      spaceName: 'Pool',
      spaceCount: 1,
      location: 'Indoor',
      requirementNotes: 'An electronic timing system is required.',
      requestAddress: 'San Antonio, TX',
      requestDist: 60,
      roomNights: 540,
      roomsPerNight: 190,
      hotelDist: 12,
      budgetTo: 18_500,
      responseDeadline: '2027-01-29',
      decisionDate: '2027-02-26',
      contactName: 'Marisol Vega',
      contactOrganization: 'Brazos Valley Aquatics',
      contactEmail: 'mvega@bvaquatics.example',
      contactPhone: '979-555-0118',
    },
    uncertain: [],
  },
  {
    text: `cornhole tourney, need an indoor spot in Rock Hill SC feb 27 2027. 128 players. under ten grand for the building. text me 803-555-0147 - Big Wes`,
    fields: {
      sportsList: ['Cornhole'],
      location: 'Indoor',
      requestAddress: 'Rock Hill, SC',
      startDate: '2027-02-27',
      endDate: '2027-02-27',
      participants: 128,
      budgetTo: 10_000,
      contactName: 'Big Wes',
      contactPhone: '803-555-0147',
    },
    uncertain: [],
  },
  {
    text: `Event Name: Tidewater Spirit Showdown
Organization: Tidewater Allstar Events
Sport: Cheer
Start Date: 03/20/2027
End Date: 03/21/2027
Number of Teams: 50+
Athletes: 1,350
Spectators: 3,000
Indoor/Outdoor: Indoor
Facility Type: Convention Center
Preferred City: Virginia Beach, VA
Peak Rooms: 425
Hotels: within 5 miles
Budget: $12,000-15,000
Proposal Due Date: 12/18/2026
Decision Date: 01/15/2027
Contact Name: Shanice Odom
Contact Email: shanice@tidewaterallstar.example
Contact Phone: (757) 555-0129
How did you hear about us?: Facebook`,
    fields: {
      name: 'Tidewater Spirit Showdown',
      contactOrganization: 'Tidewater Allstar Events',
      sportsList: ['Cheerleading'],
      startDate: '2027-03-20',
      endDate: '2027-03-21',
      teamCountRange: '50+',
      participants: 1350,
      attendance: 3000,
      location: 'Indoor',
      facilityTypes: ['Convention Center'],
      requestAddress: 'Virginia Beach, VA',
      roomsPerNight: 425,
      hotelDist: 5,
      budgetFrom: 12_000,
      budgetTo: 15_000,
      responseDeadline: '2026-12-18',
      decisionDate: '2027-01-15',
      contactName: 'Shanice Odom',
      contactEmail: 'shanice@tidewaterallstar.example',
      contactPhone: '(757) 555-0129',
    },
    uncertain: [],
  },
  {
    text: `Hello and happy almost-Thanksgiving!

My name is Paula Kessler and I coach at Northern Lights Gymnastics up here in Duluth, Minnesota. Every winter we put on a meet in our own gym, and honestly it has outgrown the place (last year we had 310 gymnasts and people were parking on the neighbor's lawn). So this time we'd like to take the Snowflake Classic down to Rochester, MN instead. It's for USAG levels 3 through 8, girls only.

The dates are Saturday and Sunday, February 13 and 14, 2027. We are expecting 400 gymnasts and, with all the grandparents, 900 spectators. We'd want to get in one day before to set up the equipment. Each girl pays a $95 entry fee, so I think we can spend up to $6,500 on the venue.

Could you let me know by December 15? My committee gets nervous.

Thanks a million,
Paula Kessler
paula@nlgym.example`,
    fields: {
      name: 'Snowflake Classic',
      sportsList: ['Gymnastics'],
      gender: 'Female',
      startDate: '2027-02-13',
      endDate: '2027-02-14',
      participants: 400,
      attendance: 900,
      setupDays: 1,
      requestAddress: 'Rochester, MN',
      budgetTo: 6500,
      responseDeadline: '2026-12-15',
      contactName: 'Paula Kessler',
      contactOrganization: 'Northern Lights Gymnastics',
      contactEmail: 'paula@nlgym.example',
    },
    uncertain: [],
  },
  {
    text: `Hi Jen,

See below. Two things changed since October: we're now at 36 teams, and we want four sheets of ice. Everything else stands.

Gord Tessier
Tournament Director
Lake Erie Hockey Association
gord@lakeeriehockey.example
216-555-0163

On Tue, Oct 20, 2026 at 9:12 AM Gord Tessier <gord@lakeeriehockey.example> wrote:
> Hi Jen,
> We're planning our Presidents' Day hockey tournament for February 12-15, 2027 in Cleveland, OH.
> 28 teams, U10 to U14, three sheets of ice.
> 350 rooms on peak.
> Gord`,
    fields: {
      sportsList: ['Ice Hockey'],
      teamCount: 36,
      spaceName: 'Rink',
      spaceCount: 4,
      surface: 'Ice',
      startDate: '2027-02-12',
      endDate: '2027-02-15',
      ages: 'U10 to U14',
      requestAddress: 'Cleveland, OH',
      roomsPerNight: 350,
      contactName: 'Gord Tessier',
      contactOrganization: 'Lake Erie Hockey Association',
      contactEmail: 'gord@lakeeriehockey.example',
      contactPhone: '216-555-0163',
    },
    uncertain: ['teamCount', 'spaceCount'],
  },
  {
    text: `phone call 11/24, disc golf guy
- amateur disc golf, 180 players
- wants 2 courses, 18 holes each
- fri-sun oct 8-10 2027
- within 25 mi of Bentonville AR
- budget 4k max
- hotels within 15 mi
- wants an answer by dec 9
- contact: Dee Marlow, 479-555-0126`,
    fields: {
      sportsList: ['Disc Golf'],
      eventLevel: 'Amateur',
      participants: 180,
      spaceName: 'Disc Golf Course',
      spaceCount: 2,
      startDate: '2027-10-08',
      endDate: '2027-10-10',
      requestAddress: 'Bentonville, AR',
      requestDist: 25,
      budgetTo: 4000,
      hotelDist: 15,
      responseDeadline: '2026-12-09',
      contactName: 'Dee Marlow',
      contactPhone: '479-555-0126',
    },
    uncertain: [],
  },
]
