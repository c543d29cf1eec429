import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Toaster } from '../../../components/overlays/toaster.tsx'
import { plainFacility } from '../../../page/testing/plain-facility.ts'
import { RequestBar } from './request-aside.tsx'

test('links to the website of a facility in a new tab, without a referrer', () => {
  const facility = plainFacility({ website: 'https://gym.example' })
  const html = renderToStaticMarkup(
    <Toaster>
      <RequestBar
        content={{ profile: facility, nearby: [] }}
        request={{}}
        onChange={() => {}}
        address="https://site.example"
      />
    </Toaster>,
  )
  expect(html).toMatch(
    /<a [^>]*href="https:\/\/gym\.example" target="_blank" rel="noreferrer nofollow">Visit website<\/a>/,
  )
})
