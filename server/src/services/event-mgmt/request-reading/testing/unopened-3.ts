import type { WrittenRequest } from './written-request.ts'

export const unopened3: readonly WrittenRequest[] = [
  {
    text: `Hi friends!!

We are SO excited to be planning the Glitter & Grit Cheer Showdown, a one-day competition! Any Saturday between January 9 and February 27, 2027 works for us. 45 teams, ages 6 to 12. We'd love an arena within 30 miles of Orlando, FL, and we have to stay under $8K for it.

I'm not sure how many spectators we'll have, maybe 900? Each athlete pays $65 and parents are $15 at the door, if that helps. A separate warm-up room is a must.

No hotel rooms needed for this one!

xoxo
Brianna Castellano
Glitter & Grit Allstars
brianna@glittergrit.example
(407) 555-0118`,
    fields: {
      name: 'Glitter & Grit Cheer Showdown',
      sportsList: ['Cheerleading'],
      startDate: '2027-01-09',
      endDate: '2027-02-27',
      hasFlexibleDates: true,
      dayCount: 1,
      teamCount: 45,
      ages: '6 to 12',
      facilityTypes: ['Arena'],
      requestAddress: 'Orlando, FL',
      requestDist: 30,
      budgetTo: 8000,
      attendance: 900,
      requirementNotes: 'A separate warm-up room is a must.',
      contactName: 'Brianna Castellano',
      contactOrganization: 'Glitter & Grit Allstars',
      contactEmail: 'brianna@glittergrit.example',
      contactPhone: '(407) 555-0118',
    },
    uncertain: ['attendance'],
  },
  {
    text: `To: facility managers on our list
From: Lyle Pruitt, High Plains Kids Wrestling

Folks, the Sand Hills Brawl needs a bigger barn. It's youth wrestling, February 26-27, and we could slide it a week in either direction. 50+ teams, 900 wrestlers. Eighteen mats. For your planning, that's about what fits on nine basketball courts that convert to volleyball.

We also need the building on the day before to roll out the mats. Anything within two hours of North Platte, Nebraska will do. Last year we picked up 415 room nights.

The board approved six to eight thousand dollars for rent. Our banquet ($22 a plate, brisket) is somewhere else, so no catering.

Let me know by January 10.

Lyle
lyle@highplainskids.example
308.555.0109`,
    fields: {
      name: 'Sand Hills Brawl',
      sportsList: ['Wrestling'],
      ageGroup: 'Youth',
      startDate: '2027-02-26',
      endDate: '2027-02-27',
      flexWeeks: 1,
      teamCountRange: '50+',
      participants: 900,
      spaceName: 'Mat',
      spaceCount: 18,
      setupDays: 1,
      requestAddress: 'North Platte, NE',
      requestDist: 125,
      roomNights: 415,
      budgetFrom: 6000,
      budgetTo: 8000,
      responseDeadline: '2027-01-10',
      contactName: 'Lyle Pruitt',
      contactOrganization: 'High Plains Kids Wrestling',
      contactEmail: 'lyle@highplainskids.example',
      contactPhone: '308.555.0109',
    },
    uncertain: ['startDate', 'endDate', 'requestDist', 'roomNights'],
  },
]
