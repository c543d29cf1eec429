import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Step } from './history-words.ts'
import { Steps } from './request-summary.tsx'

const step: Step = { text: 'Interested', by: 'host', name: null, at: '2027-04-01T12:00:00Z' }

test.each<[string, Partial<Step>, 'host' | 'sender', string]>([
  ['a person of the team', { name: 'Ann' }, 'host', 'Ann'],
  ['someone whose account is gone', {}, 'host', 'your team'],
  ['an organizer', { by: 'sender' }, 'host', 'the organizer'],
  ['a host, for the organizer', {}, 'sender', 'the host'],
  [
    'an administrator, whose name is nobody’s business',
    { by: 'admin', name: 'Ada' },
    'host',
    'an administrator',
  ],
])('a step names %s', (_who, changes, side, who) => {
  const html = renderToStaticMarkup(<Steps steps={[{ ...step, ...changes }]} side={side} />)
  expect(html).toContain(`Interested, Apr 1, 2027, by ${who}<`)
})
