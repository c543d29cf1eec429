import type { OfferedChoice, RequestTalk } from '@app/contract/assistants/request-assistant.ts'
import type { ReadFieldName, ReadValues } from '@app/contract/events/request-reading.ts'

/** An answer of the organizer, in words or chosen. */
export interface Entry {
  /** What was said about the answer before it. */
  note?: string | undefined
  /** The question that it answers. Null for what was said unasked. */
  asked: string | null
  about: ReadFieldName | null
  /** The answers that the question offered. */
  offered?: readonly OfferedChoice[] | undefined
  text: string
  /** What a chosen answer sets. Without any, the field isn't asked about again. Undefined for words. */
  fields?: ReadValues | undefined
  /** Fields that it gives up, so that more hosts fit. */
  dropped?: readonly ReadFieldName[] | undefined
}

/** The whole conversation is its entries: to undo one is to take it away. */
export const talkOf = (entries: readonly Entry[]): RequestTalk => ({
  messages: entries.map(({ text, about, asked, offered = [], fields = null, dropped = [] }) => ({
    text,
    about,
    asked,
    offered: [...offered],
    fields,
    dropped: [...dropped],
  })),
})

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false
  const { note, asked, about, offered, text, fields, dropped }: Partial<Record<keyof Entry, unknown>> = value
  return (
    typeof text === 'string' &&
    (note === undefined || typeof note === 'string') &&
    (offered === undefined || Array.isArray(offered)) &&
    (asked === null || typeof asked === 'string') &&
    (about === null || typeof about === 'string') &&
    (fields === undefined || (typeof fields === 'object' && fields !== null)) &&
    (dropped === undefined || Array.isArray(dropped))
  )
}

/** What this device keeps. An entry that isn't one ends it. */
export function entriesIn(stored: string | null): Entry[] {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(entries) && entries.every(isEntry) ? entries : []
  } catch {
    return []
  }
}
