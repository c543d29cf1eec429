import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { signIn, useSession } from '../api/session.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Button } from '../components/actions/button.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { kinds, profilePath, type KindFacts } from '../kind/registry.ts'
import { profilesIn } from '../kind/contact-paths.ts'
import { pageMeta } from '../page/meta.ts'
import { NotFound } from '../kind/not-found.tsx'
import { nullIfMissing } from '../page/null-if-missing.ts'
import { cityAndState } from '../page/place-words.ts'
import { surroundings } from '../page/surroundings.ts'
import { WhileSessionLoads } from '../page/while-session-loads.tsx'
import { WithQueries } from '../page/with-queries.tsx'
import head from '../page/page-head.module.css'
import { ClaimPage } from './claim-page.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, brand, origin } = context.get(surroundings)
  const [wanted] = profilesIn(new URL(request.url).searchParams)
  if (wanted === undefined) return { brand, origin, profile: null }
  const { kind, id } = wanted
  const facts: KindFacts = kinds[kind]
  const found = await nullIfMissing(facts.calls(api).get({ id }))
  if (found === null) return { brand, origin, profile: null }
  const { name, city, state } = found.data
  return { brand, origin, profile: { kind, id, name, city, state } }
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData
    ? pageMeta({
        brand: loaderData.brand,
        origin: loaderData.origin,
        title: 'Claim a page',
        description: 'Take over the page of the place or company that you run.',
      })
    : []

export default function NewClaimRoute() {
  const { brand, profile } = useLoaderData<typeof loader>()
  const person = useSession((session) => session.person)
  if (profile === null) return <NotFound />
  const path = profilePath(kinds[profile.kind], profile.id)
  return (
    <div className={`page ${head.page}`}>
      <h1 className={head.title}>Claim {profile.name}</h1>
      <p className={head.lead}>
        {cityAndState(profile) && `${cityAndState(profile)}. `}If you run this {kinds[profile.kind].noun.one},
        take over its page: correct it, add photos, and answer whoever writes to you. It’s free.
      </p>
      {person !== null ? (
        <WithQueries fallback={<Skeleton look="part" />}>
          <ClaimPage profile={profile} />
        </WithQueries>
      ) : (
        <WhileSessionLoads skeleton={<Skeleton look="part" />}>
          <EmptyState
            title="Log in to claim this page"
            actions={
              <>
                <Button variant="primary" icon="log-in" onClick={() => signIn('login')}>
                  Log in
                </Button>
                <Button onClick={() => signIn('signup')}>Sign up</Button>
                <ButtonLink variant="quiet" to={path}>
                  Back to the page
                </ButtonLink>
              </>
            }
          >
            Your {brand} account will manage the page.
          </EmptyState>
        </WhileSessionLoads>
      )}
    </div>
  )
}
