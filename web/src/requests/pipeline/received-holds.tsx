import type { HoldRequest } from '@app/contract/events/hold-requests.ts'
import { askedPhrases } from '@app/contract/rules/tell-asked.ts'
import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { Tag } from '../../components/actions/chip.tsx'
import { RuledItem, RuledList } from '../../components/display/ruled-list.tsx'
import { ErrorState } from '../../components/display/error-state.tsx'
import { Skeleton } from '../../components/display/skeleton.tsx'
import { useLazy } from '../../components/use-lazy.ts'
import { spaceNoun } from '../../page/fit-words.ts'
import { counted, date } from '../../components/format.ts'
import { Section } from '../../platform/boxes/section.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import type { Host } from '../request-calls.ts'
import { daysToHold } from '../lead/hold-days.ts'
import styles from './pipeline.module.css'

const loadHoldForm = () => import('../lead/hold-form.tsx')

/** What destinations ask a facility to hold. Absent if none does. */
export function ReceivedHolds({ host }: { host: Host }) {
  const found = useRead(
    calls['event-mgmt'].facilityLeads.holdRequests,
    { ownerId: host.id },
    { enabled: host.kind === 'facility' },
  )
  const data = found.data?.data
  if (data === undefined ? found.error === null : data.length === 0) return null
  return (
    <div id="holds" className={`page ${styles.holds}`}>
      <Section title="Destinations ask you to hold dates" look="h3">
        {data === undefined && <ErrorState onRetry={() => void found.refetch()} />}
        <RuledList>
          {(data ?? []).map((request) => (
            <RuledItem key={request.leadId}>
              <OneRequest facilityId={host.id} request={request} />
            </RuledItem>
          ))}
        </RuledList>
      </Section>
    </div>
  )
}

function OneRequest({ facilityId, request }: { facilityId: string; request: HoldRequest }) {
  const { leadId, eventName, destinationName, spaceName, spaceCount, responseDeadline, entryIds } = request
  const [isOpen, setOpen] = useState(false)
  const { part, hasFailed, retry } = useLazy(loadHoldForm, isOpen)
  const days = daysToHold(request, null)
  const asked = [
    askedPhrases(['startDate', 'setupDays'], request),
    spaceCount !== null && counted(spaceCount, spaceNoun(spaceName)),
    responseDeadline !== null && `answer by ${date(responseDeadline)}`,
  ]
  return (
    <>
      <span className={styles.words}>
        <b className="semi">{eventName}</b>
        <br />
        <span className="sm mut">{`${destinationName}: ${asked.filter(Boolean).join(', ')}`}</span>
      </span>
      {entryIds.length > 0 && <Tag tone="good">Held</Tag>}
      {days.length === 0 ? (
        <span className="sm mut">Its dates are open. Agree on them first.</span>
      ) : (
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {entryIds.length > 0 ? 'Hold more' : 'Hold dates'}
        </Button>
      )}
      {isOpen && (
        <div className={styles.form}>
          <Stack>
            {part === undefined && (hasFailed ? <ErrorState onRetry={retry} /> : <Skeleton look="block" />)}
            {part && (
              <part.HoldForm
                facilityId={facilityId}
                leadId={leadId}
                event={{ ...request, name: eventName }}
                days={days}
                ownHolds={entryIds}
                destinationName={destinationName}
              />
            )}
          </Stack>
        </div>
      )}
    </>
  )
}
