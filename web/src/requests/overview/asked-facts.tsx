import { Facts } from '../../platform/boxes/facts.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Section } from '../../platform/boxes/section.tsx'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { kinds, profilePath } from '../../kind/registry.ts'
import { requestPath } from '../../kind/request-paths.ts'
import { useAskedCollections } from '../asked-collections.ts'
import { draftOfEvent } from '../event-draft.ts'
import { steps, stepText } from '../form/steps.ts'
import layout from '../layout.module.css'
import type { OrganizerRequest } from '../request-calls.ts'

const over = { urgency: undefined, responseDeadline: undefined, decisionDate: undefined }

/** What is asked in each step of the form, with the spaces and amenities. */
export const askedFacts = (asked: Parameters<typeof stepText>[1]) =>
  steps.flatMap((step) => {
    const value = stepText(step, asked)
    return value === undefined ? [] : [{ label: step.title, value }]
  })

/** Everything that a request asks for, in the steps of its form. An award ends its deadlines. */
export function AskedFacts({ request: { event, leads } }: { request: OrganizerRequest }) {
  const collections = useAskedCollections(event.id)
  const isAwarded = leads.some(({ status }) => status === 'Won')
  const draft = {
    ...draftOfEvent(event),
    ...collections,
    ...(isAwarded && over),
  }
  return (
    <Section
      title="What you ask for"
      look="h3"
      action={
        <Row>
          <ButtonLink icon="pencil" variant="quiet" to={`${requestPath(event.id)}/edit`}>
            Edit<span className="sr"> what you ask for</span>
          </ButtonLink>
          <ButtonLink variant="quiet" to={profilePath(kinds.event, event.id)}>
            Page and documents
          </ButtonLink>
        </Row>
      }
    >
      <Facts facts={askedFacts(draft)} />
      {draft.description !== undefined && <p className={layout.text}>{draft.description}</p>}
    </Section>
  )
}
