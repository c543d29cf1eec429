import { describe, expect, test } from 'vitest'
import { ask, mile, openDaily, page, textOf, town } from '../testing/town.ts'

const space = { surface: null, location: 'Indoor', additionalFeatures: null }
const lanes = page('facility', {
  name: 'Mossbridge Lanes',
  sports: ['Bowling'],
  capacity: 300,
  yearOpened: 2004,
  amenities: ['Restaurant'],
  spaceTypes: [{ ...space, name: 'Bowling Lane', count: 16 }],
})
const track = page('facility', {
  name: 'Quailmoor BMX Park',
  sports: ['BMX'],
  phone: '(740) 555-0112',
  description: 'Quailmoor BMX Park has a 1,080-foot BMX track.',
  spaceTypes: [{ ...space, name: 'Raceway', count: 1, location: 'Outdoor' }],
})
const hall = page('facility', {
  name: 'Stannery Club',
  sports: ['Billiards'],
  phone: '(740) 555-0113',
  spaceTypes: [{ ...space, name: 'Table', count: 9 }],
})
const expo = page('facility', { name: 'Larkmoor Expo', sports: ['Robotics'], capacity: 900 })
const courts = page('facility', {
  name: 'Cressbrook Tennis Club',
  sports: ['Tennis'],
  spaceTypes: [{ ...space, name: 'Court', count: 4 }],
})
const inn = page('hotel', {
  name: 'Quarry Inn',
  lat: 40 + mile,
  roomCount: 53,
  checkInTime: '15:00',
  lowestRate: 9900,
  currency: 'USD',
})
const diner = page(
  'business',
  { name: 'Barrowby Diner', businessType: 'Food & Beverage', placeType: 'diner', phone: '(740) 555-0114' },
  { hours: openDaily('06:00', '15:00') },
)
const camp = page('event', {
  name: 'Hazelcombe Camp',
  type: 'Camp',
  sports: [{ name: 'Baseball' }],
  startDate: '2099-06-07',
  endDate: '2099-06-11',
  entryDeadline: '2099-05-17',
  individualCost: 325,
  gender: 'Co-Ed',
})
const answer = (name: string, said: string) => ({
  kind: 'ownAnswer' as const,
  id: null,
  name,
  date: null,
  position: null,
  answer: said,
})
const elmFalls = town([lanes, track, hall, expo, courts, inn, diner, camp], {
  answers: [
    answer('Where can team buses park?', 'Behind our visitor center.'),
    answer('Is the road to the fields closed?', 'One lane is.'),
    answer('Do teams get a discount at restaurants?', 'Ten percent off.'),
    answer('How do we apply for a grant?', 'At least 90 days before.'),
  ],
})

describe('ambiguous words', () => {
  test('leaves out a word that no page has in that sense, and says so', () => {
    const plan = ask(elmFalls, 'My son races BMX. Where is the track?')
    expect(textOf(plan)).toContain('Quailmoor BMX Park')
  })

  test('reads a phrase as the words that it is made of', () => {
    expect(textOf(ask(elmFalls, '¿Cuántas canchas techadas tiene Cressbrook Tennis Club?'))).toContain('4')
  })

  test('pool in a billiard hall is no swimming pool', () => {
    const plan = ask(elmFalls, 'we wanna shoot some pool, got a number for the billiard hall?')
    expect(textOf(plan)).toContain('555-0113')
  })

  test('a word that nothing else is asked beside stays', () => {
    expect(ask(elmFalls, 'Does Quarry Inn have a bowl?').outcome).toBe('NotFound')
  })
})

describe('several questions in one', () => {
  test.each([
    ['how many lanes at mossbridge lanes and can we eat there too', ['16', 'Restaurant']],
    ["what would Hazelcombe Camp run me, and what's the last day to register?", ['$325', 'May 17']],
    ['Mossbridge Lanes donde queda? y en qué año abrió', ['2004']],
    ['barrowby diner phone and do they run on sundays', ['555-0114', 'Sunday']],
  ])('answers each of "%s"', (question, told) => {
    const text = textOf(ask(elmFalls, question))
    for (const one of told) expect(text).toContain(one)
  })

  test('one that nothing is known of leaves the whole question unanswered', () => {
    expect(ask(elmFalls, 'Do I need a zorb at Mossbridge Lanes, and where do they sell it?').outcome).toBe(
      'NotFound',
    )
  })
})

