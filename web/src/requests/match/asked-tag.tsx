import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import { Tag } from '../../components/actions/chip.tsx'
import { statusText, statusTone } from '../request-words.ts'

/** Marks a host that was asked already, with what it answered. */
export const AskedTag = ({ status }: { status: LeadStatus }) => (
  <Tag tone={statusTone(status)}>Asked. {statusText(status, 'sender')}</Tag>
)
