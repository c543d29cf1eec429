import { data, useLoaderData, useParams, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { ErrorState } from '../../components/error-state.tsx'
import { useLate } from '../../components/use-late.ts'
import { hasSessionHint } from '../../page/session-hint.ts'
import { surroundings } from '../../page/surroundings.ts'
import { countryOf } from './country-of.server.ts'
import { facilityMeta } from './facility-meta.ts'
import { FacilityPage } from './facility-page.tsx'
import { FacilitySkeleton } from './facility-skeleton.tsx'
import { loadFacility } from './load-facility.ts'
import { reviewsAsked } from './reviews/reviews-asked.ts'

// Only those who run a facility come to one that is hidden from visitors.
const loadHidden = () => import('./hidden-facility.tsx')

/**
 * The page as a visitor sees it. What visitors may not see may be shown to whoever runs it, whom only the browser
 * knows: with the hint of a session the page asks again there, and only then says that nothing is here.
 */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api, brand, origin, signIn } = context.get(surroundings)
  const take = reviewsAsked(new URL(request.url).searchParams)
  const content = await loadFacility(api, params.id ?? '', take)
  if (content !== null) return data({ brand, origin, content, country: countryOf(content.facility.state) })
  if (!hasSessionHint(request.headers.get('cookie') ?? '', signIn.clientId)) throw data(null, { status: 404 })
  return data({ brand, origin, content: null }, { status: 404 })
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => facilityMeta(loaderData)

export default function FacilityRoute() {
  const { content, brand, origin } = useLoaderData<typeof loader>()
  const { id = '' } = useParams()
  const hidden = useLate(loadHidden, content === null)
  if (content === null) {
    if (hidden.hasFailed) return <ErrorState onRetry={hidden.retry} />
    if (hidden.part === undefined) return <FacilitySkeleton />
    return <hidden.part.HiddenFacility key={id} id={id} brand={brand} origin={origin} />
  }
  return <FacilityPage key={content.facility.id} loaded={content} origin={origin} />
}
