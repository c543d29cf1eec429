import { expect, test } from 'vitest'
import { initials } from './picture-sources.ts'

test.each([
  ['Jonquil Pereira', 'JP'],
  ['Dae-jung Kim Park', 'DK'],
  ['  Q ', 'Q'],
  ['the (Old) Mill', 'TO'],
  ['Élodie Ångström', 'ÉÅ'],
  ['e\u0301clair', 'E\u0301'],
  ['力 太郎', '力太'],
  ['Стадион Динамо', 'СД'],
  ['18th Street Arena', '1S'],
  ['— Harmony', 'H'],
  ['***', '*'],
  ['', ''],
])('%s has the initials %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
