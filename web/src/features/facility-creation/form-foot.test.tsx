import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { lastStep } from './creation-steps.ts'
import { FormFoot } from './form-foot.tsx'

const buttons = (step: number) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <FormFoot step={step} isBegun isKept isBusy={false} isReady />
    </MemoryRouter>,
  )
  return [...html.matchAll(/<button[^>]*>(?:<svg.*?<\/svg>)?(.*?)<\/button>/g)].map(([, label]) => label)
}

test('keeps the way on in view in every step, the last among them', () => {
  expect(buttons(1)).toEqual(['Next'])
  expect(buttons(lastStep - 1)).toEqual(['Next'])
  expect(buttons(lastStep)).toEqual(['Log in to send', 'Sign up'])
})
