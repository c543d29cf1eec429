import { describe, expect, test } from 'vitest'
import { ask, mile, openDaily, page, textOf, town } from '../testing/town.ts'

const event = (name: string, more: object) =>
  page('event', {
    name,
    type: 'Tournament',
    sports: [{ name: 'Golf' }],
    startDate: '2099-03-06',
    endDate: '2099-03-07',
    ...more,
  })
const place = (name: string, priceLevel: number | null, more: object = {}) =>
  page(
    'business',
    { name, businessType: 'Food & Beverage', placeType: 'sandwich_shop', priceLevel, ...more },
    { hours: openDaily('10:00', '20:00') },
  )
const bowl = page('facility', {
  name: 'Maple Bowl',
  facilityType: 'Bowling Center',
  sports: ['Bowling', 'Table Tennis'],
  amenities: ['Restaurant'],
  capacity: 1200,
  yearOpened: 2004,
})
const arena = page('facility', {
  name: 'Roadrunner Arena',
  lat: 40 + 5 * mile,
  facilityType: 'Arena',
  sports: ['Cheerleading'],
  capacity: 2300,
  yearOpened: 1988,
})
const inn = page('hotel', {
  name: 'Quarry Inn',
  lat: 40 + mile,
  roomCount: 53,
  lowestRate: null,
  phone: '(740) 555-0121',
})
const lodge = page('hotel', {
  name: 'Ferrier Lodge',
  lat: 40 + 4 * mile,
  roomCount: 80,
  phone: '(740) 555-0122',
})
const elmFalls = town([
  bowl,
  arena,
  inn,
  lodge,
  place('Lupine Deli', 1),
  place('Cresthaven Table', 3),
  place('Millbrook Grill', 2),
  page('business', {
    name: 'Farnaby Charter',
    businessType: 'Transportation',
    placeType: 'bus_station',
    phone: '(740) 555-0133',
  }),
  page(
    'business',
    { name: 'Cress Museum', businessType: 'Entertainment' },
    { hours: openDaily('10:00', '17:00', ['Tuesday']) },
  ),
  event('Moonseed Outing', {
    entryDeadline: '2099-02-01',
    teamCost: 450,
    ageGroup: 'Adult',
    startTime: '09:30',
    organization: { name: 'Larkmoor Golfers' },
  }),
  event('Ferrier Outing', { entryDeadline: '2099-02-15' }),
])
const told = (...questions: string[]) => textOf(ask(elmFalls, ...questions))
const outcome = (...questions: string[]) => ask(elmFalls, ...questions).outcome

describe('a question goes on after a reply, and with a part of a name', () => {
  test.each([
    [['Is Cress Museum open on Mondays?', 'ok what about tuesday'], '10:00 AM'],
    [['¿Abre el Cress Museum los lunes?', 'vale, ¿y el martes?'], '10:00'],
    [['When does registration close for the Moonseed Outing?', 'and the Ferrier one?'], 'February 15, 2099'],
    [['How many rooms does the Quarry Inn have?', 'so what about ferrier'], '80 rooms'],
    [['Does Maple Bowl have parking?', 'and can you eat there'], 'Maple Bowl has Restaurant'],
    [['¿Cuántas habitaciones tiene Quarry Inn?', 'y a qué distancia está de Maple Bowl'], '1 milla'],
  ])('%s', (questions, fact) => expect(told(...questions)).toContain(fact))
})

describe('named pages are compared by what the question asks', () => {
  test.each([
    ['Which one seats more people, Maple Bowl or Roadrunner Arena?', ['1,200', '2,300']],
    ['Which is older, Maple Bowl or Roadrunner Arena?', ['2004', '1988']],
    ['lequel a ouvert en premier, Maple Bowl ou Roadrunner Arena', ['2004', '1988']],
    ['which is closer to Maple Bowl, Quarry Inn or Ferrier Lodge?', ['1 mile', '4 miles']],
    ['¿Cuál está más cerca de Maple Bowl, Quarry Inn o Ferrier Lodge?', ['1 milla', '4 millas']],
  ])('%s', (question, facts) => {
    for (const fact of facts) expect(told(question)).toContain(fact)
  })
})

