import { expect, test } from 'vitest'
import { splitName } from './name-parts.ts'

test.each([
  ['Oak Stadium (formerly Elm Field)', 'Oak Stadium', ['Elm Field']],
  ['Oak Stadium (f/k/a Elm Field; Ash Park)', 'Oak Stadium', ['Elm Field', 'Ash Park']],
  ['Oak Stadium [aka The Nest]', 'Oak Stadium', ['Nest']],
  ['Oak Stadium, formerly known as Elm Field', 'Oak Stadium', ['Elm Field']],
  ['Oak Stadium - formerly Elm Field', 'Oak Stadium', ['Elm Field']],
  ['Aréna du Chêne (anciennement Aréna Roy)', 'Aréna du Chêne', ['Aréna Roy']],
  ['Memorial Stadium (Ohio)', 'Memorial Stadium', []],
  ['Memorial Stadium (OH)', 'Memorial Stadium', []],
  ['Oak Park (North)', 'Oak Park (North)', []],
  ['Oak Holdings LLC DBA Oak Grill', 'Oak Grill', []],
  ['Oak Holdings LLC -DBA: Oak Grill', 'Oak Grill', []],
  ['Oak Holdings Inc/DBA Oak Grill', 'Oak Grill', []],
  ['Oak Holdings (DBA) Oak Grill', 'Oak Grill', []],
  ['Oak Holdings, d/b/a Oak Grill', 'Oak Grill', []],
  ['Oak Holdings, D.B.A. Oak Grill', 'Oak Grill', []],
  ['DBA Fitness', 'DBA Fitness', []],
  ['Former Airport Park', 'Former Airport Park', []],
])('splits %j into %j and %j', (text, name, others) => {
  expect(splitName(text)).toEqual({ name, others })
})
