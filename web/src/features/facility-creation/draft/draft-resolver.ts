import { zodResolver } from '@hookform/resolvers/zod'
import { DraftSchema } from './draft-schema.ts'
import { issueText } from './issue-text.ts'

export const draftResolver = zodResolver(DraftSchema, { error: issueText })
