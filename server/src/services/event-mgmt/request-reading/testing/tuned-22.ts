import type { WrittenRequest } from './written-request.ts'

/** Requests that the rules were tuned with, read on 2026-11-26. */
export const tuned22: readonly WrittenRequest[] = [
  {
    text: `Roller derby over New Year's: December 30, 2027 to January 2, 2028. 16 teams, women's. Two indoor rinks, concrete. Anywhere within 90 miles of Denver. Up to eleven thousand dollars. The teams will want 130 rooms per night. Contact is Dee Marsh at dee@frontrangederby.example, league office PO Box 2210, Pueblo, CO 81004`,
    fields: {
      sportsList: ['Roller Derby'],
      startDate: '2027-12-30',
      endDate: '2028-01-02',
      teamCount: 16,
      gender: 'Female',
      spaceName: 'Rink',
      spaceCount: 2,
      location: 'Indoor',
      surface: 'Concrete',
      requestAddress: 'Denver, CO',
      requestDist: 90,
      budgetTo: 11_000,
      roomsPerNight: 130,
      contactName: 'Dee Marsh',
      contactEmail: 'dee@frontrangederby.example',
    },
    uncertain: [],
  },
  {
    text: `Youth triathlon, ages 8 to 14. We've always gone the Sunday after Father's Day, which would be June 27, 2027. 325 kids, in or close to Boulder, Colorado. Whatever the place, a lifeguard at the water is required. Registration is $85 and covers most of it, so our facility budget is just $2,750. We'd love to hear back before Christmas but Jan. 8 is the real deadline.

Thanks a bunch,
Marisol Trent
Race Director, Flatirons Kids Multisport Club`,
    fields: {
      ageGroup: 'Youth',
      sportsList: ['Triathlon'],
      ages: '8 to 14',
      startDate: '2027-06-27',
      endDate: '2027-06-27',
      participants: 325,
      requestAddress: 'Boulder, CO',
      requirementNotes: 'Whatever the place, a lifeguard at the water is required.',
      budgetTo: 2750,
      responseDeadline: '2027-01-08',
      contactName: 'Marisol Trent',
      contactOrganization: 'Flatirons Kids Multisport Club',
    },
    uncertain: [],
  },
  {
    text: `Hi there! I'm the booster mom for Riverbend All-Stars Cheer (send coffee). Our Sparkle Showdown is a cheer competition, all girls, ages 6 to 17, and it needs a new home on Saturday, February 20, 2027. Plan on 62 teams and 1,150 athletes. With the grandparents there'll be about 2,400 spectators. We're picturing a convention center in or near Knoxville, Tennessee. The ceiling over the floor must be 25 feet or higher. Admission is $18 a head and T-shirts are $25. Our treasurer says no more than $14,000 for the building. Our 2026 show had 48 teams.

xoxo
Kendra Applewhite
kendra@riverbendcheer.example`,
    fields: {
      name: 'Sparkle Showdown',
      sportsList: ['Cheerleading'],
      gender: 'Female',
      ages: '6 to 17',
      startDate: '2027-02-20',
      endDate: '2027-02-20',
      teamCount: 62,
      participants: 1150,
      attendance: 2400,
      facilityTypes: ['Convention Center'],
      requestAddress: 'Knoxville, TN',
      requirementNotes: 'The ceiling over the floor must be 25 feet or higher.',
      budgetTo: 14_000,
      contactName: 'Kendra Applewhite',
      contactOrganization: 'Riverbend All-Stars Cheer',
      contactEmail: 'kendra@riverbendcheer.example',
    },
    uncertain: ['attendance'],
  },
  {
    text: `Pickleball round robin 1st weekend of may 2027, 12 indoor courts, ages 50+, abt 140 players, Naperville IL or anywhere within 20 mi, $2200 tops, txt Lorraine 630-555-0141`,
    fields: {
      sportsList: ['Pickleball'],
      startDate: '2027-05-01',
      endDate: '2027-05-02',
      spaceName: 'Court',
      spaceCount: 12,
      location: 'Indoor',
      ages: '50+',
      participants: 140,
      requestAddress: 'Naperville, IL',
      requestDist: 20,
      budgetTo: 2200,
      contactName: 'Lorraine',
      contactPhone: '630-555-0141',
    },
    uncertain: ['startDate', 'participants'],
  },
  {
    text: `EVENT: Tri-Valley Duals
SPORT: Wrestling (folkstyle)
HOST ORGANIZATION: Tri-Valley Mat Club
AGE GROUP: High school
GENDER: Boys and girls
PREFERRED DATES: January 8-9, 2027
ALTERNATE DATES: January 15-16, 2027
MATS: 12
TEAMS: 32
ATHLETES: 480
EXPECTED SPECTATORS: 1,800
LOAD-IN: 1 day before
CITY: Allentown, PA
MAX. DISTANCE: 30 miles
PEAK ROOMS: 220
TOTAL ROOM NIGHTS: 440
RENTAL BUDGET: $7,000 - $9,500
ADMISSION: $12 adults, $6 students
PROPOSAL DEADLINE: December 11, 2026
DECISION: December 18, 2026
CONTACT: Gene Marchetti
E-MAIL: gene@trivalleymat.example
PHONE: (610) 555-0122`,
    fields: {
      name: 'Tri-Valley Duals',
      sportsList: ['Wrestling'],
      contactOrganization: 'Tri-Valley Mat Club',
      ageGroup: 'High School',
      gender: 'Male & Female',
      startDate: '2027-01-08',
      endDate: '2027-01-09',
      spaceName: 'Mat',
      spaceCount: 12,
      teamCount: 32,
      participants: 480,
      attendance: 1800,
      setupDays: 1,
      requestAddress: 'Allentown, PA',
      requestDist: 30,
      roomsPerNight: 220,
      roomNights: 440,
      budgetFrom: 7000,
      budgetTo: 9500,
      responseDeadline: '2026-12-11',
      decisionDate: '2026-12-18',
      contactName: 'Gene Marchetti',
      contactEmail: 'gene@trivalleymat.example',
      contactPhone: '(610) 555-0122',
    },
    uncertain: ['startDate', 'endDate'],
  },
  {
    text: `Dear Colleague:

On behalf of the Chattahoochee Valley Sports Commission, I write to find a home for the Dixie Sabre Open, a fencing tournament that runs from Thursday, April 29 through Sunday, May 2, 2027. Some 900 fencers will compete on forty strips. A convention center anywhere in Georgia would serve. In 2025 the tournament produced 1,600 room nights in Huntsville; for 2027 we project 1,900 room nights, with 640 rooms on the peak night. A separate armory room for repairs is required.

Responses are due by close of business on Monday, January 11, 2027, and our committee will choose on January 29.

Sincerely,
Barbara Ann Tuttle
Executive Director
Chattahoochee Valley Sports Commission
706-555-0118`,
    fields: {
      contactOrganization: 'Chattahoochee Valley Sports Commission',
      name: 'Dixie Sabre Open',
      sportsList: ['Fencing'],
      startDate: '2027-04-29',
      endDate: '2027-05-02',
      participants: 900,
      spaceName: 'Fencing Strip',
      spaceCount: 40,
      facilityTypes: ['Convention Center'],
      requestAddress: 'Georgia',
      roomNights: 1900,
      roomsPerNight: 640,
      requirementNotes: 'A separate armory room for repairs is required.',
      responseDeadline: '2027-01-11',
      decisionDate: '2027-01-29',
      contactName: 'Barbara Ann Tuttle',
      contactPhone: '706-555-0118',
    },
    uncertain: ['participants'],
  },
  {
    text: `Voicemail, 1 min 12 sec, transcribed automatically

Hi, uh, this is Declan Foley with the Merrimack Rowing Club. So we're, um, looking for a place for our sprint regatta on Saturday, June the twelfth, twenty twenty-seven, and we'll have forty-five teams, three hundred rowers, men and women. We'd like to be in Lowell, Massachusetts or no more than forty miles away. We can pay up to three thousand dollars. If you could call me back by December fifteenth, that's 978-555-0136. Thanks, bye.`,
    fields: {
      contactName: 'Declan Foley',
      contactOrganization: 'Merrimack Rowing Club',
      sportsList: ['Rowing'],
      startDate: '2027-06-12',
      endDate: '2027-06-12',
      teamCount: 45,
      participants: 300,
      gender: 'Male & Female',
      requestAddress: 'Lowell, MA',
      requestDist: 40,
      budgetTo: 3000,
      responseDeadline: '2026-12-15',
      contactPhone: '978-555-0136',
    },
    uncertain: [],
  },
  {
    text: `Subject: Re: Re: LAN venue
From: Jae-won Lim <jaewon@bluenodeesports.example>
To: Sara Whitcomb <sara@homestand.example>

Sara,

Two changes after I talked to our admins: we moved to July 24-25, 2027, and it's 48 teams now. Still Columbus, Ohio.

Jae-won Lim
Blue Node Esports

On Fri, Nov 20, 2026 at 10:15 AM Sara Whitcomb <sara@homestand.example> wrote:
> Thanks, Jae-won! One hall there rents for $6,800 a day and holds 2,000. Would that work?
>
> On Thu, Nov 19, 2026 at 6:40 PM Jae-won Lim <jaewon@bluenodeesports.example> wrote:
>> We want to run a college esports LAN, the Node Clash, on July 17-18, 2027 in Columbus, Ohio. 40 teams, 240 players, 800 spectators. Redundant internet is a must. Our budget is $12,000.`,
    fields: {
      name: 'Node Clash',
      sportsList: ['Esports'],
      ageGroup: 'College',
      startDate: '2027-07-24',
      endDate: '2027-07-25',
      teamCount: 48,
      participants: 240,
      attendance: 800,
      requestAddress: 'Columbus, OH',
      requirementNotes: 'Redundant internet is a must.',
      budgetTo: 12_000,
      contactName: 'Jae-won Lim',
      contactOrganization: 'Blue Node Esports',
      contactEmail: 'jaewon@bluenodeesports.example',
    },
    uncertain: ['startDate', 'endDate', 'teamCount'],
  },
]
