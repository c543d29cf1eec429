import type { WrittenRequest } from './written-request.ts'

/** Requests by an author who hasn't seen the rules, read on 2026-11-25. */
export const tuned9: readonly WrittenRequest[] = [
  {
    text: `Water polo, two outdoor pools (25 yd x 30 m), Fri Jul 23 - Sun Jul 25, 2027, 14U boys. 32 teams. Fresno, Calif. Between $9k and $11k. Quote needed by 2/1/27. Thx, Dana Kim, Valley Water Polo, dana@valleywp.example`,
    fields: {
      sportsList: ['Water Polo'],
      spaceName: 'Pool',
      spaceCount: 2,
      location: 'Outdoor',
      startDate: '2027-07-23',
      endDate: '2027-07-25',
      ages: '14U',
      gender: 'Male',
      teamCount: 32,
      requestAddress: 'Fresno, CA',
      budgetFrom: 9000,
      budgetTo: 11_000,
      responseDeadline: '2027-02-01',
      contactName: 'Dana Kim',
      contactOrganization: 'Valley Water Polo',
      contactEmail: 'dana@valleywp.example',
    },
    uncertain: [],
  },
  {
    text: `Hey folks! The Rust Belt Rollers are hosting a women's roller derby weekend, Sept 10-12, 2027 (Fri–Sun) in Erie, Pennsylvania. 12 teams, 240 skaters, and we usually pack in 800 fans. We can skate on concrete or hardwood. Fairgrounds buildings work great for us. Loading doors 10 feet high are a must. Ticket price is $15. Email derby@rustbeltrollers.example.

Xena Wheels`,
    fields: {
      sportsList: ['Roller Derby'],
      gender: 'Female',
      startDate: '2027-09-10',
      endDate: '2027-09-12',
      requestAddress: 'Erie, PA',
      teamCount: 12,
      participants: 240,
      attendance: 800,
      surfaces: ['Concrete', 'Hardwood'],
      facilityTypes: ['Fairgrounds & Expo Center'],
      requirementNotes: 'Loading doors 10 feet high are a must.',
      contactName: 'Xena Wheels',
      contactOrganization: 'Rust Belt Rollers',
      contactEmail: 'derby@rustbeltrollers.example',
    },
    uncertain: ['attendance'],
  },
  {
    text: `Powerlifting meet
Sat 4/17/27 (one day)
4 platforms
130 lifters
Spokane WA
~$2,000
Tricia Moen / tricia@inlandbarbell.example`,
    fields: {
      sportsList: ['Powerlifting'],
      startDate: '2027-04-17',
      endDate: '2027-04-17',
      spaceName: 'Lifting Platform',
      spaceCount: 4,
      participants: 130,
      requestAddress: 'Spokane, WA',
      budgetTo: 2000,
      contactName: 'Tricia Moen',
      contactEmail: 'tricia@inlandbarbell.example',
    },
    uncertain: ['budgetTo'],
  },
  {
    text: `We are thinking of a triathlon for 1,500 athletes the week of July 12, 2027, a 3-day event on whichever days suit the town. Lake Placid, NY has been great, but it's full, so now we're looking at Burlington, Vermont. Athletes and families fill about 2,000 room nights. The city council has to sign off on street closures, and our own decision comes on February 22, 2027.

Hope to hear from you,
Greg Lindqvist
Race Director, Green Mountain Multisport
greg@gmmultisport.example`,
    fields: {
      sportsList: ['Triathlon'],
      participants: 1500,
      startDate: '2027-07-12',
      endDate: '2027-07-18',
      hasFlexibleDates: true,
      dayCount: 3,
      requestAddress: 'Burlington, VT',
      roomNights: 2000,
      decisionDate: '2027-02-22',
      contactName: 'Greg Lindqvist',
      contactOrganization: 'Green Mountain Multisport',
      contactEmail: 'greg@gmmultisport.example',
    },
    uncertain: ['startDate', 'roomNights'],
  },
  {
    text: `Dear Sir or Madam:

The Prairie Chess League invites bids for the Prairie Rook Open, to be held November 19-21, 2027 in Sioux Falls, South Dakota.

Requirements
- 150 tables
- 600 players
- 260 rooms on peak, 520 room nights

Bids close on 5 March 2027. The winning site will be chosen on 2 April 2027.

Yours truly,
Dr. Amos Feld
Executive Secretary
Prairie Chess League
605-555-0109`,
    fields: {
      name: 'Prairie Rook Open',
      sportsList: ['Chess'],
      startDate: '2027-11-19',
      endDate: '2027-11-21',
      requestAddress: 'Sioux Falls, SD',
      spaceName: 'Table',
      spaceCount: 150,
      participants: 600,
      roomsPerNight: 260,
      roomNights: 520,
      responseDeadline: '2027-03-05',
      decisionDate: '2027-04-02',
      contactName: 'Amos Feld',
      contactOrganization: 'Prairie Chess League',
      contactPhone: '605-555-0109',
    },
    uncertain: [],
  },
  {
    text: `Fencing! Apr 9-11 2027. 18 strips, 275 fencers, Hartford Connecticut, hotel within 3 miles. budget: 6500 dollars. need a yes or no by Jan 10. sophie@nutmegfencing.example`,
    fields: {
      sportsList: ['Fencing'],
      startDate: '2027-04-09',
      endDate: '2027-04-11',
      spaceName: 'Fencing Strip',
      spaceCount: 18,
      participants: 275,
      requestAddress: 'Hartford, CT',
      hotelDist: 3,
      budgetTo: 6500,
      responseDeadline: '2027-01-10',
      contactEmail: 'sophie@nutmegfencing.example',
    },
    uncertain: [],
  },
  {
    text: `Name of event: Palmetto Adult Team Challenge
Sport requested: Tennis
Who plays: adults, men's and women's
Number of teams (choose one): 26-50
Dates: April 30 - May 2, 2027
Are your dates flexible? Yes, by 1 week either way
Courts: 24 outdoor courts
Setup days before the event: 1
City, State: Charleston, SC
Rooms on peak night: 130
Budget: $10,500
Please respond by: 01/20/2027
Your name: Carl Jessup
Your organization: Lowcountry Tennis Association
Your email: cjessup@lowcountrytennis.example`,
    fields: {
      name: 'Palmetto Adult Team Challenge',
      sportsList: ['Tennis'],
      ageGroup: 'Adult',
      gender: 'Male & Female',
      teamCountRange: '26-50',
      startDate: '2027-04-30',
      endDate: '2027-05-02',
      flexWeeks: 1,
      spaceName: 'Court',
      spaceCount: 24,
      location: 'Outdoor',
      setupDays: 1,
      requestAddress: 'Charleston, SC',
      roomsPerNight: 130,
      budgetTo: 10_500,
      responseDeadline: '2027-01-20',
      contactName: 'Carl Jessup',
      contactOrganization: 'Lowcountry Tennis Association',
      contactEmail: 'cjessup@lowcountrytennis.example',
    },
    uncertain: [],
  },
  {
    text: `Field hockey. U16 and U19 girls. We want 6 to 8 turf fields on Memorial Day weekend, May 29-31, 2027. 40 teams from nine states. Allentown, PA. 4 years ago this was 22 teams! Hotel rooms: 300 on peak. No budget set yet. Proposals by Valentine's Day would be lovely, but the hard deadline is February 26, 2027. Joanne Strickler, jstrickler@keystonefh.example`,
    fields: {
      sportsList: ['Field Hockey'],
      ages: 'U16 and U19',
      gender: 'Female',
      spaceName: 'Field',
      spaceCount: 6,
      surface: 'Turf',
      startDate: '2027-05-29',
      endDate: '2027-05-31',
      teamCount: 40,
      requestAddress: 'Allentown, PA',
      roomsPerNight: 300,
      responseDeadline: '2027-02-26',
      contactName: 'Joanne Strickler',
      contactEmail: 'jstrickler@keystonefh.example',
    },
    uncertain: ['spaceCount'],
  },
]
