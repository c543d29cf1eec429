import type { WrittenRequest } from './written-request.ts'

/** Requests of somebody who didn't know the rules, read on 2026-11-25. */
export const tuned34: readonly WrittenRequest[] = [
  {
    text: `Hello,

My name is Erin Castellano and I'm the tournament director at Prairie Fire Soccer Club. We have outgrown our home complex and are looking for a new site for our soccer tournament, the Harvest Cup, on Saturday and Sunday, October 16-17, 2027.

We will have 112 teams, boys and girls, U9 through U14, and we need 14 grass fields. We'd like to stay within 40 miles of Wichita, Kansas. Friday is our peak night with 350 hotel rooms.

If you're interested, please get back to me by February 15, 2027. Our board will make its decision on March 1, 2027.

Thank you,
Erin Castellano
Prairie Fire Soccer Club
erin@prairiefiresc.example
(316) 555-0142`,
    fields: {
      name: 'Harvest Cup',
      sportsList: ['Soccer'],
      startDate: '2027-10-16',
      endDate: '2027-10-17',
      teamCount: 112,
      gender: 'Male & Female',
      ages: 'U9 through U14',
      spaceName: 'Field',
      spaceCount: 14,
      surface: 'Grass',
      requestAddress: 'Wichita, KS',
      requestDist: 40,
      roomsPerNight: 350,
      responseDeadline: '2027-02-15',
      decisionDate: '2027-03-01',
      contactName: 'Erin Castellano',
      contactOrganization: 'Prairie Fire Soccer Club',
      contactEmail: 'erin@prairiefiresc.example',
      contactPhone: '(316) 555-0142',
    },
    uncertain: [],
  },
  {
    text: `REQUEST FOR PROPOSAL

Event: Heartland Power Invitational
Rights holder: Heartland Power Events, LLC
Sport: Girls volleyball
Divisions: 12U to 18U
Event dates: April 16-18, 2027
Move-in: April 15, 2027
Venue type: Convention center
Number of courts: 36
Number of teams: 220
Expected spectators: 7,500
Rooms on peak night: 1,150
Total room nights: 3,400
Hotel distance: all hotels within 10 miles of the venue
Preferred city: Kansas City, Missouri
Proposals due: January 8, 2027
Award: January 29, 2027

Submit proposals to:
Derek Olmstead, Director of Events
dolmstead@heartlandpower.example
816-555-0119`,
    fields: {
      name: 'Heartland Power Invitational',
      contactOrganization: 'Heartland Power Events, LLC',
      sportsList: ['Volleyball'],
      gender: 'Female',
      ages: '12U to 18U',
      startDate: '2027-04-16',
      endDate: '2027-04-18',
      setupDays: 1,
      facilityTypes: ['Convention Center'],
      spaceName: 'Court',
      spaceCount: 36,
      teamCount: 220,
      attendance: 7500,
      roomsPerNight: 1150,
      roomNights: 3400,
      hotelDist: 10,
      requestAddress: 'Kansas City, MO',
      responseDeadline: '2027-01-08',
      decisionDate: '2027-01-29',
      contactName: 'Derek Olmstead',
      contactEmail: 'dolmstead@heartlandpower.example',
      contactPhone: '816-555-0119',
    },
    uncertain: [],
  },
  {
    text: `Hey, this is Kevin Dunn with Ironside Wrestling Club. Looking for a place in Boise, Idaho with room for 8 wrestling mats on Saturday January 30. 24 teams, youth only. We can pay up to $2,500. Call or text 208-555-0164`,
    fields: {
      sportsList: ['Wrestling'],
      spaceName: 'Mat',
      spaceCount: 8,
      startDate: '2027-01-30',
      endDate: '2027-01-30',
      teamCount: 24,
      ageGroup: 'Youth',
      requestAddress: 'Boise, ID',
      budgetTo: 2500,
      contactName: 'Kevin Dunn',
      contactOrganization: 'Ironside Wrestling Club',
      contactPhone: '208-555-0164',
    },
    uncertain: [],
  },
  {
    text: `---------- Forwarded message ---------
From: Nancy Lindqvist <nlindqvist@northstarfsc.example>
Date: Mon, Nov 23, 2026 at 2:17 PM
Subject: Ice for our competition
To: Sales <sales@icecenter.example>

Good afternoon,

The Northstar Figure Skating Club is planning the Snowbird Open, a figure skating competition for 180 skaters, from Friday, March 12 through Sunday, March 14, 2027. We are looking for 2 sheets of ice in or around Rochester, Minnesota. We expect 400 spectators over the weekend.

Locker rooms for at least 60 skaters at a time are required.

Our budget for ice time is $9,000 to $12,000. Could you let us know by December 18?

Kind regards,
Nancy Lindqvist
Competition Chair, Northstar Figure Skating Club
507-555-0108`,
    fields: {
      name: 'Snowbird Open',
      sportsList: ['Figure Skating'],
      participants: 180,
      startDate: '2027-03-12',
      endDate: '2027-03-14',
      spaceName: 'Rink',
      spaceCount: 2,
      surface: 'Ice',
      requestAddress: 'Rochester, MN',
      attendance: 400,
      requirementNotes: 'Locker rooms for at least 60 skaters at a time are required.',
      budgetFrom: 9000,
      budgetTo: 12_000,
      responseDeadline: '2026-12-18',
      contactName: 'Nancy Lindqvist',
      contactOrganization: 'Northstar Figure Skating Club',
      contactEmail: 'nlindqvist@northstarfsc.example',
      contactPhone: '507-555-0108',
    },
    uncertain: [],
  },
  {
    text: `New venue inquiry

Event name: Tidewater Sand Slam
Sport: Beach Volleyball
Start date: 06/12/2027
End date: 06/13/2027
Number of teams: 26-50
Gender: Co-Ed
Age group: Adult
Indoor or outdoor: Outdoor
Playing surface: Sand
Courts needed: 10
Expected attendance: 300
City: Virginia Beach, VA
Search radius: 25 miles
Budget: $4,000 - $6,500
How soon do you need a venue? Near Future
Your name: Paolo Reyes
Organization: Tidewater Beach Volleyball League
Email: paolo@tidewaterbvl.example
Phone: (757) 555-0136`,
    fields: {
      name: 'Tidewater Sand Slam',
      sportsList: ['Beach Volleyball'],
      startDate: '2027-06-12',
      endDate: '2027-06-13',
      teamCountRange: '26-50',
      gender: 'Co-Ed',
      ageGroup: 'Adult',
      location: 'Outdoor',
      surface: 'Sand',
      spaceName: 'Court',
      spaceCount: 10,
      attendance: 300,
      requestAddress: 'Virginia Beach, VA',
      requestDist: 25,
      budgetFrom: 4000,
      budgetTo: 6500,
      urgency: 1,
      contactName: 'Paolo Reyes',
      contactOrganization: 'Tidewater Beach Volleyball League',
      contactEmail: 'paolo@tidewaterbvl.example',
      contactPhone: '(757) 555-0136',
    },
    uncertain: [],
  },
  {
    text: `Hi there,

I run the Peach State Classic, a baseball tournament for 9U to 13U. In 2026 we had 64 teams on 8 diamonds. For 2027 we are going to 72 teams and will need 9 diamonds, grass or turf, either one is fine. The dates are May 28-31, 2027, Memorial Day weekend.

We want to be within 30 miles of Macon, Georgia. Last year our families booked 700 room nights, and this time we expect 800 room nights.

Do you have the space, and what would it cost?

Thanks,
Terrell Whitcomb
Peach State Baseball Association
terrell@peachstatebb.example`,
    fields: {
      name: 'Peach State Classic',
      sportsList: ['Baseball'],
      ages: '9U to 13U',
      teamCount: 72,
      spaceName: 'Diamond',
      spaceCount: 9,
      surfaces: ['Grass', 'Turf'],
      startDate: '2027-05-28',
      endDate: '2027-05-31',
      requestAddress: 'Macon, GA',
      requestDist: 30,
      roomNights: 800,
      contactName: 'Terrell Whitcomb',
      contactOrganization: 'Peach State Baseball Association',
      contactEmail: 'terrell@peachstatebb.example',
    },
    uncertain: [],
  },
]
