import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLazy } from '../../../components/use-lazy.ts'
import { formatRange } from '../../../components/fields/calendar-date.ts'
import {
  OwnPanel,
  StepBar,
  ContactPanel,
  requestHint,
  type NextStep,
} from '../../../profile/contact/contact-aside.tsx'
import type { AsideProps } from '../../../profile/profile-page.ts'
import type { FacilityContent } from '../facility-content.ts'
import { readRequest, spacesWanted, type EventRequest, type SportSpaces } from './event-request.ts'
import { classNames } from '../../../components/class-names.ts'
import { newRequestPath } from '../../../kind/contact-paths.ts'
import { facilityKind } from '../kind.ts'
import { RequestFields } from './request-fields.tsx'
import styles from './request.module.css'
import { whatFits, type Fit } from './what-fits.ts'

const loadSportSpaces = () => import('@app/contract/rules/sport-spaces.ts')

/** The request starts with the search parameters of the marketplace's links. */
export function RequestAside({ content, isOwn, children }: AsideProps<FacilityContent>) {
  const [search] = useSearchParams()
  const [request, setRequest] = useState(() => readRequest(search))
  // Few links have a sport, so the list of all sports loads only then.
  const hasSport = request.sport !== undefined
  const { part: rule, hasFailed } = useLazy(loadSportSpaces, hasSport)
  const state = requestState(
    content,
    Number.isNaN(request.count) ? { ...request, count: undefined } : request,
    rule,
  )
  const { step } = state
  const fit = hasSport && rule === undefined && !hasFailed ? undefined : state.fit
  if (isOwn) return children({ label: requestHeading, panel: <OwnPanel {...{ content, step }} />, bar: null })
  return children({
    label: requestHeading,
    panel: <RequestPanel {...{ content, request, step, fit }} onChange={setRequest} />,
    bar: (
      <StepBar
        title={fit?.sentence ?? requestHeading}
        note={formatRange(request) ?? content.profile.name}
        step={step}
      />
    ),
  })
}

type RequestContent = Pick<FacilityContent, 'profile' | 'nearby' | 'changes' | 'reach'>

const requestHeading = 'Bring your event here'

/** The form that the request continues in, and what of it fits the facility. Without `rule`, the sport is ignored. */
function requestState({ profile, nearby }: RequestContent, request: EventRequest, rule?: SportSpaces) {
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

const RequestPanel = ({ content, request, onChange, step, fit }: RequestPanelProps) => (
  <ContactPanel heading={requestHeading} hint={requestHint(content)} {...{ content, step }}>
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
