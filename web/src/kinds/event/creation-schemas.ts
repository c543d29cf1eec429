import { EventDraft } from '@app/contract/events/event-schema.ts'
import { SportName } from '@app/contract/reference-lists/sports.ts'
import * as z from 'zod'

export const draft = EventDraft
export const children = { sports: z.object({ name: SportName }) }
