import type { Message } from './outbox.ts'

/** The content of an email: paragraphs, at most one link, and a footer. */
export interface Letter {
  to: string
  subject: string
  intro: string[]
  /** Titles that are links, below the introduction. */
  items?: { title: string; text: string; url: string }[]
  link?: { label: string; url: string; expiresIn?: string }
  outro: string[]
  /** Addresses that its texts show on purpose. Others are only names, which become no links. */
  addresses?: readonly string[]
  /** A link below everything else, such as one to get no more of these emails. */
  footer?: { text: string; label: string; url: string }
}

/** Lays out a letter with the product's brand, as text and as HTML. */
export type LayOutMail = (letter: Letter) => Message
