import type { WrittenRequest } from './written-request.ts'

/** Requests that the rules were tuned with, read on 2026-11-26. */
export const tuned20: readonly WrittenRequest[] = [
  {
    text: `Adult rec ice hockey, men's C and D divisions. Presidents' Day weekend 2027. 3 sheets, 28 teams. Buffalo NY or within a 25 mi radius. 175 rooms peak night. Budget 25k. We'd rather not play past 11pm. Call Mick Dvorak @ 716-555-0148`,
    fields: {
      ageGroup: 'Adult',
      sportsList: ['Ice Hockey'],
      gender: 'Male',
      startDate: '2027-02-13',
      endDate: '2027-02-15',
      spaceName: 'Rink',
      spaceCount: 3,
      teamCount: 28,
      requestAddress: 'Buffalo, NY',
      requestDist: 25,
      roomsPerNight: 175,
      budgetTo: 25_000,
      contactName: 'Mick Dvorak',
      contactPhone: '716-555-0148',
    },
    uncertain: ['startDate'],
  },
  {
    text: `Hello from Summit Sports Events!

We are exploring options for a combined soccer and lacrosse festival called the Foothills Showdown. A sports complex with at least a dozen turf fields would suit us best. 50+ teams. July 16-18, 2027 or July 23-25, 2027. Greenville, South Carolina or Asheville, North Carolina. We are in no rush.

Talia Brooks
Summit Sports Events
talia@summitse.example
O: 864-555-0107`,
    fields: {
      name: 'Foothills Showdown',
      urgency: 2,
      sportsList: ['Soccer', 'Lacrosse'],
      facilityTypes: ['Sports Complex'],
      spaceName: 'Field',
      spaceCount: 12,
      surface: 'Turf',
      teamCountRange: '50+',
      startDate: '2027-07-16',
      endDate: '2027-07-18',
      requestAddress: 'Greenville, SC',
      contactName: 'Talia Brooks',
      contactOrganization: 'Summit Sports Events',
      contactEmail: 'talia@summitse.example',
      contactPhone: '864-555-0107',
    },
    uncertain: ['startDate', 'endDate', 'requestAddress'],
  },
  {
    text: `Dear Sir or Madam:

The Ohio Valley Percussion Circuit respectfully requests a proposal to host its championship finals for indoor drumline and winter guard on Friday and Saturday, April 9-10, 2027. We anticipate 2,200 performers and 5,000 spectators. An arena in Dayton, Ohio is preferred. Loading doors at least 12 feet tall are required. The circuit can offer a rental of not more than $28,500.

Kindly reply on or before Friday, December 18, 2026; our directors vote on January 9.

Respectfully,
Harold J. Winslow
Executive Director
Ohio Valley Percussion Circuit`,
    fields: {
      contactOrganization: 'Ohio Valley Percussion Circuit',
      sportsList: ['Marching Arts'],
      location: 'Indoor',
      startDate: '2027-04-09',
      endDate: '2027-04-10',
      participants: 2200,
      attendance: 5000,
      facilityTypes: ['Arena'],
      requestAddress: 'Dayton, OH',
      requirementNotes: 'Loading doors at least 12 feet tall are required.',
      budgetTo: 28_500,
      responseDeadline: '2026-12-18',
      decisionDate: '2027-01-09',
      contactName: 'Harold J. Winslow',
    },
    uncertain: [],
  },
  {
    text: `ISO aquatic center for a high school conference swim meet, girls & boys. Sat. 2/6/27. One 25-yard pool. 11 schools, 330 swimmers, parents maybe 600 spectators. Eugene, Oregon 97401. District pays up to $1,200. Timing pads on all 8 lanes are required. Coach Lindqvist, 541-555-0170`,
    fields: {
      facilityTypes: ['Aquatic Center'],
      ageGroup: 'High School',
      sportsList: ['Swimming'],
      gender: 'Male & Female',
      startDate: '2027-02-06',
      endDate: '2027-02-06',
      spaceName: 'Pool',
      spaceCount: 1,
      participants: 330,
      attendance: 600,
      requestAddress: 'Eugene, OR',
      budgetTo: 1200,
      requirementNotes: 'Timing pads on all 8 lanes are required.',
      contactName: 'Coach Lindqvist',
      contactPhone: '541-555-0170',
    },
    uncertain: ['attendance'],
  },
  {
    text: `mountain bike race, sometime in september 2027, 3 days, 400 riders. need trails near bentonville arkansas. last yr in bella vista we had 310 riders and paid 2 grand, this time we can do 3500 bucks. ambulance access is a must!! Kayleigh (kayleigh@ridgelinemtb.example)`,
    fields: {
      sportsList: ['Mountain Biking'],
      startDate: '2027-09-01',
      endDate: '2027-09-30',
      hasFlexibleDates: true,
      dayCount: 3,
      participants: 400,
      spaceName: 'Trail',
      requestAddress: 'Bentonville, AR',
      budgetTo: 3500,
      requirementNotes: 'ambulance access is a must!!',
      contactName: 'Kayleigh',
      contactEmail: 'kayleigh@ridgelinemtb.example',
    },
    uncertain: [],
  },
  {
    text: `Organization Name: Silver Blades of Wisconsin
Event Name: Badger Synchro Classic
Discipline: Figure skating (synchronized)
Event Window: between May 10 and June 20, 2027
Length: 3 days
Ice Sheets: 2
Teams: 30
Skaters: 480
Est. Room Nights: 400
Preferred City: Madison, Wisconsin
Second Choice: none
Contact Person: Ingrid Voll
Contact Phone: +1 608 555 0126`,
    fields: {
      contactOrganization: 'Silver Blades of Wisconsin',
      name: 'Badger Synchro Classic',
      sportsList: ['Figure Skating'],
      startDate: '2027-05-10',
      endDate: '2027-06-20',
      hasFlexibleDates: true,
      dayCount: 3,
      spaceName: 'Rink',
      spaceCount: 2,
      surface: 'Ice',
      teamCount: 30,
      participants: 480,
      roomNights: 400,
      requestAddress: 'Madison, WI',
      contactName: 'Ingrid Voll',
      contactPhone: '+1 608 555 0126',
    },
    uncertain: [],
  },
  {
    text: `Subject: Fwd: employee 5k
From: Gail Pruett <gpruett@meridianfoods.example>

Sending this along for Tom, who runs our wellness program. Please work with me though, he's out until New Year's.

Gail Pruett
Meridian Foods

---------- Forwarded message ---------
From: Tom Aldana <taldana@meridianfoods.example>
Date: Mon, Nov 16, 2026 at 2:47 PM
Subject: employee 5k
To: Gail Pruett <gpruett@meridianfoods.example>

Gail, can you find us a spot for the company 5k fun run? October 2, 2027. 700 runners. Charlotte, NC, no farther than 10 miles. $5,000 is all we have.`,
    fields: {
      sportsList: ['Running'],
      startDate: '2027-10-02',
      endDate: '2027-10-02',
      participants: 700,
      requestAddress: 'Charlotte, NC',
      requestDist: 10,
      budgetTo: 5000,
      contactName: 'Gail Pruett',
      contactOrganization: 'Meridian Foods',
      contactEmail: 'gpruett@meridianfoods.example',
    },
    uncertain: [],
  },
  {
    text: `Yo! BJJ tournament here. We want Sunday May 2 2027, 10 mats, ~600 competitors, San Diego CA. Budget's around 10 grand. Our old spot double booked us so this is super urgent, pls respond by 12/10. Spectators pay $20 at the door, usually 1500 of them.

Marco Teles
Pacific Grappling League`,
    fields: {
      sportsList: ['Jiu-Jitsu'],
      startDate: '2027-05-02',
      endDate: '2027-05-02',
      spaceName: 'Mat',
      spaceCount: 10,
      participants: 600,
      requestAddress: 'San Diego, CA',
      budgetTo: 10_000,
      urgency: 0,
      responseDeadline: '2026-12-10',
      attendance: 1500,
      contactName: 'Marco Teles',
      contactOrganization: 'Pacific Grappling League',
    },
    uncertain: ['participants', 'budgetTo'],
  },
  {
    text: `I'm the volunteer coordinator for the Magnolia State Tennis Sectionals (women's 40+ doubles). We play Thursday, September 30 through Sunday, October 3, 2027 and need twelve outdoor courts. There are 48 teams. We have ruled out Biloxi; Jackson, Mississippi is where everybody wants to be. Lights on every court are a must. Offers until 5 March 2027, please.

Cordelia Banks-Hughes
601-555-0139 (evenings)`,
    fields: {
      name: 'Magnolia State Tennis Sectionals',
      sportsList: ['Tennis'],
      gender: 'Female',
      ages: '40+',
      startDate: '2027-09-30',
      endDate: '2027-10-03',
      spaceName: 'Court',
      spaceCount: 12,
      location: 'Outdoor',
      teamCount: 48,
      requestAddress: 'Jackson, MS',
      requirementNotes: 'Lights on every court are a must.',
      responseDeadline: '2027-03-05',
      contactName: 'Cordelia Banks-Hughes',
      contactPhone: '601-555-0139',
    },
    uncertain: [],
  },
]
