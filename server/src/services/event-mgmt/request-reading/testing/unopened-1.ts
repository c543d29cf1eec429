import type { WrittenRequest } from './written-request.ts'

export const unopened1: readonly WrittenRequest[] = [
  {
    text: `Good morning,

My name is Theresa Vang and I coordinate the Northern Lights Wheelchair Basketball Invitational. We've outgrown the rec center that has hosted us since 2014, and hope to find a new home for April 9-11, 2027.

What we know today: 10 teams, coed, all adults, roughly 130 athletes. We play on two hardwood courts; a third one would be a luxury. Every locker room must be wheelchair accessible. We don't want to be more than half an hour from Minneapolis, MN. We expect 300 spectators.

Hotels: 65 rooms on our peak night. The Viking Inn gave us $119 a night last spring, just so that you know.

Our grant pays up to $7,250 for the facility. It has to be spent by June 30, by the way.

Please send your offer by January 8, 2027. We choose on January 22, 2027.

With thanks,

Theresa Vang
Program Manager
North Star Adaptive Sports
theresa.vang@northstaradaptive.example
612-555-0120`,
    fields: {
      name: 'Northern Lights Wheelchair Basketball Invitational',
      sportsList: ['Wheelchair Basketball'],
      startDate: '2027-04-09',
      endDate: '2027-04-11',
      teamCount: 10,
      gender: 'Co-Ed',
      ageGroup: 'Adult',
      participants: 130,
      spaceName: 'Court',
      spaceCount: 2,
      surface: 'Hardwood',
      requirementNotes: 'Every locker room must be wheelchair accessible.',
      requestAddress: 'Minneapolis, MN',
      requestDist: 25,
      attendance: 300,
      roomsPerNight: 65,
      budgetTo: 7250,
      responseDeadline: '2027-01-08',
      decisionDate: '2027-01-22',
      contactName: 'Theresa Vang',
      contactOrganization: 'North Star Adaptive Sports',
      contactEmail: 'theresa.vang@northstaradaptive.example',
      contactPhone: '612-555-0120',
    },
    uncertain: ['participants', 'requestDist'],
  },
  {
    text: `cornhole tourney sat Jan 30 2027, one day. 64 teams (2 per). fairgrounds building around Lima OH would be perfect. must be heated!! $1500 max for rent, we did it for $900 in a barn once but never again. call Butch 419-555-0166 not after 9`,
    fields: {
      sportsList: ['Cornhole'],
      startDate: '2027-01-30',
      endDate: '2027-01-30',
      teamCount: 64,
      facilityTypes: ['Fairgrounds & Expo Center'],
      requestAddress: 'Lima, OH',
      requirementNotes: 'must be heated!!',
      budgetTo: 1500,
      contactName: 'Butch',
      contactPhone: '419-555-0166',
    },
    uncertain: [],
  },
  {
    text: `North American Judo League
Request for Proposal: Continental Open Judo Championships

Section A. Event overview

| Item             | Detail                                  |
|------------------|-----------------------------------------|
| Event dates      | Friday, March 3 - Sunday, March 5, 2028 |
| Gender           | Men and women                           |
| Competitors      | 700                                     |
| Spectators       | 1,500                                   |
| Competition mats | 8                                       |
| Venue type       | Convention center or arena              |
| Setup            | Two days before the first day           |

Section B. Past championships

Year   City        Competitors   Spectators
2025   Reno, NV    612           1,100
2026   Tulsa, OK   655           1,240

Section C. What we ask of the host

A warm-up area next to the competition floor is required.
Lodging: 1,100 total room nights, 380 rooms on the peak night (Friday).
The League budgets between $20,000 and $30,000 for the rent.
We are looking for a host in the Midwest.

Section D. Key dates

Letter of intent: January 15, 2027
Proposal deadline: March 1, 2027
Selection of the host: April 16, 2027

Section E. Contact

Rui Tavares, Events Manager | rui.tavares@najl.example | 316-555-0188`,
    fields: {
      name: 'Continental Open Judo Championships',
      sportsList: ['Judo'],
      startDate: '2028-03-03',
      endDate: '2028-03-05',
      gender: 'Male & Female',
      participants: 700,
      attendance: 1500,
      spaceName: 'Mat',
      spaceCount: 8,
      facilityTypes: ['Arena', 'Convention Center'],
      setupDays: 2,
      requirementNotes: 'A warm-up area next to the competition floor is required.',
      roomNights: 1100,
      roomsPerNight: 380,
      budgetFrom: 20_000,
      budgetTo: 30_000,
      requestAddress: 'Midwest',
      responseDeadline: '2027-03-01',
      decisionDate: '2027-04-16',
      contactName: 'Rui Tavares',
      contactOrganization: 'North American Judo League',
      contactEmail: 'rui.tavares@najl.example',
      contactPhone: '316-555-0188',
    },
    uncertain: [],
  },
  {
    text: `Ok so picture 44 softball teams and one porta-potty. That was last year. This time the Peach Blossom Bash deserves a real sports complex!

I took over from Coach Denny (he's fine, just retired) and this is what he left me on a napkin: 48 teams, 10U and 12U girls, six diamonds, the weekend of June 12, 2027. Macon, GA or within 40 miles of there. We must have real restrooms.

Gate was $10 a head and we cleared six grand, all of it went into helmets. The league lets me spend up to $5,500 on the complex.

Text me, I never pick up.

Marcy Bledsoe
Peach State Girls Softball
478-555-0151`,
    fields: {
      name: 'Peach Blossom Bash',
      sportsList: ['Softball'],
      facilityTypes: ['Sports Complex'],
      teamCount: 48,
      ages: '10U and 12U',
      gender: 'Female',
      spaceName: 'Diamond',
      spaceCount: 6,
      startDate: '2027-06-12',
      endDate: '2027-06-13',
      requestAddress: 'Macon, GA',
      requestDist: 40,
      requirementNotes: 'We must have real restrooms.',
      budgetTo: 5500,
      contactName: 'Marcy Bledsoe',
      contactOrganization: 'Peach State Girls Softball',
      contactPhone: '478-555-0151',
    },
    uncertain: ['startDate', 'endDate'],
  },
  {
    text: `Minutes of the planning call, 17 Nov 2026
Present: Gwen, Ade, Bill (late)

1. New venue for the Heartland Youth Relays. The old oval is being resurfaced, not available.
2. Dates: 21-23 May 2027, confirmed with the timing company.
3. Size: 95 clubs were there in 2026, nobody knows for 2027. Plan on 1,800 athletes, ages 7 to 14, boys and girls. 4,000 spectators.
4. Needs: one outdoor 400 m track. A full set of hurdles is a must.
5. Where: Des Moines, IA, radius of 75 miles.
6. Hotels: Bill guesses 350 rooms on peak. Report is missing.
7. Money: venue rent of $9k at most. T-shirts ($3k) are separate.
8. Bids due January 20, 2027. Decision February 10, 2027.
9. Bill's birthday is on December 4, cake by Ade.

Contact for venues: Gwen Achterberg, gwen@heartlandrelays.example, 515-555-0137`,
    fields: {
      name: 'Heartland Youth Relays',
      sportsList: ['Track & Field'],
      startDate: '2027-05-21',
      endDate: '2027-05-23',
      participants: 1800,
      ages: '7 to 14',
      ageGroup: 'Youth',
      gender: 'Male & Female',
      attendance: 4000,
      spaceName: 'Track',
      spaceCount: 1,
      location: 'Outdoor',
      requirementNotes: 'A full set of hurdles is a must.',
      requestAddress: 'Des Moines, IA',
      requestDist: 75,
      roomsPerNight: 350,
      budgetTo: 9000,
      responseDeadline: '2027-01-20',
      decisionDate: '2027-02-10',
      contactName: 'Gwen Achterberg',
      contactEmail: 'gwen@heartlandrelays.example',
      contactPhone: '515-555-0137',
    },
    uncertain: ['roomsPerNight'],
  },
]
