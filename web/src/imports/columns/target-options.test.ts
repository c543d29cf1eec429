import { expect, test } from 'vitest'
import { matchingOptions } from '../../components/fields/combobox-option.ts'
import { targetOptions } from './target-options.ts'

const first = (text: string) => matchingOptions(targetOptions('facility'), text)[0]?.value

test.each([
  ['seats', 'capacity'],
  ['spectators', 'capacity'],
  ['courts', 'space:Court'],
  ['zip', 'postalCode'],
  ['natatorium', 'space:Pool'],
  ['skip', '-'],
])('"%s" finds %s first', (text, target) => expect(first(text)).toBe(target))
