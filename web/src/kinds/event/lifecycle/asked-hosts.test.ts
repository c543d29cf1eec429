import { expect, test } from 'vitest'
import { endingText } from './asked-hosts.ts'

const lead = (status: 'Open' | 'Interested' | 'Won' | 'Lost' | 'Passed', profileName = 'Elm Hall') => ({
  status,
  profileName,
})

test.each([
  [[], undefined],
  [[lead('Lost'), lead('Passed')], undefined],
  [[lead('Open')], '1 host that you asked is told, and what is held for you is released.'],
  [
    [lead('Open'), lead('Interested'), lead('Passed')],
    '2 hosts that you asked are told, and what is held for you is released.',
  ],
  [
    [lead('Lost'), lead('Won', 'Cedar Bend')],
    'You chose Cedar Bend to host it. Cedar Bend is told, and what is held for you is released.',
  ],
  [
    [lead('Open'), lead('Won', 'Cedar Bend')],
    'You chose Cedar Bend to host it. Cedar Bend and 1 other host that you asked are told, and what is held for you is released.',
  ],
])('before an event of %j ends, people read %j', (leads, text) => {
  expect(endingText(leads)).toBe(text)
})
