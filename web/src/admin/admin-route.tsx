import {
  data,
  useParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { useSession } from '../api/session.ts'
import { ErrorState } from '../components/display/error-state.tsx'
import { besideCode } from '../components/loaded-once.ts'
import { useLazy } from '../components/use-lazy.ts'
import { NotFound } from '../kind/not-found.tsx'
import { plainLoader } from '../page/plain-page.ts'
import { SignedInPage } from '../page/signed-in-page.tsx'
import { adminPartAt, type AdminPart } from './admin-parts.ts'
import { QueueSkeleton } from './queue-skeleton.tsx'
import { PageTitle } from '../page/page-title.tsx'

type Loaded = ReturnType<typeof plainLoader>

export const loader = (args: LoaderFunctionArgs) =>
  data(plainLoader(args), { status: adminPartAt(args.params) ? 200 : 404 })

/** Loads the code of the next part before it is shown. */
export const clientLoader = ({ params, serverLoader }: ClientLoaderFunctionArgs): Promise<Loaded> =>
  besideCode(serverLoader<typeof loader>(), adminPartAt(params)?.content)

/** The browser loads what a part shows. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams['part'] !== nextParams['part']

export const meta = () => [{ name: 'robots', content: 'noindex' }]

/**
 * All parts of administration. The browser loads them, because the server doesn't know who is an administrator. Visitors are
 * asked to log in. For other people, there is nothing at their addresses.
 */
export default function AdminRoute({ loaderData: { brand } }: { loaderData: Loaded }) {
  const { part: name, id } = useParams()
  const part = adminPartAt({ part: name, id })
  const person = useSession((session) => session.person)
  if (part === undefined || (person !== null && !person.isAdmin)) return <NotFound />
  return (
    <>
      <PageTitle>{part.title}</PageTitle>
      <SignedInPage
        skeleton={<QueueSkeleton />}
        title="Log in as an administrator"
        text="This page is for administrators."
      >
        <Part key={part.title} content={part.content} brand={brand} />
      </SignedInPage>
    </>
  )
}

interface PartProps extends Pick<AdminPart, 'content'> {
  brand: string
}

function Part({ content, brand }: PartProps) {
  const loaded = content.current()
  const { part, hasFailed, retry } = useLazy(content.load, loaded === undefined)
  const shown = loaded ?? part
  if (shown) return <shown.Content brand={brand} />
  return hasFailed ? <ErrorState onRetry={retry} /> : <QueueSkeleton />
}
