import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { useSession } from '../../api/session.ts'
import { pageMeta } from '../../page/meta.ts'
import { hasSessionHint } from '../../page/session-hint.ts'
import { surroundings } from '../../page/surroundings.ts'
import { AskToLogIn } from './ask-to-log-in.tsx'
import { HomePage } from './home-page.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'

export function loader({ context, request }: LoaderFunctionArgs) {
  const { brand, origin, signIn } = context.get(surroundings)
  return { brand, origin, isExpected: hasSessionHint(request.headers.get('cookie') ?? '', signIn.clientId) }
}

/** What it shows is asked for in the browser. */
export const shouldRevalidate = () => false

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData
    ? pageMeta({
        brand: loaderData.brand,
        origin: loaderData.origin,
        title: 'Home',
        description: 'The facilities you run, and those you saved.',
      })
    : []

export default function HomeRoute() {
  const { isExpected } = useLoaderData<typeof loader>()
  const { status, person } = useSession()
  if (person !== null) return <HomePage />
  return status === 'loading' && isExpected ? <HomeSkeleton /> : <AskToLogIn />
}
