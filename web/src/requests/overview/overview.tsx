import { ButtonLink } from '../../components/actions/button-link.tsx'
import { ProgressSteps } from '../../components/display/progress-steps.tsx'
import { Section } from '../../platform/boxes/section.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { AwardSteps } from '../award-steps.tsx'
import { RequestCrumbs } from '../request-crumbs.tsx'
import { RequestHead } from '../request-head.tsx'
import type { OrganizerRequest } from '../request-calls.ts'
import { impactPath, requestPath } from '../../kind/request-paths.ts'
import { AskedFacts } from './asked-facts.tsx'
import { AskedHosts } from './asked-hosts.tsx'
import { requestSteps } from './request-steps.ts'

/** A request as its organizer follows it: its steps, and the hosts with their answers. */
export function Content({ request }: { request: OrganizerRequest }) {
  const { event, leads, bids } = request
  const path = requestPath(event.id)
  const next =
    bids.length > 0
      ? { to: `${path}/bids`, label: 'Compare bids' }
      : { to: `${path}/hosts`, label: 'Hosts that fit' }
  return (
    <>
      <RequestCrumbs event={event} />
      <RequestHead
        title={event.name}
        actions={
          <>
            <ButtonLink variant="primary" to={next.to}>
              {next.label}
            </ButtonLink>
            <ButtonLink variant="quiet" to={impactPath(event.id)}>
              Impact estimate
            </ButtonLink>
          </>
        }
      />
      <Stack gap="8">
        <ProgressSteps
          steps={requestSteps(request).map(({ link, ...step }) => ({
            ...step,
            action: link && link.to !== next.to && (
              <ButtonLink variant="quiet" to={link.to}>
                {link.label}
              </ButtonLink>
            ),
          }))}
        />
        <AwardSteps event={event} leads={leads} />
        <AskedFacts request={request} />
        <Section title="Hosts" look="h3">
          <AskedHosts request={request} />
        </Section>
      </Stack>
    </>
  )
}
