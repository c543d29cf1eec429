import { event, type Phrase } from './phrase.ts'

const lead = (subject: string, words: string, from = 'Ann Moss <amoss@metro.example>') =>
  `From: Bo Diaz <bdiaz@visitbay.example>\nSubject: ${subject}\n\n${words}\n\nBo\n\n-----Original Message-----\nFrom: ${from}\nSubject: judo\n\nJudo in Lincoln, NE, June 5-6, 2027, 40 teams, 8 mats.`

/** Whose words, money, distance or number it is. Undefined: it isn't that of the request. */
export const phrasesOfSubjects: readonly Phrase[] = [
  // What is passed on is the request, whoever passes it on.
  [lead('FW: judo', 'Please answer directly.'), 'teamCount', 40],
  [lead('Fwd: judo', 'Can you take this?'), 'requestAddress', 'Lincoln, NE'],
  [lead('RE: FW: judo', 'Any interest?'), 'spaceCount', 8],
  [lead('New lead', 'Partners, the lead below came in on Friday.'), 'teamCount', 40],
  [lead('Judo', 'Passing this along to all of you.'), 'teamCount', 40],
  [lead('Judo', 'I am forwarding a request from the judo club.'), 'teamCount', 40],
  [lead('Judo', 'See the email below and reply to her.'), 'teamCount', 40],
  [lead('Judo', 'The request below came from the state association.'), 'teamCount', 40],
  [lead('FW: judo', 'Please answer directly.'), 'contactEmail', 'amoss@metro.example'],
  [
    lead('RE: judo', 'An update to my note below: 44 teams.', 'Bo Diaz <bdiaz@visitbay.example>'),
    'teamCount',
    44,
  ],
  [`FWD: from Kenny\n\nFrom: Ken Ito <ken@ito.example>\nSubject: judo\n\n40 teams, 8 mats.`, 'teamCount', 40],
  // What this year's event needs, after what the last one had.
  [`${event}Last year we had 48 teams on 8 fields, so for 2027 we'd like 14 fields.`, 'spaceCount', 14],
  [`${event}Last year we had 48 teams on 8 fields, so this time we'd like 14 fields.`, 'spaceCount', 14],
  [`${event}We had 48 teams last year, and we'd want room for 60 teams.`, 'teamCount', 60],
  [`${event}We had 165 players in 2025, 190 in 2026 and are planning for 240.`, 'participants', 240],
  [`${event}We drew 165 players last year and are expecting 240.`, 'participants', 240],
  [`${event}We drew 165 players last year and are now hoping for 240.`, 'participants', 240],
  [`${event}Last year's edition had 36 teams; this year 40 are coming.`, 'teamCount', 40],
  [`${event}36 teams came last year. This time 40 have signed up.`, 'teamCount', 40],
  [`${event}36 teams last year; 40 are expected.`, 'teamCount', 40],
  [`${event}Last summer 300 players came, and this summer 350 will attend.`, 'participants', 350],
  [`${event}Our spring event had 410 fencers; for fall we are expecting 450.`, 'participants', 450],
  [`${event}The last regatta drew 410 rowers, so we are planning on 450 rowers.`, 'participants', 450],
  [`${event}Our winter meet brought 410 swimmers. This one will have 450 swimmers.`, 'participants', 450],
  [`${event}Our opener saw 410 players.`, 'participants', undefined],
  [`${event}We had 36 teams last year and used 8 fields.`, 'teamCount', undefined],
  // Others pay it.
  [`${event}Players pay $60. The team can spend $4,250 on the facility.`, 'budgetTo', 4250],
  [`${event}Swimmers pay $6 per event.`, 'budgetTo', undefined],
  [`${event}Everybody else pays $1,500.`, 'budgetTo', undefined],
  [`${event}Families pay $1,200 to come.`, 'budgetTo', undefined],
  [`${event}Sponsors chip in $3,000.`, 'budgetTo', undefined],
  [`${event}They paid $2,500.`, 'budgetTo', undefined],
  [`${event}The council pays up to $30,000 for the facility.`, 'budgetTo', 30_000],
  [`${event}We pay $3,000.`, 'budgetTo', 3000],
  [`${event}Our club will pay $3,000.`, 'budgetTo', 3000],
  [`${event}We're not paying more than 1200.`, 'budgetTo', 1200],
  [`${event}We won't pay over 1200.`, 'budgetTo', 1200],
  [`${event}Our budget is from $3,000 up to $4,500.`, 'budgetFrom', 3000],
  [`${event}Our budget is from $3,000 up to $4,500.`, 'budgetTo', 4500],
  [`${event}Budget: $3,000, maybe up to $4,500.`, 'budgetTo', 4500],
  // What somebody pays says nothing of who plays.
  [`${event}Admission is $18 per adult, $10 per child.`, 'ageGroup', undefined],
  [`${event}Tickets: adults $12, kids $6.`, 'ageGroup', undefined],
  [`${event}We charge $12 for adults.`, 'ageGroup', undefined],
  [`${event}It is $12/adult at the gate.`, 'ageGroup', undefined],
  [`${event}40 adult teams pay $200 each.`, 'ageGroup', 'Adult'],
  // Miles from the venue are those of hotels.
  [
    `${event}Springfield, MO. Hotel: 240 rooms at peak, within 20 miles of the fields.`,
    'requestDist',
    undefined,
  ],
  [
    `${event}Springfield, MO. Rooms must be close, no more than 5 miles from the venue.`,
    'requestDist',
    undefined,
  ],
  [`${event}Springfield, MO. Everyone sleeps within 5 miles of the park.`, 'requestDist', undefined],
  [`${event}Within 20 miles of Springfield, MO.`, 'requestDist', 20],
  // Where the organizers are and where others met, beside where the event must be.
  [
    `${event}It was good to meet you in Tampa last month. The event stays in Lincoln, NE.`,
    'requestAddress',
    'Lincoln, NE',
  ],
  [`${event}I met you in Tampa in May. Lincoln, NE, please.`, 'requestAddress', 'Lincoln, NE'],
  [`${event}Nice seeing you in Tampa! We want Lincoln, NE.`, 'requestAddress', 'Lincoln, NE'],
  [
    `${event}We run leagues in and around Phoenix. The site has to be in Tempe, AZ.`,
    'requestAddress',
    'Tempe, AZ',
  ],
  [`${event}We have chapters across Arizona. It must be held in Tempe, AZ.`, 'requestAddress', 'Tempe, AZ'],
  [`${event}We own a gym in Phoenix. The event should stay in Tempe, AZ.`, 'requestAddress', 'Tempe, AZ'],
  [`${event}We operate camps in Phoenix. We would remain in Tempe, AZ.`, 'requestAddress', 'Tempe, AZ'],
  [`${event}Norfolk, VA. The course in Richmond quoted us $11,000.`, 'requestAddress', 'Norfolk, VA'],
  [`${event}Norfolk, VA. The park in Richmond turned us down.`, 'requestAddress', 'Norfolk, VA'],
  [`${event}Norfolk, VA. The hall in Richmond, VA is booked.`, 'requestAddress', 'Norfolk, VA'],
  ['Soccer 3/12-14. tulsa ok area. up to 6k', 'requestAddress', 'Tulsa, OK'],
  ['Soccer 3/12-14. fort wayne in area', 'requestAddress', 'Fort Wayne, IN'],
  ['Soccer 3/12-14. eugene or metro', 'requestAddress', 'Eugene, OR'],
]
