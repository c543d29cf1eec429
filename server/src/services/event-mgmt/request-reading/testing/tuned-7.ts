import type { WrittenRequest } from './written-request.ts'

/** Requests by an author who hasn't seen the rules, read on 2026-11-25. */
export const tuned7: readonly WrittenRequest[] = [
  {
    text: `Hola! We are Club Deportivo Aguila and organize a futsal cup for adults, men's and women's. Need 6 indoor courts (40 x 20 m) January 22nd thru 24th, 2027 in El Paso, Texas. Two dozen teams. We're from Las Cruces, NM so it's a short drive. Money: $3,500 to $4,500. Hotels within 8 miles please. Gracias, Ramón Quintero, ramon@cdaguila.example`,
    fields: {
      contactOrganization: 'Club Deportivo Aguila',
      sportsList: ['Futsal'],
      ageGroup: 'Adult',
      gender: 'Male & Female',
      spaceName: 'Court',
      spaceCount: 6,
      location: 'Indoor',
      startDate: '2027-01-22',
      endDate: '2027-01-24',
      requestAddress: 'El Paso, TX',
      teamCount: 24,
      budgetFrom: 3500,
      budgetTo: 4500,
      hotelDist: 8,
      contactName: 'Ramón Quintero',
      contactEmail: 'ramon@cdaguila.example',
    },
    uncertain: [],
  },
  {
    text: `yo! ultimate tourney, college women's, march 20-21 2027. 16 teams, 8 grass fields. somewhere near Wilmington NC. we're broke so $2k tops lol. lmk by new years if poss. - Jules (jules@seasideulti.example)`,
    fields: {
      sportsList: ['Ultimate'],
      ageGroup: 'College',
      gender: 'Female',
      startDate: '2027-03-20',
      endDate: '2027-03-21',
      teamCount: 16,
      spaceName: 'Field',
      spaceCount: 8,
      surface: 'Grass',
      requestAddress: 'Wilmington, NC',
      budgetTo: 2000,
      responseDeadline: '2027-01-01',
      contactName: 'Jules',
      contactEmail: 'jules@seasideulti.example',
    },
    uncertain: ['responseDeadline'],
  },
  {
    text: `Rugby 7s festival
- Sport: rugby
- When: any two-day stretch between June 1 and June 30, 2027
- Where: Glendale, Colorado
- 6 fields, outdoor
- 60+ teams
- 2,500 spectators
- Medical tent and ice must be provided.

Fiona Adair
Rocky Mountain Sevens
fiona@rm7s.example`,
    fields: {
      sportsList: ['Rugby'],
      startDate: '2027-06-01',
      endDate: '2027-06-30',
      hasFlexibleDates: true,
      dayCount: 2,
      requestAddress: 'Glendale, CO',
      spaceName: 'Field',
      spaceCount: 6,
      location: 'Outdoor',
      teamCount: 60,
      attendance: 2500,
      requirementNotes: 'Medical tent and ice must be provided.',
      contactName: 'Fiona Adair',
      contactOrganization: 'Rocky Mountain Sevens',
      contactEmail: 'fiona@rm7s.example',
    },
    uncertain: ['teamCount'],
  },
  {
    text: `Hi,

I am organizing a charity golf outing for the Harbor House Foundation on Monday, September 27, 2027. 288 golfers, so we'd want two 18-hole courses at the same property. Myrtle Beach, South Carolina. Golfers pay $150 each. Our venue budget is $40,000. We will choose by February 15.

Warm regards,
Walt Grimsley
Development Director
Harbor House Foundation
wgrimsley@harborhouse.example
843-555-0138`,
    fields: {
      sportsList: ['Golf'],
      startDate: '2027-09-27',
      endDate: '2027-09-27',
      participants: 288,
      spaceName: 'Golf Course',
      spaceCount: 2,
      requestAddress: 'Myrtle Beach, SC',
      budgetTo: 40_000,
      decisionDate: '2027-02-15',
      contactName: 'Walt Grimsley',
      contactOrganization: 'Harbor House Foundation',
      contactEmail: 'wgrimsley@harborhouse.example',
      contactPhone: '843-555-0138',
    },
    uncertain: [],
  },
  {
    text: `Need lanes for our youth bowling championship! 48 lanes, March 5-7 (Fri-Sun), 400 bowlers. Green Bay, WI. 150 rooms on the peak night. Bids are due by Dec. 31. Contact Deb Novak, dnovak@badgerbowl.example, 920-555-0104.`,
    fields: {
      sportsList: ['Bowling'],
      ageGroup: 'Youth',
      spaceName: 'Bowling Lane',
      spaceCount: 48,
      startDate: '2027-03-05',
      endDate: '2027-03-07',
      participants: 400,
      requestAddress: 'Green Bay, WI',
      roomsPerNight: 150,
      responseDeadline: '2026-12-31',
      contactName: 'Deb Novak',
      contactEmail: 'dnovak@badgerbowl.example',
      contactPhone: '920-555-0104',
    },
    uncertain: [],
  },
  {
    text: `To whom it may concern,

The Great Lakes Archery Association is seeking an indoor archery range for our winter championship, which will take place January 29-31, 2027. We expect 240 archers. Lansing, Michigan is preferred. A practice area next to the range is required.

Please send proposals no later than December 11, 2026. Our committee decides on December 18, 2026.

Respectfully,
Harlan Voss
President
Great Lakes Archery Association
hvoss@glarchery.example`,
    fields: {
      sportsList: ['Archery'],
      spaceName: 'Archery & Shooting Range',
      location: 'Indoor',
      startDate: '2027-01-29',
      endDate: '2027-01-31',
      participants: 240,
      requestAddress: 'Lansing, MI',
      requirementNotes: 'A practice area next to the range is required.',
      responseDeadline: '2026-12-11',
      decisionDate: '2026-12-18',
      contactName: 'Harlan Voss',
      contactOrganization: 'Great Lakes Archery Association',
      contactEmail: 'hvoss@glarchery.example',
    },
    uncertain: [],
  },
  {
    text: `Hi there!! so sorry for the long email. I run dance compititions with my sister (we're Footlights Productions, out of Lubbock TX) and our usual theater is closing for rennovations so we're in a bit of a panic. The next one is Feburary 26-28, 2027 and its called the Starlight Showcase. We have 1,200 dancers registered allready and need one stage. We're thinking Albuquerque, NM becuase most of our studios are out that way. Rooms-wise it will be 700 room nights. We can pay $11,000. This is urgent!! pls call me 806-555-0172

xoxo
Krystal Dunn`,
    fields: {
      name: 'Starlight Showcase',
      sportsList: ['Dance'],
      startDate: '2027-02-26',
      endDate: '2027-02-28',
      participants: 1200,
      spaceName: 'Stage',
      spaceCount: 1,
      requestAddress: 'Albuquerque, NM',
      roomNights: 700,
      budgetTo: 11_000,
      urgency: 0,
      contactName: 'Krystal Dunn',
      contactOrganization: 'Footlights Productions',
      contactPhone: '806-555-0172',
    },
    uncertain: [],
  },
  {
    text: `ESPORTS EVENT BRIEF

Title: Buckeye LAN Clash
Host: Pixel Forge Gaming LLC
Dates: July 9-11, 2027
City: Columbus, Ohio
Venue type: Convention center
Teams: 64
Players: 320
Spectators: 4,000
Rooms on peak: 240
Budget: $25,000 - $30,000
Dedicated 2-gigabit internet is required.

Point of contact
Name: Aaron Liu
Email: aaron@pixelforge.example
Phone: 614-555-0115`,
    fields: {
      name: 'Buckeye LAN Clash',
      sportsList: ['Esports'],
      contactOrganization: 'Pixel Forge Gaming LLC',
      startDate: '2027-07-09',
      endDate: '2027-07-11',
      requestAddress: 'Columbus, OH',
      facilityTypes: ['Convention Center'],
      teamCount: 64,
      participants: 320,
      attendance: 4000,
      roomsPerNight: 240,
      budgetFrom: 25_000,
      budgetTo: 30_000,
      requirementNotes: 'Dedicated 2-gigabit internet is required.',
      contactName: 'Aaron Liu',
      contactEmail: 'aaron@pixelforge.example',
      contactPhone: '614-555-0115',
    },
    uncertain: [],
  },
]
