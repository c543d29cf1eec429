import type { ColumnType, Generated, RawBuilder } from 'kysely'
import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import type { LeadEnding } from '@app/contract/rules/lead-endings.ts'
import type { InquiryTopic } from '@app/contract/rules/inquiry-topics.ts'
import type { Moment } from './columns.ts'

type OptionalMoment = ColumnType<Date | null, Date | null | undefined, Date | null>

export interface ContactTables {
  invitation: {
    id: string
    profile_id: string
    email: string | null
    user_id: string | null
    role: string
    status: Generated<'Open' | 'Accepted' | 'Declined' | 'Withdrawn' | 'Expired'>
    invited_by: string | null
    expires_date: ColumnType<Date, Date | RawBuilder<Date>, Date | RawBuilder<Date>>
    decided_by: string | null
    decided_date: OptionalMoment
    revision: Generated<number>
    created_date: Moment
  }
  name_change: {
    id: string
    profile_id: string
    old_name: string
    new_name: string
    status: Generated<'Open' | 'Accepted' | 'Undone' | 'Superseded'>
    changed_by: string | null
    changed_date: Moment
    decided_by: string | null
    decided_date: OptionalMoment
  }
  approval_decision: {
    id: string
    profile_id: string
    status: 'Approved' | 'Declined'
    reason: string | null
    decided_by: string | null
    decided_date: Moment
  }
  claim: {
    id: string
    profile_id: string
    user_id: string
    role: string
    message: string | null
    email: string | null
    is_sent: boolean
    proved_date: OptionalMoment
    status: Generated<'Open' | 'Approved' | 'Declined' | 'Withdrawn'>
    reason: string | null
    decided_by: string | null
    decided_date: OptionalMoment
    revision: Generated<number>
    created_date: Moment
  }
  membership_ask: {
    id: string
    profile_id: string
    user_id: string
    tier: string
    message: string | null
    status: Generated<'Open' | 'Granted' | 'Declined' | 'Withdrawn'>
    reason: string | null
    decided_by: string | null
    decided_date: OptionalMoment
    created_date: Moment
  }
  request: {
    id: string
    user_id: string | null
    name: string
    email: string
    organization: string | null
    months: string[]
    has_open_dates: Generated<boolean>
    confirmed_date: OptionalMoment
    revision: Generated<number>
    /** When it was first sent: events that no host was asked for have no request. */
    created_date: Moment
  }
  inquiry: {
    id: string
    user_id: string | null
    name: string | null
    email: string | null
    topic: InquiryTopic
    about: string | null
    status: Generated<'Open' | 'Answered' | 'Closed'>
    confirmed_date: OptionalMoment
    created_date: Moment
    changed_date: Moment
  }
  inquiry_message: {
    id: string
    inquiry_id: string
    is_team: boolean
    author_id: string | null
    text: string
    created_date: Moment
  }
  lead: {
    id: string
    request_id: string
    profile_id: string
    status: Generated<LeadStatus>
    mailed_date: OptionalMoment
    message: string | null
    member_id: string | null
    pass_reason: string | null
    ended: LeadEnding | null
    is_offered: Generated<boolean>
    revision: Generated<number>
    created_date: Moment
  }
  /** Its terms are columns by the names of `BidDraft`. */
  bid: {
    lead_id: string
    submitted_by: string | null
    submitted_date: Moment
    revision: Generated<number>
  }
  lead_move: {
    id: Generated<number>
    lead_id: string
    from_status: LeadStatus
    to_status: LeadStatus
    by: 'host' | 'sender' | 'admin'
    user_id: string | null
    at: Moment
    is_by_award: Generated<boolean>
    is_by_link: Generated<boolean>
  }
}