describe('this moment', () => {
  test.each([
    "how's the ice today at Mossbridge Lanes",
    'How many people are at Mossbridge Lanes at the moment?',
    'hay mucha gente ahora mismo en mossbridge lanes?',
    'y a-t-il beaucoup de monde au Mossbridge Lanes en ce moment',
    'is it gonna rain saturday at Quailmoor BMX Park',
    'combien gagne l’arbitre du Hazelcombe Camp',
    'Any lanes free at Mossbridge Lanes right now?',
    'quedan pistas libres ahora mismo en mossbridge lanes',
  ])('doesn’t answer "%s"', (question) => {
    expect(ask(elmFalls, question).outcome).toBe('NotFound')
  })

  test('tells whether a place is open now', () => {
    expect(ask(elmFalls, 'is Barrowby Diner open right now').outcome).toBe('Answered')
  })
})

test.each([
  'Phone for Mossbridge Speedway?',
  'how many lanes does thornwick lanes have',
  'capacity of thornwick field',
  'combien d’allées a le salon de quilles thornwick',
])('the name of a place that no page has in "%s" isn’t another place', (question) => {
  expect(ask(elmFalls, question).outcome).toBe('NotFound')
})

test.each([
  'Qui a dessiné le parcours du Mossbridge Lanes ?',
  'cuantas toallas dan por cuarto en quarry inn',
  'i lost my confirmation number for quarry inn can u look it up',
  'slope rating of Quailmoor BMX Park?',
])('what no page tells isn’t answered by what it has: %s', (question) => {
  expect(ask(elmFalls, question).outcome).toBe('NotFound')
})

test.each([
  ['a ke hora abre barrowby diner', '6:00'],
  ['combien de km entre Quarry Inn et Mossbridge Lanes', '1'],
  ['Hazelcombe Camp coûte combien', '325'],
  ['what does each kid owe for Hazelcombe Camp', '325'],
])('tells what is asked in other words: %s', (question, told) => {
  expect(textOf(ask(elmFalls, question))).toContain(told)
})

describe('answers of the destination in other words', () => {
  test.each([
    ["where's the bus supposed to wait while we play", 'visitor center'],
    ['on arrive en autobus, on le laisse où', 'visitor center'],
    ['the street out to the diamonds is torn up, is that so', 'lane'],
    ['do local restaurants knock anything off the bill', 'percent'],
    ['¿cómo consigo dinero para mi torneo?', '90 days'],
  ])('answers "%s"', (question, said) => {
    expect(textOf(ask(elmFalls, question))).toContain(said)
  })

  test('pages of a kind are asked for themselves', () => {
    expect(textOf(ask(elmFalls, 'any hotels where a bus can park'))).not.toContain('visitor center')
  })
})

describe('ways of asking', () => {
  test.each([
    ['when was mossbridge lanes put up', '2004'],
    ['does mossbridge lanes have room for 200 fans', '300'],
    ['when do they let us in at quarry inn', '3:00 PM'],
    ['until when does barrowby diner serve on sundays', '3:00 PM'],
    ['what does a night set us back at quarry inn', '$99'],
    ['is hazelcombe camp for boys only', 'Co-Ed'],
    ['how many can mossbridge lanes pack in', '300'],
    ['when does quarry inn want us gone', '3:00 PM'],
    ['where could we put on a robotics meet', 'Larkmoor Expo'],
  ])('understands "%s"', (question, told) => {
    const plan = ask(elmFalls, question)
    expect(plan.outcome).toBe('Answered')
    expect(textOf(plan)).toContain(told)
  })
})
