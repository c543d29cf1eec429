import type { ManagedMembership } from '@app/contract/contact/membership-ask-routes.ts'
import type { Plans } from '@app/contract/plans.ts'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { EmptyState } from '../../components/display/empty-state.tsx'
import { useManagedMemberships } from '../../page/gate-ask.tsx'
import { Loaded } from '../../page/loaded.tsx'
import head from '../../page/page-head.module.css'
import { Stack } from '../../platform/boxes/stack.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import { AskForm } from './ask-form.tsx'
import { ManagedPages } from './managed-pages.tsx'
import { PlanPanels } from './plan-panels.tsx'

const { membershipAsks } = calls['contact-mgmt']

/** What memberships open, which the reader's pages have, and asking for another. Page and tier are in the address. */
export function PlansPage() {
  const plans = useRead(membershipAsks.plans, {})
  const managed = useManagedMemberships()
  return (
    <div className={`page ${head.page}`}>
      <Stack gap="6">
        <div>
          <h1 className={head.title}>Plans</h1>
          <p className={head.lead}>
            Pages are free, with their team, requests, messages and reviews. A membership of a facility,
            destination or local business opens more for its whole team. Administrators grant it.
          </p>
        </div>
        <Loaded query={plans} errorTitle="The plans didn’t load.">
          {({ data }) => (
            <Loaded query={managed} errorTitle="Your pages didn’t load.">
              {(pages) => <Content plans={data} pages={pages} />}
            </Loaded>
          )}
        </Loaded>
      </Stack>
    </div>
  )
}

interface ContentProps {
  plans: Plans
  pages: readonly ManagedMembership[]
}

function Content({ plans, pages }: ContentProps) {
  const [search] = useSearchParams()
  const page = pages.find(({ profile }) => profile.id === search.get('page'))
  const tier = plans.plans.find((plan) => plan.tier === search.get('tier'))?.tier
  return (
    <>
      <PlanPanels plans={plans.plans} page={page?.profile} canAsk={pages.length > 0} />
      {plans.contact !== null && (
        <p className="sm mut">
          {'Questions? '}
          <a className="link" href={`mailto:${plans.contact}`}>
            {plans.contact}
          </a>
        </p>
      )}
      {pages.length === 0 ? (
        <EmptyState
          title="You manage no page that has memberships"
          headingLevel="h2"
          actions={<ButtonLink to="/home">Find or add your page</ButtonLink>}
        >
          Facilities, destinations and local businesses have them. Only managers of a page can ask.
        </EmptyState>
      ) : (
        <>
          <ManagedPages pages={pages} />
          <AskForm
            key={`${page?.profile.id} ${tier}`}
            plans={plans.plans}
            pages={pages}
            page={page ?? (pages.length === 1 ? pages[0] : undefined)}
            tier={tier}
          />
        </>
      )}
    </>
  )
}
