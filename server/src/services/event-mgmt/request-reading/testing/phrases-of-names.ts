import type { Phrase } from './phrase.ts'

const soccer = 'Soccer June 5-6, 2027. '

/** Which names are of the event, of who asks, and of the place. Undefined: they are of something else. */
export const phrasesOfNames: readonly Phrase[] = [
  // The event of today, whatever happened to it.
  [
    'Our meet, the Oak Hills Invitational, has been run at a farm since 2019.',
    'name',
    'Oak Hills Invitational',
  ],
  ['Our race, the Mill Creek Dash, was held at a park that was sold.', 'name', 'Mill Creek Dash'],
  ['Our tournament, the Cedar Cup, used to be at the Y.', 'name', 'Cedar Cup'],
  ['Our annual meet, the Pine Relays, lost its track last year.', 'name', 'Pine Relays'],
  [
    'The ballroom we had booked for the Metro Clash, our esports tournament, backed out.',
    'name',
    'Metro Clash',
  ],
  ['The gym we used for the Ridge Duals, our wrestling meet, was sold.', 'name', 'Ridge Duals'],
  ['The rink that hosted the Ice Jam, our hockey tournament, was closed last year.', 'name', 'Ice Jam'],
  ['Last year we played the Cedar Cup, our former tournament, in Joplin.', 'name', undefined],
  ['Our old race, the Mill Creek Dash, was sold last year.', 'name', undefined],
  // An event that somebody runs is no organization.
  ['I run the Plains Spike-Off, a girls volleyball tournament.', 'contactOrganization', undefined],
  ['I run the Oak Hoopla, a 3-on-3 basketball event.', 'contactOrganization', undefined],
  ['We run the Gravel Grinder, a bike race.', 'contactOrganization', undefined],
  ['I coordinate the Snow Stomp, a 10 mile run.', 'contactOrganization', undefined],
  ['We organize the Big Splash, our summer swim meet.', 'contactOrganization', undefined],
  ['I manage the Prairie Pinfest, a youth wrestling competition.', 'contactOrganization', undefined],
  ['I direct the Harbor Lights, a regatta for juniors.', 'contactOrganization', undefined],
  [
    'I run the Plains Volleyball Club, a girls volleyball tournament company.',
    'contactOrganization',
    'Plains Volleyball Club',
  ],
  ['I run the Oak Hoopla League, a basketball league.', 'contactOrganization', 'Oak Hoopla League'],
  [
    'I run the Granite Gymnastics Academy, a gym with a fall show.',
    'contactOrganization',
    'Granite Gymnastics Academy',
  ],
  // Several words are nobody's name.
  [
    'Silver Oak Horse Shows is seeking a home for its finals.',
    'contactOrganization',
    'Silver Oak Horse Shows',
  ],
  ['Red River Dog Shows is looking for a hall.', 'contactOrganization', 'Red River Dog Shows'],
  // An organization that is named as a town.
  [`${soccer}The Alliance is moving the event to Phoenix, Arizona.`, 'requestAddress', 'Phoenix, AZ'],
  [
    `${soccer}For 2027 the Alliance has chosen Phoenix, Arizona, as its place. It is in Phoenix, Arizona.`,
    'requestAddress',
    'Phoenix, AZ',
  ],
  [`${soccer}The Union would like to be in Tulsa, Oklahoma.`, 'requestAddress', 'Tulsa, OK'],
  [`${soccer}The Alliance pays for it.`, 'requestAddress', undefined],
  // Where the organizers or players are, and how far they go.
  [
    `${soccer}The club is based in Joplin, Missouri and we'd look at anything inside of 40 miles.`,
    'requestAddress',
    'Joplin, MO',
  ],
  [
    `${soccer}The club is based in Joplin, Missouri and we'd look at anything inside of 40 miles.`,
    'requestDist',
    40,
  ],
  [`${soccer}We are based in Joplin, Missouri and would consider places within 40 miles.`, 'requestDist', 40],
  [
    `${soccer}We live in Joplin, Missouri, and could visit any site within 40 miles.`,
    'requestAddress',
    'Joplin, MO',
  ],
  [
    `${soccer}Most of the families are in Joplin, Missouri, and nobody wants to drive more than 40 miles.`,
    'requestAddress',
    'Joplin, MO',
  ],
  [
    `${soccer}Most of the families are in Joplin, Missouri, and nobody wants to drive more than 40 miles.`,
    'requestDist',
    40,
  ],
  [
    `${soccer}Our players live in Joplin, Missouri, and no one will travel more than 40 miles.`,
    'requestAddress',
    'Joplin, MO',
  ],
  [
    `${soccer}Our teams are all from Joplin, Missouri, and they won't drive over 40 miles.`,
    'requestAddress',
    'Joplin, MO',
  ],
  [
    `${soccer}Most members live around Joplin, Missouri, and few go farther than 40 miles.`,
    'requestAddress',
    'Joplin, MO',
  ],
  [`${soccer}Hello from Montana! The kids live in Billings, Montana.`, 'requestAddress', undefined],
  [
    `${soccer}Most of the families are in Joplin, Missouri, and they drive many miles.`,
    'requestAddress',
    undefined,
  ],
  // The same place as before.
  [`${soccer}It's Reno, Nevada again.`, 'requestAddress', 'Reno, NV'],
  [`${soccer}It's Reno, Nevada once more.`, 'requestAddress', 'Reno, NV'],
  [`${soccer}Reno, Nevada as always.`, 'requestAddress', 'Reno, NV'],
  [`${soccer}That's Reno, Nevada, as usual.`, 'requestAddress', undefined],
]
