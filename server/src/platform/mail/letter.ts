import type { Message } from './outbox.ts'

/** The content of an email: paragraphs and at most one link. */
export interface Letter {
  to: string
  subject: string
  intro: string[]
  link?: { label: string; url: string; expiresIn?: string }
  outro: string[]
}

/** Lays out a letter with the product's brand, as text and as HTML. */
export type LayOutMail = (letter: Letter) => Message
