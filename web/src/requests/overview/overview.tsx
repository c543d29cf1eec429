import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Icon } from '../../components/pictures/icon.tsx'
import { RequestCrumbs } from '../request-crumbs.tsx'
import { RequestHead } from '../request-head.tsx'
import type { OrganizerRequest } from '../use-request.ts'
import { impactPath, requestPath } from '../../kind/request-paths.ts'
import { AskedFacts } from './asked-facts.tsx'
import { AskedHosts } from './asked-hosts.tsx'
import { requestSteps } from './request-steps.ts'
import styles from './overview.module.css'

/** A request as its organizer follows it: its steps, and the hosts with their answers. */
export function Content({ request }: { request: OrganizerRequest }) {
  const { event, leads, bids } = request
  const path = requestPath(event.id)
  return (
    <>
      <RequestCrumbs event={event} />
      <RequestHead
        title={event.name}
        actions={
          <>
            {bids.length > 0 && (
              <ButtonLink variant="primary" to={`${path}/bids`}>
                Compare bids
              </ButtonLink>
            )}
            <ButtonLink
              icon="search"
              to={`${path}/hosts`}
              {...(leads.length === 0 && { variant: 'primary' as const })}
            >
              Hosts that fit
            </ButtonLink>
            <ButtonLink variant="quiet" to={impactPath(event.id)}>
              Impact estimate
            </ButtonLink>
          </>
        }
      />
      <ol className={styles.steps} aria-label="Steps">
        {requestSteps(request).map(({ title, text, isDone, link }) => (
          <li key={title}>
            {isDone ? <Icon name="circle-check" /> : <i aria-hidden="true" />}
            <div>
              <h2>
                {title}
                <span className="sr">{isDone ? ', done' : ', not done'}</span>
              </h2>
              <p className="sm mut">{text}</p>
              {link && (
                <ButtonLink variant="quiet" to={link.to}>
                  {link.label}
                </ButtonLink>
              )}
            </div>
          </li>
        ))}
      </ol>
      <AskedFacts request={request} />
      <section className={styles.hosts} aria-labelledby="hosts-title">
        <h2 id="hosts-title" className="h3">
          Hosts
        </h2>
        <AskedHosts request={request} />
      </section>
    </>
  )
}
