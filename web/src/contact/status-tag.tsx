import type { InquirySummary } from '@app/contract/contact/inquiry-routes.ts'
import { Tag } from '../components/actions/chip.tsx'

/** How far a message is, for its sender. */
export const StatusTag = ({ status }: Pick<InquirySummary, 'status'>) => {
  if (status === 'Open') return <Tag tone="warn">Waiting for our reply</Tag>
  return status === 'Answered' ? <Tag tone="good">We replied</Tag> : <Tag>Closed</Tag>
}
