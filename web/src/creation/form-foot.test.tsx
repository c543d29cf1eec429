import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { kinds } from '../kind/registry.ts'
import { FormFoot } from './form-foot.tsx'

const creation = { kind: kinds.facility, steps: [] }

const buttons = (step: number) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <FormFoot creation={creation} step={step} hasContent isStored isBusy={false} isReady />
    </MemoryRouter>,
  )
  return [...html.matchAll(/<button[^>]*>(?:<svg.*?<\/svg>)?(.*?)<\/button>/g)].map(([, label]) => label)
}

test('every step has its next button, and the last one sends', () => {
  expect(buttons(1)).toEqual(['Next'])
  expect(buttons(2)).toEqual(['Log in to send', 'Sign up'])
})
