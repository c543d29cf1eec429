import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { classNames } from '../../../components/class-names.ts'
import { CopyButton } from '../../../components/copy-button.tsx'
import { LikeFacility } from '../like-facility.tsx'
import { SharePage } from '../share-page.tsx'
import { nextStep } from './contact-of.ts'
import { Contacts } from './contacts.tsx'
import { spacesWanted, type EventWish } from './event-wish.ts'
import { requestMail } from './request-mail.ts'
import { StepLink } from './step-link.tsx'
import styles from './request.module.css'
import { whatFits } from './what-fits.ts'
import { WishFields } from './wish-fields.tsx'

export interface EventRequestProps {
  facility: Facility
  nearby: Facility[]
  wish: EventWish
  onChange: (wish: EventWish) => void
  /** Of the page, for whoever reads the mail. */
  address: string
  /** Where what stands around it has the heading already. */
  hasNoHeading?: boolean
}

/** How to bring an event here: what of it fits, and one step to ask for it. */
export function EventRequest({ facility, nearby, wish, onChange, address, hasNoHeading }: EventRequestProps) {
  const step = nextStep(facility, wish, address)
  if (step === undefined)
    return <Unreachable facility={facility} address={address} hasNoHeading={hasNoHeading} />
  const wanted = spacesWanted(wish)
  const fit = wanted && whatFits(facility.spaceTypes, wanted, nearby)
  const mail = step.way === 'mail' ? requestMail(wish, { name: facility.name, address }) : undefined
  return (
    <div className={styles.request}>
      <div>
        {!hasNoHeading && <h2 className="h3">Bring your event here</h2>}
        <p className="sm mut">{hints[step.way]}</p>
      </div>
      <WishFields facility={facility} wish={wish} onChange={onChange} hasEvent={step.way === 'mail'} />
      <p
        className={classNames(styles.fit, fit?.isEnough ? styles.good : styles.warn)}
        aria-live="polite"
        hidden={!fit}
      >
        {fit?.sentence}
      </p>
      <StepLink step={step} className={styles.step} />
      {mail !== undefined && (
        <CopyButton
          variant="quiet"
          className={styles.copy}
          text={`${mail.subject}\n\n${mail.body}`}
          label="Copy the request instead"
        />
      )}
      <div className={styles.ways}>
        <Contacts facility={facility} />
      </div>
    </div>
  )
}

const hints = {
  mail: 'Your mail program opens with the request written out. No account needed.',
  phone: 'This facility takes requests by telephone.',
  website: 'This facility takes requests on its own website.',
}

function Unreachable({
  facility,
  address,
  hasNoHeading,
}: Pick<EventRequestProps, 'facility' | 'address' | 'hasNoHeading'>) {
  return (
    <div className={styles.request}>
      <div>
        {!hasNoHeading && <h2 className="h3">Bring your event here</h2>}
        <p className="sm mut">
          This facility has given no email, telephone or website yet. Like it to find it again, or share it
          with somebody who knows it.
        </p>
      </div>
      <div className="row">
        <LikeFacility facility={facility} />
        <SharePage title={facility.name} address={address} />
      </div>
    </div>
  )
}
