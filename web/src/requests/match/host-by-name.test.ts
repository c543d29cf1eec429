import { expect, test } from 'vitest'
import { byName } from './host-by-name.tsx'

const named = (...names: string[]) => names.map((name) => ({ name }))

test('puts an exact name first, whatever its case, then names that start with the text', () => {
  const found = named('Arena of Visit Indy', 'Visit Indy North', 'The Indy Dome', 'Visit Indy')
  expect(byName(found, 'visit indy')).toEqual(
    named('Visit Indy', 'Visit Indy North', 'Arena of Visit Indy', 'The Indy Dome'),
  )
})
