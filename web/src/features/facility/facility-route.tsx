import { lazy, Suspense } from 'react'
import { data, useLoaderData, useParams, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { hasSessionHint } from '../../page/session-hint.ts'
import { surroundings } from '../../page/surroundings.ts'
import { facilityMeta } from './facility-meta.ts'
import { FacilityPage } from './facility-page.tsx'
import { FacilitySkeleton } from './facility-skeleton.tsx'
import { isHidden } from './is-hidden.ts'
import { loadFacility } from './load-facility.ts'
import { reviewsAsked } from './reviews/reviews-asked.ts'

// Only those who run a facility come to one that is hidden from visitors.
const HiddenFacility = lazy(() =>
  import('./hidden-facility.tsx').then((part) => ({ default: part.HiddenFacility })),
)

/**
 * The page as a visitor sees it. What visitors may not see may be shown to whoever runs it, whom only the browser
 * knows: with the hint of a session the page asks again there, and only then says that nothing is here.
 */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api, brand, origin, signIn } = context.get(surroundings)
  const take = reviewsAsked(new URL(request.url).searchParams)
  const content = await loadFacility(api, params.id ?? '', take).catch((error: unknown) => {
    if (isHidden(error)) return null
    throw error
  })
  if (content !== null) return data({ brand, origin, content })
  if (!hasSessionHint(request.headers.get('cookie') ?? '', signIn.clientId)) throw data(null, { status: 404 })
  return data({ brand, origin, content: null }, { status: 404 })
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => facilityMeta(loaderData)

export default function FacilityRoute() {
  const { content, brand, origin } = useLoaderData<typeof loader>()
  const { id = '' } = useParams()
  if (content === null)
    return (
      <Suspense fallback={<FacilitySkeleton />}>
        <HiddenFacility key={id} id={id} brand={brand} origin={origin} />
      </Suspense>
    )
  return <FacilityPage key={content.facility.id} loaded={content} origin={origin} />
}
