import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../../components/actions/button.tsx'
import { formatRange } from '../../../components/fields/calendar-date.ts'
import { Sheet } from '../../../components/overlays/dialog.tsx'
import { useIsHydrated } from '../../../page/use-is-hydrated.ts'
import { StepBar, StepLink } from '../../../profile/contact/contact-aside.tsx'
import type { AsideProps } from '../../../profile/profile-page.ts'
import type { FacilityContent } from '../facility-content.ts'
import { readRequest } from './event-request.ts'
import { requestHeading, requestState, RequestPanel, type RequestProps } from './request-panel.tsx'
import styles from './request.module.css'

/** On a small screen: what fits, and the button that opens the request. Without scripts, the next step itself. */
export function RequestBar(props: RequestProps) {
  const [isOpen, setOpen] = useState(false)
  const isHydrated = useIsHydrated()
  const { step, fit } = requestState(props)
  if (step === undefined) return null
  return (
    <>
      <StepBar
        title={fit?.sentence ?? requestHeading}
        note={formatRange(props.request) ?? props.content.profile.name}
      >
        {isHydrated && step.way === 'mail' ? (
          <Button variant="primary" size="l" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {step.label}
          </Button>
        ) : (
          <StepLink step={step} />
        )}
      </StepBar>
      <Sheet isOpen={isOpen} onOpenChange={setOpen} title={requestHeading}>
        <div className={styles.sheet}>
          <RequestPanel {...props} heading={undefined} />
        </div>
      </Sheet>
    </>
  )
}

/** The request starts with the search parameters of the marketplace's links. */
export function RequestAside({ content, address, children }: AsideProps<FacilityContent>) {
  const [search] = useSearchParams()
  const [request, setRequest] = useState(() => readRequest(search))
  const props = { content, request, onChange: setRequest, address }
  return children({
    label: requestHeading,
    panel: <RequestPanel {...props} heading={requestHeading} />,
    bar: <RequestBar {...props} />,
  })
}
