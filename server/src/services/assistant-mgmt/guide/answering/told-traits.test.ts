import { describe, expect, test } from 'vitest'
import { ask, page, textOf, town } from '../testing/town.ts'

const space = (name: string, additionalFeatures: string | null, more: object = {}) => ({
  name,
  count: 1,
  surface: null,
  location: 'Outdoor',
  additionalFeatures,
  ...more,
})

const course = page('facility', {
  name: 'Pinehurst Brook Golf Course',
  city: 'Millbrook',
  facilityType: 'Golf Course',
  sports: ['Golf'],
  yearOpened: 1947,
  spaceTypes: [space('Golf Course', '18 holes, par 71, 6,200 yards')],
})
const stadium = page('facility', {
  name: 'Hawksworth Stadium',
  sports: ['Track & Field'],
  spaceTypes: [space('Field', null), space('Track', '400 meters, eight lanes')],
})
const pool = page('facility', {
  name: 'Lark Natatorium',
  sports: ['Swimming', 'Diving'],
  spaceTypes: [space('Pool', 'Six lanes, 25 yards; diving boards of 1 and 3 meters')],
})
const discs = page('facility', {
  name: 'Wexcombe Commons',
  city: 'Pleasant Hill',
  facilityType: 'Parks & Rec',
  sports: ['Disc Golf'],
  spaceTypes: [space('Disc Golf Course', '18 baskets, wooded')],
})
const diamonds = page('facility', {
  name: 'Tarrow Diamonds',
  sports: ['Baseball'],
  amenities: ['Batting Cages', 'Playground'],
  spaceTypes: [space('Diamond', 'Skinned infields, fences at 300 feet')],
})
const raceway = page('facility', {
  name: 'Sorrel Grounds',
  sports: ['Motocross'],
  description: 'A fairground with two exhibit halls and a 1.1-mile motocross track.',
  spaceTypes: [
    space('Exhibit Hall', '36,000 square feet each, ceiling height 30 feet'),
    space('Raceway', null),
  ],
})
const elmFalls = town([course, stadium, pool, discs, diamonds, raceway])
const told = (question: string) => textOf(ask(elmFalls, question))

describe('a feature that a page tells in its own words is told in any language', () => {
  test.each([
    ['how many yards is pinehurst brook golf course and whats the par', 'par 71, 6,200 yards'],
    ['cuantas yardas tiene el Pinehurst Brook Golf Course y de que par es', 'par 71, 6,200 yards'],
    ['quelle est la longueur du Pinehurst Brook Golf Course, et quel est le par ?', 'par 71, 6,200 yards'],
    ['Pinehurst Brook, c’est un par combien ?', 'par 71'],
    ['how long is the track at Hawksworth Stadium', '400 meters, eight lanes'],
    ['¿de qué largo es la pista de Hawksworth Stadium y cuántos carriles tiene?', '400 meters, eight lanes'],
    ['longueur de la piste du Hawksworth Stadium', '400 meters, eight lanes'],
    ['are there diving boards at Lark Natatorium', 'diving boards of 1 and 3 meters'],
    ['Y a-t-il des plongeoirs au Lark Natatorium ?', 'diving boards of 1 and 3 meters'],
    ['combien de paniers au Wexcombe Commons', '18 baskets'],
    ['how far are the fences at Tarrow Diamonds', 'fences at 300 feet'],
    ['how deep is the outfield at Tarrow Diamonds', 'fences at 300 feet'],
    ['how long is the motocross track at Sorrel Grounds', '1.1-mile motocross track'],
    ['tarrow diamonds, y a-t-il des cages pour frapper', 'cages de frappeurs'],
    ['Tarrow Diamonds a-tu des jeux pour les p’tits', 'aire de jeux'],
  ])('%s', (question, fact) => expect(told(question)).toContain(fact))
})

describe('a page that is described by what it is and where is meant as if it was named', () => {
  test.each([
    ['how many baskets does the disc golf course in Pleasant Hill have?', '18 baskets'],
    ['when did the golf course in Millbrook open', '1947'],
    ['el campo de golf de Millbrook ¿qué par es?', 'par 71'],
  ])('%s', (question, fact) => expect(told(question)).toContain(fact))

  test('what is asked of the one page that has a thing is told of it', () =>
    expect(told('we need a track. what place has one, how long is it and how many lanes')).toContain(
      '400 meters, eight lanes',
    ))
})

describe('no other number answers for one that is not told', () => {
  test.each([
    'how deep is the pool at Lark Natatorium',
    '¿qué profundidad tiene la piscina de Lark Natatorium?',
    'quelle est la profondeur de la piscine du Lark Natatorium',
    'green fee for nine holes at Pinehurst Brook Golf Course',
    'who laid out the holes at Pinehurst Brook Golf Course',
    'how long is the wait at Lark Natatorium',
    'combien par personne au Pinehurst Brook Golf Course',
    'I left my mitt in the dugout at Tarrow Diamonds, did anybody find it?',
  ])('%s', (question) => expect(ask(elmFalls, question).outcome).toBe('NotFound'))
})
