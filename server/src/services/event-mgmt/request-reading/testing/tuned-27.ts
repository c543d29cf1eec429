import type { WrittenRequest } from './written-request.ts'

export const tuned27: readonly WrittenRequest[] = [
  {
    text: `Buenos Aires, 14 November 2026

To whom it may concern:

The Pan-American Handball Union invites expressions of interest to stage the Continental Handball Cup for Women, which will take place from 3 to 10 August 2027. Twelve national teams with a total of 192 players will take part.

The competition requires an arena with one indoor court. Seating for 3,500 is required. The arena must also be at our disposal for two days before the opening match, so that the floor can be laid.

The Union would welcome a venue anywhere in the Southeast of the United States. Delegations are expected to need approximately 1,450 room nights. Hotels shall be located within 15 miles of the arena. The Union's budget for the rental of the arena is USD 60,000 at most.

Expressions of interest should reach the undersigned no later than 31 January 2027. The Executive Committee will make its decision on 20 February 2027.

Yours sincerely,

Mariana Quesada
Secretary General
Pan-American Handball Union
secretariat@pahu.example
+54 11 5550 0148`,
    fields: {
      name: 'Continental Handball Cup for Women',
      sportsList: ['Team Handball'],
      gender: 'Female',
      startDate: '2027-08-03',
      endDate: '2027-08-10',
      teamCount: 12,
      participants: 192,
      facilityTypes: ['Arena'],
      spaceName: 'Court',
      spaceCount: 1,
      location: 'Indoor',
      requirementNotes: 'Seating for 3,500 is required.',
      setupDays: 2,
      requestAddress: 'the Southeast',
      roomNights: 1450,
      hotelDist: 15,
      budgetTo: 60_000,
      responseDeadline: '2027-01-31',
      decisionDate: '2027-02-20',
      contactName: 'Mariana Quesada',
      contactOrganization: 'Pan-American Handball Union',
      contactEmail: 'secretariat@pahu.example',
      contactPhone: '+54 11 5550 0148',
    },
    uncertain: ['roomNights'],
  },
  {
    text: `Looking for a home for the Spirit of the Plains Cheer and Dance Nationals

• When: March 19, 20 and 21, 2027, load-in on the 18th
• Who: 110 teams, 2,200 athletes, about 3,000 spectators
• Ages: 5-12
• Where: Omaha, NE or no more than 2 hours away
• What: a convention center with one exhibit hall for us
• A ceiling height of 30 ft is a must.
• Hotels: 900 room nights in total, within 5 miles
• We do NOT need mats, sound or lights. The spring floor is ours too.
• Money: our budget is $22k all in (athletes pay $140 for the weekend)

Jo Beth Harlan
Plains Spirit Events
jobeth@plainsspirit.example`,
    fields: {
      name: 'Spirit of the Plains Cheer and Dance Nationals',
      sportsList: ['Cheerleading', 'Dance'],
      startDate: '2027-03-19',
      endDate: '2027-03-21',
      setupDays: 1,
      teamCount: 110,
      participants: 2200,
      attendance: 3000,
      ages: '5-12',
      requestAddress: 'Omaha, NE',
      requestDist: 125,
      facilityTypes: ['Convention Center'],
      spaceName: 'Exhibit Hall',
      spaceCount: 1,
      requirementNotes: 'A ceiling height of 30 ft is a must.',
      roomNights: 900,
      hotelDist: 5,
      budgetTo: 22_000,
      contactName: 'Jo Beth Harlan',
      contactOrganization: 'Plains Spirit Events',
      contactEmail: 'jobeth@plainsspirit.example',
    },
    uncertain: ['attendance', 'requestDist'],
  },
  {
    text: `Yo,

Pixel Riot here, we do esports. For now we're just exploring options for the Pixel Riot Winter LAN on Dec 3-5, 2027. 400 players, each with their own PC, chair and questionable diet. Around 250 people come to watch. 18+ only.

Convention center or arena, anywhere in Texas. Two 10-gig fiber lines are non-negotiable. We had 12k last time, this time our budget is 20k tops. (The prize pool is $50,000, and no, you can't have that.)

Kofi Boateng
Pixel Riot
kofi@pixelriot.example`,
    fields: {
      name: 'Pixel Riot Winter LAN',
      sportsList: ['Esports'],
      urgency: 2,
      startDate: '2027-12-03',
      endDate: '2027-12-05',
      participants: 400,
      attendance: 250,
      ages: '18+',
      facilityTypes: ['Arena', 'Convention Center'],
      requestAddress: 'Texas',
      requirementNotes: 'Two 10-gig fiber lines are non-negotiable.',
      budgetTo: 20_000,
      contactName: 'Kofi Boateng',
      contactOrganization: 'Pixel Riot',
      contactEmail: 'kofi@pixelriot.example',
    },
    uncertain: ['attendance'],
  },
  {
    text: `Dear sports commission,

Our regatta has lost its course: the reservoir where we've rowed since 1998 will be drained for two years. So we need a new site for the Mid-South Spring Sprints on Saturday, May 1, 2027. It's one day of racing, but we would need the site on Friday too, for rigging and practice.

It's a collegiate race with 18 college teams, men and women, 610 rowers. Races are over 2,000 meters. Two launching docks are required. We're looking within 100 miles of Chattanooga, TN.

Teams will book roughly 140 rooms on Friday night. As for rent, the county charged us $1,200 last year, and I honestly don't know yet what we'll have.

If you could let me know by February 5, 2027, that would be great.

Hollis Greer
Commissioner
Mid-South Collegiate Rowing Conference
hgreer@mscrc.example
423.555.0121`,
    fields: {
      name: 'Mid-South Spring Sprints',
      sportsList: ['Rowing'],
      startDate: '2027-05-01',
      endDate: '2027-05-01',
      setupDays: 1,
      eventLevel: 'Collegiate',
      ageGroup: 'College',
      teamCount: 18,
      gender: 'Male & Female',
      participants: 610,
      requirementNotes: 'Two launching docks are required.',
      requestAddress: 'Chattanooga, TN',
      requestDist: 100,
      roomsPerNight: 140,
      responseDeadline: '2027-02-05',
      contactName: 'Hollis Greer',
      contactOrganization: 'Mid-South Collegiate Rowing Conference',
      contactEmail: 'hgreer@mscrc.example',
      contactPhone: '423.555.0121',
    },
    uncertain: ['roomsPerNight'],
  },
  {
    text: `Hi again Luis,

please ignore the numbers below. After the league meeting we're at 72 teams, so we need 14 turf fields. Everything else is as I wrote.

Amir Haddad
Buckeye Boys Soccer League

On Mon, Nov 16, 2026 at 9:02 AM Amir Haddad <amir@buckeyeboys.example> wrote:
> Luis,
>
> we're looking for 12 turf fields for 60 teams on June 4-6, 2027. It's the
> Capital Kickoff Cup for boys, U11 and U12. Columbus, Ohio or within 30 miles.
> We can pay up to $16,000 for the fields.
>
> Amir`,
    fields: {
      name: 'Capital Kickoff Cup',
      sportsList: ['Soccer'],
      teamCount: 72,
      spaceName: 'Field',
      spaceCount: 14,
      surface: 'Turf',
      startDate: '2027-06-04',
      endDate: '2027-06-06',
      gender: 'Male',
      ages: 'U11 and U12',
      requestAddress: 'Columbus, OH',
      requestDist: 30,
      budgetTo: 16_000,
      contactName: 'Amir Haddad',
      contactOrganization: 'Buckeye Boys Soccer League',
      contactEmail: 'amir@buckeyeboys.example',
    },
    uncertain: [],
  },
  {
    text: `We urgently need a building, ours just got sold (it'll be a trampoline park, don't ask). Two-day basketball tournament, any weekend in June 2027. 64 high school boys teams, 8 hardwood courts. Las Vegas, NV.

We've never paid more than $400 per court per day. No need for scoreboards, we bring ours. Send me what you have, even if it's only half a page.

Terrence Wills
Desert Elite Hoops
702-555-0164`,
    fields: {
      urgency: 0,
      sportsList: ['Basketball'],
      startDate: '2027-06-01',
      endDate: '2027-06-30',
      hasFlexibleDates: true,
      dayCount: 2,
      teamCount: 64,
      ageGroup: 'High School',
      gender: 'Male',
      spaceName: 'Court',
      spaceCount: 8,
      surface: 'Hardwood',
      requestAddress: 'Las Vegas, NV',
      contactName: 'Terrence Wills',
      contactOrganization: 'Desert Elite Hoops',
      contactPhone: '702-555-0164',
    },
    uncertain: [],
  },
]
