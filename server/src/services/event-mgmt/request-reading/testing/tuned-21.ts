import type { WrittenRequest } from './written-request.ts'

/** Requests that the rules were tuned with, read on 2026-11-26. */
export const tuned21: readonly WrittenRequest[] = [
  {
    text: `Water polo - boys 14U, 16U, 18U
* 2 pools
* Jun 25-27 '27
* 54 teams (49 in '26)
* about 810 room nights
* Irvine, Calif.
* need bids by Jan. 31st, picking the site Feb. 14th
* $16K tops

Steph Nakamura, SoCal Wave Polo Club`,
    fields: {
      sportsList: ['Water Polo'],
      gender: 'Male',
      ages: '14U, 16U, 18U',
      spaceName: 'Pool',
      spaceCount: 2,
      startDate: '2027-06-25',
      endDate: '2027-06-27',
      teamCount: 54,
      roomNights: 810,
      requestAddress: 'Irvine, CA',
      responseDeadline: '2027-01-31',
      decisionDate: '2027-02-14',
      budgetTo: 16_000,
      contactName: 'Steph Nakamura',
      contactOrganization: 'SoCal Wave Polo Club',
    },
    uncertain: ['roomNights'],
  },
  {
    text: `Good afternoon,

Lone Star Juniors Volleyball is searching for a convention center for the Bluebonnet Classic, a girls volleyball tournament over Martin Luther King weekend, January 15-17, 2028. We require 30 courts. 240 teams (U12-U18), 2,600 players and roughly 6,000 spectators are projected. Fort Worth, TX. We'd pick up 4,100 room nights, 1,350 rooms on the peak night. All hotels within 12 miles of the venue, please. Our RFP closes at noon on March 31, 2027.

Denise Quill | Lone Star Juniors Volleyball | denise@lsjv.example | 817-555-0161`,
    fields: {
      contactOrganization: 'Lone Star Juniors Volleyball',
      facilityTypes: ['Convention Center'],
      name: 'Bluebonnet Classic',
      gender: 'Female',
      sportsList: ['Volleyball'],
      startDate: '2028-01-15',
      endDate: '2028-01-17',
      spaceName: 'Court',
      spaceCount: 30,
      teamCount: 240,
      ages: 'U12-U18',
      participants: 2600,
      attendance: 6000,
      requestAddress: 'Fort Worth, TX',
      roomNights: 4100,
      roomsPerNight: 1350,
      hotelDist: 12,
      responseDeadline: '2027-03-31',
      contactName: 'Denise Quill',
      contactEmail: 'denise@lsjv.example',
      contactPhone: '817-555-0161',
    },
    uncertain: ['attendance'],
  },
  {
    text: `hi, wheelchair rugby here (quad rugby). 8 teams / 90 athletes. 2 courts, hardwood. nov 12 to 14 2027. birmingham alabama. every hotel room needs to be accessible. lets say 70 rooms a night. 4000 dollars for the rental. also need 2 days before for setup. Rusty Boyle, Steel Wheels Foundation`,
    fields: {
      sportsList: ['Wheelchair Rugby'],
      teamCount: 8,
      participants: 90,
      spaceName: 'Court',
      spaceCount: 2,
      surface: 'Hardwood',
      startDate: '2027-11-12',
      endDate: '2027-11-14',
      requestAddress: 'Birmingham, AL',
      roomsPerNight: 70,
      requirementNotes: 'every hotel room needs to be accessible.',
      budgetTo: 4000,
      setupDays: 2,
      contactName: 'Rusty Boyle',
      contactOrganization: 'Steel Wheels Foundation',
    },
    uncertain: ['roomsPerNight'],
  },
  {
    text: `Respected Sir/Madam, our cricket league wishes to hold a men's T20 tournament on the first weekend of May 2027 at Edison, New Jersey. Total 12 teams and 180 players will come. We require two grass fields. Our budget is USD 4,500 only. We got a quote of $6,200 from Piscataway and declined it. Kindly revert before 20th December 2026.

Regards,
Anand Krishnaswamy
Raritan Premier Cricket League
Mobile: 732-555-0186`,
    fields: {
      sportsList: ['Cricket'],
      gender: 'Male',
      startDate: '2027-05-01',
      endDate: '2027-05-02',
      requestAddress: 'Edison, NJ',
      teamCount: 12,
      participants: 180,
      spaceName: 'Field',
      spaceCount: 2,
      surface: 'Grass',
      budgetTo: 4500,
      responseDeadline: '2026-12-20',
      contactName: 'Anand Krishnaswamy',
      contactOrganization: 'Raritan Premier Cricket League',
      contactPhone: '732-555-0186',
    },
    uncertain: ['startDate'],
  },
  {
    text: `Dog agility trial!! Looking at Friday Oct 29 thru Sunday Oct 31 2027, indoor turf, fieldhouse or similar, Boise or Nampa, Idaho. 220 handlers + their dogs. RV parking is required. $1,900 was the rent at the old place, we can pay $2,400. Ginny Farrow, ginny@treasurevalleydogs.example`,
    fields: {
      sportsList: ['Dog Sports'],
      startDate: '2027-10-29',
      endDate: '2027-10-31',
      location: 'Indoor',
      surface: 'Turf',
      facilityTypes: ['Fieldhouse'],
      requestAddress: 'Boise, ID',
      participants: 220,
      requirementNotes: 'RV parking is required.',
      budgetTo: 2400,
      contactName: 'Ginny Farrow',
      contactEmail: 'ginny@treasurevalleydogs.example',
    },
    uncertain: ['requestAddress'],
  },
  {
    text: `Event: Sunshine Table Tennis Open
Dates: 2027-06-11 to 2027-06-13
Flexibility: up to 2 weeks either way
City: Sarasota
State: FL
Tables: 40
Players: 350
Ages: 50+
Budget (min): $6,000
Budget (max): $9,000
Answer by: 2027-01-08
Your name: Walt Hemming
Your email: walt@sunshinett.example`,
    fields: {
      name: 'Sunshine Table Tennis Open',
      sportsList: ['Table Tennis'],
      startDate: '2027-06-11',
      endDate: '2027-06-13',
      flexWeeks: 2,
      requestAddress: 'Sarasota, FL',
      spaceName: 'Table',
      spaceCount: 40,
      participants: 350,
      ages: '50+',
      budgetFrom: 6000,
      budgetTo: 9000,
      responseDeadline: '2027-01-08',
      contactName: 'Walt Hemming',
      contactEmail: 'walt@sunshinett.example',
    },
    uncertain: [],
  },
  {
    text: `Amateur boxing show, Toledo Ohio, Sat March 20. 2 rings, 60 boxers, 1,000 spectators expected. A locker room for each corner is required. We can swing $3,800. - Big Lou, 419-555-0102`,
    fields: {
      eventLevel: 'Amateur',
      sportsList: ['Boxing'],
      requestAddress: 'Toledo, OH',
      startDate: '2027-03-20',
      endDate: '2027-03-20',
      spaceName: 'Ring',
      spaceCount: 2,
      participants: 60,
      attendance: 1000,
      requirementNotes: 'A locker room for each corner is required.',
      budgetTo: 3800,
      contactName: 'Big Lou',
      contactPhone: '419-555-0102',
    },
    uncertain: [],
  },
  {
    text: `Hello, I own a dance studio and every year we go to somebody else's competition, so in 2027 we're starting our own: the Sugar Maple Dance Showcase! Saturday and Sunday, November 20 and 21. I'm hoping for 500 dancers and three times that many parents. We'd dance on a stage, and it should be in Vermont. Dressing rooms are a must. I could spend $5,000 to $6,000. No hotels needed, everyone's local.

Yours, Bethany Coyle
Coyle School of Dance`,
    fields: {
      sportsList: ['Dance'],
      name: 'Sugar Maple Dance Showcase',
      startDate: '2027-11-20',
      endDate: '2027-11-21',
      participants: 500,
      spaceName: 'Stage',
      requestAddress: 'Vermont',
      requirementNotes: 'Dressing rooms are a must.',
      budgetFrom: 5000,
      budgetTo: 6000,
      contactName: 'Bethany Coyle',
      contactOrganization: 'Coyle School of Dance',
    },
    uncertain: ['participants'],
  },
  {
    text: `Wood bat baseball, college kids, June 3-6 2027. 30-40 teams, six to eight diamonds w/ lights. Cedar Rapids or Iowa City IA. ~1,100 rm nights. $14k - $18k. Not July, that's our league season. Deadline 1-20-27, we choose by 2-10-27. Pete Sorley / Corn Belt Summer League / 319-555-0144`,
    fields: {
      sportsList: ['Baseball'],
      ageGroup: 'College',
      startDate: '2027-06-03',
      endDate: '2027-06-06',
      teamCountRange: '26-50',
      spaceName: 'Diamond',
      spaceCount: 6,
      requestAddress: 'Cedar Rapids, IA',
      roomNights: 1100,
      budgetFrom: 14_000,
      budgetTo: 18_000,
      responseDeadline: '2027-01-20',
      decisionDate: '2027-02-10',
      contactName: 'Pete Sorley',
      contactOrganization: 'Corn Belt Summer League',
      contactPhone: '319-555-0144',
    },
    uncertain: ['spaceCount', 'requestAddress', 'roomNights'],
  },
]
