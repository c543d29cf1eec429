import type { ManagedMembership } from '@app/contract/contact/membership-ask-routes.ts'
import { Link } from 'react-router'
import { RuledItem, RuledList } from '../../components/display/ruled-list.tsx'
import { counted } from '../../components/format.ts'
import { pipelinePath } from '../../kind/request-paths.ts'
import { Panel } from '../../platform/boxes/panel.tsx'
import { Section } from '../../platform/boxes/section.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useRead } from '../../platform/calls/use-read.ts'

/** Each is compared with all requests. */
const mostPages = 5

type Page = ManagedMembership['profile']

/** The facilities among the reader's pages, with whose spaces requests are compared. */
export const comparedPages = (managed: readonly ManagedMembership[]) =>
  managed.map(({ profile }) => profile).filter(({ kind }) => kind === 'facility')

export const fittingPath = ({ id }: Page) => `${pipelinePath({ kind: 'facility', id })}?fits`

/** How many open requests fit each of the reader's facilities, by the list that has them. */
export const FittingPages = ({ pages }: { pages: readonly Page[] }) => (
  <Panel>
    <Section title="Fit your pages" look="h3">
      <RuledList aria-label="Fit your pages">
        {pages.slice(0, mostPages).map((page) => (
          <FittingPage key={page.id} page={page} />
        ))}
      </RuledList>
    </Section>
  </Panel>
)

function FittingPage({ page }: { page: Page }) {
  const { data } = useRead(calls['event-mgmt'].hosts.matches, { id: page.id, take: 1 })
  if (data === undefined) return null
  const { leads, others } = data.filters
  return (
    <RuledItem>
      <Link className="link" to={fittingPath(page)}>
        {page.name}
      </Link>
      <span className="sm mut">
        {counted(leads + others, 'open request fits or could fit', 'open requests fit or could fit')}
      </span>
    </RuledItem>
  )
}
