import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import { Tag } from '../../components/actions/chip.tsx'
import { Checkbox } from '../../components/fields/checkbox.tsx'
import { statusText, statusTone } from '../request-words.ts'
import type { PickedHost, SendList } from './use-send-list.ts'

/** Marks a host that was asked already, with what it answered. */
export const AskedTag = ({ status }: { status: LeadStatus }) => (
  <Tag tone={statusTone(status)}>Asked. {statusText(status, 'sender')}</Tag>
)

interface PickHostProps {
  host: PickedHost
  sendList: SendList
  isClosed?: boolean
}

/** Puts a host on the send list that wasn't asked yet. */
export function PickHost({ host, sendList, isClosed = false }: PickHostProps) {
  const askedStatus = sendList.askedStatus(host.id)
  if (askedStatus) return <AskedTag status={askedStatus} />
  const isPicked = sendList.has(host.id)
  return (
    <Checkbox
      label={
        <>
          On the send list <span className="sr">{host.name}</span>
        </>
      }
      checked={isPicked}
      disabled={isClosed || (sendList.isFull && !isPicked)}
      onChange={() => sendList.toggle(host)}
    />
  )
}
