import type { WrittenRequest } from './written-request.ts'

export const tuned26: readonly WrittenRequest[] = [
  {
    text: `Subject: Fwd: Court space for us

Team, can somebody check whether the Expo Center works for these folks? I have a call with them on 12/3 at 10:00. My cell this week is 859-555-0110.

Kendra Mills | Director of Sports Sales | VisitBluegrass

---------- Forwarded message ---------
From: Paul Odom <paul@ohiovalleyvb.example>
Date: Tue, Nov 24, 2026 at 4:12 PM
Subject: Court space for us
To: <kendra@visitbluegrass.example>

Hi Kendra,

Good to see you at the conference in Tampa. Here is what we know about our River City Classic.

It's youth girls volleyball, 12U through 17U, and we play January 15-17, 2028 (Saturday to Monday, the MLK holiday). We cap it at 136 teams. We need 24 indoor courts, so a hall with ten basketball courts that convert to 20 volleyball courts won't be enough, sorry.

Ideally we stay within 60 miles of Louisville, KY. In 2026 our peak was 212 hotel rooms on the Saturday night.

Teams pay $825 each, so we're good for the money. Proposals by January 29, 2027 please. Our board votes on February 12, 2027.

Paul Odom
Tournament Director
Ohio Valley Volleyball
(812) 555-0177`,
    fields: {
      name: 'River City Classic',
      sportsList: ['Volleyball'],
      gender: 'Female',
      ages: '12U through 17U',
      ageGroup: 'Youth',
      startDate: '2028-01-15',
      endDate: '2028-01-17',
      teamCount: 136,
      spaceName: 'Court',
      spaceCount: 24,
      location: 'Indoor',
      requestAddress: 'Louisville, KY',
      requestDist: 60,
      roomsPerNight: 212,
      responseDeadline: '2027-01-29',
      decisionDate: '2027-02-12',
      contactName: 'Paul Odom',
      contactOrganization: 'Ohio Valley Volleyball',
      contactEmail: 'paul@ohiovalleyvb.example',
      contactPhone: '(812) 555-0177',
    },
    uncertain: ['roomsPerNight'],
  },
  {
    text: `hey lookin for 2 sheets of ice for a 10U girls hockey jamboree, feb 20+21 2027, 8 teams. rochester mn or up to an hour away. we pay $300/hr where we are now & the zamboni breaks every time lol. text me 507-555-0133
Deb`,
    fields: {
      sportsList: ['Ice Hockey'],
      spaceName: 'Rink',
      spaceCount: 2,
      surface: 'Ice',
      ages: '10U',
      gender: 'Female',
      startDate: '2027-02-20',
      endDate: '2027-02-21',
      teamCount: 8,
      requestAddress: 'Rochester, MN',
      requestDist: 50,
      contactName: 'Deb',
      contactPhone: '507-555-0133',
    },
    uncertain: ['requestDist'],
  },
  {
    text: `REQUEST FOR PROPOSALS
Great Lakes Masters Indoor Track Championships

1. INTRODUCTION
Great Lakes Masters Athletics (GLMA) invites proposals for its annual championships for adult track and field athletes. Only venues in Michigan will be considered.

2. THE EVENT
Dates                April 8-11, 2027 (Thursday through Sunday)
Athletes             650
Spectators           400
Gender               Men and women
Ages                 30 and over

3. THE FACILITY
One indoor 200-meter track is needed on all four days.
Fully automatic timing is mandatory.

4. LODGING
Total room nights    720
Peak night           260 rooms
Hotels must be no more than 8 miles from the track.

5. BUDGET
The facility rental may not exceed $28,500. The last host charged $31,000, which we can't repeat.

6. TIMELINE
RFP issued           December 1, 2026
Questions due        December 18, 2026
Proposals due        January 22, 2027
Site visits          February 2-5, 2027
Host selected        February 19, 2027

7. SUBMISSION
Send one PDF to Ingrid Sorensen, Championships Chair, bids@glma.example. No phone calls, please.`,
    fields: {
      name: 'Great Lakes Masters Indoor Track Championships',
      sportsList: ['Track & Field'],
      ageGroup: 'Adult',
      requestAddress: 'Michigan',
      startDate: '2027-04-08',
      endDate: '2027-04-11',
      participants: 650,
      attendance: 400,
      gender: 'Male & Female',
      ages: '30 and over',
      spaceName: 'Track',
      spaceCount: 1,
      location: 'Indoor',
      requirementNotes: 'Fully automatic timing is mandatory.',
      roomNights: 720,
      roomsPerNight: 260,
      hotelDist: 8,
      budgetTo: 28_500,
      responseDeadline: '2027-01-22',
      decisionDate: '2027-02-19',
      contactName: 'Ingrid Sorensen',
      contactOrganization: 'Great Lakes Masters Athletics',
      contactEmail: 'bids@glma.example',
    },
    uncertain: [],
  },
  {
    text: `Hi! So I somehow said yes to running the summer meet for our swim club (never raise your hand at a potluck, ha). Our own pool is being replastered until Labor Day, so we have to go somewhere else this time.

It's the Minnow Madness Invitational, July 16 through 18, 2027, for kids 8 to 14, boys and girls. About 350 swimmers show up and twice as many grandparents, or so it feels. What we need is one outdoor 50-meter pool. Last summer it was 101 degrees and we ran out of ice by ten in the morning!

We're in Fresno, CA and nobody will drive more than 45 miles. My husband thinks we could spend $4,500 but our treasurer said $3,800 and she has the checkbook, so our budget is $3,800. No hotels needed, everybody sleeps in their own bed.

Could somebody get back to me by March 1, 2027? Email is best, I'm at work until 3.

Tanya Ruiz (Mateo and Lucia's mom)
Fresno Minnows Swim Club
tanya.ruiz@minnows.example`,
    fields: {
      name: 'Minnow Madness Invitational',
      sportsList: ['Swimming'],
      startDate: '2027-07-16',
      endDate: '2027-07-18',
      ages: '8 to 14',
      ageGroup: 'Youth',
      gender: 'Male & Female',
      participants: 350,
      spaceName: 'Pool',
      spaceCount: 1,
      location: 'Outdoor',
      requestAddress: 'Fresno, CA',
      requestDist: 45,
      budgetTo: 3800,
      responseDeadline: '2027-03-01',
      contactName: 'Tanya Ruiz',
      contactOrganization: 'Fresno Minnows Swim Club',
      contactEmail: 'tanya.ruiz@minnows.example',
    },
    uncertain: ['participants'],
  },
  {
    text: `Call w/ Sandy, 11/19
- she runs the Sunset Slam (pickleball), Desert Dinkers is the club
- wants out of the park, wind killed them in '25
- first choice Oct 14-17 2027, second choice Oct 21-24
- 800 players, all adults
- 28 courts, has to be indoors
- within 25 mi of Mesa AZ
- budget 15-18k for the building. entry fee is $95 pp
- 150 rooms on peak
- wants proposals by 1/15/2027, decides 1/31/2027
- doesn't need nets or tape, has a trailer full
- Sandy Kowalczyk, 480-555-0199, sandy@desertdinkers.example`,
    fields: {
      name: 'Sunset Slam',
      sportsList: ['Pickleball'],
      startDate: '2027-10-14',
      endDate: '2027-10-17',
      participants: 800,
      ageGroup: 'Adult',
      spaceName: 'Court',
      spaceCount: 28,
      location: 'Indoor',
      requestAddress: 'Mesa, AZ',
      requestDist: 25,
      budgetFrom: 15_000,
      budgetTo: 18_000,
      roomsPerNight: 150,
      responseDeadline: '2027-01-15',
      decisionDate: '2027-01-31',
      contactName: 'Sandy Kowalczyk',
      contactOrganization: 'Desert Dinkers',
      contactEmail: 'sandy@desertdinkers.example',
      contactPhone: '480-555-0199',
    },
    uncertain: ['startDate', 'endDate'],
  },
]
