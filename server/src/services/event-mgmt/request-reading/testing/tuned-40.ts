import type { WrittenRequest } from './written-request.ts'

/** Sports, forms and tones that the texts before had least of. What they say was written down before they were read, on 2026-11-25. */
export const tuned40: readonly WrittenRequest[] = [
  {
    text: `Subject: climbing comp

Hi team,

quick one. We (Granite Grip Youth Climbing) want to run a bouldering comp at a climbing gym in Golden, Colorado. Not June, not July: we'd take any Saturday in September 2027. 130 kids, 8 to 18 years old, and their parents, so call it 400 in total. Medical staff on site is a must.

We don't have a budget yet.

Sam Oyelaran
Granite Grip Youth Climbing
sam@granitegrip.example`,
    fields: {
      sportsList: ['Sport Climbing'],
      spaceName: 'Climbing Wall',
      requestAddress: 'Golden, CO',
      startDate: '2027-09-01',
      endDate: '2027-09-30',
      hasFlexibleDates: true,
      participants: 130,
      ages: '8 to 18 years old',
      ageGroup: 'Youth',
      requirementNotes: 'Medical staff on site is a must.',
      contactName: 'Sam Oyelaran',
      contactOrganization: 'Granite Grip Youth Climbing',
      contactEmail: 'sam@granitegrip.example',
    },
    uncertain: [],
  },
  {
    text: `Thanks for asking, here are the numbers you wanted for the kayak event. Name: Whitewater Wiggle. It's canoe and kayak, adults and kids, so all ages. We'd come to you on Saturday, June 12, 2027, with Friday for setup. Paddlers: 190. People on the bank: 350. River must run at 600 cfs. Nobody stays overnight, so no rooms. We are in talks with two other towns and will choose on February 8, 2027. Oh, and the town is Salida, Colorado.

Best wishes, Hollis Tremblay (Arkansas Valley Paddlers), 719-555-0144`,
    fields: {
      name: 'Whitewater Wiggle',
      sportsList: ['Canoe & Kayak'],
      ageGroup: 'All Ages',
      startDate: '2027-06-12',
      endDate: '2027-06-12',
      setupDays: 1,
      spaceName: 'Open Water',
      participants: 190,
      attendance: 350,
      requirementNotes: 'River must run at 600 cfs.',
      decisionDate: '2027-02-08',
      requestAddress: 'Salida, CO',
      contactName: 'Hollis Tremblay',
      contactOrganization: 'Arkansas Valley Paddlers',
      contactPhone: '719-555-0144',
    },
    uncertain: [],
  },
]
