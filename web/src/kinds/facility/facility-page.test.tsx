import { createApi } from '@app/contract/api.ts'
import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import type { FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { plainFacility } from '../../page/testing/plain-facility.ts'
import { loadProfile } from '../../profile/load-profile.ts'
import type { SectionProps } from '../../profile/profile-page.ts'
import type { DestinationLink, FacilityContent } from './facility-content.ts'
import { facilityPage } from './facility-page.tsx'

const { kind, Line, sections } = facilityPage

/** The markup of a part of the page of a facility that belongs to these destinations. */
async function markupOf(
  Part: FunctionComponent<SectionProps<FacilityContent>> | undefined,
  known: Partial<Facility>,
  destinations: DestinationLink[] = [],
) {
  const facility = plainFacility(known)
  const answers: [end: string, data: unknown][] = [
    [facility.id, facility],
    ['/ratings', { average: null, count: 0 }],
    ['/destinations', destinations],
  ]
  const api = createApi(async ({ url }) => {
    const path = url.split('?')[0] ?? ''
    return { data: answers.find(([end]) => path.endsWith(end))?.[1] ?? [], _meta: { stats: { count: 0 } } }
  })
  const content = await loadProfile(facilityPage, api, facility.id, new URLSearchParams())
  return renderToStaticMarkup(
    <MemoryRouter>
      {content && Part && <Part kind={kind} content={content} entitlements={undefined} />}
    </MemoryRouter>,
  )
}

test.each([
  ['Available to host', 'good'],
  ['Limited availability to host', 'warn'],
] as const)('%s has the tone "%s"', async (availability, tone) => {
  expect(await markupOf(Line, { availability })).toContain(`tint-${tone}">${availability}<`)
})

const link = (name: string, isAccepted: boolean): DestinationLink => ({
  id: name,
  ownerId: 'f1',
  ownerName: 'Grand Gym',
  name,
  city: null,
  state: null,
  isAccepted,
  createdDate: '2027-02-19T00:00:00Z',
  destinationId: name,
})

test.each([
  ['a destination that has not accepted it is', false, true],
  ['a destination that accepted it is not', true, false],
])('%s tagged as pending', async (_, isAccepted, isTagged) => {
  const { list } = await sections.load()
  const Body = list.find(({ id }) => id === 'destinations')?.Body
  const markup = await markupOf(Body, {}, [link('Visit Gary', isAccepted)])
  expect(markup).toContain('Visit Gary')
  expect(markup.includes('Pending')).toBe(isTagged)
})
