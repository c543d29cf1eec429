import { classNames } from '../../../components/class-names.ts'
import { newRequestPath } from '../../../kind/contact-paths.ts'
import { ContactPanel, type NextStep } from '../../../profile/contact/contact-aside.tsx'
import type { FacilityContent } from '../facility-content.ts'
import { facilityKind } from '../kind.ts'
import { spacesWanted, type EventRequest, type SportSpaces } from './event-request.ts'
import { RequestFields } from './request-fields.tsx'
import styles from './request.module.css'
import { whatFits, type Fit } from './what-fits.ts'

type RequestContent = Pick<FacilityContent, 'profile' | 'nearby' | 'changes' | 'reach'>

export const requestHeading = 'Bring your event here'

/** The form that the request continues in, and what of it fits the facility. Without `rule`, the sport is ignored. */
export function requestState({ profile, nearby }: RequestContent, request: EventRequest, rule?: SportSpaces) {
  const { surface: _, ...event } = request
  const wanted = spacesWanted(request, rule)
  const host = { kind: facilityKind.name, id: profile.id }
  return {
    step: { label: 'Request dates', to: newRequestPath([host], event) },
    fit: wanted && whatFits(profile, wanted, nearby),
  }
}

interface RequestPanelProps {
  content: RequestContent
  request: EventRequest
  onChange: (request: EventRequest) => void
  step: NextStep
  fit: Fit | undefined
}

export const RequestPanel = ({ content, request, onChange, step, fit }: RequestPanelProps) => (
  <ContactPanel heading={requestHeading} {...{ content, step }}>
    <RequestFields facility={content.profile} request={request} onChange={onChange} />
    <p
      className={classNames(styles.fit, fit?.isEnough ? styles.good : styles.warn)}
      aria-live="polite"
      hidden={!fit}
    >
      {fit?.sentence}
    </p>
  </ContactPanel>
)
