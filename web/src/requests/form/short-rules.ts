import { shortErrors } from '@app/contract/rules/asked-rules.ts'
import type { RequestDraft } from '../request-draft.ts'
import { unreadFigures } from '../unread-figures.ts'

/** What keeps a draft of the short form from being sent. Loaded at the first focus of the form. */
export const check = (draft: RequestDraft) => new Map([...shortErrors(draft), ...unreadFigures(draft)])
