import type { WrittenRequest } from './written-request.ts'

/** Requests of somebody who didn't know the rules, read on 2026-11-25. */
export const tuned31: readonly WrittenRequest[] = [
  {
    text: `INVITATION TO BID: Cascade States Gymnastics Championships

The Northwest Gymnastics Council ("Council") invites bids from host cities.

Section 1. Schedule
  1.1 Competition: Thursday, April 15 through Sunday, April 18, 2027
  1.2 Equipment set-up: Tuesday, April 13 and Wednesday, April 14
Section 2. Participants
  2.1 Female gymnasts: 620
  2.2 Spectators (all sessions): 5,000
Section 3. Facility
  3.1 Fieldhouse, indoor
Section 4. Accommodations
  4.1 Peak night: 280 rooms
  4.2 Total: 840 room nights
  4.3 Hotels within 12 miles of the facility
Section 5. Finances
  5.1 The Council pays up to $30,000 for the facility.
  5.2 Admission is $18 per adult, $10 per child, and is kept by the Council.
Section 6. Region
  6.1 Spokane, Washington
Section 7. Deadlines
  7.1 Bids due: January 15, 2027
  7.2 Host announced: February 5, 2027
Section 8. Bid contact
  8.1 Greta Lindqvist, glindqvist@nwgymcouncil.example, 509-555-0145`,
    fields: {
      contactOrganization: 'Northwest Gymnastics Council',
      name: 'Cascade States Gymnastics Championships',
      sportsList: ['Gymnastics'],
      startDate: '2027-04-15',
      endDate: '2027-04-18',
      setupDays: 2,
      participants: 620,
      gender: 'Female',
      attendance: 5000,
      facilityTypes: ['Fieldhouse'],
      location: 'Indoor',
      roomsPerNight: 280,
      roomNights: 840,
      hotelDist: 12,
      budgetTo: 30_000,
      requestAddress: 'Spokane, WA',
      responseDeadline: '2027-01-15',
      decisionDate: '2027-02-05',
      contactName: 'Greta Lindqvist',
      contactEmail: 'glindqvist@nwgymcouncil.example',
      contactPhone: '509-555-0145',
    },
    uncertain: [],
  },
  {
    text: `We are a small 4-H council in Kansas. Our indoor archery shoot on the 23rd of January 2027 lost its home when the armory sold. We'd have 80 archers, youth only, plus 150 parents watching. Salina KS please. Volunteers do the setup that morning. We only have $600. Thank you, Wes Tillman, wes@saline4h.example`,
    fields: {
      sportsList: ['Archery'],
      location: 'Indoor',
      startDate: '2027-01-23',
      endDate: '2027-01-23',
      participants: 80,
      ageGroup: 'Youth',
      attendance: 150,
      requestAddress: 'Salina, KS',
      budgetTo: 600,
      contactName: 'Wes Tillman',
      contactEmail: 'wes@saline4h.example',
    },
    uncertain: [],
  },
  {
    text: `sup, need two 18 hole disc golf courses for a 1 day amateur event, any day in may 2027 works for us. 90 players mens n womens. bend oregon, up to 50 mi out is fine. $900. -Koa 541 555 0183`,
    fields: {
      sportsList: ['Disc Golf'],
      spaceName: 'Disc Golf Course',
      spaceCount: 2,
      eventLevel: 'Amateur',
      startDate: '2027-05-01',
      endDate: '2027-05-31',
      hasFlexibleDates: true,
      dayCount: 1,
      participants: 90,
      gender: 'Male & Female',
      requestAddress: 'Bend, OR',
      requestDist: 50,
      budgetTo: 900,
      contactName: 'Koa',
      contactPhone: '541 555 0183',
    },
    uncertain: [],
  },
  {
    text: `To whom it may concern:

Loon Call Endurance LLC produces triathlons across the upper Midwest and is looking for a host city in Wisconsin for the 2027 Loon Call Triathlon. Race day is Sunday, August 22, 2027, and we'd set up on August 20 and 21. Field limit is 900 triathletes; the 2026 race in Brainerd had 710. We expect 1,800 spectators along the course. The swim start must be no more than 300 yards from the transition area. Racers pay $140. Host cities should submit their letters of interest by Feb. 15, and we'll decide by March 15.

Anders Holm, Race Director
Loon Call Endurance LLC
anders@looncall.example
Cell 218-555-0139`,
    fields: {
      name: 'Loon Call Triathlon',
      sportsList: ['Triathlon'],
      requestAddress: 'Wisconsin',
      startDate: '2027-08-22',
      endDate: '2027-08-22',
      setupDays: 2,
      participants: 900,
      attendance: 1800,
      requirementNotes: 'The swim start must be no more than 300 yards from the transition area.',
      responseDeadline: '2027-02-15',
      decisionDate: '2027-03-15',
      contactName: 'Anders Holm',
      contactOrganization: 'Loon Call Endurance LLC',
      contactEmail: 'anders@looncall.example',
      contactPhone: '218-555-0139',
    },
    uncertain: [],
  },
  {
    text: `*River Bend Marathon - fact sheet for host cities*

* Sunday 17 October 2027
* 4,500 runners, men and women
* 9,000 spectators
* Entry: $95 early, $120 late
* 2,000 room nights; peak is Saturday, 1,100 rooms
* Course: certified asphalt road course
* City: Chattanooga, Tennessee
* Venue and permit budget: up to $40k
* Letter of intent due 4/1/2027
* Questions: Odessa Quarles (oquarles@riverbendmarathon.example)`,
    fields: {
      name: 'River Bend Marathon',
      sportsList: ['Running'],
      startDate: '2027-10-17',
      endDate: '2027-10-17',
      participants: 4500,
      gender: 'Male & Female',
      attendance: 9000,
      roomNights: 2000,
      roomsPerNight: 1100,
      spaceName: 'Road Course',
      surface: 'Asphalt',
      requestAddress: 'Chattanooga, TN',
      budgetTo: 40_000,
      responseDeadline: '2027-04-01',
      contactName: 'Odessa Quarles',
      contactEmail: 'oquarles@riverbendmarathon.example',
    },
    uncertain: [],
  },
  {
    text: `Hey there. Fixture sec for the Port City Rugby Club here. We host a men's 7s tournament the second weekend of March and the city just closed our park for drainage work. I need 3 grass pitches in Wilmington, NC. 20 to 24 teams. We can do $2,500. Two pitches won't do, we tried that in 2024. Call or text 910-555-0150.

Cheers
Rhys Pritchard`,
    fields: {
      contactOrganization: 'Port City Rugby Club',
      sportsList: ['Rugby'],
      gender: 'Male',
      startDate: '2027-03-13',
      endDate: '2027-03-14',
      spaceName: 'Field',
      spaceCount: 3,
      surface: 'Grass',
      requestAddress: 'Wilmington, NC',
      teamCountRange: '10-25',
      budgetTo: 2500,
      contactName: 'Rhys Pritchard',
      contactPhone: '910-555-0150',
    },
    uncertain: ['startDate'],
  },
  {
    text: `Hi, I do event planning for Sunspot Sports & Social. We run adult coed sand volleyball leagues in and around Phoenix and want to finish the season with a one-day tournament on Sat 5/8/27 at one site. 12 sand courts would be perfect, and we bring our own nets. 96 teams, registration is $160 a team. Site has to be in Tempe, AZ. Somewhere between $3,500 and $5,000 for the day is what we've set aside. Can you send a quote no later than the 15th of January?

Marisol Vega
marisol@sunspotsocial.example
480-555-0175`,
    fields: {
      contactOrganization: 'Sunspot Sports & Social',
      ageGroup: 'Adult',
      gender: 'Co-Ed',
      sportsList: ['Beach Volleyball'],
      startDate: '2027-05-08',
      endDate: '2027-05-08',
      spaceName: 'Court',
      spaceCount: 12,
      surface: 'Sand',
      teamCount: 96,
      requestAddress: 'Tempe, AZ',
      budgetFrom: 3500,
      budgetTo: 5000,
      responseDeadline: '2027-01-15',
      contactName: 'Marisol Vega',
      contactEmail: 'marisol@sunspotsocial.example',
      contactPhone: '480-555-0175',
    },
    uncertain: [],
  },
  {
    text: `Dear venue manager,

Our club rents thirty ping pong tables every fall and sets them up for the Keystone Paddle Open. For 2027 we've settled on November 6 and 7. We had 165 players in 2025, 190 in 2026 and are planning for 240, both men and women. The Open has outgrown the school cafeteria in Easton, so we're looking at anything indoors in Allentown, Pennsylvania. The rental shouldn't run over $3,800; prize money is a separate $5,000 and doesn't come out of it.

We'd appreciate your answer by the end of February.

Sincerely,
Bao Trinh
Treasurer
Lehigh Table Tennis Club
bao.trinh@lehightt.example`,
    fields: {
      name: 'Keystone Paddle Open',
      sportsList: ['Table Tennis'],
      spaceName: 'Table',
      spaceCount: 30,
      startDate: '2027-11-06',
      endDate: '2027-11-07',
      participants: 240,
      gender: 'Male & Female',
      location: 'Indoor',
      requestAddress: 'Allentown, PA',
      budgetTo: 3800,
      responseDeadline: '2027-02-28',
      contactName: 'Bao Trinh',
      contactOrganization: 'Lehigh Table Tennis Club',
      contactEmail: 'bao.trinh@lehightt.example',
    },
    uncertain: [],
  },
]
