import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { kinds } from '../kind/registry.ts'
import { FormFoot } from './form-foot.tsx'

const creation = { kind: kinds.facility, steps: [] }

const foot = (step: number) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FormFoot creation={creation} step={step} hasContent isStored isBusy={false} isReady />
    </MemoryRouter>,
  )
const buttons = (step: number) =>
  [...foot(step).matchAll(/<button[^>]*>(?:<svg.*?<\/svg>)?(.*?)<\/button>/g)].map(([, label]) => label)

test('every step has its next button, and the last one sends', () => {
  expect(buttons(1)).toEqual(['Next'])
  expect(buttons(2)).toEqual(['Log in to send', 'Sign up'])
})

test.each([
  [1, []],
  [2, ['/facilities/new']],
  [3, ['/facilities/new?step=2']],
])('the way back from step %i is %j', (step, addresses) => {
  expect([...foot(step).matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, address]) => address)).toEqual(addresses)
})
