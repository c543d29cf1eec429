import type { WrittenRequest } from './written-request.ts'

/** Sports, forms and tones that the texts before had least of. What they say was written down before they were read, on 2026-11-25. */
export const tuned39: readonly WrittenRequest[] = [
  {
    text: `Good day. My company, Apex Cage Promotions, needs a ring and 2,500 seats. MMA card, professional, Saturday September 25, 2027, El Paso, Texas. 12 bouts, 24 fighters. We pay up to $20,000 for the building, not a penny more. Arena or fairgrounds, I don't care which. Answer by April 30. Viktor Saenz, Apex Cage Promotions, 915-555-0188.`,
    fields: {
      sportsList: ['Mixed Martial Arts'],
      eventLevel: 'Professional',
      startDate: '2027-09-25',
      endDate: '2027-09-25',
      requestAddress: 'El Paso, TX',
      participants: 24,
      spaceName: 'Ring',
      requirementNotes: 'My company, Apex Cage Promotions, needs a ring and 2,500 seats.',
      budgetTo: 20_000,
      facilityTypes: ['Arena', 'Fairgrounds & Expo Center'],
      responseDeadline: '2027-04-30',
      contactName: 'Viktor Saenz',
      contactOrganization: 'Apex Cage Promotions',
      contactPhone: '915-555-0188',
    },
    uncertain: [],
  },
  {
    text: `Hi Pat, forwarding what I scribbled during the call with the diving folks:

- Tri-Rivers Diving, spring board meet
- 4/10-4/11/27
- Pittsburgh PA, max 25 mi
- 1 pool w/ 3m boards (req'd)
- 95 divers, HS age
- ~250 spectators
- rooms: 40/night
- they decide 2/1
- Joanne Wexler, 412.555.0141`,
    fields: {
      sportsList: ['Diving'],
      startDate: '2027-04-10',
      endDate: '2027-04-11',
      requestAddress: 'Pittsburgh, PA',
      requestDist: 25,
      spaceName: 'Pool',
      spaceCount: 1,
      participants: 95,
      ageGroup: 'High School',
      attendance: 250,
      roomsPerNight: 40,
      decisionDate: '2027-02-01',
      contactName: 'Joanne Wexler',
      contactOrganization: 'Tri-Rivers Diving',
      contactPhone: '412.555.0141',
    },
    uncertain: ['attendance'],
  },
  {
    text: `To our friends in hospitality,

Every winter, forty or so orienteers and their dogs... no, that is another story. This is about the Frostbite Biathlon, our amateur biathlon of February 6, 2027. It wants a trail near Lake Placid, New York, with a shooting range beside it. Seventy-five biathletes have said they will come. A heated hut is required. We can go to $2,400.

With snowy regards,
Marguerite Lachance
Adirondack Biathlon Club
mlachance@adkbiathlon.example`,
    fields: {
      name: 'Frostbite Biathlon',
      sportsList: ['Biathlon'],
      eventLevel: 'Amateur',
      startDate: '2027-02-06',
      endDate: '2027-02-06',
      requestAddress: 'Lake Placid, NY',
      spaceName: 'Trail',
      participants: 75,
      requirementNotes: 'A heated hut is required.',
      budgetTo: 2400,
      contactName: 'Marguerite Lachance',
      contactOrganization: 'Adirondack Biathlon Club',
      contactEmail: 'mlachance@adkbiathlon.example',
    },
    uncertain: [],
  },
  {
    text: `EVENT BRIEF (v3)
Title ........ Sunflower Synchro Invitational
Discipline ... Artistic swimming
Dates ........ 18 - 20 June 2027
Load-in ...... 17 June 2027
Pool ......... 1, at least 3 m deep
Swimmers ..... 340 (female)
Audience ..... 800 per session
Preferred .... Topeka, Kansas
Hotel ........ 190 rooms/night, 4 miles or less from the pool
Cap .......... USD 16,000
Contact ...... Bree Lindholm / bree@sunflowersynchro.example`,
    fields: {
      name: 'Sunflower Synchro Invitational',
      sportsList: ['Artistic Swimming'],
      startDate: '2027-06-18',
      endDate: '2027-06-20',
      setupDays: 1,
      spaceName: 'Pool',
      spaceCount: 1,
      participants: 340,
      gender: 'Female',
      attendance: 800,
      requestAddress: 'Topeka, KS',
      roomsPerNight: 190,
      hotelDist: 4,
      budgetTo: 16_000,
      contactName: 'Bree Lindholm',
      contactEmail: 'bree@sunflowersynchro.example',
    },
    uncertain: [],
  },
  {
    text: `URGENT!!! Racquetball regional needs NEW HOME. Our host pulled out yesterday. Feb 13-14 2027, Fresno CA or 30 mi around. 6 courts min. 88 players men+women. Text Gus 559-555-0122`,
    fields: {
      urgency: 0,
      sportsList: ['Racquetball'],
      startDate: '2027-02-13',
      endDate: '2027-02-14',
      requestAddress: 'Fresno, CA',
      requestDist: 30,
      spaceName: 'Court',
      spaceCount: 6,
      participants: 88,
      gender: 'Male & Female',
      contactName: 'Gus',
      contactPhone: '559-555-0122',
    },
    uncertain: [],
  },
  {
    text: `Hello from the Shamrock County Board of Gaelic Games in America!

Our summer finals were in Columbus in 2025 and in Akron in 2026, where 30 teams played on 4 pitches. For 2027 we hope for 36 teams and we want 5 grass fields in Cleveland, Ohio. The dates: July 30 through August 1. The bus company brings 60 people; ignore them. Families rent about 220 rooms each night.

Slán,
Niamh Corcoran
niamh@shamrockboard.example`,
    fields: {
      sportsList: ['Gaelic Games'],
      teamCount: 36,
      spaceName: 'Field',
      spaceCount: 5,
      surface: 'Grass',
      requestAddress: 'Cleveland, OH',
      startDate: '2027-07-30',
      endDate: '2027-08-01',
      roomsPerNight: 220,
      contactName: 'Niamh Corcoran',
      contactOrganization: 'Shamrock County Board of Gaelic Games',
      contactEmail: 'niamh@shamrockboard.example',
    },
    uncertain: ['teamCount', 'roomsPerNight'],
  },
  {
    text: `Venue wish list from Iron & Oak Functional Fitness (please do not phone, email only: events@ironoak.example)

Event: Iron & Oak Throwdown
Sport: Functional fitness
We'd like: a fieldhouse or an expo hall, indoor, 40,000 sq ft
Dates (pick one): March 20-21, 2027 or April 3-4, 2027
Athletes: 300 - 350
Spectators: 1,000
Spend: between $6,000 and $9,000
City: Chattanooga, Tennessee`,
    fields: {
      name: 'Iron & Oak Throwdown',
      sportsList: ['Functional Fitness'],
      facilityTypes: ['Fieldhouse'],
      spaceName: 'Exhibit Hall',
      location: 'Indoor',
      startDate: '2027-03-20',
      endDate: '2027-03-21',
      participants: 300,
      attendance: 1000,
      budgetFrom: 6000,
      budgetTo: 9000,
      requestAddress: 'Chattanooga, TN',
      contactOrganization: 'Iron & Oak Functional Fitness',
      contactEmail: 'events@ironoak.example',
    },
    uncertain: ['startDate', 'endDate', 'participants'],
  },
  {
    text: `Greetings! Snowboarders need love, too. The Powder Keg Series is a set of slopestyle contests; we are after one ski resort for its finals. Location: Utah, ideally Park City. Window: March 1 to March 28, 2027, two days. 160 riders, ages 13 and up, plus 500 fans. Field trip? No, a terrain park is essential. Reach Jonah Pell at jonah@powderkeg.example or (435) 555-0158 before January 31, 2027.`,
    fields: {
      sportsList: ['Snowboarding'],
      name: 'Powder Keg Series',
      requestAddress: 'Park City, UT',
      startDate: '2027-03-01',
      endDate: '2027-03-28',
      hasFlexibleDates: true,
      dayCount: 2,
      participants: 160,
      ages: '13 and up',
      attendance: 500,
      spaceName: 'Ski Slope',
      contactName: 'Jonah Pell',
      contactEmail: 'jonah@powderkeg.example',
      contactPhone: '(435) 555-0158',
      responseDeadline: '2027-01-31',
    },
    uncertain: [],
  },
  {
    text: `from the desk of tess abara
river city roller hockey

we play roller hockey. we're looking for 2 rinks in sacramento, california, nov 12-14 2027. 28 teams, 10u to 18u, boys & girls. our families book 300 room nights in all. price range 7 to 9 thousand.

tess@rivercityrh.example`,
    fields: {
      sportsList: ['Roller Hockey'],
      spaceName: 'Rink',
      spaceCount: 2,
      requestAddress: 'Sacramento, CA',
      startDate: '2027-11-12',
      endDate: '2027-11-14',
      teamCount: 28,
      ages: '10u to 18u',
      gender: 'Male & Female',
      roomNights: 300,
      budgetFrom: 7000,
      budgetTo: 9000,
      contactEmail: 'tess@rivercityrh.example',
      contactName: 'tess abara',
    },
    uncertain: [],
  },
]
