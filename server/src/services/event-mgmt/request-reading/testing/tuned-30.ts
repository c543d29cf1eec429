import type { WrittenRequest } from './written-request.ts'

/** Requests of somebody who didn't know the rules, read on 2026-11-25. */
export const tuned30: readonly WrittenRequest[] = [
  {
    text: `From: Helen Drury <hdrury@northshorefsc.example>
To: Kurt Weber <kurt@venues.example>
Date: Wed, 25 Nov 2026 07:58:12 -0600
Subject: Re: Re: ice for June

Kurt,

Answers in order. June 18-20, 2027. Two sheets of ice, one for competition and one for practice. 275 skaters. Judges and officials stay with families, so no hotels. We would love to be in Green Bay, Wisconsin again, the crowd there was wonderful. We have $7,500 for ice.

And yes, the event is still called the Northern Lights Invitational!

Helen Drury
Competition Chair
North Shore Figure Skating Club
(920) 555-0104

On Tue, Nov 24, 2026 at 3:40 PM Kurt Weber <kurt@venues.example> wrote:
> Helen, happy to help with your figure skating event. What dates do you have in mind,
> how many sheets and skaters, and which city?
> Kurt Weber
> 312-555-0199`,
    fields: {
      name: 'Northern Lights Invitational',
      sportsList: ['Figure Skating'],
      startDate: '2027-06-18',
      endDate: '2027-06-20',
      spaceName: 'Rink',
      spaceCount: 2,
      surface: 'Ice',
      participants: 275,
      requestAddress: 'Green Bay, WI',
      budgetTo: 7500,
      contactName: 'Helen Drury',
      contactOrganization: 'North Shore Figure Skating Club',
      contactEmail: 'hdrury@northshorefsc.example',
      contactPhone: '(920) 555-0104',
    },
    uncertain: [],
  },
  {
    text: `Good evening,

Every Presidents' Day weekend (Saturday through Monday) our club, Bluegrass Juniors, hosts a girls volleyball tournament for 12U through 18U. Last year we had 48 teams on 8 courts at the Expo Hall in Owensboro and simply ran out of room, so for 2027 we'd like 14 courts for 84 teams. We would like to be in Louisville, KY or no more than 30 miles from it. We charge teams $475 to enter. What we can put toward the rental is $22,000, tops.

Hotels: 350 rooms a night, all of them within 10 miles.

Thank you,
Priscilla Yoon
Tournament Director, Bluegrass Juniors
pyoon@bluegrassjrs.example`,
    fields: {
      sportsList: ['Volleyball'],
      startDate: '2027-02-13',
      endDate: '2027-02-15',
      contactOrganization: 'Bluegrass Juniors',
      gender: 'Female',
      ages: '12U through 18U',
      spaceName: 'Court',
      spaceCount: 14,
      teamCount: 84,
      requestAddress: 'Louisville, KY',
      requestDist: 30,
      budgetTo: 22_000,
      roomsPerNight: 350,
      hotelDist: 10,
      contactName: 'Priscilla Yoon',
      contactEmail: 'pyoon@bluegrassjrs.example',
    },
    uncertain: [],
  },
  {
    text: `Hello! I book venues for Sparkle Spirit Events. Our one-day cheer competition, the Magnolia Cheer Challenge, is Sunday, March 7, 2027 and we load in on Saturday the 6th. Looking for an arena in Jackson, Mississippi. We have 85 teams with 1,600 athletes and sell 4,000 spectator tickets at $20. The ceiling over the floor must be at least 25 feet high. Budget for the building: $15,000 to $20,000. Could I get proposals by 12/18?

Kaylee Brandt
Sparkle Spirit Events
kaylee@sparklespirit.example
o: 601.555.0162`,
    fields: {
      name: 'Magnolia Cheer Challenge',
      sportsList: ['Cheerleading'],
      startDate: '2027-03-07',
      endDate: '2027-03-07',
      setupDays: 1,
      facilityTypes: ['Arena'],
      requestAddress: 'Jackson, MS',
      teamCount: 85,
      participants: 1600,
      attendance: 4000,
      requirementNotes: 'The ceiling over the floor must be at least 25 feet high.',
      budgetFrom: 15_000,
      budgetTo: 20_000,
      responseDeadline: '2026-12-18',
      contactName: 'Kaylee Brandt',
      contactOrganization: 'Sparkle Spirit Events',
      contactEmail: 'kaylee@sparklespirit.example',
      contactPhone: '601.555.0162',
    },
    uncertain: [],
  },
  {
    text: `URGENT - our hall backed out yesterday!! Need somewhere for 24 cornhole courts, concrete floor, Saturday Dec 12. 64 teams, adults. Chattanooga TN, 20 mile radius. $1500 max. Please call Butch 423-555-0128 any time`,
    fields: {
      urgency: 0,
      sportsList: ['Cornhole'],
      spaceName: 'Court',
      spaceCount: 24,
      surface: 'Concrete',
      startDate: '2026-12-12',
      endDate: '2026-12-12',
      teamCount: 64,
      ageGroup: 'Adult',
      requestAddress: 'Chattanooga, TN',
      requestDist: 20,
      budgetTo: 1500,
      contactName: 'Butch',
      contactPhone: '423-555-0128',
    },
    uncertain: [],
  },
  {
    text: `Event Name: Furniture City Robot Rumble
Sport/Activity: Robotics
When: Sat. Feb 6, 2027 (load-in Fri. Feb 5)
Where: Grand Rapids, MI
How many teams: 44
How many spectators: 700
Type of space: Exhibit hall, 1
Special needs: Each pit must have a 20 amp circuit.
Budget: $5,500
Your name: Imani Foster
Your organization: West Michigan STEM Alliance
Best email: imani@wmstem.example`,
    fields: {
      name: 'Furniture City Robot Rumble',
      sportsList: ['Robotics'],
      startDate: '2027-02-06',
      endDate: '2027-02-06',
      setupDays: 1,
      requestAddress: 'Grand Rapids, MI',
      teamCount: 44,
      attendance: 700,
      spaceName: 'Exhibit Hall',
      spaceCount: 1,
      requirementNotes: 'Each pit must have a 20 amp circuit.',
      budgetTo: 5500,
      contactName: 'Imani Foster',
      contactOrganization: 'West Michigan STEM Alliance',
      contactEmail: 'imani@wmstem.example',
    },
    uncertain: [],
  },
  {
    text: `Hi,

I coordinate the high school esports finals for the Ohio Scholastic Gaming League. We're after a convention center in Columbus for Friday 4/30 and Saturday 5/1/2027. Forty teams qualify, that's 200 players, and a crowd of 600 watches from the floor (we turned people away in Dayton last spring with only 350 seats). A dedicated 10 gigabit internet line is a must. $13,500 is as high as we can go. The league picks the venue on January 19.

Teddy Marchetti
Ohio Scholastic Gaming League
teddy@osgl.example | 614-555-0170`,
    fields: {
      sportsList: ['Esports'],
      ageGroup: 'High School',
      facilityTypes: ['Convention Center'],
      requestAddress: 'Columbus, OH',
      startDate: '2027-04-30',
      endDate: '2027-05-01',
      teamCount: 40,
      participants: 200,
      attendance: 600,
      requirementNotes: 'A dedicated 10 gigabit internet line is a must.',
      budgetTo: 13_500,
      decisionDate: '2027-01-19',
      contactName: 'Teddy Marchetti',
      contactOrganization: 'Ohio Scholastic Gaming League',
      contactEmail: 'teddy@osgl.example',
      contactPhone: '614-555-0170',
    },
    uncertain: [],
  },
  {
    text: `Good morning! I'm writing about our summer water polo tournament, the Golden Poppy Cup. July 9th thru 11th, 2027, girls 16U and 18U. We need three outdoor pools. Last year's edition was in Riverside with 36 teams; this year 40 are coming. We'd like to stay within 30 miles of Irvine, CA. Budget is $10-15,000 for pool rental. Teams book 90 rooms per night, 270 room nights in all.

Let me know by Friday, December 11 if you have availability.

Best regards,

Nicolette Arce
President | Saddleback Water Polo Club
nicolette.arce@saddlebackwpc.example
(949) 555-0113
"Leave nothing in the pool"`,
    fields: {
      name: 'Golden Poppy Cup',
      sportsList: ['Water Polo'],
      startDate: '2027-07-09',
      endDate: '2027-07-11',
      gender: 'Female',
      ages: '16U and 18U',
      spaceName: 'Pool',
      spaceCount: 3,
      location: 'Outdoor',
      teamCount: 40,
      requestAddress: 'Irvine, CA',
      requestDist: 30,
      budgetFrom: 10_000,
      budgetTo: 15_000,
      roomsPerNight: 90,
      roomNights: 270,
      responseDeadline: '2026-12-11',
      contactName: 'Nicolette Arce',
      contactOrganization: 'Saddleback Water Polo Club',
      contactEmail: 'nicolette.arce@saddlebackwpc.example',
      contactPhone: '(949) 555-0113',
    },
    uncertain: [],
  },
]
