import { zodResolver } from '@hookform/resolvers/zod'
import { fieldWords } from '../../../page/field-words.ts'
import { DraftSchema } from './draft-schema.ts'

export const draftResolver = zodResolver(DraftSchema, { error: fieldWords })
