import type { Api } from '@app/contract/api.ts'
import { useState, type ComponentProps } from 'react'
import { useLoaderData, useSearchParams, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { useSession } from '../api/session.ts'
import { kinds } from '../kind/registry.ts'
import { hostsIn, type HostRef } from '../kind/contact-paths.ts'
import { keptWords } from '../page/contact-words.ts'
import { pageMeta } from '../page/meta.ts'
import { nullIfMissing } from '../page/null-if-missing.ts'
import { surroundings } from '../page/surroundings.ts'
import { useIsHydrated } from '../page/use-is-hydrated.ts'
import { formLists, shortRows } from './form/form-lists.server.ts'
import type { Host } from './form/host-list.tsx'
import { useStoredRequest } from './form/kept-draft.ts'
import { ShortForm } from './form/short-form.tsx'
import { draftInLink } from './form/short-request.ts'
import { LazyPage } from './lazy-page.tsx'
import { RequestSent } from './request-sent.tsx'
import head from '../page/page-head.module.css'
import styles from './form/short.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, brand, origin } = context.get(surroundings)
  const wanted = hostsIn(new URL(request.url).searchParams)
  const found = (await Promise.all(wanted.map((host) => loadHost(api, host)))).filter((host) => host !== null)
  const { data: reaches } = await api['event-mgmt'].hosts.reach({ data: { ids: found.map(({ id }) => id) } })
  const hosts: Host[] = found.map((host) => {
    const reach = reaches.find(({ id }) => id === host.id)?.reach ?? 'Nobody'
    return { ...host, reachWords: reach === 'Email' ? undefined : keptWords[reach] }
  })
  return { brand, origin, hosts, lists: formLists(), short: shortRows() }
}

/** Null for a page that is hidden or gone. */
async function loadHost(api: Api, { kind, id }: HostRef): Promise<Omit<Host, 'reachWords'> | null> {
  const found = await nullIfMissing<{ data: Omit<Host, 'kind' | 'id' | 'reachWords'> }>(
    kinds[kind].calls(api).get({ id }),
  )
  if (found === null) return null
  const { name, city, state, phone } = found.data
  return { kind, id, name, city, state, phone }
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData
    ? pageMeta({
        brand: loaderData.brand,
        origin: loaderData.origin,
        title: 'Request dates',
        description: 'Ask venues and destinations for dates with one request.',
      })
    : []

/** Removing a host changes the query only. */
export const shouldRevalidate = () => false

interface Sent {
  email: string
  isConfirmed: boolean
  hosts: readonly Host[]
}

export default function NewRequestRoute() {
  const { hosts: all, lists, short } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const person = useSession((session) => session.person)
  const status = useSession((session) => session.status)
  const [sent, setSent] = useState<Sent>()
  const isHydrated = useIsHydrated()
  const wanted = new Set(hostsIn(search).map(({ id }) => id))
  const hosts = all.filter(({ id }) => wanted.has(id))
  const known = draftInLink(search, short)
  if (sent) return <RequestSent {...sent} />
  if (hosts.length === 0)
    return (
      <>
        <NoScript />
        <LazyPage load={loadGuided} errorTitle="The form didn’t load.">
          {({ StoredForm }) => <StoredForm lists={lists} known={known} />}
        </LazyPage>
      </>
    )
  const form = { hosts, rows: short, onSent: setSent }
  return (
    <div className={`page ${head.page}`}>
      <h1 className={head.title}>Request dates</h1>
      <p className={head.lead}>
        {hosts.length === 1 ? 'One short form.' : `One short form for all ${hosts.length}.`} Only the event
        and how to reach you are required.
      </p>
      <NoScript />
      {/* The server can't know the stored draft, nor who is signed in. */}
      {isHydrated && status !== 'loading' ? (
        <KeptForm {...form} person={person} first={known} />
      ) : (
        <div inert>
          <ShortForm {...form} person={null} first={known} />
        </div>
      )}
    </div>
  )
}

/** The form with the draft that this device keeps. What the link says of the event wins over it. */
function KeptForm({ first, ...props }: ComponentProps<typeof ShortForm>) {
  const stored = useStoredRequest(props.hosts, props.rows)
  return <ShortForm {...props} first={{ ...stored, ...first }} />
}

const NoScript = () => (
  <noscript>
    <p className={`page ${styles.without}`}>
      This form needs JavaScript. Turn it on in your browser and reload, or use the contact details on the
      pages of hosts.
    </p>
  </noscript>
)

/** Apart, because people who come with hosts don't need it, and the server can't know the stored draft. */
const loadGuided = () => import('./form/guided-form.tsx')
