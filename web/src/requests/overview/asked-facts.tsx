import { useApi } from '../../api/use-api.ts'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { kinds, profilePath } from '../../kind/registry.ts'
import { requestPath } from '../../kind/request-paths.ts'
import { readCollections } from '../event-collections.ts'
import { draftOfEvent } from '../event-draft.ts'
import { steps, stepText } from '../form/steps.ts'
import layout from '../layout.module.css'
import { requestKey, type OrganizerRequest } from '../use-request.ts'
import styles from './overview.module.css'

const over = { urgency: undefined, responseDeadline: undefined, decisionDate: undefined }

/** Everything that a request asks for, in the steps of its form. An award ends its deadlines. */
export function AskedFacts({ request: { event, leads } }: { request: OrganizerRequest }) {
  const { data: collections } = useApi([...requestKey(event.id), 'collections'], (api, signal) =>
    readCollections(api, event.id, { signal }),
  )
  const isAwarded = leads.some(({ status }) => status === 'Won')
  const draft = { ...draftOfEvent(event), ...collections, ...(isAwarded && over) }
  return (
    <section className={styles.asked} aria-labelledby="asked-title">
      <div className={layout.actions}>
        <h2 id="asked-title" className="h3">
          What you ask for
        </h2>
        <ButtonLink icon="pencil" variant="quiet" to={`${requestPath(event.id)}/edit`}>
          Edit<span className="sr"> what you ask for</span>
        </ButtonLink>
        <ButtonLink variant="quiet" to={profilePath(kinds.event, event.id)}>
          Page and documents
        </ButtonLink>
      </div>
      <dl>
        {steps.map((step) => {
          const text = stepText(step, draft)
          return (
            text !== undefined && (
              <div key={step.title}>
                <dt>{step.title}</dt>
                <dd>{text}</dd>
              </div>
            )
          )
        })}
      </dl>
      {draft.description !== undefined && <p className={layout.text}>{draft.description}</p>}
    </section>
  )
}
