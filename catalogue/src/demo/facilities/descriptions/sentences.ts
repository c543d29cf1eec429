import type { AmenityName } from '@app/contract/reference-lists/amenities.ts'
import type { Facts } from '../facts.ts'
import type { Random } from '../../random.ts'
import { eventWord, sportWord } from '../spaces/sport-words.ts'
import { capitalized, enumeration, grouped } from '../../wording.ts'
import { spacesOf } from './opening.ts'

/** A sentence about one side of a facility; undefined when there is nothing to say. */
export type Sentence = (facts: Facts, random: Random) => string | undefined

const has = ({ amenities }: Facts, ...names: AmenityName[]) => names.every((name) => amenities.includes(name))

export const aboutSpaces: Sentence = (facts, random) => {
  const { layout, spaces } = facts
  const list = spacesOf(facts)
  const isPlural = (spaces[0]?.count ?? 0) > 1
  return random.pick([
    `It has ${list}.`,
    `The ${layout.short} has ${list}.`,
    isPlural ? `There are ${list}.` : `There is ${list}.`,
    spaces.length > 1 || isPlural ? `On site are ${list}.` : `It has ${list}.`,
  ])
}

export const aboutYear: Sentence = ({ yearOpened, layout }, random) =>
  yearOpened === null
    ? undefined
    : random.pick([
        `It opened in ${yearOpened}.`,
        `It dates from ${yearOpened}.`,
        `The ${layout.short} opened in ${yearOpened}.`,
      ])

const shared: Readonly<Record<string, string>> = {
  Court: 'courts',
  Field: 'fields',
  Diamond: 'diamonds',
  Rink: 'ice',
  Pool: 'water',
  'Open Water': 'water',
  'Exhibit Hall': 'floor',
  Mat: 'mats',
}

export const aboutSports: Sentence = (facts, random) => {
  const [first] = facts.sports
  const words = facts.sports.map(sportWord)
  const [only] = words
  const said = `${facts.layout.kinds.join(' ')} ${spacesOf(facts)} ${facts.name}`.toLowerCase()
  if (
    first === undefined ||
    only === undefined ||
    (words.length === 1 && said.includes(only.slice(0, 4).toLowerCase()))
  )
    return undefined
  if (words.length === 1)
    return random.pick([
      `${capitalized(only)} is the one sport here.`,
      `The ${facts.layout.short} hosts ${eventWord(first)}s.`,
    ])
  const list = words.length > 5 ? `${words.slice(0, 4).join(', ')} and other sports` : enumeration(words)
  const [space] = facts.spaces
  const ground = facts.spaces.length === 1 && space ? groundOf(space) : undefined
  return random.pick([
    `It suits ${list}.`,
    `The ${facts.layout.short} takes events in ${list}.`,
    `Sports here are ${list}.`,
    `It is set up for ${list}.`,
    ground && words.length < 5
      ? `${capitalized(list)} share the ${ground}.`
      : `The ${facts.layout.short} hosts ${list}.`,
  ])
}

function groundOf({ name, surface, count }: Facts['spaces'][number]): string | undefined {
  if (name === 'Rink' && surface !== 'Ice') return 'floor'
  const word = shared[name]
  return count === 1 && word !== undefined && word.endsWith('s') ? word.slice(0, -1) : word
}

export const aboutSeats: Sentence = (facts, random) => {
  const { seats, layout } = facts
  if (seats === null) return undefined
  const number = seats < 1000 ? `about ${seats}` : grouped(seats)
  const kind = has(facts, 'Chair-Back Seating')
    ? 'Chair-back seating'
    : has(facts, 'Bleachers')
      ? 'Bleachers'
      : undefined
  const verb = kind === 'Bleachers' ? 'hold' : 'holds'
  return random.pick([
    `The ${layout.short} seats ${number}.`,
    `There is seating for ${number}.`,
    `There is room for ${number} spectators.`,
    kind ? `${kind} ${verb} ${number} spectators.` : `It seats ${number}.`,
  ])
}

const forTeams: readonly (readonly [AmenityName, string])[] = [
  ['Locker Rooms', 'locker rooms'],
  ['Showers', 'showers'],
  ['Warm-Up Area', 'a warm-up area'],
  ['Batting Cages', 'batting cages'],
  ['Athletic Training Room', 'an athletic training room'],
  ['Weight Room', 'a weight room'],
]

/** Where people come one by one. */
const individual = new Set<string>(['golf', 'club', 'bowling', 'resort', 'ski', 'training'])

