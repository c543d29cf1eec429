import { classNames } from '../../../components/class-names.ts'
import { CopyButton } from '../../../components/actions/copy-button.tsx'
import { ContactPanel, contactHints, Unreachable } from '../../../profile/contact/contact-aside.tsx'
import { nextStep } from '../../../profile/contact/next-step.ts'
import type { FacilityContent } from '../facility-content.ts'
import { facilityKind } from '../kind.ts'
import { spacesWanted, type EventRequest } from './event-request.ts'
import { RequestFields } from './request-fields.tsx'
import { requestMail } from './request-mail.ts'
import styles from './request.module.css'
import { whatFits } from './what-fits.ts'

export interface RequestProps {
  content: Pick<FacilityContent, 'profile' | 'nearby'>
  request: EventRequest
  onChange: (request: EventRequest) => void
  /** Address of the page, for readers of the mail. */
  address: string
}

export const requestHeading = 'Bring your event here'

/** The next step, the mail of the request, and what of it fits the facility. */
export function requestState({
  content: { profile, nearby },
  request,
  address,
}: Omit<RequestProps, 'onChange'>) {
  const mail = requestMail(request, { name: profile.name, address })
  const wanted = spacesWanted(request)
  return {
    mail,
    step: nextStep(profile, 'Request dates', mail),
    fit: wanted && whatFits(profile.spaceTypes, wanted, nearby),
  }
}

/** `heading` is undefined in a sheet that has it as its title. */
export function RequestPanel({ heading, ...props }: RequestProps & { heading: string | undefined }) {
  const { profile } = props.content
  const { mail, step, fit } = requestState(props)
  if (step === undefined)
    return <Unreachable {...{ heading, profile }} kind={facilityKind} address={props.address} />
  const isMail = step.way === 'mail'
  return (
    <ContactPanel
      {...{ heading, profile, step }}
      hint={isMail ? 'Your mail program opens with your request. No account needed.' : contactHints[step.way]}
      extra={
        isMail && (
          <CopyButton
            variant="quiet"
            className={styles.copy}
            text={`${mail.subject}\n\n${mail.body}`}
            label="Copy the request instead"
          />
        )
      }
    >
      <RequestFields facility={profile} request={props.request} onChange={props.onChange} hasEvent={isMail} />
      <p
        className={classNames(styles.fit, fit?.isEnough ? styles.good : styles.warn)}
        aria-live="polite"
        hidden={!fit}
      >
        {fit?.sentence}
      </p>
    </ContactPanel>
  )
}
