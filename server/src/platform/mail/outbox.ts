import { randomUUID } from 'node:crypto'
import { open, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { closeFolder, privateFile } from '../files/private-folder.ts'

/** A calendar entry in the format of RFC 5545. Mail programs need the method of the file beside it. */
const CalendarPart = z.object({ method: z.string(), filename: z.string(), content: z.string() })

/** A file, in base64. */
const Attachment = z.object({ filename: z.string(), contentType: z.string(), content: z.string() })

export interface Message {
  to: string
  /** An address for replies, if not the sender's. */
  replyTo?: string
  /** With its angle brackets. */
  messageId?: string
  headers?: Readonly<Record<string, string>>
  subject: string
  text: string
  html: string
  calendar?: z.output<typeof CalendarPart>
  attachments?: z.output<typeof Attachment>[]
}
export type SendMail = (message: Message) => Promise<void>

const StoredMessage = z.object({
  at: z.string(),
  to: z.string(),
  replyTo: z.string().optional(),
  messageId: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  calendar: CalendarPart.optional(),
  attachments: z.array(Attachment).optional(),
})
export type StoredMessage = z.infer<typeof StoredMessage>

/** Stores mail as files when no SMTP server is configured: one JSON file per message, with names that sort by time. */
export function fileOutbox(folder: string) {
  return {
    send: async (message: Message) => {
      await closeFolder(folder)
      const at = new Date().toISOString()
      const name = `${at.replaceAll(/[:.]/g, '-')}-${randomUUID()}`
      const draft = join(folder, `${name}.part`)
      const file = await open(draft, 'wx', privateFile)
      await file.writeFile(JSON.stringify({ at, ...message }, null, 2))
      await file.sync()
      await file.close()
      await rename(draft, join(folder, `${name}.json`))
    },
    /** Newest first. */
    list: async (limit: number): Promise<StoredMessage[]> => {
      const names = await readdir(folder).catch(() => [])
      const latest = names
        .filter((name) => name.endsWith('.json'))
        .toSorted()
        .toReversed()
        .slice(0, limit)
      return Promise.all(
        latest.map(async (name) =>
          StoredMessage.parse(JSON.parse(await readFile(join(folder, name), 'utf8'))),
        ),
      )
    },
  }
}
export type Outbox = ReturnType<typeof fileOutbox>
