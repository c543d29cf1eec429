import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Toaster } from '../../../components/toaster.tsx'
import { plainFacility } from '../../../page/testing/plain-facility.ts'
import { RequestBar } from './request-bar.tsx'

test('opens a facility’s website beside the page, and tells it nothing', () => {
  const facility = plainFacility({ website: 'https://gym.example' })
  const html = renderToStaticMarkup(
    <Toaster>
      <RequestBar
        facility={facility}
        nearby={[]}
        wish={{}}
        onChange={() => {}}
        address="https://site.example"
      />
    </Toaster>,
  )
  expect(html).toMatch(
    /<a [^>]*href="https:\/\/gym\.example" target="_blank" rel="noreferrer nofollow">Ask on its website<\/a>/,
  )
})