export const aboutTeams: Sentence = (facts, random) => {
  const items = forTeams.filter(([name]) => has(facts, name)).map(([, word]) => word)
  if (items.length < 2) return undefined
  const list = enumeration(items.slice(0, 3))
  const officials =
    has(facts, 'Officials Rooms') && random.chance(0.5) ? ', and officials have a room of their own' : ''
  const people = individual.has(facts.layout.amenities) ? 'Players' : 'Teams'
  return random.pick([`${people} have ${list}${officials}.`, `${people} find ${list} on site${officials}.`])
}

const forVisitors: readonly (readonly [AmenityName, string])[] = [
  ['Parking', 'parking'],
  ['Restrooms', 'restrooms'],
  ['Concessions', 'concessions'],
  ['Playground', 'a playground'],
  ['Restaurant', 'a restaurant'],
  ['Pro Shop', 'a pro shop'],
  ['Wifi', 'Wi-Fi'],
]

export const aboutVisitors: Sentence = (facts, random) => {
  const items = forVisitors.filter(([name]) => has(facts, name)).map(([, word]) => word)
  const [first] = items
  if (items.length < 2 || first === undefined) return undefined
  const chosen = items.slice(random.int(0, Math.max(0, items.length - 3))).slice(0, 3)
  const list = enumeration(chosen.length < 2 ? items.slice(0, 2) : chosen)
  return random.pick([
    `${capitalized(list)} are on site.`,
    `Visitors have ${list}.`,
    `Visitors find ${list}.`,
  ])
}

export const aboutShow: Sentence = (facts, random) => {
  const items = [
    has(facts, 'Video Board') ? 'a video board' : has(facts, 'Scoreboard') ? 'a scoreboard' : undefined,
    has(facts, 'PA System') ? 'a PA system' : undefined,
    has(facts, 'Press Box') ? 'a press box' : undefined,
    has(facts, 'VIP Suites') ? 'suites' : undefined,
  ].filter((item) => item !== undefined)
  const streaming = has(facts, 'Live Streaming')
  if (items.length < 2)
    return streaming
      ? random.pick(['Events can be streamed live.', 'Cameras stream events live.'])
      : undefined
  return random.pick([
    `The ${facts.layout.short} has ${enumeration(items)}${streaming ? ', and events can be streamed live' : ''}.`,
    `Event organizers can use ${enumeration(items)}.`,
  ])
}

const lit: Readonly<Record<string, string>> = {
  Court: 'courts',
  Field: 'fields',
  Diamond: 'diamonds',
  'Skate Park': 'skate park',
}

export const aboutLights: Sentence = (facts, random) => {
  const outdoor = facts.spaces.find(({ name, location }) => location === 'Outdoor' && lit[name] !== undefined)
  if (!has(facts, 'Field & Court Lighting') || outdoor === undefined) return undefined
  const plural = lit[outdoor.name] ?? ''
  const subject =
    outdoor.count === 1 && plural.endsWith('s')
      ? `${plural.slice(0, -1)} is`
      : plural.endsWith('s')
        ? `${plural} are`
        : `${plural} is`
  return random.pick([`The ${subject} lit for evening play.`, `Lights allow play after dark.`])
}

export const aboutArea: Sentence = ({ indoorArea, layout, spaces }, random) => {
  if (indoorArea === null) return undefined
  const isAllIndoor = spaces.every(({ location }) => location === 'Indoor')
  return random.pick([
    `${isAllIndoor ? 'The building' : 'The indoor part'} covers about ${grouped(indoorArea)} square feet.`,
    isAllIndoor
      ? `The ${layout.short} has ${grouped(indoorArea)} square feet under roof.`
      : `About ${grouped(indoorArea)} square feet are under roof.`,
  ])
}

export const aboutStaying: Sentence = (facts, random) => {
  if (has(facts, 'Lodging'))
    return random.pick(['Teams can stay on site.', 'There are rooms for teams and families on site.'])
  if (has(facts, 'RV & Bus Parking'))
    return random.pick(['There is parking for buses and RVs.', 'Buses and RVs have their own parking.'])
  return undefined
}

export const aboutAccess: Sentence = (facts, random) =>
  has(facts, 'Wheelchair Accessible')
    ? random.pick([`The ${facts.layout.short} is wheelchair accessible.`, 'It is wheelchair accessible.'])
    : undefined

export const aboutHosting: Sentence = ({ availability, layout }, random) => {
  if (availability === null) return undefined
  return availability === 'Available to host'
    ? random.pick([
        `The ${layout.short} is available to host outside events.`,
        'Outside events are welcome.',
        'It takes bookings for visiting tournaments and camps.',
      ])
    : random.pick([
        'Dates for outside events are limited.',
        'Outside events fit in when the home schedule allows.',
        'It hosts a limited number of outside events.',
      ])
}
