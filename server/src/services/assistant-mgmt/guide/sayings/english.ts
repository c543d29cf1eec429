import type { FoundWords, Sayings } from './sayings.ts'

const singular = {
  facility: 'venue',
  hotel: 'hotel',
  business: 'place',
  event: 'event',
  destination: 'destination',
}
const plural = {
  facility: 'venues',
  hotel: 'hotels',
  business: 'places',
  event: 'events',
  destination: 'destinations',
}

const milesText = (miles: string) => `${miles} ${miles === '1' ? 'mile' : 'miles'}`

const conditions = ({ kind, wishes, near, miles, when, place }: FoundWords) =>
  [
    wishes && `for “${wishes}”`,
    near !== null
      ? miles === null
        ? `near ${near}`
        : `within ${milesText(miles)} of ${near}`
      : `around ${place}`,
    when && (kind === 'event' ? when : `open ${when}`),
  ]
    .filter((part) => part !== null)
    .join(', ')

const nounOf = ({ count, kind }: FoundWords) => (count === 1 ? singular[kind] : plural[kind])

export const english: Sayings = {
  kinds: plural,
  found: (words) => `I found ${words.count} ${nounOf(words)} ${conditions(words)}.`,
  counted: (words) =>
    words.spaces !== null
      ? `I count ${words.spaces} at ${words.count} ${nounOf(words)} ${conditions(words)}.`
      : `There ${words.count === 1 ? 'is' : 'are'} ${words.count} ${nounOf(words)} ${conditions(words)}.`,
  address: ({ name, value }) => `${name} is at ${value}.`,
  phone: ({ name, value }) => `The phone number of ${name} is ${value}.`,
  email: ({ name, value }) => `The email address of ${name} is ${value}.`,
  website: ({ name, value }) => `The website of ${name} is ${value}.`,
  hoursOn: ({ name, value, day }) => `${name} is open ${day} from ${value}.`,
  closedOn: ({ name, day }) => `${name} is closed ${day}.`,
  span: (from, to) => `${from} to ${to}`,
  clock: {
    at: (clock) => `at ${clock}`,
    after: (clock) => `after ${clock}`,
    before: (clock) => `before ${clock}`,
  },
  allDay: '24 hours',
  allDayOn: ({ name, day }) => `${name} is open 24 hours ${day}.`,
  everyDay: ({ name, value }) => `${name} is open ${value}.`,
  seats: ({ name, value }) => `${name} has seats for ${value} people.`,
  groups: ({ name, takes }) => (takes ? `${name} takes groups.` : `${name} does not take groups.`),
  area: ({ name, value }) => `${name} has ${value} square feet indoors.`,
  floor: ({ name, length, width }) => `The main floor of ${name} is ${length} by ${width} feet.`,
  clearHeight: ({ name, value }) => `The clear height at ${name} is ${value} feet.`,
  opened: ({ name, value }) => `${name} opened in ${value}.`,
  rating: ({ name, value, reviews }) =>
    `${name} is rated ${value} of 5 by ${reviews} ${reviews === 1 ? 'review' : 'reviews'}.`,
  has: ({ name, value }) => `${name} has ${value}.`,
  spaces: ({ name, value }) => `${name} has ${value}.`,
  space: ({ count, name, isOne, surface, location }) =>
    [count, location?.toLowerCase(), surface?.toLowerCase(), `${name.toLowerCase()}${isOne ? '' : 's'}`]
      .filter(Boolean)
      .join(' '),
  feature: ({ name, space, value }) => `${name} says of its ${space}s: “${value}”.`,
  sports: ({ name, value }) => `${name} hosts ${value}.`,
  amenities: ({ name, value }) => `${name} lists ${value}.`,
  attributes: ({ name, value }) => `${name} is listed with ${value}.`,
  stars: ({ name, value }) => `${name} has ${value} stars.`,
  rooms: ({ name, value }) => `${name} has ${value} rooms.`,
  checkIn: ({ name, value }) => `Check-in at ${name} is from ${value}.`,
  checkOut: ({ name, value }) => `Check-out at ${name} is until ${value}.`,
  rate: ({ name, from }) =>
    from === null
      ? `The page of ${name} shows its price and free rooms for the nights that you choose.`
      : `Rooms of ${name} cost ${from} a night and up, with fees; its page shows the price for the nights that you choose.`,
  priceLevel: ({ name, level }) =>
    `${name} is ${['inexpensive', 'moderately priced', 'expensive', 'very expensive'][level - 1]} (${'$'.repeat(level)}).`,
  offer: ({ name, title, until, code }) =>
    `${name} offers “${title}” until ${until}${code === null ? '' : `, with the code ${code}`}.`,
  dates: ({ name, value }) => `${name} takes place ${value}.`,
  flexibleDates: ({ name, value, days }) =>
    `${name} takes place${days === null ? '' : ` on ${days} days`} between ${value}.`,
  times: ({ name, start, end }) => `${name} starts at ${start}${end === null ? '' : ` and ends at ${end}`}.`,
  venues: ({ name, value }) => `${name} takes place at ${value}.`,
  organizer: ({ name, value }) => `${name} is organized by ${value}.`,
  teamCost: ({ name, value }) => `A team pays ${value} for ${name}.`,
  individualCost: ({ name, value }) => `A person pays ${value} for ${name}.`,
  free: 'nothing',
  teams: ({ name, value }) => `${name} has room for ${value} teams.`,
  ages: ({ name, value }) => `${name} is for this age group: ${value}.`,
  level: ({ name, value }) => `The level of ${name} is ${value}.`,
  gender: ({ name, value }) => `${name} is open to: ${value}.`,
  deadline: ({ name, value }) => `The last day to enter ${name} is ${value}.`,
  register: ({ name, value }) => `You can register for ${name} at ${value}.`,
  services: ({ name, value }) => `${name} offers organizers ${value}.`,
  airport: ({ name, code, miles, place }) => `${name} (${code}) is ${milesText(miles)} from ${place}.`,
  distance: ({ from, to, miles }) => `${from} is ${milesText(miles)} from ${to}, in a straight line.`,
  near: ({ name, miles, to }) => `${name} is ${milesText(miles)} from ${to}.`,
  document: ({ name }) => `The document “${name}” is on the page to download.`,
  documents: ({ count, list }) =>
    `${count === 1 ? 'One document is' : `${count} documents are`} on the page to download: ${list}.`,
  availability: ({ name }) => `The page of ${name} shows its free dates, and takes requests for yours.`,
  replies: ({ name, value }) => `${name} replies ${value.toLowerCase()}.`,
  type: ({ name, value }) => `${name} is listed as ${value}.`,
  remarks: {
    greeting: (town) => `Hello! Ask me anything about ${town}.`,
    thanks: (town) => `You’re welcome. Ask me anything about ${town}.`,
    notFound: (destination) => `I can’t find that in what ${destination} has told me.`,
    notListed: ({ name, words }) => `The page of ${name} doesn’t list “${words}”.`,
    notKnown: (words) => `I found nothing about “${words}”.`,
    noPrices: (kind) =>
      kind === 'hotel'
        ? 'I don’t compare prices. The page of each hotel shows its price for the nights that you choose.'
        : `I don’t know the prices of ${plural[kind]}.`,
    byLowestRate: 'In the order of the lowest rate of each. What a stay costs depends on its nights.',
    datesUnknown: 'I don’t know which dates are free.',
    noneFound: (words) => `I know of no ${plural[words.kind]} ${conditions(words)}.`,
    notSaid: ({ name }) => `The page of ${name} doesn’t say.`,
    hoursUnknown: ({ count, kind }) =>
      `I don’t know the hours of ${count} other ${count === 1 ? singular[kind] : plural[kind]}.`,
    byRule: (destination) => `${destination} doesn’t answer questions about that here.`,
    aboutItself: 'I only answer questions about this place, from its public pages.',
  },
  next: {
    hotel: [
      { about: 'hotel', text: 'Which hotels have a pool?' },
      { about: 'hotel', text: 'Which hotels have bus parking?' },
      { about: 'business', text: 'Where can we eat nearby?' },
    ],
    business: [
      { about: 'business', text: 'Which take large groups?' },
      { about: 'business', text: 'What is there to do for kids?' },
      { about: 'business', text: 'Any discounts for teams?' },
    ],
    facility: [
      { about: 'facility', text: 'Which venues have indoor courts?' },
      { about: 'hotel', text: 'Which hotels are nearby?' },
      { about: 'event', text: 'Which events are coming up?' },
    ],
    event: [
      { about: 'hotel', text: 'Which hotels are nearby?' },
      { about: 'event', text: 'Which other events are coming up?' },
      { about: 'business', text: 'Where can we eat?' },
    ],
    destination: [
      { about: 'hotel', text: 'Which hotels have a pool?' },
      { about: 'event', text: 'Which events are coming up?' },
      { about: 'destination', text: 'What services do you offer organizers?' },
    ],
  },
}
