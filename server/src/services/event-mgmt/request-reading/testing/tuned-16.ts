import type { WrittenRequest } from './written-request.ts'

/** Requests as people write them, by people who hadn't seen the rules, read on 2026-11-25. */
export const tuned16: readonly WrittenRequest[] = [
  {
    text: `Hey there. Setting up a rugby sevens tournament, the Bayfront 7s, for the weekend of June 5th. College men's and women's sides, 32 teams, roughly 400 players. Four grass fields in Mobile, Alabama. Setup would be the Friday before. A beer garden must be allowed. We paid $3,100 at our last site and can go to $4,500 now. We'll lock in a site by January 22.

Cheers, Finn Gallagher
Match Secretary, Bayfront Rugby Club`,
    fields: {
      name: 'Bayfront 7s',
      sportsList: ['Rugby'],
      startDate: '2027-06-05',
      endDate: '2027-06-06',
      ageGroup: 'College',
      gender: 'Male & Female',
      teamCount: 32,
      participants: 400,
      spaceName: 'Field',
      spaceCount: 4,
      surface: 'Grass',
      requestAddress: 'Mobile, AL',
      setupDays: 1,
      requirementNotes: 'A beer garden must be allowed.',
      budgetTo: 4500,
      decisionDate: '2027-01-22',
      contactName: 'Finn Gallagher',
      contactOrganization: 'Bayfront Rugby Club',
    },
    uncertain: ['startDate', 'participants'],
  },
  {
    text: `So basically what we're looking at is two outdoor pools, fifty meter, for a water polo tournament on June 25, 26 and 27, 2027. It's forty teams, all boys, 14U and 16U, so six hundred athletes give or take. Fresno, California. Budget wise we're somewhere between eight and ten thousand dollars. I could use an answer no later than the tenth of February. My name is Andre Castellano, I'm with Valley Water Polo, and my number is 559-555-0199.`,
    fields: {
      sportsList: ['Water Polo'],
      spaceName: 'Pool',
      spaceCount: 2,
      location: 'Outdoor',
      startDate: '2027-06-25',
      endDate: '2027-06-27',
      teamCount: 40,
      gender: 'Male',
      ages: '14U and 16U',
      participants: 600,
      requestAddress: 'Fresno, CA',
      budgetFrom: 8000,
      budgetTo: 10_000,
      responseDeadline: '2027-02-10',
      contactName: 'Andre Castellano',
      contactOrganization: 'Valley Water Polo',
      contactPhone: '559-555-0199',
    },
    uncertain: ['participants'],
  },
  {
    text: `FIELD HOCKEY FESTIVAL - HOST CITY RFP

The Mid-Atlantic Field Hockey Council seeks a host for its high school girls festival, held the Friday through Sunday after Thanksgiving 2027.

1. Venue: 12 turf fields
2. Participation: 140 teams, 2,300 players, 3,500 spectators
3. Housing: 5,200 room nights over the event
4. City: Richmond, Virginia
5. An athletic trainer must be on site.
6. Free parking is required.
7. Proposals due: April 2, 2027
8. Selection: April 30, 2027

Margaret Loy, Events Chair, mloy@mafhc.example`,
    fields: {
      sportsList: ['Field Hockey'],
      ageGroup: 'High School',
      gender: 'Female',
      startDate: '2027-11-26',
      endDate: '2027-11-28',
      spaceName: 'Field',
      spaceCount: 12,
      surface: 'Turf',
      teamCount: 140,
      participants: 2300,
      attendance: 3500,
      roomNights: 5200,
      requestAddress: 'Richmond, VA',
      requirementNotes: 'An athletic trainer must be on site.\nFree parking is required.',
      responseDeadline: '2027-04-02',
      decisionDate: '2027-04-30',
      contactName: 'Margaret Loy',
      contactOrganization: 'Mid-Atlantic Field Hockey Council',
      contactEmail: 'mloy@mafhc.example',
    },
    uncertain: [],
  },
  {
    text: `Hi y'all! Salt Life Volleyball Tour has an opening for an amateur beach volleyball stop, Aug 20-22, 2027. 14 sand courts, 260 doubles teams, so 520 players. Gulf Shores, AL. We all stay in condos. Need your thumbs up by the end of January. Becca Lott, 251-555-0151`,
    fields: {
      eventLevel: 'Amateur',
      sportsList: ['Beach Volleyball'],
      startDate: '2027-08-20',
      endDate: '2027-08-22',
      spaceName: 'Court',
      spaceCount: 14,
      surface: 'Sand',
      teamCount: 260,
      participants: 520,
      requestAddress: 'Gulf Shores, AL',
      responseDeadline: '2027-01-31',
      contactName: 'Becca Lott',
      contactOrganization: 'Salt Life Volleyball Tour',
      contactPhone: '251-555-0151',
    },
    uncertain: [],
  },
  {
    text: `Powerlifting meet 3/12-14/27, Boise, ID. 4 platforms, 210 lifters, men and women, 14 and up. Warmup space is required. Max $3,800. Weigh-ins at 7am, session cap 45. reply to tk@gemstatebarbell.example by 1/4`,
    fields: {
      sportsList: ['Powerlifting'],
      startDate: '2027-03-12',
      endDate: '2027-03-14',
      requestAddress: 'Boise, ID',
      spaceName: 'Lifting Platform',
      spaceCount: 4,
      participants: 210,
      gender: 'Male & Female',
      ages: '14 and up',
      requirementNotes: 'Warmup space is required.',
      budgetTo: 3800,
      contactEmail: 'tk@gemstatebarbell.example',
      responseDeadline: '2027-01-04',
    },
    uncertain: [],
  },
  {
    text: `Tournament: Prairie Rose Invitational
Sport: Girls gymnastics (artistic), levels 3-10
Date range: April 30 – May 2, 2027
Set-up days: 2
Clubs: 55
Gymnasts: 1,050
Spectators: 2,200 (2026 actual: 1,940)
Preferred venue: Convention center
Host city: Sioux Falls, South Dakota
Room nights: 1,300
Peak: 520 rooms
Venue budget: $25,000–$30,000
RFP deadline: Feb. 19, 2027
Award date: Mar. 12, 2027
Submitted by: Corinne Beck, Prairie Rose Gymnastics
Tel: 605-555-0145`,
    fields: {
      name: 'Prairie Rose Invitational',
      sportsList: ['Gymnastics'],
      gender: 'Female',
      startDate: '2027-04-30',
      endDate: '2027-05-02',
      setupDays: 2,
      participants: 1050,
      attendance: 2200,
      facilityTypes: ['Convention Center'],
      requestAddress: 'Sioux Falls, SD',
      roomNights: 1300,
      roomsPerNight: 520,
      budgetFrom: 25_000,
      budgetTo: 30_000,
      responseDeadline: '2027-02-19',
      decisionDate: '2027-03-12',
      contactName: 'Corinne Beck',
      contactOrganization: 'Prairie Rose Gymnastics',
      contactPhone: '605-555-0145',
    },
    uncertain: [],
  },
  {
    text: `Dog agility trial, July 9th through the 11th, 2027. We run 2 rings on indoor turf. 220 competitors with about 300 dogs. We need at least 30 RV hookups. Topeka, Kansas area, within an hour is ok. Entry fees are $24 a run. Can pay around $4,000. Thanks, Phyllis Grubb, Sunflower Agility Club`,
    fields: {
      sportsList: ['Dog Sports'],
      startDate: '2027-07-09',
      endDate: '2027-07-11',
      spaceName: 'Ring',
      spaceCount: 2,
      location: 'Indoor',
      surface: 'Turf',
      participants: 220,
      requirementNotes: 'We need at least 30 RV hookups.',
      requestAddress: 'Topeka, KS',
      requestDist: 50,
      budgetTo: 4000,
      contactName: 'Phyllis Grubb',
      contactOrganization: 'Sunflower Agility Club',
    },
    uncertain: ['budgetTo', 'requestDist'],
  },
  {
    text: `Good morning, this is Coach Randy Pickett with the Tennessee Valley Bass Trail. We're setting our 2027 high school bass fishing schedule and want to launch out of Guntersville, Alabama on June 19. That's 150 boats, two anglers a boat, 300 anglers. In 2025 we had 118 boats. Lodging would be 160 rooms Friday night. We can offer a host fee of $2,000 and will choose our stops on January 15. Call 256-555-0138.`,
    fields: {
      sportsList: ['Fishing'],
      ageGroup: 'High School',
      startDate: '2027-06-19',
      endDate: '2027-06-19',
      participants: 300,
      requestAddress: 'Guntersville, AL',
      roomsPerNight: 160,
      budgetTo: 2000,
      decisionDate: '2027-01-15',
      contactName: 'Randy Pickett',
      contactOrganization: 'Tennessee Valley Bass Trail',
      contactPhone: '256-555-0138',
    },
    uncertain: [],
  },
  {
    text: `Subject: FW: Beer league tourney
Sent: Thursday, November 19, 2026 8:12 AM
From: Pete Zielinski <pz@nickelcityhockey.example>

Adult ice hockey, men only, C and D divisions. Friday Feb 12 through Monday Feb 15 (Presidents Day weekend). 3 rinks, 10-25 teams depending on signups. Buffalo, N.Y. - we don't want Niagara Falls again. 120 rooms a night at the Harborline or similar. Rink time runs $310/hr here, total budget $14,500. Need it nailed down by 12/15.

Pete
Nickel City Hockey`,
    fields: {
      ageGroup: 'Adult',
      sportsList: ['Ice Hockey'],
      gender: 'Male',
      startDate: '2027-02-12',
      endDate: '2027-02-15',
      spaceName: 'Rink',
      spaceCount: 3,
      teamCountRange: '10-25',
      requestAddress: 'Buffalo, NY',
      roomsPerNight: 120,
      budgetTo: 14_500,
      responseDeadline: '2026-12-15',
      contactName: 'Pete Zielinski',
      contactOrganization: 'Nickel City Hockey',
      contactEmail: 'pz@nickelcityhockey.example',
    },
    uncertain: [],
  },
]
