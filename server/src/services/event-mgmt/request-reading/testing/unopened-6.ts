import type { WrittenRequest } from './written-request.ts'

export const unopened6: readonly WrittenRequest[] = [
  {
    text: `Need 12 outdoor pickleball courts Sat 4/24/27 in Sarasota FL for a club tournament. 96 players, adults 50+, men and women. Budget $1,200. Call Lou Ferrante 941-555-0108.`,
    fields: {
      sportsList: ['Pickleball'],
      spaceName: 'Court',
      spaceCount: 12,
      location: 'Outdoor',
      startDate: '2027-04-24',
      endDate: '2027-04-24',
      requestAddress: 'Sarasota, FL',
      participants: 96,
      ages: '50+',
      ageGroup: 'Adult',
      gender: 'Male & Female',
      budgetTo: 1200,
      contactName: 'Lou Ferrante',
      contactPhone: '941-555-0108',
    },
    uncertain: [],
  },
  {
    text: `Hey folks,

Treasure Valley Disc Golf Club here. We want to run our disc golf tournament, the Gem State Open, on two courses next year. Our first choice is May 14-16, 2027 and our second choice is June 11-13, 2027. We'll have 180 players. Boise, Idaho, nothing farther out than 40 miles. We can pay $2,500.

Would love to have your answer by January 8.

Mitch Aldana
208-555-0155`,
    fields: {
      contactOrganization: 'Treasure Valley Disc Golf Club',
      sportsList: ['Disc Golf'],
      name: 'Gem State Open',
      spaceName: 'Disc Golf Course',
      spaceCount: 2,
      startDate: '2027-05-14',
      endDate: '2027-05-16',
      participants: 180,
      requestAddress: 'Boise, ID',
      requestDist: 40,
      budgetTo: 2500,
      responseDeadline: '2027-01-08',
      contactName: 'Mitch Aldana',
      contactPhone: '208-555-0155',
    },
    uncertain: ['startDate', 'endDate'],
  },
  {
    text: `Dear Sales Team,

On behalf of the Garden State Taekwondo Union I am writing about our spring championship. The details are as follows:

- Sport: taekwondo
- When: Saturday, April 17, 2027 (set-up on Friday, April 16)
- Where: Edison, New Jersey
- Mats: 10
- Competitors: 480, male and female
- Spectators: 1,000
- Budget: $6,000 to $7,500

Our committee will make its decision on January 20, 2027, so please send your offer by January 6, 2027.

Respectfully,
Master Sung-Ho Lim
President, Garden State Taekwondo Union
Tel. 732-555-0192`,
    fields: {
      contactOrganization: 'Garden State Taekwondo Union',
      sportsList: ['Taekwondo'],
      startDate: '2027-04-17',
      endDate: '2027-04-17',
      setupDays: 1,
      requestAddress: 'Edison, NJ',
      spaceName: 'Mat',
      spaceCount: 10,
      participants: 480,
      gender: 'Male & Female',
      attendance: 1000,
      budgetFrom: 6000,
      budgetTo: 7500,
      decisionDate: '2027-01-20',
      responseDeadline: '2027-01-06',
      contactName: 'Sung-Ho Lim',
      contactPhone: '732-555-0192',
    },
    uncertain: [],
  },
  {
    text: `From: Meredith Kane <mkane@chesapeakelax.example>
Sent: Tuesday, November 24, 2026 8:55 AM
To: Events <events@turfpark.example>
Subject: Crab Claw Classic 2027

Good morning,

I'm the director of Chesapeake Lax and we're shopping our girls lacrosse tournament, the Crab Claw Classic, for June 26-27, 2027. If those dates don't work for you, we can move by up to two weeks in either direction. We'd need 12 fields, grass or turf. There will be 72 teams, and we expect 2,200 spectators. We want to be within 25 miles of Annapolis, Maryland.

We need an on-site athletic trainer.

Meredith
410-555-0146`,
    fields: {
      contactName: 'Meredith Kane',
      contactEmail: 'mkane@chesapeakelax.example',
      contactOrganization: 'Chesapeake Lax',
      contactPhone: '410-555-0146',
      gender: 'Female',
      sportsList: ['Lacrosse'],
      name: 'Crab Claw Classic',
      startDate: '2027-06-26',
      endDate: '2027-06-27',
      flexWeeks: 2,
      spaceName: 'Field',
      spaceCount: 12,
      surfaces: ['Grass', 'Turf'],
      teamCount: 72,
      attendance: 2200,
      requestAddress: 'Annapolis, MD',
      requestDist: 25,
      requirementNotes: 'We need an on-site athletic trainer.',
    },
    uncertain: [],
  },
  {
    text: `Hi! I'm with Desert Sun Flag Football and we need 6 turf fields for a co-ed flag football tournament, Jan 30-31 2027, in Las Vegas, NV. 36 teams, adults only. Budget is 5k. Need to know by Dec 15!! Thanks, Brianna Solis, 702-555-0121, brianna@desertsunflag.example`,
    fields: {
      contactOrganization: 'Desert Sun Flag Football',
      spaceName: 'Field',
      spaceCount: 6,
      surface: 'Turf',
      gender: 'Co-Ed',
      sportsList: ['Non-Contact Football'],
      startDate: '2027-01-30',
      endDate: '2027-01-31',
      requestAddress: 'Las Vegas, NV',
      teamCount: 36,
      ageGroup: 'Adult',
      budgetTo: 5000,
      responseDeadline: '2026-12-15',
      contactName: 'Brianna Solis',
      contactPhone: '702-555-0121',
      contactEmail: 'brianna@desertsunflag.example',
    },
    uncertain: [],
  },
  {
    text: `Good afternoon,

Rocky Top Rugby is moving its summer sevens tournament to Knoxville, Tennessee. The rugby will be played on Saturday, July 31 and Sunday, August 1, 2027, on 5 grass fields. We have men's and women's brackets with 44 teams in all, and about 1,800 spectators come to watch. Last year in Chattanooga we used 4 fields and paid $3,000. This time the most we can spend is $4,500.

Please send proposals by February 26, 2027.

Gavin Prewitt
Rocky Top Rugby
865.555.0179
gavin@rockytoprugby.example`,
    fields: {
      contactOrganization: 'Rocky Top Rugby',
      requestAddress: 'Knoxville, TN',
      sportsList: ['Rugby'],
      startDate: '2027-07-31',
      endDate: '2027-08-01',
      spaceName: 'Field',
      spaceCount: 5,
      surface: 'Grass',
      gender: 'Male & Female',
      teamCount: 44,
      attendance: 1800,
      budgetTo: 4500,
      responseDeadline: '2027-02-26',
      contactName: 'Gavin Prewitt',
      contactPhone: '865.555.0179',
      contactEmail: 'gavin@rockytoprugby.example',
    },
    uncertain: ['attendance'],
  },
  {
    text: `Phone note, Tuesday morning

Walt Jorgensen of the Sandhills Conference called. He is asking for one cross country course for the conference's high school cross country meet. It would be on Thursday, October 14, 2027, in Kearney, Nebraska. He has 310 runners, boys and girls, and expects 600 spectators. The most they can pay is $750. He'd like an answer by April 1, 2027. His number is 308-555-0114 and his email is wjorgensen@sandhillsconf.example.`,
    fields: {
      contactName: 'Walt Jorgensen',
      contactOrganization: 'Sandhills Conference',
      spaceName: 'Cross Country Course',
      spaceCount: 1,
      sportsList: ['Cross Country'],
      ageGroup: 'High School',
      startDate: '2027-10-14',
      endDate: '2027-10-14',
      requestAddress: 'Kearney, NE',
      participants: 310,
      gender: 'Male & Female',
      attendance: 600,
      budgetTo: 750,
      responseDeadline: '2027-04-01',
      contactPhone: '308-555-0114',
      contactEmail: 'wjorgensen@sandhillsconf.example',
    },
    uncertain: [],
  },
]
