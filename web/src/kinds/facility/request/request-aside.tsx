import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLazy } from '../../../components/use-lazy.ts'
import { formatRange } from '../../../components/fields/calendar-date.ts'
import { OwnPanel, StepBar, StepLink } from '../../../profile/contact/contact-aside.tsx'
import type { AsideProps } from '../../../profile/profile-page.ts'
import type { FacilityContent } from '../facility-content.ts'
import { readRequest } from './event-request.ts'
import { requestHeading, RequestPanel, requestState } from './request-panel.tsx'

const loadSportSpaces = () => import('@app/contract/rules/sport-spaces.ts')

/** The request starts with the search parameters of the marketplace's links. */
export function RequestAside({ content, isOwn, children }: AsideProps<FacilityContent>) {
  const [search] = useSearchParams()
  const [request, setRequest] = useState(() => readRequest(search))
  // Few links have a sport, so the list of all sports loads only then.
  const hasSport = request.sport !== undefined
  const { part: rule, hasFailed } = useLazy(loadSportSpaces, hasSport)
  const state = requestState(content, request, rule)
  const { step } = state
  const fit = hasSport && rule === undefined && !hasFailed ? undefined : state.fit
  if (isOwn) return children({ label: requestHeading, panel: <OwnPanel {...{ content, step }} />, bar: null })
  return children({
    label: requestHeading,
    panel: <RequestPanel {...{ content, request, step, fit }} onChange={setRequest} />,
    bar: (
      <StepBar title={fit?.sentence ?? requestHeading} note={formatRange(request) ?? content.profile.name}>
        <StepLink {...step} />
      </StepBar>
    ),
  })
}
