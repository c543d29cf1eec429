import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AskHost } from './ask-host.tsx'

const shown = (isManaged: boolean) =>
  renderToStaticMarkup(
    <AskHost host={{ name: 'Cedar Bend', isManaged }} isBusy={false} onAsk={() => undefined} />,
  )

test('a host with a team can be asked', () => {
  expect(shown(true)).toContain('<button')
  expect(shown(true)).not.toContain('Nobody manages')
})

test('a host that nobody manages can’t be asked, and the organizer reads why', () => {
  expect(shown(false)).toContain('Nobody manages this page yet.')
  expect(shown(false)).not.toContain('<button')
})
