import type { WrittenRequest } from './written-request.ts'

/** Requests of somebody who didn't know the rules, read on 2026-11-25. */
export const tuned32: readonly WrittenRequest[] = [
  {
    text: `Lookin for curling ice.. 4 sheets, feb 5-7 2027, 16 teams 64 curlers mixed (coed). Fargo ND or anywhere within 60 miles. 20 rooms per nite. Pay up to $2,800. Ole, 701-555-0149`,
    fields: {
      sportsList: ['Curling'],
      spaceName: 'Rink',
      spaceCount: 4,
      surface: 'Ice',
      startDate: '2027-02-05',
      endDate: '2027-02-07',
      teamCount: 16,
      participants: 64,
      gender: 'Co-Ed',
      requestAddress: 'Fargo, ND',
      requestDist: 60,
      roomsPerNight: 20,
      budgetTo: 2800,
      contactName: 'Ole',
      contactPhone: '701-555-0149',
    },
    uncertain: [],
  },
  {
    text: `Good afternoon, I'm the commissioner of the Sooner Slowpitch League and I'm lookin' for a sports complex with 6 softball fields. We've got three dozen mens teams signed up for our end of year tourney, Friday Oct 1 through Sunday Oct 3 2027. Norman, Oklahoma. We used Reaves Park in 2026 but it is booked. Lights are required on every field. We can pay $6,000 total. You can reach me at 405-555-0190 or clint@soonerslowpitch.example.

Clint Mabry`,
    fields: {
      contactOrganization: 'Sooner Slowpitch League',
      facilityTypes: ['Sports Complex'],
      sportsList: ['Softball'],
      spaceName: 'Diamond',
      spaceCount: 6,
      teamCount: 36,
      gender: 'Male',
      startDate: '2027-10-01',
      endDate: '2027-10-03',
      requestAddress: 'Norman, OK',
      requirementNotes: 'Lights are required on every field.',
      budgetTo: 6000,
      contactName: 'Clint Mabry',
      contactPhone: '405-555-0190',
      contactEmail: 'clint@soonerslowpitch.example',
    },
    uncertain: [],
  },
  {
    text: `Team,

New lead for your review.

Organization: Diamond Kings Baseball
Event: Ozark Wood Bat Classic
Sport: Baseball
Age divisions: 14 and under
Preferred dates: June 11-13, 2027. They can move one week in either direction.
Teams: 30 to 40
Fields: 7, turf
Hotel: 240 rooms at peak, 480 room nights, within 20 miles of the fields
Location: Springfield, Missouri
Note: Branson was ruled out by the client
Fields budget: $16,000
Proposals to the client by December 15. Decision January 8.

Client contact: Jerome Atwater, 417-555-0136, jatwater@dkbaseball.example`,
    fields: {
      contactOrganization: 'Diamond Kings Baseball',
      name: 'Ozark Wood Bat Classic',
      sportsList: ['Baseball'],
      ages: '14 and under',
      startDate: '2027-06-11',
      endDate: '2027-06-13',
      flexWeeks: 1,
      teamCountRange: '26-50',
      spaceName: 'Diamond',
      spaceCount: 7,
      surface: 'Turf',
      roomsPerNight: 240,
      roomNights: 480,
      hotelDist: 20,
      requestAddress: 'Springfield, MO',
      budgetTo: 16_000,
      responseDeadline: '2026-12-15',
      decisionDate: '2027-01-08',
      contactName: 'Jerome Atwater',
      contactPhone: '417-555-0136',
      contactEmail: 'jatwater@dkbaseball.example',
    },
    uncertain: [],
  },
  {
    text: `Subject: pool time for age group meet

Hello, my name is Beth Kowalczyk and I'm the meet director for the Blackhawk Barracudas Swim Team. We want to hold our swim meet, the Barracuda Blast, at an aquatic center in Rockford, Illinois on Saturday, January 30 and Sunday, January 31, 2027. The meet has 420 swimmers, boys and girls, ages 6-18, and 500 spectators. All we need is one indoor pool; the warm-down can be done in the diving well. Swimmers pay $6 per event. The team can spend $4,250 on the facility. Do you have a touchpad timing system? Our own is in the shop.

Beth
815-555-0108`,
    fields: {
      contactName: 'Beth Kowalczyk',
      contactOrganization: 'Blackhawk Barracudas Swim Team',
      contactPhone: '815-555-0108',
      sportsList: ['Swimming'],
      name: 'Barracuda Blast',
      facilityTypes: ['Aquatic Center'],
      requestAddress: 'Rockford, IL',
      startDate: '2027-01-30',
      endDate: '2027-01-31',
      participants: 420,
      gender: 'Male & Female',
      ages: '6-18',
      attendance: 500,
      spaceName: 'Pool',
      spaceCount: 1,
      location: 'Indoor',
      budgetTo: 4250,
    },
    uncertain: [],
  },
  {
    text: `Hi folks! We want to run a girls basketball exposure event in the first two weeks of June 2027, three days in a row, we don't care which ones. 8 hardwood courts. 80 teams, 15U to 17U. It's in Wichita, Kansas or nowhere, half our teams live there. The courts we looked at cost $55 an hour each, which is fine by us. College coaches get in free, everybody else pays $15.

Hotels: 130 rooms per night.

Deshawn Pickett, Air Capital Hoops
deshawn@aircapitalhoops.example`,
    fields: {
      sportsList: ['Basketball'],
      gender: 'Female',
      startDate: '2027-06-01',
      endDate: '2027-06-14',
      hasFlexibleDates: true,
      dayCount: 3,
      spaceName: 'Court',
      spaceCount: 8,
      surface: 'Hardwood',
      teamCount: 80,
      ages: '15U to 17U',
      requestAddress: 'Wichita, KS',
      roomsPerNight: 130,
      contactName: 'Deshawn Pickett',
      contactOrganization: 'Air Capital Hoops',
      contactEmail: 'deshawn@aircapitalhoops.example',
    },
    uncertain: [],
  },
  {
    text: `Hola/hello,

Liga Hispana de Idaho here. For our adult soccer cup, Copa Treasure Valley, we are searching 5 fields, grass or turf, either one is OK. Dates are 7/24/27 and 7/25/27. We have 28 teams: 16 men's teams and 12 women's teams. City is Boise, Idaho, maximum 25 miles. Our budget is from $3,000 up to $4,500. Last year we paid $2,900 in Nampa.

Please contact Rodrigo Salinas, 208-555-0121. Thank you very much!`,
    fields: {
      contactOrganization: 'Liga Hispana de Idaho',
      ageGroup: 'Adult',
      sportsList: ['Soccer'],
      name: 'Copa Treasure Valley',
      spaceName: 'Field',
      spaceCount: 5,
      surfaces: ['Grass', 'Turf'],
      startDate: '2027-07-24',
      endDate: '2027-07-25',
      teamCount: 28,
      gender: 'Male & Female',
      requestAddress: 'Boise, ID',
      requestDist: 25,
      budgetFrom: 3000,
      budgetTo: 4500,
      contactName: 'Rodrigo Salinas',
      contactPhone: '208-555-0121',
    },
    uncertain: [],
  },
  {
    text: `Quick one from the road. My Pee Wee hockey thing (ice hockey, 12U boys) needs 3 sheets of ice over MLK weekend, Sat Jan 16 to Mon Jan 18. 24 teams. Buffalo NY. Ice budget 12k. Thruway hotels, 150 rooms each night. I gotta tell the parents something by Dec 4 so answer before then.

Vince DiNardo
Queen City Ice Hawks
716-555-0165

Sent from my iPhone`,
    fields: {
      sportsList: ['Ice Hockey'],
      ages: '12U',
      gender: 'Male',
      spaceName: 'Rink',
      spaceCount: 3,
      surface: 'Ice',
      startDate: '2027-01-16',
      endDate: '2027-01-18',
      teamCount: 24,
      requestAddress: 'Buffalo, NY',
      budgetTo: 12_000,
      roomsPerNight: 150,
      responseDeadline: '2026-12-04',
      contactName: 'Vince DiNardo',
      contactOrganization: 'Queen City Ice Hawks',
      contactPhone: '716-555-0165',
    },
    uncertain: [],
  },
  {
    text: `Good Morning,

I am this year's chair of the Tri-Valley Conference. Our usual stadium is under renovation, so the high school conference track and field meet needs a home on Thursday, May 13, 2027. 11 teams, 380 athletes, boys and girls, and about 1,000 spectators over the day. The Conference would like to remain near Knoxville, Tennessee, no farther than 35 miles. The pole vault pit must meet NFHS standards. Our allotment for facility rental is $2,000.

Principals vote on the site on January 20, 2027.

Respectfully,

Marcus Ellery
Chair, Tri-Valley Conference
mellery@trivalleyconf.example
Office: (865) 555-0180 | Fax: (865) 555-0181

CONFIDENTIALITY NOTICE: This e-mail may contain information that is privileged. If you received it in error, delete it within 5 days.`,
    fields: {
      sportsList: ['Track & Field'],
      ageGroup: 'High School',
      startDate: '2027-05-13',
      endDate: '2027-05-13',
      teamCount: 11,
      participants: 380,
      gender: 'Male & Female',
      attendance: 1000,
      requestAddress: 'Knoxville, TN',
      requestDist: 35,
      requirementNotes: 'The pole vault pit must meet NFHS standards.',
      budgetTo: 2000,
      decisionDate: '2027-01-20',
      contactName: 'Marcus Ellery',
      contactOrganization: 'Tri-Valley Conference',
      contactEmail: 'mellery@trivalleyconf.example',
      contactPhone: '(865) 555-0180',
    },
    uncertain: ['attendance'],
  },
]