describe('a service is asked for by what it does', () => {
  test.each([
    'who can drive us from the hotel to the courts? need a phone number',
    'qui fait des navettes entre les hotels et les terrains? il me faut un numero de tel',
    '¿quién nos puede llevar en autobús a las canchas? necesito un teléfono',
  ])('%s', (question) => expect(told(question)).toContain('(740) 555-0133'))
})

describe('cheap asks for the lowest price level that there is', () => {
  test.each([
    'cheapest food for a team of 14',
    'cheap food',
    'algo barato para comer',
    'où manger pour pas cher',
  ])('%s', (question) => {
    expect(told(question)).toContain('Lupine Deli')
    expect(told(question)).not.toContain('Grill')
  })

  test('expensive asks for the highest', () =>
    expect(told('the most expensive restaurant')).toContain('Cresthaven Table'))

  test('an hour is of the afternoon that is said after it', () => {
    const early = place('Dawn Griddle', 1)
    const dawn = town([{ ...early, hours: openDaily('06:00', '14:00') }, place('Noon Deli', 1)])
    const text = textOf(ask(dawn, 'cheap food open at 3 on a sunday afternoon'))
    expect(text).toContain('Noon Deli')
    expect(text).not.toContain('Dawn Griddle')
  })
})

describe('what is nearest to it is near to the page named before', () => {
  test.each([
    'We play at Maple Bowl. Could you give me the phone number of the hotel nearest to it?',
    'Jugamos en Maple Bowl. ¿Cuál es el hotel más cercano y su teléfono?',
    'Le tournoi est au Maple Bowl. C’est quoi le numéro de l’hôtel le plus proche ?',
  ])('%s', (question) => expect(told(question)).toContain('(740) 555-0121'))
})

describe('two things asked of one page are both told', () => {
  test.each([
    ['Who is organizing the Moonseed Outing and what’s the team fee?', ['Larkmoor Golfers', '$450']],
    [
      'À quelle heure commence le Moonseed Outing, et c’est pour des adultes ou des jeunes ?',
      ['9 h 30', 'adultes'],
    ],
    ['which is the largest hotel and in which city is it', ['80 rooms', 'Elm Falls']],
  ])('%s', (question, facts) => {
    for (const fact of facts) expect(told(question)).toContain(fact)
  })
})

describe('who comes along, and how a question is put, is asked for nothing', () => {
  test.each([
    ['voy a Maple Bowl con mi suegro, ¿cuánta gente cabe?', '1,200'],
    ['taking my stepdad to Maple Bowl, how many people fit', '1,200'],
    ['Accordez-vous des subventions aux organisateurs de tournois ?', 'subventions'],
    ['Disposez-vous de bénévoles pour nos tournois ?', 'bénévoles'],
    ['¿Disponen de voluntarios para torneos?', 'voluntarios'],
    ['my husband is mad about ping pong, where could he have a game', 'Maple Bowl'],
    ['Ma fille fait du cheerleading. Quels sites en accueillent ?', 'Roadrunner Arena'],
  ])('%s', (question, fact) => expect(told(question)).toContain(fact))
})

describe('what no record tells is not answered with something else', () => {
  test.each([
    'Phone number of the Cherrywood Ice Arena please, my niece bowls there',
    'Tell me about the Pineview Bowling Center, my nephew bowls there',
    'Do the rooms at Quarry Inn have bathtubs or only showers?',
    'Est-ce qu’il reste des chambres libres au Quarry Inn pour samedi soir ?',
    'What does a room at Quarry Inn go for per night?',
    'Do I need a bowling license at Maple Bowl, and where do they sell them?',
    'C’est combien la partie de quilles au Maple Bowl ?',
    'Which hotel did the team from Dallas book for the Moonseed Outing, and under whose name?',
    'how much are bowling shoes at Maple Bowl',
    'What do they charge for shoe rental at Maple Bowl?',
    'which team is using Maple Bowl on tuesday nights',
    'did the Moonseed Outing sell out',
    'Bluenose Harbour Arena, how many seats',
    'any free rooms at Quarry Inn over easter',
    'how long does the Moonseed Outing last each day, who is the ref',
    '¿Cuánto mide el trampolín más alto de Maple Bowl?',
    'whats the email of Elm Falls Sports Commission, not a hotel, the office itself',
  ])('%s', (question) => expect(outcome(question)).toBe('NotFound'))
})
