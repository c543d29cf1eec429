import { expect, test } from 'vitest'
import { tokensOf } from '../../../../search/reading/tokens.ts'
import { spelledTimeAt } from './spelled-times.ts'

test.each([
  ['half past eleven on a friday night', 23 * 60 + 30],
  ['half past eleven', 11 * 60 + 30],
  ['quarter to eight', 7 * 60 + 45],
  ['quarter past 7 tonight', 19 * 60 + 15],
  ['nine o’clock', 9 * 60],
  ['once y media de la noche', 23 * 60 + 30],
  ['siete y cuarto', 7 * 60 + 15],
  ['huit heures et demie', 8 * 60 + 30],
  ['8 heures et demie', 8 * 60 + 30],
  ['half past six in the morning', 6 * 60 + 30],
  ['quarter to one at night', 45],
  ['deux heures entre deux matchs', undefined],
  ['eleven courts', undefined],
  ['half of eleven', undefined],
  ['once y mil', undefined],
])('%s', (text, minute) => expect(spelledTimeAt(tokensOf(text), 0)?.minute).toBe(minute))
