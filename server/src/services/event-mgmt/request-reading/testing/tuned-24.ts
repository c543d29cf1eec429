import type { WrittenRequest } from './written-request.ts'

/** Requests that the rules were tuned with, read on 2026-11-26. */
export const tuned24: readonly WrittenRequest[] = [
  {
    text: `disc golf!! looking for two 18-hole courses for our amateur doubles tourney, 90 teams. any 2 days between sept 11 and oct 17 2027. fayetteville ar, not bentonville (too busy). 2k ish for the courses. porta johns are a must. Tuck, tuck@natstatedisc.example`,
    fields: {
      sportsList: ['Disc Golf'],
      spaceName: 'Disc Golf Course',
      spaceCount: 2,
      eventLevel: 'Amateur',
      teamCount: 90,
      startDate: '2027-09-11',
      endDate: '2027-10-17',
      hasFlexibleDates: true,
      dayCount: 2,
      requestAddress: 'Fayetteville, AR',
      budgetTo: 2000,
      requirementNotes: 'porta johns are a must.',
      contactName: 'Tuck',
      contactEmail: 'tuck@natstatedisc.example',
    },
    uncertain: ['budgetTo'],
  },
  {
    text: `Hello Homestand team 👋

Quick summary for the Rolling Thunder Invitational (women's wheelchair basketball):

• When: January 29–31, 2027
• Who: ten teams, 120 athletes
• What: three hardwood courts
• Where: Lexington, Kentucky
• Beds: 80 rooms per night, hotel no further than 4 miles from the courts
• Money: our grant allows $6,500–$8,000
• Every entrance has to be step-free.
• Offers by Dec 18, please

Thanks!
Joelle Vance, Bluegrass Adaptive Sports
joelle@bgadaptive.example`,
    fields: {
      name: 'Rolling Thunder Invitational',
      gender: 'Female',
      sportsList: ['Wheelchair Basketball'],
      startDate: '2027-01-29',
      endDate: '2027-01-31',
      teamCount: 10,
      participants: 120,
      spaceName: 'Court',
      spaceCount: 3,
      surface: 'Hardwood',
      requestAddress: 'Lexington, KY',
      roomsPerNight: 80,
      hotelDist: 4,
      budgetFrom: 6500,
      budgetTo: 8000,
      requirementNotes: 'Every entrance has to be step-free.',
      responseDeadline: '2026-12-18',
      contactName: 'Joelle Vance',
      contactOrganization: 'Bluegrass Adaptive Sports',
      contactEmail: 'joelle@bgadaptive.example',
    },
    uncertain: [],
  },
  {
    text: `To whom it may concern,

I would like to find a place for our youth equestrian show, the Clover Ribbon Horse Show, on Thursday and Friday, June 24 and 25, 2027. We come in one day early to set up. 175 riders, ages 8-18, have said yes. Two equestrian arenas with sand footing, in Lubbock, Texas. 200 horse stalls are required. In 2026 we paid $2,100 and sold 600 tickets; our rental budget is now $3,300. Stall fees are $20. Kindly answer by February 12.

Respectfully,
Travis Odell
Hollis County 4-H
806-555-0129`,
    fields: {
      ageGroup: 'Youth',
      sportsList: ['Equestrian'],
      name: 'Clover Ribbon Horse Show',
      startDate: '2027-06-24',
      endDate: '2027-06-25',
      setupDays: 1,
      participants: 175,
      ages: '8-18',
      spaceName: 'Equestrian Arena',
      spaceCount: 2,
      surface: 'Sand',
      requestAddress: 'Lubbock, TX',
      requirementNotes: '200 horse stalls are required.',
      budgetTo: 3300,
      responseDeadline: '2027-02-12',
      contactName: 'Travis Odell',
      contactOrganization: 'Hollis County 4-H',
      contactPhone: '806-555-0129',
    },
    uncertain: [],
  },
  {
    text: `Ladies' bowling state finals. Bowling center w/ 40 lanes. The weekend after Easter (April 3-4, 2027). 300 bowlers on 75 teams. Green Bay WI or within 30 mi. 1 squad Sat, 2 squads Sun. Lineage is $4.25 a game, prize fund $9k. 95 rooms on the peak night. Our secretary wants quotes no later than 1/31/27. Peg Lindgren, Badger Women's Bowling Assn, 920-555-0163`,
    fields: {
      gender: 'Female',
      sportsList: ['Bowling'],
      facilityTypes: ['Bowling Center'],
      spaceName: 'Bowling Lane',
      spaceCount: 40,
      startDate: '2027-04-03',
      endDate: '2027-04-04',
      participants: 300,
      teamCount: 75,
      requestAddress: 'Green Bay, WI',
      requestDist: 30,
      roomsPerNight: 95,
      responseDeadline: '2027-01-31',
      contactName: 'Peg Lindgren',
      contactOrganization: `Badger Women's Bowling Assn`,
      contactPhone: '920-555-0163',
    },
    uncertain: [],
  },
  {
    text: `Good morning. Every fall we host a boys and girls varsity basketball tournament, and our own building is about to be torn down. So we're after a fieldhouse or gymnasium with 4 courts for the Friday and Saturday after Thanksgiving 2027. Sixteen high school teams. Roughly 1,100 spectators. Terre Haute, Indiana, and no farther than 35 miles. $4,400 is our cap. The officials cost another $2,900, which we handle ourselves. Scorer's tables at all four courts are a must. Let me know by the first of February.

Dale Ruckman
Athletic Director
South Vigo High School
druckman@svhs.example
812.555.0147`,
    fields: {
      gender: 'Male & Female',
      sportsList: ['Basketball'],
      facilityTypes: ['Fieldhouse', 'Gymnasium'],
      spaceName: 'Court',
      spaceCount: 4,
      startDate: '2027-11-26',
      endDate: '2027-11-27',
      teamCount: 16,
      ageGroup: 'High School',
      attendance: 1100,
      requestAddress: 'Terre Haute, IN',
      requestDist: 35,
      budgetTo: 4400,
      requirementNotes: `Scorer's tables at all four courts are a must.`,
      responseDeadline: '2027-02-01',
      contactName: 'Dale Ruckman',
      contactOrganization: 'South Vigo High School',
      contactEmail: 'druckman@svhs.example',
      contactPhone: '812.555.0147',
    },
    uncertain: ['attendance'],
  },
  {
    text: `Subject: Fwd: karate venue
From: Allison Pike <apike@visitcapeside.example>

See below. Not a fit for us, maybe for you? Please answer Luis directly.

Allison Pike
Visit Capeside

Begin forwarded message:

From: Luis Ferrante <luis@gatewaykarate.example>
Date: November 18, 2026 at 7:22:10 PM CST
To: Allison Pike <apike@visitcapeside.example>
Subject: karate venue

Hello Allison,

The Gateway Karate Federation holds its spring championship on Sunday, April 18, 2027. 8 mats, 420 competitors. Columbia, Missouri or up to 45 miles out. We can pay $5,000. A first-aid room is required.

Luis Ferrante
314-555-0195`,
    fields: {
      contactOrganization: 'Gateway Karate Federation',
      sportsList: ['Karate'],
      startDate: '2027-04-18',
      endDate: '2027-04-18',
      spaceName: 'Mat',
      spaceCount: 8,
      participants: 420,
      requestAddress: 'Columbia, MO',
      requestDist: 45,
      budgetTo: 5000,
      requirementNotes: 'A first-aid room is required.',
      contactName: 'Luis Ferrante',
      contactEmail: 'luis@gatewaykarate.example',
      contactPhone: '314-555-0195',
    },
    uncertain: [],
  },
]
