import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { formatRange } from '../../../components/calendar-date.ts'
import { Sheet } from '../../../components/dialog.tsx'
import { useIsHydrated } from '../../../page/use-is-hydrated.ts'
import { nextStep } from './contact-of.ts'
import { EventRequest, type EventRequestProps } from './event-request.tsx'
import { spacesWanted } from './event-wish.ts'
import { StepLink } from './step-link.tsx'
import styles from './request.module.css'
import { whatFits } from './what-fits.ts'

/** At the foot of a small screen: what fits, and the step that opens the request; without a script, the step itself. */
export function RequestBar(props: EventRequestProps) {
  const [isOpen, setOpen] = useState(false)
  const isHydrated = useIsHydrated()
  const { facility, nearby, wish, address } = props
  const step = nextStep(facility, wish, address)
  if (step === undefined) return null
  const wanted = spacesWanted(wish)
  const fit = wanted && whatFits(facility.spaceTypes, wanted, nearby)
  const dates = formatRange(wish)
  return (
    <section className={styles.bar} data-foot aria-label="Request">
      <div className={styles.barWords}>
        <p className={`sm semi ${styles.barFit}`}>{fit?.sentence ?? 'Bring your event here'}</p>
        <p className="xs mut clip">{dates ?? facility.name}</p>
      </div>
      {isHydrated && step.way === 'mail' ? (
        <Button variant="primary" size="l" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {step.label}
        </Button>
      ) : (
        <StepLink step={step} className={styles.barStep} />
      )}
      <Sheet isOpen={isOpen} onOpenChange={setOpen} title="Bring your event here">
        <div className={styles.sheet}>
          <EventRequest {...props} hasNoHeading />
        </div>
      </Sheet>
    </section>
  )
}
