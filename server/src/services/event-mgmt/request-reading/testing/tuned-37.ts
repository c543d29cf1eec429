import type { WrittenRequest } from './written-request.ts'

/** Requests of somebody who didn't know the rules, read on 2026-11-25. */
export const tuned37: readonly WrittenRequest[] = [
  {
    text: `Hi, my name is Margaret Tolliver and I am the show secretary of the Bluegrass Hunter Jumper Society. We want to book an equestrian center with 2 sand arenas for the Bluegrass Spring Classic, our equestrian show, from Wednesday, April 28 to Sunday, May 2, 2027. We will have 320 riders. The location should be no more than 35 miles from Lexington, Kentucky. Riders will take 150 hotel rooms per night.

Stabling for 400 horses is required.

You can reach me at mtolliver@bluegrasshj.example or 859-555-0104.`,
    fields: {
      name: 'Bluegrass Spring Classic',
      sportsList: ['Equestrian'],
      facilityTypes: ['Equestrian Center'],
      spaceName: 'Equestrian Arena',
      spaceCount: 2,
      surface: 'Sand',
      startDate: '2027-04-28',
      endDate: '2027-05-02',
      participants: 320,
      requestAddress: 'Lexington, KY',
      requestDist: 35,
      roomsPerNight: 150,
      requirementNotes: 'Stabling for 400 horses is required.',
      contactName: 'Margaret Tolliver',
      contactOrganization: 'Bluegrass Hunter Jumper Society',
      contactEmail: 'mtolliver@bluegrasshj.example',
      contactPhone: '859-555-0104',
    },
    uncertain: [],
  },
  {
    text: `Hello! The Badger Bowling Association is looking for a bowling center with 40 lanes for our women's championship. Dates would be April 10-11, 2027. We are open to Green Bay, Wisconsin or Appleton, Wisconsin, whichever has the better offer. 90 teams and about 450 bowlers. We will vote on February 20, 2027, so we need offers by February 10, 2027.

Thanks much,
Sherry Novak
Badger Bowling Association
snovak@badgerbowling.example`,
    fields: {
      sportsList: ['Bowling'],
      facilityTypes: ['Bowling Center'],
      spaceName: 'Bowling Lane',
      spaceCount: 40,
      gender: 'Female',
      startDate: '2027-04-10',
      endDate: '2027-04-11',
      requestAddress: 'Green Bay, WI',
      teamCount: 90,
      participants: 450,
      decisionDate: '2027-02-20',
      responseDeadline: '2027-02-10',
      contactName: 'Sherry Novak',
      contactOrganization: 'Badger Bowling Association',
      contactEmail: 'snovak@badgerbowling.example',
    },
    uncertain: ['requestAddress', 'participants'],
  },
  {
    text: `Hi,

Our venue just cancelled on us and we urgently need a new one for the New Year Tip-Off, our boys basketball tournament, January 8-10, 2027. 56 teams, 5th through 8th grade, 7 hardwood courts. Baton Rouge, Louisiana would be best, and we can go as far as 50 miles. Budget is $8,000 to $10,000.

Please call my cell any time: 225-555-0167.

Desmond Arceneaux
Bayou Elite Hoops
desmond@bayouelite.example`,
    fields: {
      urgency: 0,
      name: 'New Year Tip-Off',
      gender: 'Male',
      sportsList: ['Basketball'],
      startDate: '2027-01-08',
      endDate: '2027-01-10',
      teamCount: 56,
      ages: '5th through 8th grade',
      spaceName: 'Court',
      spaceCount: 7,
      surface: 'Hardwood',
      requestAddress: 'Baton Rouge, LA',
      requestDist: 50,
      budgetFrom: 8000,
      budgetTo: 10_000,
      contactPhone: '225-555-0167',
      contactName: 'Desmond Arceneaux',
      contactOrganization: 'Bayou Elite Hoops',
      contactEmail: 'desmond@bayouelite.example',
    },
    uncertain: [],
  },
  {
    text: `SITE REQUEST FORM

Name of event: Granite State Raw Open
Sport: Powerlifting
Level: Amateur
Date(s): Saturday, May 22, 2027 (tentative)
Set-up: 1 day before
Facility: Gymnasium or community center
Lifting platforms: 3
Lifters: 130
Men/women: Men and women
Spectators: 250
Where: Manchester, New Hampshire
Within: 15 miles
Rental budget: up to $2,200
Reply by: January 22, 2027
Organizer: Granite State Powerlifting
Contact person: Heather Boisvert
E-mail: heather@granitestatepl.example
Phone: 603-555-0139`,
    fields: {
      name: 'Granite State Raw Open',
      sportsList: ['Powerlifting'],
      eventLevel: 'Amateur',
      startDate: '2027-05-22',
      endDate: '2027-05-22',
      setupDays: 1,
      facilityTypes: ['Community Center', 'Gymnasium'],
      spaceName: 'Lifting Platform',
      spaceCount: 3,
      participants: 130,
      gender: 'Male & Female',
      attendance: 250,
      requestAddress: 'Manchester, NH',
      requestDist: 15,
      budgetTo: 2200,
      responseDeadline: '2027-01-22',
      contactOrganization: 'Granite State Powerlifting',
      contactName: 'Heather Boisvert',
      contactEmail: 'heather@granitestatepl.example',
      contactPhone: '603-555-0139',
    },
    uncertain: ['startDate', 'endDate'],
  },
]
