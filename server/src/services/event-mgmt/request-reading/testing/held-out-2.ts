import type { WrittenRequest } from './written-request.ts'

/** Requests that the rules weren't tuned with, read on 2026-11-25. */
export const heldOut2: readonly WrittenRequest[] = [
  {
    text: `Softball: 15 fields, Jul 15 thru Jul 18 2027. Slowpitch, men's and women's. 130 teams. Site must sell beer. Oklahoma City or Tulsa. Hotel rebates ($12/room night) go to us. 800 rms on peak. Joe B., USSSA, 405-555-0111`,
    fields: {
      sportsList: ['Softball'],
      spaceName: 'Diamond',
      spaceCount: 15,
      startDate: '2027-07-15',
      endDate: '2027-07-18',
      gender: 'Male & Female',
      teamCount: 130,
      requirementNotes: 'Site must sell beer.',
      requestAddress: 'Oklahoma City, OK',
      roomsPerNight: 800,
      contactName: 'Joe B.',
      contactOrganization: 'USSSA',
      contactPhone: '405-555-0111',
    },
    uncertain: ['requestAddress'],
  },
  {
    text: `Good day. We're a fencing club planning the Steel City Open on the third weekend of October 2027. 350 fencers, 24 strips. Indoors obviously. Pittsburgh, PA. We can be flexible by one week either way. Vladimir Orlov, steelcityfencing@club.example`,
    fields: {
      name: 'Steel City Open',
      sportsList: ['Fencing'],
      startDate: '2027-10-16',
      endDate: '2027-10-17',
      participants: 350,
      spaceName: 'Fencing Strip',
      spaceCount: 24,
      location: 'Indoor',
      requestAddress: 'Pittsburgh, PA',
      flexWeeks: 1,
      contactName: 'Vladimir Orlov',
      contactEmail: 'steelcityfencing@club.example',
    },
    uncertain: ['startDate'],
  },
  {
    text: `Thanks for the call today. To recap what the conference needs:

• Cross country meet, college, Saturday, October 30, 2027
• 8k course, grass
• 28 teams / 420 runners
• Parking for 30 buses required
• Louisville or Lexington, KY
• Budget: $7,000 - $8,500
• Answer needed by March 12, 2027

Bill Haverford
Associate Commissioner
Ohio River Athletic Conference
bhaverford@orac.example`,
    fields: {
      sportsList: ['Cross Country'],
      ageGroup: 'College',
      startDate: '2027-10-30',
      endDate: '2027-10-30',
      spaceName: 'Cross Country Course',
      surface: 'Grass',
      teamCount: 28,
      participants: 420,
      requirementNotes: 'Parking for 30 buses required',
      requestAddress: 'Louisville, KY',
      budgetFrom: 7000,
      budgetTo: 8500,
      responseDeadline: '2027-03-12',
      contactName: 'Bill Haverford',
      contactOrganization: 'Ohio River Athletic Conference',
      contactEmail: 'bhaverford@orac.example',
    },
    uncertain: ['requestAddress'],
  },
  {
    text: `Youth soccer. Spring break tournament, 3/26/27-3/28/27. We need 14 to 16 fields within 30 miles of Baton Rouge. 180 teams U9 thru U14, co-ed. Last year: 1,450 room nights. Please bid by 12/31/26.`,
    fields: {
      ageGroup: 'Youth',
      sportsList: ['Soccer'],
      startDate: '2027-03-26',
      endDate: '2027-03-28',
      spaceName: 'Field',
      spaceCount: 14,
      requestAddress: 'Baton Rouge, LA',
      requestDist: 30,
      teamCount: 180,
      ages: 'U9 thru U14',
      gender: 'Co-Ed',
      roomNights: 1450,
      responseDeadline: '2026-12-31',
    },
    uncertain: ['spaceCount', 'roomNights'],
  },
  {
    text: `Hi, Kim Tran here with the Puget Sound Badgers. Interested in renting 3 basketball courts + 2 volleyball courts for our Battle at the Sound, April 3-4 2027. 36 teams each sport. Seattle/Tacoma. kim@psbadgers.example`,
    fields: {
      name: 'Battle at the Sound',
      sportsList: ['Basketball', 'Volleyball'],
      startDate: '2027-04-03',
      endDate: '2027-04-04',
      spaceName: 'Court',
      spaceCount: 3,
      teamCount: 36,
      requestAddress: 'Seattle, WA',
      contactName: 'Kim Tran',
      contactOrganization: 'Puget Sound Badgers',
      contactEmail: 'kim@psbadgers.example',
    },
    uncertain: ['spaceCount', 'requestAddress'],
  },
  {
    text: `Our state high school association seeks a track for the outdoor championships, May 27-29, 2027. 8-lane all-weather track, seating for 6,000. 1,900 athletes, 230 schools. Within the state of Nebraska. Proposals must arrive by noon on January 8, 2027; the board will select the site January 20, 2027.
Sid Olmstead, NHSA, solmstead@nhsa.example`,
    fields: {
      sportsList: ['Track & Field'],
      ageGroup: 'High School',
      location: 'Outdoor',
      startDate: '2027-05-27',
      endDate: '2027-05-29',
      spaceName: 'Track',
      participants: 1900,
      requestAddress: 'Nebraska',
      responseDeadline: '2027-01-08',
      decisionDate: '2027-01-20',
      contactName: 'Sid Olmstead',
      contactOrganization: 'NHSA',
      contactEmail: 'solmstead@nhsa.example',
    },
    uncertain: [],
  },
  {
    text: `Hello there, we want to do a bowling event with 12 lanes for the office holiday party, Dec 17 2027, 60 people, near Naperville IL. $2,500 tops. Can you let us know by Friday, Dec 4? — Marcy Lund, Adler & Finch`,
    fields: {
      sportsList: ['Bowling'],
      spaceName: 'Bowling Lane',
      spaceCount: 12,
      startDate: '2027-12-17',
      endDate: '2027-12-17',
      participants: 60,
      requestAddress: 'Naperville, IL',
      budgetTo: 2500,
      responseDeadline: '2026-12-04',
      contactName: 'Marcy Lund',
      contactOrganization: 'Adler & Finch',
    },
    uncertain: ['participants'],
  },
  {
    text: `Re: Golden Gate Taekwondo Open

Revised numbers below.
Rings: 10
Competitors: 850
Spectators: 2,000
Dates: Nov. 6th and 7th, 2027
Rooms at peak: 220
City: San Jose, CA or surrounding
Must-haves: public address system, first aid room

Grandmaster Cho
tkd@ggopen.example

-----Original Message-----
From: Grandmaster Cho
Sent: Monday, November 2, 2026 3:14 PM
Subject: Golden Gate Taekwondo Open

Competitors: 700
Rings: 8`,
    fields: {
      name: 'Golden Gate Taekwondo Open',
      sportsList: ['Taekwondo'],
      spaceName: 'Ring',
      spaceCount: 10,
      participants: 850,
      attendance: 2000,
      startDate: '2027-11-06',
      endDate: '2027-11-07',
      roomsPerNight: 220,
      requestAddress: 'San Jose, CA',
      requirementNotes: 'Must-haves: public address system, first aid room',
      contactName: 'Grandmaster Cho',
      contactEmail: 'tkd@ggopen.example',
    },
    uncertain: ['participants', 'spaceCount'],
  },
  {
    text: `Big Sky Equestrian needs an arena for a horse show, the last week of July 2027. 300 riders. 200 stalls are a must. Billings or Bozeman, Montana.`,
    fields: {
      sportsList: ['Equestrian'],
      facilityTypes: ['Arena'],
      startDate: '2027-07-25',
      endDate: '2027-07-31',
      participants: 300,
      requirementNotes: '200 stalls are a must.',
      requestAddress: 'Billings, MT',
      contactOrganization: 'Big Sky Equestrian',
    },
    uncertain: ['startDate', 'requestAddress'],
  },
  {
    text: `Greetings! The Empire State Team Handball Federation is planning the Empire Handball Cup for Oct 22-24, 2027 (Friday to Sunday) with 40 teams (24 men's and 16 women's). Please quote 5 indoor courts, 40m x 20m, plus livestreaming. Albany, Syracuse and Rochester, NY are all fine. Teams will book some 320 rooms on the peak night. Sponsorship of $50,000 is already secured; venue budget is $16,500. Bids close February 5, 2027.

Rafael Costa / rcosta@esthf.example`,
    fields: {
      name: 'Empire Handball Cup',
      sportsList: ['Team Handball'],
      startDate: '2027-10-22',
      endDate: '2027-10-24',
      teamCount: 40,
      gender: 'Male & Female',
      spaceName: 'Court',
      spaceCount: 5,
      location: 'Indoor',
      requestAddress: 'Albany, NY',
      roomsPerNight: 320,
      budgetTo: 16_500,
      responseDeadline: '2027-02-05',
      contactName: 'Rafael Costa',
      contactOrganization: 'Empire State Team Handball Federation',
      contactEmail: 'rcosta@esthf.example',
    },
    uncertain: ['requestAddress', 'roomsPerNight'],
  },
]
