import type { ProfileKind } from '@app/contract/profile-kind.ts'
import { services } from '@app/contract/tree.ts'
import type { MailParts } from '../../patterns/mail-parts.ts'
import { requestParts } from '../event-mgmt/index.ts'
import { approvalHandlers, type ApprovalParts } from './approvals/approval-handlers.ts'
import { approvalMails } from './approvals/approval-mails.ts'
import { claimDigest } from './claims/claim-digest.ts'
import { claimHandlers } from './claims/claim-handlers.ts'
import { claimMails } from './claims/claim-mails.ts'
import { deletedProfileHandlers } from './deleted-profiles/deleted-profile-handlers.ts'
import { inquiryDigest } from './inquiries/inquiry-digest.ts'
import { inquiryHandlers } from './inquiries/inquiry-handlers.ts'
import { inquiryMails } from './inquiries/inquiry-mails.ts'
import { invitationHandlers } from './invitations/invitation-handlers.ts'
import { invitationMails } from './invitations/invitation-mails.ts'
import { membershipAskHandlers, type MembershipParts } from './membership-asks/membership-ask-handlers.ts'
import { nameChangeHandlers } from './name-changes/name-change-handlers.ts'
import { nameChangeMails } from './name-changes/name-change-mails.ts'

/** `kindOf` returns the declaration of a kind of profile by its name. */
export const contactService = (
  kindOf: (name: string) => ProfileKind,
  approvals: ApprovalParts,
  memberships: MembershipParts,
) => ({
  name: 'contact-mgmt',
  tree: services['contact-mgmt'],
  handlers: {
    claims: claimHandlers(kindOf),
    ...requestParts(),
    invitations: invitationHandlers(),
    nameChanges: nameChangeHandlers(),
    membershipAsks: membershipAskHandlers(memberships),
    deletedProfiles: deletedProfileHandlers(),
    approvals: approvalHandlers(approvals),
    inquiries: inquiryHandlers(),
  },
})

export type { ApprovalParts }

/** The emails of this service, by the kind of job. */
export const contactMails = (parts: MailParts) => ({
  'claims-to-decide': claimDigest(parts),
  'inquiries-open': inquiryDigest(parts),
  ...claimMails(parts),
  ...inquiryMails(parts),
  ...invitationMails(parts),
  ...nameChangeMails(parts),
  ...approvalMails(parts),
})
